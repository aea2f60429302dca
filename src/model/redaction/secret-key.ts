/** Which names are those of secrets. */

const SECRET_WORDS = new Set([
  ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'secret', 'secrets', 'token', 'tokens', 'apikey'],
  ...['apitoken', 'accesskey', 'accesstoken', 'authtoken', 'secretkey', 'clientsecret', 'privatekey', 'credential'],
  ...['credentials', 'authorization', 'cookie', 'cookies', 'bearer', 'jwt', 'pat', 'otp', 'cvv', 'cvc', 'ssn'],
  ...[
    'sessionid',
    'connectionstring',
    'connstr',
    'signingkey',
    'encryptionkey',
    'masterkey',
    'mnemonic',
    'csrf',
    'xsrf',
  ],
])
/** Words that were put together without a border: `pgpassword`, `dbpasswd`. */
const SECRET_ENDING =
  /(?:password|passwd|passphrase|apikey|secretkey|privatekey|accesskey|authtoken|accesstoken|apitoken|clientsecret)$/
const SECRET_PAIRS = new Set([
  ...['api key', 'access key', 'private key', 'secret key', 'signing key', 'encryption key', 'account key'],
  ...['master key', 'auth key', 'shared key', 'license key', 'ssh key', 'session id', 'pass word', 'pass phrase'],
  ...['connection string', 'set cookie', 'card number', 'security code', 'seed phrase', 'recovery code'],
  ...['recovery codes', 'backup codes', 'pin code', 'db pass', 'user pass', 'smtp pass', 'mysql pass', 'ftp pass'],
  ...['slack webhook', 'discord webhook', 'teams webhook', 'webhook secret'],
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

/** Names come again with every call of a tool. */
const judgedNames = new Map<string, boolean>()
const MOST_NAMES = 5_000

/** Does a member of that name hold a secret? `apiKey`, `X-API-Key` and `API_KEY` do, `max_tokens` does not. */
export function isSecretKey(key: string): boolean {
  if (key.length > 200) return false
  const known = judgedNames.get(key)
  if (known !== undefined) return known
  const secret = namesSecret(key)
  if (judgedNames.size >= MOST_NAMES) judgedNames.clear()
  judgedNames.set(key, secret)
  return secret
}

function namesSecret(key: string): boolean {
  const words = wordsOf(key)
  if (words.length === 1 && words[0] === 'pass') return true
  const last = words.at(-1) ?? ''
  if (HARMLESS_AFTER.has(last) && !SECRET_PAIRS.has(words.slice(-2).join(' '))) return false
  return words.some((word, index) => {
    const before = words[index - 1] ?? ''
    if (SECRET_PAIRS.has(`${before} ${word}`)) return true
    if (!SECRET_WORDS.has(word) && !SECRET_ENDING.test(word)) return false
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
