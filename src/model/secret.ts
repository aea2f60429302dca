/** What looks like a secret. Errs towards masking: a masked identifier costs a look, a shown token costs a rotation. */

const SECRET_WORDS = new Set([
  ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'secret', 'secrets', 'token', 'tokens', 'apikey'],
  ...['apitoken', 'accesskey', 'accesstoken', 'authtoken', 'secretkey', 'clientsecret', 'privatekey', 'credential'],
  ...['credentials', 'authorization', 'cookie', 'cookies', 'bearer', 'jwt', 'pat', 'otp', 'cvv', 'ssn'],
])
const SECRET_PAIRS = new Set([
  ...['api key', 'access key', 'private key', 'secret key', 'signing key', 'encryption key', 'account key'],
  ...['master key', 'auth key', 'shared key', 'license key', 'ssh key', 'session id', 'pass word', 'pass phrase'],
  ...['connection string', 'set cookie', 'card number', 'security code'],
])
/** Words after a secret one that make the value something about it: `token_limit`, `secretName`, `password_policy`. */
const HARMLESS_AFTER = new Set([
  ...['name', 'names', 'id', 'ids', 'length', 'count', 'limit', 'limits', 'type', 'types', 'policy', 'field', 'label'],
  ...['url', 'uri', 'path', 'file', 'expiry', 'expires', 'expiration', 'at', 'in', 'ttl', 'required', 'enabled'],
  ...['min', 'max', 'budget', 'usage', 'used', 'per', 'endpoint', 'scope', 'scopes', 'status', 'description', 'title'],
  ...['arn', 'ref', 'env', 'var', 'scanning', 'engine', 'store', 'provider', 'format', 'kind', 'method'],
  ...['interval', 'timeout', 'time', 'date', 'age', 'version', 'size', 'index', 'hint', 'num', 'mode', 'strategy'],
])
/** Words before `token` or `tokens` that make it a cursor or a number of text pieces. */
const HARMLESS_TOKEN = new Set([
  ...['max', 'min', 'num', 'total', 'page', 'next', 'previous', 'prev', 'continuation', 'cursor', 'sync', 'prompt'],
  ...[
    'completion',
    'input',
    'output',
    'reasoning',
    'cached',
    'budget',
    'stop',
    'progress',
    'cancellation',
    'pagination',
  ],
])

/** Does a member of that name hold a secret? `apiKey`, `X-API-Key` and `API_KEY` do, `max_tokens` does not. */
export function isSecretKey(key: string): boolean {
  if (key.length > 200) return false
  const words = wordsOf(key)
  const last = words.at(-1) ?? ''
  if (HARMLESS_AFTER.has(last) && !SECRET_PAIRS.has(words.slice(-2).join(' '))) return false
  return words.some((word, index) => {
    const before = words[index - 1] ?? ''
    if (SECRET_PAIRS.has(`${before} ${word}`)) return true
    if (!SECRET_WORDS.has(word)) return false
    return !((word === 'token' || word === 'tokens') && HARMLESS_TOKEN.has(before))
  })
}

function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** Private keys, up to their end or the end of the text. */
const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g
/** Each is linear in the text; a named group `keep` stays in front of the mask. */
const SHAPES: readonly RegExp[] = [
  // Tokens whose issuers gave them a prefix.
  /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|gl(?:cbt|dt|ft|oas|ptt|rt|soat)-[\w-]{16,})/g,
  /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|prod|proj|ant|or|svcacct|admin|lf)[-_][\w-]{10,}/g,
  /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9]{20,}/g,
  /(?<![A-Za-z0-9])(?:xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|whsec_[\w+/=]{16,}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,})/g,
  /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9_-])(?:AIza[\w-]{35}|ya29\.[\w-]{10,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g,
  /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{32,}|dckr_pat_[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:SG\.[\w-]{16,}\.[\w-]{16,}|key-[a-f0-9]{32}|sq0[a-z]{3}-[\w-]{20,}|EAAC[A-Za-z0-9]{30,}|lin_api_\w{20,})/g,
  /(?<![A-Za-z0-9])(?:hvs\.[\w-]{20,}|ATATT3[\w=-]{30,}|secret_[A-Za-z0-9]{40,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:pat-(?:na|eu|ap)\d-[a-f0-9-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{50,}|PMAK-[a-f0-9-]{30,}|tvly-[\w-]{20,})/g,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+){0,4}/g,
  // Headers, credentials in a URL, `key=value` and `"key": "value"`.
  /(?<keep>\b(?:Bearer|Basic|Digest|Token)\s{1,4})(?=[\w.~+/-]{0,60}\d|[\w.~+/-]{20})[\w.~+/-]{8,}={0,2}/g,
  /(?<keep>\b(?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4}["']?)(?:(?:bearer|basic|digest|token)\s{1,4})?[^\s"',;]{4,}/gi,
  /(?<keep>\b(?:set-)?cookie["']?\s{0,4}:\s{0,4}["']?)[^\n"']{4,}/gi,
  /(?<keep>\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#@"'<>]{1,400}(?=@)/gi,
]
const ASSIGNED =
  /(?<![\w.-])(?<key>[\w.-]{2,60})(?<quote>\\?["']?)(?<sign>\s{0,4}=\s{0,4}|\s{0,4}:\s{0,4}(?=\\?["']))(?<value>\\?"[^"\n]{1,4000}"|'[^'\n]{1,4000}'|[^\s"'&;,)}\]]{3,4000})/g
const RANDOM = /[A-Za-z0-9+/_=-]{24,}/g

/** The matcher's own stack overflows on a run of some millions of characters, so long text is masked in pieces. */
const PIECE = 32_768
/** A secret that a cut would tear is at most so far from it. */
const NEAR = 512

/** What stands in the place of a secret. */
export const MASK = '***'

/** The text with every part that looks like a secret replaced by `***`; linear in the text, however long it is. */
export function maskText(text: string): string {
  if (text.length < 8) return text
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

function maskPiece(text: string): string {
  let masked = text
  for (const shape of SHAPES) masked = masked.replace(shape, (...found) => `${found.at(-1)?.keep ?? ''}${MASK}`)
  masked = masked.replace(ASSIGNED, (whole, key: string, quote: string, sign: string, value: string) =>
    isSecretKey(key) && !/^\\?["']?\*{3}/.test(value) ? `${key}${quote}${sign}${quotesAround(value)}` : whole,
  )
  return masked.replace(RANDOM, (run) => (isRandom(run) ? MASK : run))
}

function quotesAround(value: string): string {
  const opening = /^\\?["']/.exec(value)?.[0] ?? ''
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
