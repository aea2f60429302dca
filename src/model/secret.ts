import { isSecretKey } from './redaction/secret-key.js'
import { PRIVATE_KEY, SHAPES } from './redaction/token-shapes.js'

export { isSecretKey }

/** What looks like a secret. Errs towards masking: a masked identifier costs a look, a shown token costs a rotation. */

/** What names a value, and the value behind it; they are looked for one after the other, so that no text is read twice. */
interface Naming {
  /** Stands in every text that `head` is found in: a quick look that most texts end at. */
  readonly sign: RegExp
  /** Groups `key`, and `sign` for all that stands between key and value. */
  readonly head: RegExp
  /** Sticky. */
  readonly value: RegExp
  /** Is what was found there a value at all? */
  readonly counts: (value: string) => boolean
}

/** What stands in the place of a value where none is given. */
const NO_VALUE =
  /^(?:string|str|number|integer|int|boolean|bool|object|array|null|none|nil|undefined|true|false|required|optional|yes|no|and|or|to|is|the|for|from|with|that|this|not|never|flag|option|argument|parameter|expired|invalid|missing|valid|wrong|empty|incorrect|correct|rejected|accepted|weak|strong|reset|change|changed|protected|\*+)\b[.!?:]?$|^\\?["']?(?:\*{3}|\$\{|<[^>]*>|\{\{)/i
const isGiven = (value: string): boolean => !NO_VALUE.test(value)

const NAMINGS: readonly Naming[] = [
  // `key=value`, `"key": "value"`. Quotes of JSON in a text in a text have a backslash for each time that they were
  // written; the value ends at the quote that has as many as the one that opened it.
  {
    sign: /[=:]|%3D/i,
    head: /(?<![\w.-])(?<key>[\w.-]{2,60})(?<sign>\\{0,7}["']?(?:\s{0,4}(?:=>?|%3[Dd])\s{0,4}|\s{0,4}:\s{0,4}(?=\\{0,7}["'])))/g,
    value:
      /(?<open>\\{0,7}["'])(?:(?!(?<!\\)\k<open>)[^\n]){1,4000}(?:\k<open>)?|[^\s"'&;,)}\]]{3,4000}(?:[)}\]][^\s"'&;,)}\]]{1,400}){0,9}/y,
    counts: (value) => !/^\\{0,7}["']?\*{3}/.test(value),
  },
  // `X-Api-Key: abc` and `password: abc` on a line or in quotes of their own.
  {
    sign: /:/,
    head: /(?<![\w.-])(?<key>[\w.-]{2,60})(?<sign>[ \t]{0,4}:[ \t]{1,8})/g,
    value: /[^\s"']{3,400}(?=[ \t]{0,4}(?:$|[\r\n"']))|[^\s"',;{}[\]()]{3,400}(?=[ \t]{0,4}(?:[,;)}\]]|\\))/my,
    counts: isGiven,
  },
  // `--password abc`
  {
    sign: /-/,
    head: /(?<![\w-])(?<key>--?[A-Za-z][\w-]{1,60})(?<sign>\s{1,4})/g,
    value: /"[^"\n]{1,400}"|'[^'\n]{1,400}'|[^\s"',;<>[\]-][^\s"',;]{0,400}/y,
    counts: isGiven,
  },
  // `the password is abc1`
  {
    sign: /[=:]|\s(?:is|was)\s/i,
    head: /(?<key>\b[A-Za-z]{3,20}(?:[ _-](?:key|token|code|word|phrase|secret|string))?)(?<sign>\s{1,4}(?:is|was|=|:)\s{1,4}|\s{0,2}:\s{1,4})/gi,
    value: /[^\s"',;]{4,400}/y,
    counts: (value) => /[\d@#$%^&*+=~]/.test(value) && isGiven(value),
  },
]
const TAGGED = /(?<keep><(?<key>[\w:.-]{2,60})>)[^<\n]{1,400}(?=<\/)/g
const RUN = /[A-Za-z0-9+/_=-]{16,}/g
const ESCAPED = /(?<![\w.~+*!'()%-])[\w.~+*!'()-]*(?:%[0-9A-Fa-f]{2}[\w.~+*!'()-]*)+/g

/** The matcher's own stack overflows on a run of some millions of characters, so long text is masked in pieces. */
const PIECE = 32_768
/** A secret that a cut would tear is at most so far from it. */
const NEAR = 512

/**
 * What every text with a secret in it has: a sign that all names of values, addresses, options and quotes need, a run as
 * long as the shortest token, or a word that a secret follows.
 */
const SUSPECT = /[:=%<$'"\\|;&?@-]|\S{15}|\s(?:is|was)\s|Bearer|Basic|Digest|Token|password/i

/** What stands in the place of a secret. */
export const MASK = '***'

/** The text with every part that looks like a secret replaced by `***`; linear in the text, however long it is. */
export function maskText(text: string): string {
  if (text.length < 8 || !SUSPECT.test(text)) return text
  const open = text.replace(PRIVATE_KEY, MASK)
  if (open.length <= PIECE + NEAR) return maskPiece(open)
  const masked: string[] = []
  let start = 0
  while (open.length - start > PIECE + NEAR) {
    const end = start + PIECE
    const torn = tears(open, end)
    masked.push(torn ? `${maskPiece(open.slice(start, end - NEAR))}${MASK}` : maskPiece(open.slice(start, end)))
    start = torn ? end + NEAR : end
  }
  masked.push(maskPiece(open.slice(start)))
  return masked.join('')
}

/** Would a cut there show what is masked where the text stays whole? */
function tears(text: string, at: number): boolean {
  const [left, right] = [text.slice(at - NEAR, at), text.slice(at, at + NEAR)]
  return maskPiece(left + right) !== maskPiece(left) + maskPiece(right)
}

function maskPiece(text: string, decoded = 0): string {
  let masked = text
  for (const shape of SHAPES) masked = masked.replace(shape, (...found) => `${found.at(-1)?.keep ?? ''}${MASK}`)
  for (const naming of NAMINGS) masked = maskNamed(masked, naming)
  masked = masked.replace(TAGGED, (whole, ...found) =>
    isSecretKey(found.at(-1).key) ? `${found.at(-1).keep}${MASK}` : whole,
  )
  if (decoded < MOST_DECODED) masked = masked.replace(ESCAPED, (run) => (hides(unescaped(run), decoded) ? MASK : run))
  return masked.replace(RUN, (run) => {
    const text = decoded < MOST_DECODED ? textOfBase64(run) : undefined
    return (text === undefined ? isRandom(run) : CREDENTIALS.test(text) || hides(text, decoded)) ? MASK : run
  })
}

/** What `Basic` is followed by, in base64. */
const CREDENTIALS = /^[\w.@+-]{1,64}:(?!\/)(?=\S*[\d@#$%^&*+=~!])\S{4,64}$/

function maskNamed(text: string, { sign, head, value, counts }: Naming): string {
  if (!sign.test(text)) return text
  const parts: string[] = []
  let done = 0
  for (const found of text.matchAll(head)) {
    const start = found.index + found[0].length
    if (found.index < done || !isSecretKey(found.groups?.key ?? '')) continue
    value.lastIndex = start
    const [given] = value.exec(text) ?? []
    if (given === undefined || !counts(given)) continue
    parts.push(text.slice(done, start), quotesAround(given))
    done = start + given.length
  }
  return done === 0 ? text : `${parts.join('')}${text.slice(done)}`
}

/** Texts in base64 or with percent escapes are looked into so many levels deep. */
const MOST_DECODED = 2

/** Is there a secret in what a text stands for? */
function hides(text: string | undefined, decoded: number): boolean {
  if (text === undefined) return false
  const open = text.replace(PRIVATE_KEY, MASK)
  return maskPiece(open, decoded + 1) !== text
}

function unescaped(run: string): string | undefined {
  try {
    return decodeURIComponent(run)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The text that a run of base64 stands for; undefined where it stands for none that somebody wrote. */
function textOfBase64(run: string): string | undefined {
  const body = run.replace(/=+$/, '')
  if (body.includes('=') || body.length % 4 === 1) return undefined
  const text = Buffer.from(body, 'base64').toString('utf8')
  return /^[\t\n\r\x20-\x7e\u{a0}-\u{d7ff}\u{f900}-\u{fffc}\u{10000}-\u{10ffff}]+$/u.test(text) ? text : undefined
}

function quotesAround(value: string): string {
  const opening = /^\\{0,7}["']/.exec(value)?.[0] ?? ''
  return `${opening}***${opening}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Long text that no human wrote: letters of both cases or letters with digits, in pieces too short to be words. Hashes
 * and UUIDs are names of things, not keys to them.
 */
function isRandom(run: string): boolean {
  if (/^[0-9a-f]+$/i.test(run) || UUID.test(run)) return false
  const plain = run.replace(/[+/_=-]/g, '')
  if (plain.length < 24 || !/[A-Za-z]/.test(plain) || !/\d/.test(plain)) return false
  // A path or a slug has many separators, a token few.
  if (run.length - plain.length > run.length / 6) return false
  const pieces = plain.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  const mixed = /[a-z]/.test(plain) && /[A-Z]/.test(plain)
  return plain.length / pieces.length < (mixed ? 2.6 : 2.9) && entropy(plain) > 3.5
}

/** Shannon entropy in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
