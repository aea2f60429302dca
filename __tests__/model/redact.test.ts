import { describe, expect, test } from '@jest/globals'
import { type Json, objectOf } from '../../src/model/json.js'
import { mask, maskRejection, maskText } from '../../src/model/redact.js'
import { isSecretKey } from '../../src/model/secret.js'

/** Put together here, so that no scanner takes this file for a leak. */
const made = (...parts: string[]): string => parts.join('')
const RANDOM = 'q7Xk2Lp9Zs4Vb8Nm1Wr6Tc3Y'

describe('keys', () => {
  test.each([
    ...[
      'password',
      'userPassword',
      'DB_PASSWORD',
      'passwd',
      'pwd',
      'passphrase',
      'token',
      'access_token',
      'refreshToken',
    ],
    ...['apiKey', 'api_key', 'X-API-Key', 'APIKEY', 'client_secret', 'secret', 'Authorization', 'cookie', 'Set-Cookie'],
    ...[
      'private_key',
      'privateKey',
      'credentials',
      'aws_secret_access_key',
      'connectionString',
      'ssh_key',
      'session_id',
    ],
  ])('%s holds a secret', (key) => expect(isSecretKey(key)).toBe(true))

  test.each([
    ...[
      'max_tokens',
      'maxTokens',
      'tokensNum',
      'token_count',
      'page_token',
      'nextPageToken',
      'secretName',
      'secret_id',
    ],
    ...['password_policy', 'tokenLimit', 'key', 'keys', 'author', 'authorName', 'primaryKey', 'keyboard', 'compass'],
    ...['tokenizer', 'secretary', '__proto__', 'constructor', '', 'query', 'path', 'credentialType', 'tokenUrl'],
  ])('%s does not', (key) => expect(isSecretKey(key)).toBe(false))
})

describe('texts', () => {
  test.each([
    [made('gh', 'p_', 'abcdefghij0123456789ABCDEFGHIJ012345')],
    [made('github', '_pat_', '11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz0123456789')],
    [made('glp', 'at-', 'abcdefghij0123456789')],
    [made('sk', '-', 'abcdefghijklmnopqrstuvwx0123')],
    [made('sk', '-ant-', 'api03-abcdefghij0123456789')],
    [made('sk', '_live_', 'abcdefghij0123456789')],
    [made('xo', 'xb-', '123456789012-abcdefGHIJ')],
    [made('AK', 'IA', 'IOSFODNN7EXAMPLE')],
    [made('AI', 'za', 'SyA1234567890abcdefghijklmnopqrstuv')],
    [made('ey', 'J', 'hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLXNpZ25hdHVyZQ')],
    [made('np', 'm_', 'abcdefghijklmnopqrstuvwxyz0123456789')],
    [made('-----BEGIN RSA PRIV', 'ATE KEY-----\nMIIEow\n-----END RSA PRIV', 'ATE KEY-----')],
    [RANDOM],
    ['wJa1rXUtn0EMIK7MD3NGbPxRfi6Yz9Q/kTq2+w8s'],
    ['x8k2m9q4r7t1w5z3b6n0v8c2j4h6g1f3'],
  ])('%j is masked whole', (secret) => {
    expect(maskText(secret)).toBe('***')
    expect(maskText(`say ${secret} twice: ${secret}.`)).toBe('say *** twice: ***.')
  })

  test.each([
    [made('-----BEGIN PRIV', 'ATE KEY-----\ncut short'), '***'],
    [made('Bearer ', 'abcdefgh12345'), 'Bearer ***'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: ***'],
    ['curl -H "Authorization: token abcd1234"', 'curl -H "Authorization: ***"'],
    ['Cookie: sid=abcdef; theme=dark', 'Cookie: ***'],
    ['https://user:hunter22@example.test/a?b=c', 'https://***@example.test/a?b=c'],
    ['https://example.test/?api_key=abc123&page=2', 'https://example.test/?api_key=***&page=2'],
    ['DB_PASSWORD=hunter22 npm start', 'DB_PASSWORD=*** npm start'],
    ['{"password":"hunter22","user":"ann"}', '{"password":"***","user":"ann"}'],
    [String.raw`{\"password\":\"hunter22\",\"user\":\"ann\"}`, String.raw`{\"password\":\"***\",\"user\":\"ann\"}`],
    ["{'token': 'abc123', 'n': 1}", "{'token': '***', 'n': 1}"],
  ])('in %j only the secret is masked', (text, masked) => expect(maskText(text)).toBe(masked))

  test.each([
    ['123e4567-e89b-12d3-a456-426614174000'],
    ['da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['getPullRequestReviewCommentsByUserIdV2AndState'],
    ['content-type-application-json-2025-11-25-draft'],
    ['src/components/dashboard/widgets2/LineChartContainer.test.tsx'],
    ['must have required property token'],
    ['Token allocation strategy: dynamic'],
    ['Bearer authentication is used'],
    ['password: the one you chose'],
    ['https://example.test/@scope/package'],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['2025-06-18T10:00:00.000Z/2025-06-19T10:00:00.000Z'],
    ['short'],
  ])('%j is left alone', (text) => expect(maskText(text)).toBe(text))

  test('time grows with the length only', () => {
    const pieces = [
      'eyJ',
      'eyJ-',
      'a=',
      'a:"',
      'Bearer ',
      'Cookie: ',
      'https://',
      'a.b-c.',
      'token=',
      '-----BEGIN PRIVATE KEY-----',
      'aA1',
      ' ',
      '\\"',
      "'",
    ]
    for (const piece of pieces) {
      const started = performance.now()
      maskText(piece.repeat(Math.ceil(100_000 / piece.length)))
      expect(performance.now() - started).toBeLessThan(1_500)
    }
  })
})

describe('values', () => {
  test.each<[string, Json, Json]>([
    ['by key', { user: 'ann', password: 'x', pin: 1 }, { user: 'ann', password: '***', pin: 1 }],
    [
      'numbers, but no booleans and nulls',
      { password: 1234, api_key: true, token: null, secret: '' },
      { password: '***', api_key: true, token: null, secret: '' },
    ],
    [
      'everything under a secret key',
      { credentials: { user: 'ann', list: ['a', { b: 2 }] } },
      { credentials: { user: '***', list: ['***', { b: '***' }] } },
    ],
    ['in arrays and texts', [{ a: [made('gh', 'p_', 'abcdefghij0123456789ABCDEFGHIJ012345')] }], [{ a: ['***'] }]],
    ['keys that are secrets', { [RANDOM]: 1, [`${RANDOM}2`]: 2 }, { '***': 1, '****': 2 }],
    [
      'not a schema that describes one',
      { password: { type: 'string', minLength: 8, default: 'hunter2', description: 'Secret.' } },
      { password: { type: 'string', minLength: 8, default: '***', description: 'Secret.' } },
    ],
  ])('%s', (_what, value, masked) => expect(mask(value)).toEqual(masked))

  test('odd keys survive', () => {
    const value = objectOf([
      ['__proto__', { token: 'abc' }],
      ['constructor', 'c'],
      ['toString', 1],
    ])
    const masked = mask(value) as { [key: string]: Json }
    expect(Object.keys(masked)).toEqual(['__proto__', 'constructor', 'toString'])
    expect(Object.getOwnPropertyDescriptor(masked, '__proto__')?.value).toEqual({ token: '***' })
  })

  test('masking twice changes nothing', () => {
    const value = { password: 'x', text: `Authorization: Bearer ${RANDOM}`, url: 'https://a:b@c.test', [RANDOM]: 1 }
    expect(mask(mask(value))).toEqual(mask(value))
  })

  test('very deep values are cut, not crashed on', () => {
    let deep: Json = 'x'
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(JSON.stringify(mask(deep))).toContain('…')
  })
})

describe('long text', () => {
  const MIB = 1 << 20
  const token = made('gh', 'p_', 'abcdefghij0123456789ABCDEFGHIJ012345')
  test.each([
    [
      'base64',
      Buffer.from(Array.from({ length: 6 * MIB }, (_, i) => (i * 7919 + (i >> 3) * 104729) & 255)).toString('base64'),
    ],
    ['one letter', 'a'.repeat(8 * MIB)],
    ['words', 'some words '.repeat(MIB)],
    ['assignments', 'a=b;'.repeat(2 * MIB)],
    ['keys that never end', made('-----BEGIN ', 'PRIVATE KEY-----\n').repeat(MIB / 4)],
    ['dots', 'eyJabcdefgh.'.repeat(MIB / 2)],
    ['slashes', '//'.repeat(4 * MIB)],
  ])('%s of some MiB is masked in time', (_what, text) => {
    const started = performance.now()
    expect(typeof maskText(text)).toBe('string')
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('a secret is masked wherever a piece ends', () => {
    for (let at = 32_768 - 600; at < 32_768 + 600; at += 7) {
      const masked = maskText(`${'x '.repeat(at / 2)}${token} password="hunter2 and more" ${'y '.repeat(20_000)}`)
      expect(masked).not.toMatch(/ghp_|hunter2|IJ012345/)
    }
  })
})

test('a token that was used as a key is masked in what refused it', () => {
  const token = made('gh', 'p_', 'abcdefghij0123456789ABCDEFGHIJ012345')
  const masked = maskRejection({
    pointer: `/headers/${token}/x`,
    keyword: 'additionalProperties',
    schemaPointer: `/properties/${token}`,
    name: token,
    message: `must NOT have additional property '${token}'`,
  })
  expect(JSON.stringify(masked)).not.toContain('ghp_')
  expect(masked).toMatchObject({ pointer: '/headers/***/x', name: '***', keyword: 'additionalProperties' })
  const plain = { pointer: '/a', keyword: 'type', schemaPointer: '/properties/a/type', message: 'must be string' }
  expect(maskRejection(plain)).toEqual(plain)
})
