import { describe, expect, test } from '@jest/globals'
import { digestOfContract, digestOfTool } from '../../src/model/canonical.js'
import { captureText, checkCapture, madeOfIn } from '../../src/model/capture.js'
import { UserError } from '../../src/model/error.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'

const TOOLS: Json[] = [
  { name: 'b', inputSchema: { type: 'object', properties: { z: {}, a: {} } }, _meta: { n: 1 } },
  { name: 'a', inputSchema: null },
  { name: 'b', inputSchema: { type: 'object' } },
]

function again(text: string): ReturnType<typeof parseContract> {
  return parseContract(JSON.parse(text), 'again', undefined, { allowEmpty: true })
}

describe('captureText', () => {
  test('is canonical, sorted and ends with a line break', () => {
    const contract = parseContract({ tools: [{ name: 'b' }, { name: 'a', z: [], y: {} }] }, 's')
    expect(captureText(contract)).toBe(`{
  "digests": {
    "contract": "${digestOfContract(contract)}",
    "tools": {
      "a": "${digestOfTool(contract.tools[1] ?? never())}",
      "b": "${digestOfTool(contract.tools[0] ?? never())}"
    }
  },
  "mcpContract": 1,
  "tools": [
    {
      "name": "a",
      "y": {},
      "z": []
    },
    {
      "name": "b"
    }
  ]
}
`)
  })

  test.each<[string, Json]>([
    ['tools alone', { tools: TOOLS }],
    ['tools of one name', { tools: [...TOOLS].reverse() }],
    [
      'everything',
      {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'x', version: '1', title: 'T' },
        instructions: 'Do.',
        tools: TOOLS,
        prompts: [{ name: 'p', arguments: [{ name: 'q', required: true }] }],
        resources: [{ uri: 'u:1', name: 'n' }],
        resourceTemplates: [{ uriTemplate: 'u:{x}', name: 'n' }],
      },
    ],
    ['a greeting without instructions', { protocolVersion: '2025-11-25', tools: TOOLS }],
    [
      'names that are members of every object',
      { tools: [{ name: '__proto__' }, { name: 'constructor' }, { name: 'toString', ['__proto__']: 1 }] },
    ],
    [
      'numbers at the edge',
      JSON.parse(
        '{"tools":[{"name":"n","inputSchema":{"maximum":1e999,"minimum":-1e999,"multipleOf":1e-7,"const":-0}}]}',
      ),
    ],
    ['what nobody sees', { tools: [{ name: 'n', description: 'a\u200bb\u202ec \u{e0041} ##[warning]x \ud800 é 漢' }] }],
  ])('read again it is the same contract: %s', (_name, value) => {
    const contract = parseContract(value, 's', undefined, { allowEmpty: true })
    const text = captureText(contract)
    const read = again(text)
    expect(digestOfContract(read)).toBe(digestOfContract(contract))
    expect(new Set(read.tools.map(digestOfTool))).toEqual(new Set(contract.tools.map(digestOfTool)))
    expect(captureText(read)).toBe(text)
    expect({ ...read, tools: [], source: '' }).toEqual({ ...contract, tools: [], source: '' })
    expect(() => checkCapture(JSON.parse(text), read, 'f')).not.toThrow()
    expect(text).not.toMatch(/[\u200b\u202e]|##\[/)
  })

  test('the order of a listing does not matter, and neither does depth', () => {
    const deep = Array.from({ length: 5_000 }).reduce<Json>((inner) => ({ not: inner }), {})
    const tools: Json[] = [...TOOLS, { name: 'deep', inputSchema: deep }]
    const text = captureText(parseContract({ tools }, 's'))
    expect(captureText(parseContract({ tools: [...tools].reverse() }, 's'))).toBe(text)
  })

  test('what no file can hold is refused', () => {
    let inputSchema: Json = {}
    for (let depth = 0; depth < 30_000; depth++) inputSchema = { not: inputSchema }
    const contract = parseContract({ tools: [{ name: 'deep', inputSchema }] }, 'x')
    expect(() => captureText(contract)).toThrow(/nested so deeply that no file can hold it/)
  })

  test('what it was made of is kept', () => {
    const contract = parseContract({ tools: TOOLS }, 's')
    const value: Json = JSON.parse(captureText(contract, ['pkg@1.0.0', 'dep@2.0.0']))
    expect(madeOfIn(value)).toEqual(['pkg@1.0.0', 'dep@2.0.0'])
    expect(madeOfIn({ madeOf: ['x'] })).toEqual([])
  })
})

describe('checkCapture', () => {
  const capture = (): JsonObject => JSON.parse(captureText(parseContract({ tools: TOOLS, instructions: 'Do.' }, 's')))
  const EDITED =
    'Capture it again with `mcp-compat capture SOURCE -o FILE`, or remove its "digests" to use it as it was edited.'

  test.each<[string, (value: JsonObject) => unknown, string]>([
    [
      'a schema',
      (value) => {
        Object.assign((value.tools as JsonObject[])[0] ?? {}, { inputSchema: {} })
      },
      `f: the tool "a" is not what its digest says. ${EDITED}`,
    ],
    [
      'a tool taken away',
      (value) => (value.tools as Json[]).shift(),
      `f: the tool "a" has a digest, but is not listed. ${EDITED}`,
    ],
    [
      'a tool added',
      (value) => (value.tools as Json[]).push({ name: 'new' }),
      `f: the tool "new" has no digest, though the file has digests of the others. ${EDITED}`,
    ],
    [
      'the instructions',
      (value) => {
        value.instructions = 'Do not.'
      },
      `f is not what its digest says. ${EDITED}`,
    ],
    [
      'a digest',
      (value) => {
        ;(value.digests as JsonObject).contract = 'sha256:0'
      },
      `f is not what its digest says. ${EDITED}`,
    ],
    [
      'digests that are none',
      (value) => {
        value.digests = 1
      },
      `f: the tool "a" has no digest, though the file has digests of the others. ${EDITED}`,
    ],
    [
      'a later format',
      (value) => {
        value.mcpContract = 2
      },
      'f is a contract in format "2", and this version reads format 1. Use the version of mcp-compat that wrote it, or a later one.',
    ],
  ])('%s is seen', (_name, change, sentence) => {
    const value = capture()
    change(value)
    const contract = parseContract(value, 'f')
    let refused: unknown
    try {
      checkCapture(value, contract, 'f')
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(UserError)
    expect((refused as UserError).sentence).toBe(sentence)
  })

  test('what is no capture, has no digests or another order passes', () => {
    const { digests: _gone, ...without } = capture()
    const tools = [...(capture().tools as Json[])].reverse()
    for (const value of [without, { ...capture(), tools }, { tools: TOOLS, digests: 1 }])
      expect(() => checkCapture(value, parseContract(value, 'f'), 'f')).not.toThrow()
  })
})

function never(): never {
  throw new Error('no such tool')
}
