/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { describe, expect, test } from '@jest/globals'
import { isClientConfig, listClientServers, reachClientServer } from '../../src/model/client-config.js'
import { UserError } from '../../src/model/error.js'
import type { Json } from '../../src/model/json.js'

const around = {
  variable: (name: string) => ({ TOKEN: 's3cret' })[name],
  known: { workspaceFolder: '/w' },
  hide: () => {},
}
const reach = (raw: Json) =>
  reachClientServer({ name: 'a', shown: 'f#a', disabled: false, raw }, around, (file) => ({ FROM: file }))

function sentenceOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof UserError) return error.sentence
    throw error
  }
  throw new Error('nothing was refused')
}

describe('client configurations are told by what is in them', () => {
  const one = { command: 'x' }
  test.each<[string, Json]>([
    ['Claude, Cursor, Cline', { mcpServers: { a: one } }],
    ['VS Code', { inputs: [], servers: { a: one } }],
    ["VS Code's settings", { 'editor.fontSize': 1, mcp: { servers: { a: one } } }],
  ])('%s', (_what, value) => {
    expect(isClientConfig(value)).toBe(true)
    expect(listClientServers(value, 'f')).toEqual([{ name: 'a', shown: 'f#a', disabled: false, raw: one }])
  })

  test.each<[Json]>([[{ tools: [] }], [{ servers: [] }], [{ servers: { a: 'text' } }], [[]], [null]])(
    '%j is none',
    (value) => {
      expect(isClientConfig(value)).toBe(false)
      expect(sentenceOf(() => listClientServers(value, 'f'))).toMatch(/^f is no client configuration: /)
    },
  )

  test('one without servers is refused', () => {
    expect(sentenceOf(() => listClientServers({ mcpServers: {} }, 'f'))).toMatch(/^f names no server\. /)
  })

  test('servers that are switched off are known, whatever they are called', () => {
    const servers = { mcpServers: { a: { disabled: true }, b: { enabled: false }, __proto__x: { disabled: 'no' } } }
    expect(listClientServers(servers, 'f').map(({ disabled }) => disabled)).toEqual([true, true, false])
  })
})

describe('how a server is reached', () => {
  test.each<[string, Json, object]>([
    [
      'a program',
      {
        command: '${workspaceFolder}/s',
        args: ['--n', 3, '${TOKEN}'],
        env: { A: '${env:TOKEN}', B: 1, C: null },
        cwd: 'sub',
      },
      { kind: 'stdio', command: ['/w/s', '--n', '3', 's3cret'], env: { A: 's3cret', B: '1' }, cwd: 'sub' },
    ],
    [
      'a program with a file of variables; its own win',
      { command: 's', envFile: '${workspaceFolder}/.env', env: { FROM: 'own' } },
      { kind: 'stdio', command: ['s'], env: { FROM: 'own' } },
    ],
    [
      'an address',
      { type: 'http', url: 'https://h.test/mcp', headers: { Authorization: 'Bearer ${TOKEN}' } },
      { kind: 'http', url: 'https://h.test/mcp', headers: { Authorization: 'Bearer s3cret' } },
    ],
    ['as Windsurf writes it', { serverUrl: 'https://h.test' }, { kind: 'http', url: 'https://h.test', headers: {} }],
    ['as the Gemini CLI writes it', { httpUrl: 'http://h.test' }, { kind: 'http', url: 'http://h.test', headers: {} }],
  ])('%s', (_what, raw, server) => expect(reach(raw)).toEqual(server))

  test.each<[Json, RegExp]>([
    [{}, /^f#a has neither a "command" nor a "url"\./],
    [{ command: 'x', url: 'https://h.test' }, /^f#a has both a "command" and a "url"\./],
    [{ url: 'ftp://h.test' }, /^The "url" of f#a is no http\(s\) address\./],
    [{ url: 'https://' }, /^The "url" of f#a is no http\(s\) address\./],
    [{ command: 3 }, /^"command" of f#a is no text\./],
    [{ command: 'x', args: 'y' }, /^"args" of f#a is no list\./],
    [{ command: 'x', args: [{}] }, /^"args" of f#a is no list of texts\./],
    [{ command: 'x', env: [] }, /^"env" of f#a is no object\./],
    [{ command: 'x', env: { A: {} } }, /^"env" of f#a is no text at "A"\./],
    [{ command: 'x', env: { A: '${input:k}' } }, /^f#a: "\$\{input:k\}" asks a person/],
    [{ url: 'https://h.test', headers: { A: '${GONE}' } }, /^f#a: The variable GONE is not set\./],
  ])('%j is refused', (raw, sentence) => expect(sentenceOf(() => reach(raw))).toMatch(sentence))
})
