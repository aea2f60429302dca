import { describe, expect, test } from '@jest/globals'
import { digestOfContract } from '../../src/model/canonical.js'
import type { Contract } from '../../src/model/contract.js'
import { UserError } from '../../src/model/error.js'
import { type Json, objectOf } from '../../src/model/json.js'
import { joinContracts, parseContract } from '../../src/model/parse.js'
import { ACCEPTED_SHAPES } from '../../src/model/shape-words.js'

const SCHEMA = { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] }
const FIND = { name: 'find', description: 'Finds.', inputSchema: SCHEMA }
const DROP = { name: 'drop', inputSchema: { type: 'object' }, annotations: { destructiveHint: true } }
const rpc = (result: Json, id = 1): Json => ({ jsonrpc: '2.0', id, result })
const HELLO = {
  protocolVersion: '2025-11-25',
  capabilities: { tools: {} },
  serverInfo: { name: 'finder', version: '1.2.0' },
  instructions: 'Find first.',
}

describe('every accepted shape gives the same two tools', () => {
  test.each<[string, Json, string[]]>([
    ['{tools}', { tools: [FIND, DROP] }, ['/tools/0', '/tools/1']],
    ['with other members beside', { _source: 'x', tools: [FIND, DROP] }, ['/tools/0', '/tools/1']],
    ['a bare array', [FIND, DROP], ['/0', '/1']],
    ['a response', rpc({ tools: [FIND, DROP] }), ['/result/tools/0', '/result/tools/1']],
    ['a result of 2026-07-28', { resultType: 'complete', ttlMs: 0, tools: [FIND, DROP] }, ['/tools/0', '/tools/1']],
    [
      'pages as responses',
      [rpc({ tools: [FIND], nextCursor: 'a' }), rpc({ tools: [DROP] }, 2)],
      ['/0/result/tools/0', '/1/result/tools/0'],
    ],
    ['pages as results', [{ tools: [FIND], nextCursor: 'a' }, { tools: [DROP] }], ['/0/tools/0', '/1/tools/0']],
    [
      'pages with a greeting',
      [rpc(HELLO), rpc({ tools: [FIND, DROP] }, 2), rpc({ prompts: [] }, 3)],
      ['/1/result/tools/0', '/1/result/tools/1'],
    ],
    [
      'a capture',
      { server: { pkg: 'x', version: '9' }, initialize: HELLO, tools: [FIND, DROP], prompts: [] },
      ['/tools/0', '/tools/1'],
    ],
    [
      'a capture of results',
      { initialize: rpc(HELLO), tools: { tools: [FIND, DROP] }, prompts: { error: { code: -32601 } } },
      ['/tools/tools/0', '/tools/tools/1'],
    ],
    [
      'our capture',
      {
        mcpContract: 1,
        server: { name: 'finder', version: '1.2.0' },
        protocolVersion: '2025-11-25',
        tools: [FIND, DROP],
        prompts: null,
      },
      ['/tools/0', '/tools/1'],
    ],
    [
      '.mcpc.json',
      {
        snapshotVersion: '1.0.0',
        server: { name: 'finder', version: '1.2.0' },
        tools: {
          find: { description: 'Finds.', inputSchema: SCHEMA },
          drop: { inputSchema: { type: 'object' }, annotations: { destructiveHint: true } },
        },
        resources: {},
        prompts: {},
      },
      ['/tools/find', '/tools/drop'],
    ],
    [
      'fastmcp inspect --format mcp',
      {
        environment: { fastmcp: '2.12.0', mcp: '1.14' },
        serverInfo: { name: 'finder', version: '1' },
        capabilities: {},
        tools: [
          { ...FIND, title: null, outputSchema: null, icons: null, annotations: null, _meta: null },
          { ...DROP, annotations: { title: null, destructiveHint: true } },
        ],
        prompts: [],
      },
      ['/tools/0', '/tools/1'],
    ],
    [
      'fastmcp inspect --format fastmcp',
      {
        server: { name: 'finder', instructions: null, version: '1', generation: 2, capabilities: {} },
        environment: { fastmcp: '2.12.0', mcp: '1.14' },
        tools: [
          fastmcpTool('find', 'Finds.', SCHEMA, null),
          fastmcpTool('drop', null, { type: 'object' }, { title: null, destructiveHint: true }),
        ],
        prompts: [],
        templates: [],
      },
      ['/tools/0', '/tools/1'],
    ],
  ])('%s', (_what, value, pointers) => {
    const contract = parseContract(value, 'named.json', 'here.json')
    expect(
      contract.tools.map(({ name, description, inputSchema, outputSchema, annotations }) => ({
        name,
        description,
        inputSchema,
        outputSchema,
        annotations,
      })),
    ).toEqual([
      { name: 'find', description: 'Finds.', inputSchema: SCHEMA, outputSchema: undefined, annotations: {} },
      {
        name: 'drop',
        description: undefined,
        inputSchema: { type: 'object' },
        outputSchema: undefined,
        annotations: { destructiveHint: true },
      },
    ])
    expect(contract.tools.map((tool) => tool.origin)).toEqual(
      pointers.map((pointer) => ({ file: 'here.json', pointer })),
    )
    expect(contract.source).toBe('named.json')
    const toolsAlone = (one: Contract): Contract =>
      parseContract(
        one.tools.map(({ raw }) => raw),
        'x',
      )
    expect(digestOfContract(toolsAlone(contract))).toBe(digestOfContract(parseContract([FIND, DROP], 'x')))
  })

  test.each<[string, Json, string, Json]>([
    ['one tool', DROP, 'drop', DROP.inputSchema],
    ['one tool without a schema', { name: 'bare', description: 'x' }, 'bare', undefined as never],
    ['one tool with a null schema', { name: 'get_me', inputSchema: null }, 'get_me', null],
    ['a bare schema', SCHEMA, 'schema', SCHEMA],
    ['a bare schema that is true', true, 'schema', true],
    [
      'a bare schema that is a reference',
      { $ref: '#/$defs/a', $defs: { a: {} } },
      'schema',
      { $ref: '#/$defs/a', $defs: { a: {} } },
    ],
  ])('%s', (_what, value, name, inputSchema) => {
    const { tools } = parseContract(value, 'x.json', 'x.json')
    expect(tools).toMatchObject([{ name, inputSchema, origin: { file: 'x.json', pointer: '' } }])
  })
})

function fastmcpTool(name: string, description: string | null, input: Json, annotations: Json): Json {
  return {
    key: name,
    name: name === 'find' ? 'unmounted' : name,
    description,
    input_schema: input,
    output_schema: null,
    annotations,
    tags: ['a'],
    enabled: true,
    title: null,
    meta: { _fastmcp: {} },
  }
}

describe('the other parts', () => {
  test('a greeting and every list', () => {
    const contract = parseContract(
      {
        initialize: HELLO,
        tools: [FIND],
        prompts: {
          prompts: [
            {
              name: 'sum',
              description: 'Sums.',
              arguments: [
                { name: 'text', required: true },
                { name: 'tone', description: 'How.' },
              ],
            },
          ],
        },
        resources: [{ uri: 'file:///a', name: 'a', mimeType: 'text/plain' }],
        resourceTemplates: [{ uriTemplate: 'file:///{path}' }],
      },
      'x',
      'x.json',
    )
    expect(contract).toMatchObject({
      prompts: [
        {
          name: 'sum',
          arguments: [
            { name: 'text', required: true },
            { name: 'tone', description: 'How.', required: false },
          ],
          origin: { pointer: '/prompts/prompts/0' },
        },
      ],
      resources: [{ key: 'file:///a', name: 'a', mimeType: 'text/plain', origin: { pointer: '/resources/0' } }],
      resourceTemplates: [{ key: 'file:///{path}' }],
      capabilities: { tools: {} },
      instructions: 'Find first.',
      protocolVersion: '2025-11-25',
      server: { name: 'finder', version: '1.2.0' },
    })
  })

  test('what a source says nothing about is undefined; a greeting without instructions says that there are none', () => {
    expect(parseContract([FIND], 'x')).toMatchObject({
      prompts: undefined,
      resources: undefined,
      capabilities: undefined,
      instructions: undefined,
      server: undefined,
    })
    expect(
      parseContract({ initialize: { protocolVersion: '1', capabilities: {} }, tools: [FIND] }, 'x').instructions,
    ).toBe('')
    expect(
      parseContract({ tools: [FIND], prompts: { error: { code: -32601, message: 'x' } } }, 'x').prompts,
    ).toBeUndefined()
  })

  test('.mcpc.json keeps templates among resources', () => {
    const { resources, resourceTemplates } = parseContract(
      {
        tools: { a: {} },
        resources: { 'f:///a': { isTemplate: false, mimeType: 'x/y' }, 'f:///{b}': { isTemplate: true } },
        prompts: {},
      },
      'x',
      'x',
    )
    expect(resources).toMatchObject([{ key: 'f:///a', mimeType: 'x/y', raw: { uri: 'f:///a', mimeType: 'x/y' } }])
    expect(resourceTemplates).toMatchObject([
      { key: 'f:///{b}', raw: { uriTemplate: 'f:///{b}' }, origin: { pointer: '/resources/f:~1~1~1{b}' } },
    ])
  })

  test('schemas that stand elsewhere in the file are said to', () => {
    expect(parseContract(SCHEMA, 'x', 'x').tools[0]?.schemaPointers).toEqual({ input: '', output: '/outputSchema' })
    expect(
      parseContract({ environment: { fastmcp: '2' }, tools: [fastmcpTool('a', null, {}, null)] }, 'x', 'x').tools[0]
        ?.schemaPointers,
    ).toEqual({ input: '/input_schema', output: '/output_schema' })
    expect(parseContract([FIND], 'x', 'x').tools[0]?.schemaPointers).toBeUndefined()
  })

  test('FastMCP 3 keys are no names', () => {
    const value = { environment: { fastmcp: '3.0' }, tools: [{ key: 'tool:find@', name: 'find', input_schema: {} }] }
    expect(parseContract(value, 'x').tools[0]?.name).toBe('find')
  })

  test('a lone null is kept, the nulls of a dump are not', () => {
    expect(parseContract([{ ...FIND, outputSchema: null }], 'x').tools[0]?.outputSchema).toBeNull()
    expect(parseContract([{ ...FIND, outputSchema: null, title: null }], 'x').tools[0]?.outputSchema).toBeUndefined()
  })

  test('names like __proto__ are names', () => {
    const tools = objectOf([
      ['__proto__', { inputSchema: {} }],
      ['constructor', { inputSchema: {} }],
    ])
    expect(parseContract({ tools, snapshotVersion: '1.0.0' }, 'x').tools.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ])
    expect(parseContract([{ name: 'toString' }], 'x').tools[0]).toMatchObject({
      annotations: {},
      inputSchema: undefined,
    })
  })

  test('two tools of one name stay two', () => expect(parseContract([FIND, FIND], 'x').tools).toHaveLength(2))

  test('parts of one contract are joined in order', () => {
    const joined = joinContracts('dir', [
      parseContract(FIND, 'a'),
      parseContract({ initialize: HELLO, tools: [DROP], prompts: [] }, 'b'),
    ])
    expect(joined).toMatchObject({
      source: 'dir',
      tools: [{ name: 'find' }, { name: 'drop' }],
      prompts: [],
      instructions: 'Find first.',
    })
    expect(joined.resources).toBeUndefined()
  })
})

describe('what is no contract is refused in one sentence', () => {
  test.each<[string, Json, string]>([
    ['a text', 'x', 'c.json holds a string, not a contract.'],
    ['null', null, 'c.json holds null, not a contract.'],
    ['a number', 3, 'c.json holds a number, not a contract.'],
    ['nothing', {}, 'c.json holds an empty object, not a contract.'],
    ['another object', { a: 1, b: 2 }, 'c.json holds an object with the members "a", "b", not a contract.'],
    [
      'a package',
      { name: 'x', version: '1', type: 'module', scripts: {}, engines: {}, bin: {} },
      'c.json holds an object with the members "name", "version", "type", "scripts", "engines", …, not a contract.',
    ],
    [
      'a call',
      { tool: 'a', arguments: {} },
      'c.json holds a recorded call (recordings are given as calls), not a contract.',
    ],
    [
      'calls',
      [{ tool: 'a', arguments: {} }],
      'c.json holds a recorded call (recordings are given as calls), not a contract.',
    ],
    [
      "a client's configuration",
      { mcpServers: {} },
      `c.json holds a client's configuration (mcpServers), not a contract.`,
    ],
    ['OpenAPI', { openapi: '3.1.0', paths: {} }, 'c.json holds an OpenAPI description, not a contract.'],
    ['our report', { report: 1, outcome: 'pass' }, 'c.json holds a report of this program, not a contract.'],
    [
      'a request',
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      'c.json holds a JSON-RPC request ("tools/list"), not a contract.',
    ],
    [
      'an error answer',
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
      'c.json holds a JSON-RPC error ("-32601 Method not found"), not a list of tools.',
    ],
    [
      'another answer',
      { jsonrpc: '2.0', id: 1, result: { content: [] } },
      'The result in c.json holds an object with the member "content", not a contract.',
    ],
    ['no tools', { tools: [] }, 'c.json lists no tools.'],
    ['an empty array', [], 'c.json lists no tools.'],
    ['a capture without tools', { initialize: HELLO, prompts: [] }, 'c.json lists no tools.'],
    ['null tools', { tools: null }, 'c.json has "tools", but it is null, not an array.'],
    ['tools that are a text', { tools: 'a' }, 'c.json has "tools", but it is a string, not an array.'],
    [
      'one page of several',
      { tools: [FIND], nextCursor: 'abc' },
      'c.json is one page of the tools only ("nextCursor" says that there are more).',
    ],
    [
      'the last page missing',
      [rpc({ tools: [FIND], nextCursor: 'abc' })],
      'c.json is one page of the tools only ("nextCursor" says that there are more).',
    ],
    ['a tool that is none', { tools: [FIND, 'drop'] }, 'c.json: tool 2 (at /tools/1) is a string, not an object.'],
    ['a tool without a name', { tools: [FIND, { inputSchema: {} }] }, 'c.json: tool 2 (at /tools/1) has no "name".'],
    ['a tool with an empty name', [{ name: '' }], 'c.json: tool 1 (at /0) has a "name" that is empty.'],
    ['a tool with a number for a name', [{ name: 3 }], 'c.json: tool 1 (at /0) has a "name" that is a number.'],
    ['one tool without a name', { inputSchema: {} }, 'c.json: the tool has no "name".'],
    [
      'snake_case',
      { tools: [{ name: 'a', input_schema: {} }] },
      'c.json: tool 1 (at /tools/0), "a", has "input_schema"; did you mean "inputSchema"?',
    ],
    [
      'snake_case of the output',
      [{ name: 'a', inputSchema: {}, output_schema: {} }],
      'c.json: tool 1 (at /0), "a", has "output_schema"; did you mean "outputSchema"?',
    ],
    [
      'one tool in snake_case',
      { name: 'a', input_schema: {} },
      'c.json: the tool, "a", has "input_schema"; did you mean "inputSchema"?',
    ],
    [
      "a model API's tools",
      [{ type: 'function', function: { name: 'a', parameters: {} } }],
      'c.json: tool 1 (at /0) is written for a model API ("function"), not for MCP.',
    ],
    ['a prompt without a name', { tools: [FIND], prompts: [{}] }, 'c.json: prompt 1 (at /prompts/0) has no "name".'],
    [
      'an argument without a name',
      { tools: [FIND], prompts: [{ name: 'p', arguments: [{}] }] },
      'c.json: prompt 1 (at /prompts/0), argument 1, has no "name".',
    ],
    [
      'a resource without a uri',
      { tools: [FIND], resources: [{ name: 'r' }] },
      'c.json: resource 1 (at /resources/0) has no "uri".',
    ],
    [
      'a template without one',
      { tools: [FIND], resourceTemplates: [{ uri: 'r' }] },
      'c.json: resource template 1 (at /resourceTemplates/0) has no "uriTemplate".',
    ],
  ])('%s', (_what, value, sentence) => {
    const error = refusal(() => parseContract(value, 'c.json'))
    expect(error.message).toBe(sentence)
    expect(error.next).toMatch(/\.$/)
    expect(`${error.message}${error.next}`).not.toContain('\n')
  })

  test('the accepted shapes are named', () => {
    expect(refusal(() => parseContract(3, 'c.json')).next).toBe(ACCEPTED_SHAPES)
  })

  test('a long name from outside is cut', () => {
    expect(refusal(() => parseContract({ [`a\n${'x'.repeat(500)}`]: 1 }, 'c')).message.length).toBeLessThan(150)
  })

  test('an empty contract is fine where it is allowed', () => {
    expect(parseContract({ tools: [] }, 'x', undefined, { allowEmpty: true }).tools).toEqual([])
  })
})

function refusal(read: () => unknown): UserError {
  try {
    read()
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
