/** Parameters that ask for what no tool has to know. */
import { mayHold, type Phrase, phrase } from './phrase.js'

const THING =
  '(?:system prompt|system instructions|hidden instructions|(?:conversation|chat|message|dialogue?) (?:history|log|transcript)|conversation|chat context|context window|previous messages|prior messages|chat messages)'
/** In descriptions of parameters. */
export const ASKS = (): readonly Phrase[] => [
  phrase(
    [
      'full,entire,complete,whole,verbatim,all,everything',
      'prompt,instructions,conversation,chat,message,dialog,context window',
    ],
    `\\b(?:full|entire|complete|whole|verbatim|all(?: of)?(?: the| your)?|everything (?:in|of) the)(?: (?:the|your|user's|current|previous|raw|prior|original|of)){0,3} ${THING}\\b`,
  ),
  phrase(
    ['your ', 'prompt,instructions,environment variables,chain of thought'],
    `\\byour (?:own |full |complete |current |entire )?(?:system prompt|system instructions|hidden instructions|initial instructions|environment variables|chain of thought)\\b`,
  ),
  phrase(
    ['conversation,chat,history,context,message', 'secrets,passwords,credentials,keys,tokens'],
    `\\b(?:conversation|chat|history|context|messages?) (?:and|with|plus|including)(?: any| all| the)? (?:secrets|passwords|credentials|api keys|tokens|keys)\\b`,
  ),
  phrase(
    ['any,all', 'secrets,passwords,credentials,keys,tokens', 'known,found,available,seen,you ,in the,in your'],
    `\\b(?:any|all)(?: of)?(?: the| other)? (?:secrets|passwords|api keys|credentials|private keys|tokens)(?: that)? (?:you (?:know|have|saw|see|find|found|remember|can)\\b|known|found|available|seen|in (?:the|your) (?:context|memory|environment|conversation))\\b`,
  ),
  phrase(
    ['known to you'],
    `\\ball (?:secrets|passwords|api keys|credentials|private keys)(?: and (?:secrets|passwords|api keys|credentials|private keys|tokens)){0,2} (?:that are )?known to you\\b`,
  ),
  phrase(
    ['everything that the user,everything the user'],
    `\\beverything (?:that )?the user (?:has )?(?:told|said to|sent|written to) you\\b`,
  ),
  phrase(
    ['content', '.ssh,id_rsa,id_ed25519,.aws,/etc/'],
    `\\bcontents? (?:of|from)(?: [^\\s]{1,40}){0,3}? ["'\`(]?[~\\w/$.{}-]{0,40}(?:\\.ssh\\b|\\bid_(?:rsa|ed25519)\\b(?!\\.pub)|\\.aws\\b|\\/etc\\/(?:passwd|shadow)\\b)`,
  ),
]
/** In names of parameters, in words. */
const NAMES =
  /\b(?:contents?|data|text|output) (?:of|from)\b.{0,40}\b(?:private key|ssh|id rsa|env|passwd|credentials?|passwords?|secrets?)\b|\b(?:full|entire|complete|whole|all) (?:conversation|chat history|conversation history|chat context|previous messages|context window)\b|\byour (?:system prompt|instructions|api key|password)\b|^chain of thought$|\b(?:ssh|aws|env|etc passwd|id rsa)\b.{0,20}\bcontents?\b/
/** Tools whose work is conversations, prompts or memory have to be given them. */
const ABOUT_TALK =
  /conversation|chat|message|transcript|memor|summar|dialog|thread|history|session|prompt|agent|assistant|llm|completion|moderat|feedback|secret|vault/

const made = new Map<string, RegExp>()
let table: readonly Phrase[] | undefined

/** What a parameter asks for beyond its work; undefined where it is nothing. `tool` is the name of the tool in words. */
export function askedFor(plain: string, isName: boolean, tool: string): string | undefined {
  if (isName) return NAMES.exec(plain)?.[0]
  table ??= ASKS()
  const possible = table.filter((one) => mayHold(plain, one)).map(({ source }) => source)
  if (possible.length === 0) return undefined
  const source = possible.join('|')
  const pattern = made.get(source) ?? new RegExp(source, 'u')
  made.set(source, pattern)
  const asked = pattern.exec(plain)?.[0]
  return asked === undefined || ABOUT_TALK.test(tool) ? undefined : asked
}

/** Names of parameters, in words, that are credentials. */
const CREDENTIAL =
  /(?:^|\b)(?:password|passwd|passphrase|api ?key|secret key|secret access key|client secret|private key|access token|auth token|bearer token|refresh token|session token|session cookie|cookies?|seed phrase|mnemonic|recovery phrase|cvv|cvc|card number|social security number|ssn)$/

/** Is this the name of a credential? */
export function isCredential(words: string): boolean {
  return (
    CREDENTIAL.test(words) &&
    !/^(?:has|is|reset|forgot|change|rotate|use|require|with|min|max|no|allow|enable) /.test(words)
  )
}
