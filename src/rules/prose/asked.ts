/** Parameters that ask for what no tool has to know. */

const THING =
  '(?:system prompt|system instructions|hidden instructions|(?:conversation|chat|message|dialogue?) (?:history|log|transcript)|conversation|chat context|context window|previous messages|prior messages|chat messages)'
/** In descriptions of parameters. */
const ASKS = [
  `\\b(?:full|entire|complete|whole|verbatim|all(?: of)?(?: the| your)?|everything (?:in|of) the)(?: (?:the|your|user's|current|previous|raw|prior|original|of)){0,3} ${THING}\\b`,
  `\\byour (?:own |full |complete |current |entire )?(?:system prompt|system instructions|hidden instructions|initial instructions|environment variables|chain of thought)\\b`,
  `\\b(?:conversation|chat|history|context|messages?) (?:and|with|plus|including)(?: any| all| the)? (?:secrets|passwords|credentials|api keys|tokens|keys)\\b`,
  `\\b(?:any|all)(?: of)?(?: the| other)? (?:secrets|passwords|api keys|credentials|private keys|tokens)(?: that)? (?:you (?:know|have|saw|see|find|found|remember|can)\\b|known|found|available|seen|in (?:the|your) (?:context|memory|environment|conversation))\\b`,
  `\\ball (?:secrets|passwords|api keys|credentials|private keys)(?: and (?:secrets|passwords|api keys|credentials|private keys|tokens)){0,2} (?:that are )?known to you\\b`,
  `\\beverything (?:that )?the user (?:has )?(?:told|said to|sent|written to) you\\b`,
  `\\bcontents? (?:of|from)(?: [^\\s]{1,40}){0,3}? ["'\`(]?[~\\w/$.{}-]{0,40}(?:\\.ssh\\b|\\bid_(?:rsa|ed25519)\\b(?!\\.pub)|\\.aws\\b|\\/etc\\/(?:passwd|shadow)\\b)`,
]
/** In names of parameters, in words. */
const NAMES =
  /\b(?:contents?|data|text|output) (?:of|from)\b.{0,40}\b(?:private key|ssh|id rsa|env|passwd|credentials?|passwords?|secrets?)\b|\b(?:full|entire|complete|whole|all) (?:conversation|chat history|conversation history|chat context|previous messages|context window)\b|\byour (?:system prompt|instructions|api key|password)\b|^chain of thought$|\b(?:ssh|aws|env|etc passwd|id rsa)\b.{0,20}\bcontents?\b/
/** Tools whose work is conversations, prompts or memory have to be given them. */
const ABOUT_TALK =
  /conversation|chat|message|transcript|memor|summar|dialog|thread|history|session|prompt|agent|assistant|llm|completion|moderat|feedback|secret|vault/

/** Without one of these no description asks for anything of the kind. */
const STEMS =
  /conversation|chat|context window|(?:previous|prior) messages|(?:message|dialogue?) (?:history|log|transcript)|system (?:prompt|instructions)|(?:hidden|initial) instructions|environment variables|chain of thought|secrets|passwords|credentials|api keys|(?:private )?keys|tokens|contents? (?:of|from)|everything (?:that )?the user/u

let asks: RegExp | undefined

/** What a parameter asks for beyond its work; undefined where it is nothing. `tool` is the name of the tool in words. */
export function askedFor(plain: string, isName: boolean, tool: string): string | undefined {
  if (isName) return NAMES.exec(plain)?.[0]
  if (!STEMS.test(plain)) return undefined
  asks ??= new RegExp(ASKS.join('|'), 'u')
  const asked = asks.exec(plain)?.[0]
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
