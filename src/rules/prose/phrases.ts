/** Looks for the phrases of the table in a plain text. */
import { mayHold, type Phrase } from './phrase.js'
import { PHRASES, type PhraseKind } from './phrase-table.js'

/** Stems of which one has to occur before a phrase of that kind can; they spare most texts the patterns. */
const STEMS_OF: { readonly [kind in PhraseKind]: string } = {
  override:
    'set.aside|attention to|supersed|takes? precedence|(?:are|were) (?:now )?(?:void|obsolete|cancel|invalid|revoked)|no (?:safety|content)|ignor|disregard|forget|overrid|overrul|bypass|not follow|stop following|\\[/inst|<</?sys|<\\||you.are.now|no.longer|new.(?:system|secret|hidden|priority)|vergiss|missacht|oubli|olvid|esque|dimentica|игнорируй|забудь|не обращай|忽略|无视|無視|忘记|忘記|忘れ|무시|잊',
  conceal:
    '\\btell|inform|notify|alert|warn|mention|reveal|disclos|admit|acknowledg|divulg|discuss|talk about|(?:not|never) say|\\bhide\\b|conceal|secret|hidden|(?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find|learn)|knowledge|noticing|knowing|awareness|letting|silently|quietly|covertly|not (?:display|show)|(?:nutzer|anwender) (?:nicht|etwas|zu)|verschweig|utilisateur|usuario|usuário|utente|пользовател|用户|用戶|使用者|ユーザー|사용자',
  exfiltrate:
    'https?:|@|(?:silently|quietly|secretly)|(?:collect|gather) (?:all|any|every)|\\+\\d|exfiltrat|query.string|query.parameter|image|url.param',
  address:
    '<(?:important|critical|secret|hidden|system|admin|override)>|\\byour .{0,20}(?:environment|prompt|instructions|api.key|secret|credential)|(?:note|message|notice|attention|reminder|instructions?|memo).(?:to|for)|(?:us|call|invok|runn?)(?:e|ing)?.(?:\\S+.){0,2}?tool|(?:user|human|operator|administrator).ha|approved|if you are|(?:this|it).{0,40}(?:safe|benign|harmless|clean|trusted)',
}

/** Files and things that parameters and sentences ask for; see `secret-files.ts` and `asked.ts`. */
const THINGS =
  '\\.ssh|\\.aws|\\.env|id_rsa|id_ed|/etc/|\\.kube|\\.gnupg|\\.netrc|\\.npmrc|\\.pypirc|mcp\\.json|desktop_config|wallet|\\.docker|conversation|chat|messages|context.window|prompt|instructions|secret|credential|api.keys|passwords|private.keys|tokens.(?:that|you|known|found|avail|seen|in)|(?:contents?|data|text|output).(?:of|from)|(?:env|aws|ssh).{0,20}content|thought|everything (?:that )?the|ssh|passwd'

/** Any of all of them, over a text in lower case. */
export const STEMS = new RegExp([...Object.values(STEMS_OF), THINGS].join('|'), 'u')

const tables = new Map<PhraseKind, readonly Phrase[]>()
const made = new Map<Phrase, RegExp>()

/** Words by which a text about attacks says that it only quotes them. */
const QUOTING =
  /\b(?:detect|scan|such as|e\.g|example|for instance|like|phrase|attack|injection|jailbreak|classif|flag|moderat|block|filter|reject|suspicious|malicious)/

/** The first phrase of that kind in a plain text; what a text about attacks quotes is none. */
export function phraseIn(plain: string, kind: PhraseKind): string | undefined {
  const table = tables.get(kind) ?? PHRASES[kind]()
  tables.set(kind, table)
  for (const phrase of table) {
    if (!mayHold(plain, phrase)) continue
    const pattern = made.get(phrase) ?? new RegExp(phrase.source, 'gu')
    made.set(phrase, pattern)
    for (const { 0: found, index } of plain.matchAll(pattern)) if (!isQuoted(plain, found, index)) return found.trim()
  }
  return undefined
}

function isQuoted(plain: string, found: string, index: number): boolean {
  const before = plain.slice(Math.max(0, index - 100), index)
  const after = plain.slice(index + found.length, index + found.length + 60)
  return /["'`«「„(][^"'`]{0,20}$/.test(before) && /["'`»」)]/.test(after) && QUOTING.test(before)
}
