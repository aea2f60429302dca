/** What honest texts of tools do not say, as patterns over plain text (lower case, single blanks), each linear in it. */

/** Stems of which one has to occur before a phrase of that kind can; they spare most texts the patterns. */
const STEMS_OF = {
  override:
    'set.aside|attention to|supersed|takes? precedence|(?:are|were) (?:now )?(?:void|obsolete|cancel|invalid|revoked)|no (?:safety|content)|ignor|disregard|forget|overrid|overrul|bypass|not follow|stop following|\\[/inst|<</?sys|<\\||you.are.now|no.longer|new.(?:system|secret|hidden|priority)|vergiss|missacht|oubli|olvid|esque|dimentica|игнорируй|забудь|не обращай|忽略|无视|無視|忘记|忘記|忘れ|무시|잊',
  conceal:
    '\\btell|inform|notify|alert|warn|mention|reveal|disclos|admit|acknowledg|divulg|discuss|talk about|(?:not|never) say|\\bhide\\b|conceal|secret|hidden|(?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find|learn)|knowledge|noticing|knowing|awareness|letting|silently|quietly|covertly|not (?:display|show)|(?:nutzer|anwender) (?:nicht|etwas|zu)|verschweig|utilisateur|usuario|usuário|utente|пользовател|用户|用戶|使用者|ユーザー|사용자',
  exfiltrate:
    'https?:|@|(?:silently|quietly|secretly)|(?:collect|gather) (?:all|any|every)|\\+\\d|exfiltrat|query.string|query.parameter|image|url.param',
  address:
    '<(?:important|critical|secret|hidden|system|admin|override)>|\\byour .{0,20}(?:environment|prompt|instructions|api.key|secret|credential)|(?:note|message|notice|attention|reminder|instructions?|memo).(?:to|for)|(?:us|call|invok|runn?)(?:e|ing)?.(?:\\S+.){0,2}?tool|(?:user|human|operator|administrator).ha|approved|if you are|(?:this|it).{0,40}(?:safe|benign|harmless|clean|trusted)',
} as const

/** Files and things that parameters and sentences ask for; see `secret-files.ts` and `asked.ts`. */
const THINGS =
  '\\.ssh|\\.aws|\\.env|id_rsa|id_ed|/etc/|\\.kube|\\.gnupg|\\.netrc|\\.npmrc|\\.pypirc|mcp\\.json|desktop_config|wallet|\\.docker|conversation|chat|messages|context.window|prompt|instructions|secret|credential|api.keys|passwords|private.keys|tokens.(?:that|you|known|found|avail|seen|in)|(?:contents?|data|text|output).(?:of|from)|(?:env|aws|ssh).{0,20}content|thought|everything (?:that )?the|ssh|passwd'

/** Any of all of them, over a text in lower case. */
export const STEMS = new RegExp([...Object.values(STEMS_OF), THINGS].join('|'), 'u')

const SECRET_THING =
  '(?:system prompt|(?:conversation|chat|message) (?:history|log|transcript)|(?:entire|full|whole|complete) conversation|api[ _-]?keys?|passwords?|secrets|credentials|private keys?|environment variables?|env vars|session tokens?|access tokens?|cookies|seed phrase)(?! (?:reset|rotation|policy|manager|hash|strength|hint|page|form|field))'
const OUTSIDE = '(?:https?:\\/\\/[^\\s]{3,}|[\\w.+-]{1,60}@[\\w-]{1,60}\\.[a-z]{2,}|\\+\\d(?:[ -]?\\d){6,14})'
const WORDS = (most: number) => `(?: [^\\s]{1,40}){0,${most}}?`

const patterns =
  (...sources: readonly (string | RegExp)[]) =>
  (): readonly RegExp[] =>
    sources.map((source) => (typeof source === 'string' ? new RegExp(source, 'gu') : new RegExp(source.source, 'gu')))

/** Kinds of phrases by what they want. */
const KINDS = {
  override: patterns(
    `\\b(?:ignore|disregard|forget|override|overrule|bypass|do not follow|don't follow|stop following)${WORDS(3)} (?:previous|prior|above|earlier|preceding|former|system|original|your)${WORDS(2)} (?:instructions?|prompts?|directives)\\b`,
    `\\b(?:ignore|disregard|forget|do not follow|don't follow)${WORDS(1)} all(?: of)?(?: the| your| other)?${WORDS(1)} (?:instructions|prompts|directives)\\b`,
    `\\b(?:ignore|disregard|forget|override|bypass)${WORDS(2)} your${WORDS(2)} (?:rules|guidelines|guardrails|training|safety|restrictions|constraints|policies)\\b`,
    /\b(?:(?:ignore|disregard|forget) everything (?:above|before)|(?:ignore|disregard|forget|set aside) everything you (?:were|have been) told)\b/,
    `\\b(?:set aside|(?:pay|give) no attention to|(?:supersedes?|replaces?|overrides?|takes? precedence over) (?:all|any))${WORDS(3)} (?:previous|prior|earlier|preceding|former|system|existing|your)${WORDS(2)} (?:instructions?|prompts?|directives|guidelines|rules)\\b(?! (?:for|of|in) )`,
    `\\b(?:all|any) (?:previous|prior|earlier) (?:instructions|directives|prompts|guidelines) (?:are|were) (?:now )?(?:void|obsolete|cancell?ed|invalid|revoked)\\b`,
    `\\b(?:ignore|disregard|forget)${WORDS(1)} (?:all|any)(?: of)?(?: the| your)? (?:previous|prior|earlier) (?:rules|guidelines|restrictions|constraints)\\b`,
    /\bno (?:safety|content) (?:rules?|policy|policies|restrictions?|filters?) (?:applies|apply|bind) to you\b/,
    /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|\[\/inst\]|<<\/?sys>>/,
    /\byou are now (?:in )?(?:an? )?(?:developer|debug|admin|root|unrestricted|unfiltered|jailbreak|jailbroken|dan|free)\b/,
    /\byou are no longer (?:bound|restricted|limited|subject|required)\b/,
    /(?:^|[\s\]>#*])new (?:system |secret |hidden |priority )(?:instructions?|prompt|directives?) ?:/,
    /(?:ignoriere?n?|vergiss|missachte)(?: [^\s]{1,20}){0,4} (?:bisherigen|vorherigen|vorigen|obigen|früheren|alle)(?: [^\s]{1,20}){0,2} (?:anweisungen|instruktionen|vorgaben)/,
    /(?:ignore[sz]?|oublie[sz]?)(?: [^\s]{1,20}){0,3} (?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)/,
    /(?:ignor[ae]r?|olvid[ae]|esqueça|dimentica)(?: [^\s]{1,20}){0,3} (?:instrucciones|instruções|istruzioni) (?:anteriores|previas|prévias|precedenti)/,
    /(?:игнорируй|забудь|не обращай(?:те)? внимания на)[^.!?]{0,30}(?:предыдущ|прежн|прошл)[^.!?]{0,20}(?:инструкц|указани)/,
    /(?:忽略|无视|無視|忘记|忘記)[^。.!?]{0,8}(?:之前|以上|先前|所有|前面|上述)[^。.!?]{0,8}(?:指令|指示|提示)/,
    /(?:これまで|以前|上記|前)の[^。]{0,10}(?:指示|命令|プロンプト)[^。]{0,8}(?:無視|忘れ)/,
    /(?:이전|위의|앞의)[^.]{0,10}(?:지시|명령|프롬프트)[^.]{0,8}(?:무시|잊)/,
  ),
  conceal: patterns(
    `\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:tell|inform|notify|alert|warn) (?:the |your |any )?(?:user|users|human|operator|anyone|anybody)\\b(?! (?:to|if|when|how|which|what they)\\b)(?!${WORDS(14)} (?:until|unless|before|yet|twice)\\b)`,
    `\\b(?:do not|don't|dont|never|must not|must never)(?: ever)? (?:reveal|disclose|admit|mention|say) to (?:the |your |any )?(?:user|users|human|operator|anyone) (?:that (?:this|you|it|the tool)|anything about (?:this|these))\\b`,
    `\\b(?:need not|without) (?:tell|inform(?:ing)?) (?:the |your )?(?:user|human|operator)\\b(?! (?:to|if|when|how|which|first|beforehand)\\b)`,
    `\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:mention|reveal|disclose|admit|acknowledge|divulge|say|talk about|discuss)(?: any of)? (?:this|that you|it|these|the fact|anything about this|having)\\b(?! (?:tool|id|field|key|value|parameter|token|url|link|number)\\b)${WORDS(12)} (?:user|users|human|anyone|anybody|response|reply|answer|output|chat|first|file|files|read|need)\\b`,
    /\b(?:hide|conceal) (?:this|it|that|these|them|the fact)(?: [^\s]{1,30}){0,4} from (?:the |your )?(?:user|human|operator)s?\b/,
    /\bkeep (?:this|it|that|these)(?: [^\s]{1,30}){0,3} (?:secret|hidden|a secret)(?: [^\s]{1,30}){0,2} from (?:the |your )?(?:user|human|operator)s?\b/,
    /\bthe (?:user|human|operator) (?:must|should|does|shall|may|need) (?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find out|learn|informed)(?: [^\s]{1,30}){0,2}? (?:about )?(?:this|that you|of this|it)\b/,
    /\bwithout (?:(?:ever )?(?:telling|mentioning (?:it|this) to|letting) (?:the |your )?(?:user|human|operator)|the (?:user|human|operator)(?:'s)? (?:knowledge|noticing|knowing|awareness))\b/,
    /\b(?:silently|secretly|quietly|covertly) (?:send|forward|upload|transmit|exfiltrate|bcc|leak|copy|include|append)\b/,
    /\bdo not (?:display|show) (?:this|these) (?:instructions?|steps?|note) to (?:the )?(?:user|human)s?\b/,
    /(?:sage?n? (?:sie )?(?:es |das )?dem (?:be)?(?:nutzer|anwender) (?:nichts|nicht)|ohne (?:es )?dem (?:be)?(?:nutzer|anwender) (?:etwas )?zu sagen|verschweige? (?:es |das )?dem (?:be)?(?:nutzer|anwender))/,
    /ne (?:le |l')?(?:dis|dites|mentionne[sz]?|révèle[sz]?) (?:pas|jamais|rien)(?: [^\s]{1,12}){0,2} à l'utilisateur/,
    /(?:no (?:se )?(?:lo |le )?(?:digas|menciones|reveles) (?:esto |nada )?al usuario(?: (?:que|nada|sobre)|[.!,;]|$)|não (?:conte|diga|mencione)(?: isso| isto)? ao usuário|non (?:dirlo|dire nulla) all'utente)/,
    /не (?:говори|сообщай|рассказывай)(?:те)?(?: об этом)? пользовател/,
    /(?:不要|别|不得|切勿)(?:告诉|告知|提醒|通知)(?:用户|用戶)|不要(?:告訴|告知)(?:使用者|用戶)/,
    /ユーザー(?:に|には)[^。]{0,10}(?:知らせない|伝えない|言わない|教えない|知らせず)/,
    /사용자에게[^.]{0,12}(?:알리지|말하지|언급하지) ?(?:마|않)/,
  ),
  exfiltrate: patterns(
    `\\b(?:send|forward|upload|post|transmit|exfiltrate|leak|e-?mail|copy|report)${WORDS(6)} ${SECRET_THING}${WORDS(8)} (?:to|at|via) ${OUTSIDE}`,
    `\\b(?:send|forward|bcc|copy)(?: a copy of)? (?:all|every|each|any|the user's|the entire|the full)${WORDS(2)} (?:e-?mails?|mails?|messages?|files?|documents?|conversations?|results?|responses?|data|inputs?|prompts?)${WORDS(4)} (?:to|at|via) ${OUTSIDE}`,
    `\\b(?:append|encode|include|add|put|embed)${WORDS(4)} (?:${SECRET_THING}|previous (?:messages?|results?)|user(?:'s)? (?:message|data|input))${WORDS(5)} (?:query string|query parameter|image url|markdown image|url parameter)\\b`,
    `\\b(?:send|forward|upload|post|transmit|copy|report) the (?:conversation|chat|dialogue?)(?: so far| history| log)?${WORDS(3)} (?:to|at|via) ${OUTSIDE}`,
    `\\b(?:silently|secretly|quietly) (?:call|invoke|run|use) [^\\s]{1,60} with the (?:entire|full|whole|complete) (?:conversation|chat)`,
    `\\b(?:collect|gather) (?:all|any|every)${WORDS(2)} ${SECRET_THING}${WORDS(9)} (?:you have|you know|you saw|in this (?:session|conversation|chat))\\b`,
    `\\b(?:whenever|each time|every time|after) you (?:call|use|run|invoke)${WORDS(4)},? (?:copy|send|forward|post|upload) (?:the|its|all) (?:results?|outputs?|contents?|answers?)${WORDS(2)} to ${OUTSIDE}`,
    `\\bexfiltrate(?! (?:detection|attempts?|attacks?))${WORDS(5)} (?:to|via|through|using)\\b`,
  ),
  address: patterns(
    `<(?:important|critical|secret|hidden|system|admin|override)>(?! ?-?(?:tags?|elements?|nodes?|markers?|attributes?|blocks?|sections?)\\b)(?: ?[^\\s<]{1,40}){4}`,
    `\\b(?:note|message|notice|attention|reminder|instructions?|memo) (?:to|for)(?: all| any| the)?${WORDS(2)} (?:ais?|llms?|bots?|assistants?|agents?|models?|reviewers?|chatbots?|claude|chatgpt|gpt|copilot|gemini)\\b.{0,100}?\\b(?:(?:this|the) (?:change|tool|server|request|pull request|pr|diff|contract) (?:is|was|has been) (?:already )?(?:approved|safe|trusted|verified|reviewed)|do not (?:report|flag|review)\\b|skip the review|answer "|respond (?:only )?with ")`,
    `\\b(?:print|output|dump|reveal|repeat|leak|expose|return|show)(?: out)?${WORDS(2)} your${WORDS(2)} (?:environment(?: variables)?|system prompt|system instructions|initial instructions|hidden instructions|api keys?|secrets|credentials)\\b`,
    `\\b(?:before|after|prior to|whenever|when) (?:you )?(?:use|using|call|calling|invoke|invoking|run|running)${WORDS(2)} tools?\\b.{0,40}\\b(?:read|open|cat|load|fetch|download|visit|execute|run|curl)${WORDS(4)} ["'\`(]?(?:~\\/|\\/(?:etc|home|root|users|var|tmp)\\/|https?:\\/\\/(?!(?:docs?|developers?|help|support)\\.))`,
    /\bthe (?:user|human|operator|administrator) (?:has|have) (?:already )?(?:approved|authori[sz]ed|consented to|given (?:permission|consent)|pre-approved|pre-authori[sz]ed)(?: (?!(?:when|if|once|before|until|unless|after|as|the) )[^\s]{1,30}){0,6} (?:everything|(?:this|these)(?=[.,;:!]|$)|(?:all|any|every|this|these)(?: [^\s]{1,30}){0,2}? (?:actions?|calls?|requests?|tools?|operations?|commands?|changes?|steps?|transactions?|payments?|transfers?|access))\b/,
    `\\bif you are${WORDS(4)} (?:scanner|reviewer|auditor|reviewing model|review bot)\\b[^.!?]{0,60}\\b(?:report|mark|treat|rate|classify|approve|skip|ignore) (?:this|it)\\b(?! (?:field|parameter|option|value)\\b)`,
    `\\b(?:note|message|notice|attention) (?:to|for)${WORDS(2)} (?:reviewers?|scanners?|auditors?)\\b[^.!?]{0,80}\\b(?:mark|report|rate|classify|treat) (?:it|this)${WORDS(3)} (?:safe|benign|harmless|clean|trusted|approved)\\b`,
    /\b(?:this|the) (?:tool|server|change|request|action) (?:is|has been) (?:already )?(?:pre-?approved|approved by (?:the )?(?:security|admin|user|anthropic|openai))\b/,
  ),
} as const

/** What a phrase wants. */
export type PhraseKind = keyof typeof KINDS

const made = new Map<PhraseKind, readonly RegExp[]>()
const stems = new Map<PhraseKind, RegExp>()

/** Words by which a text about attacks says that it only quotes them. */
const QUOTING =
  /\b(?:detect|scan|such as|e\.g|example|for instance|like|phrase|attack|injection|jailbreak|classif|flag|moderat|block|filter|reject|suspicious|malicious)/

/** The first phrase of that kind in a plain text; what a text about attacks quotes is none. */
export function phraseIn(plain: string, kind: PhraseKind): string | undefined {
  if (!stemsOf(kind).test(plain)) return undefined
  const ready = made.get(kind) ?? KINDS[kind]()
  made.set(kind, ready)
  for (const pattern of ready)
    for (const { 0: found, index } of plain.matchAll(pattern)) if (!isQuoted(plain, found, index)) return found.trim()
  return undefined
}

function stemsOf(kind: PhraseKind): RegExp {
  const known = stems.get(kind) ?? new RegExp(STEMS_OF[kind], 'u')
  stems.set(kind, known)
  return known
}

function isQuoted(plain: string, found: string, index: number): boolean {
  const before = plain.slice(Math.max(0, index - 100), index)
  const after = plain.slice(index + found.length, index + found.length + 60)
  return /["'`«「„(][^"'`]{0,20}$/.test(before) && /["'`»」)]/.test(after) && QUOTING.test(before)
}
