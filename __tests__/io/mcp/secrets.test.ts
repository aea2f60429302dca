import { describe, expect, test } from '@jest/globals'
import { secretsOf } from '../../../src/io/mcp/secrets.js'
import { shownServer } from '../../../src/io/mcp/shown.js'
import type { Json } from '../../../src/model/json.js'
import { DEFAULT_SERVER_SETTINGS, type Server } from '../../../src/model/server.js'

const STDIO: Server = { kind: 'stdio', command: ['node', 'x.js'] }
const given = (server: Server, env: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  secretsOf(server, { ...DEFAULT_SERVER_SETTINGS, env, headers })

describe('in sentences', () => {
  const { maskIn } = given(
    STDIO,
    { API_TOKEN: 'pass"wörd', MODE: 'production', LOG: 'debug' },
    { Authorization: 'Bearer abcdefgh', 'X-Trace': 'trace-me' },
  )
  test.each([
    ['a pass"wörd here', 'a *** here'],
    ['{"key":"pass\\"wörd"}', '{"key":"***"}'],
    [`u=${encodeURIComponent('pass"wörd')}`, 'u=***'],
    [Buffer.from('pass"wörd').toString('base64'), '***'],
    ['Bearer abcdefgh', '***'],
    ['only abcdefgh', 'only ***'],
    ['in production', 'in ***'],
    ['trace-me', '***'],
    // Five letters that are called no secret are a word.
    ['debug is on', 'debug is on'],
  ])('%s', (text, masked) => expect(maskIn(text)).toBe(masked))
})

describe('in a contract', () => {
  const { maskAll } = given(
    STDIO,
    { API_TOKEN: 'secret-value', MODE: 'production', SHORT_TOKEN: 'test', LIST_TOKEN: '[1,2,3,4]' },
    { Authorization: 'Bearer abcdefgh', 'X-Version': '2026-07-28' },
  )

  test('secrets are masked in texts and keys, however deep', () => {
    const deep = Array.from({ length: 20_000 }).reduce<Json>((inner) => [inner], 'my secret-value')
    const value: Json = { tools: [{ name: 'a abcdefgh', 'secret-value': 1 }, deep] }
    const masked = maskAll(value)
    expect(masked).toMatchObject({ tools: [{ name: 'a ***', '***': 1 }, expect.anything()] })
    let at: Json = (masked as { tools: Json[] }).tools[1] ?? null
    while (Array.isArray(at)) at = at[0] ?? null
    expect(at).toBe('my ***')
    // What was asked for stays as it was.
    expect((value as { tools: Json[] }).tools[0]).toEqual({ name: 'a abcdefgh', 'secret-value': 1 })
  })

  test('what only happens to be a value too stays, and so does everything else', () => {
    const value: Json = { text: 'a test in production since 2026-07-28', enum: [1, 2, 3, 4], ['__proto__']: 'x' }
    expect(maskAll(value)).toBe(value)
  })
})

describe('the name of a server', () => {
  test.each<[Server, string]>([
    [{ kind: 'http', url: 'https://me:hunter22@example.test/mcp?key=1#x' }, 'https://example.test/mcp?…'],
    [
      { kind: 'stdio', command: ['npx', '-y', 'a b', '--api-key', 'k1', '--token=t1', '--max-tokens', '9'] },
      'stdio:npx -y "a b" --api-key *** --token=*** --max-tokens 9',
    ],
    [{ kind: 'stdio', command: ['node', '-e', 'a\n::error::\u202e'] }, 'stdio:node -e "a\\n::error::\\u202e"'],
    [{ kind: 'stdio', command: ['x'.repeat(500)] }, `stdio:${'x'.repeat(153)}…`],
  ])('%j', (server, shown) => expect(shownServer(server)).toBe(shown))

  test('credentials of a URL and of a command are secrets', () => {
    expect(given({ kind: 'http', url: 'https://me%40x:p%20w0rd@h/?token=abcd' }).maskIn('me@x p w0rd abcd')).toBe(
      '*** *** ***',
    )
    expect(given({ kind: 'stdio', command: ['x', '--token', 'abcd'] }).maskIn('abcd')).toBe('***')
  })
})
