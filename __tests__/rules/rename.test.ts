import { describe, expect, test } from '@jest/globals'
import type { Contract } from '../../src/model/contract.js'
import { type JsonObject, objectOf } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'
import { findRenames } from '../../src/rules/matching/rename.js'

interface Sketch {
  readonly name: string
  readonly text?: string
  readonly properties?: readonly string[]
}

function contractOf(...sketches: readonly Sketch[]): Contract {
  const tools = sketches.map(({ name, text, properties = [] }): JsonObject => {
    const declared = objectOf(properties.map((property) => [property, { type: 'string' }]))
    return {
      name,
      ...(text === undefined ? {} : { description: text }),
      inputSchema: { type: 'object', properties: declared },
    }
  })
  return parseContract({ tools }, 'test', undefined, { allowEmpty: true })
}

function renames(before: readonly Sketch[], after: readonly Sketch[]): readonly string[] {
  return findRenames(contractOf(...before), contractOf(...after)).map(
    ({ baseline, candidate }) => `${baseline.name} -> ${candidate.name}`,
  )
}

const WORDS = ['query', 'limit']

describe('is a rename', () => {
  test.each<[string, Sketch, Sketch]>([
    ['case only', { name: 'getUser', properties: WORDS }, { name: 'getuser', properties: WORDS }],
    ['separators only', { name: 'album.assets.add' }, { name: 'album_assets-add' }],
    ['words of an acronym', { name: 'getHTTPStatus' }, { name: 'get_http_status' }],
    ['case, with other arguments', { name: 'getUser', properties: ['a'] }, { name: 'get_user', properties: ['b'] }],
    ['a prefix', { name: 'list', properties: WORDS }, { name: 'repo_list', properties: WORDS }],
    [
      'a suffix, with one argument more',
      { name: 'search', properties: WORDS },
      { name: 'search_v2', properties: [...WORDS, 'page'] },
    ],
    [
      'a near name with the same arguments',
      { name: 'choose_file', properties: WORDS },
      { name: 'choose_files', properties: WORDS },
    ],
    [
      'the same text',
      { name: 'save_as_pdf', text: 'Saves the open page as PDF.' },
      { name: 'pdf_save', text: 'Saves the open page as PDF.', properties: ['file'] },
    ],
    [
      'a near text with the same arguments',
      { name: 'print_env', text: 'Prints all environment variables.', properties: WORDS },
      { name: 'get_env', text: 'Returns all environment variables.', properties: WORDS },
    ],
  ])('%s', (_, before, after) => {
    expect(renames([before], [after])).toEqual([`${before.name} -> ${after.name}`])
    expect(renames([after], [before])).toEqual([`${after.name} -> ${before.name}`])
  })
})

describe('is no rename', () => {
  test.each<[string, readonly Sketch[], readonly Sketch[]]>([
    [
      'nothing in common',
      [{ name: 'read_note', properties: ['id'] }],
      [{ name: 'open_ticket', properties: ['title'] }],
    ],
    ['the same arguments alone', [{ name: 'lookup', properties: WORDS }], [{ name: 'crawl', properties: WORDS }]],
    ['names without a letter', [{ name: '+' }], [{ name: '-' }]],
    ['two empty schemas', [{ name: 'ping' }], [{ name: 'status' }]],
    [
      'a text that other tools have too',
      [
        { name: 'a_read', text: 'A tool of the help desk.' },
        { name: 'b_read', text: 'A tool of the help desk.' },
      ],
      [
        { name: 'b_read', text: 'A tool of the help desk.' },
        { name: 'tickets', text: 'A tool of the help desk.' },
      ],
    ],
    ['a tool that is still there', [{ name: 'getUser' }, { name: 'get_user' }], [{ name: 'get_user' }]],
    [
      'a suffix with other arguments',
      [{ name: 'web_search', properties: ['query'] }],
      [{ name: 'search', properties: ['query', 'max_results'] }],
    ],
  ])('%s', (_, before, after) => {
    expect(renames(before, after)).toEqual([])
  })
})

test('each tool is part of one rename, the likeliest first', () => {
  const before = [
    { name: 'get_user', properties: WORDS },
    { name: 'get_users', properties: WORDS },
  ]
  const after = [
    { name: 'getUsers', properties: WORDS },
    { name: 'getUser', properties: WORDS },
  ]
  expect(renames(before, after)).toEqual(['get_user -> getUser', 'get_users -> getUsers'])
  expect(renames(before, after.slice(1))).toEqual(['get_user -> getUser'])
})

test('says whether the arguments are the same, whatever the texts in the schema are', () => {
  const schema = (description: string, name: string): JsonObject => ({
    type: 'object',
    properties: { description: { type: 'string', description }, [name]: { type: 'string' } },
  })
  const one = (name: string, inputSchema: JsonObject) => parseContract({ tools: [{ name, inputSchema }] }, 'test')
  const [same] = findRenames(one('getUser', schema('a', 'id')), one('get_user', schema('b', 'id')))
  const [other] = findRenames(one('getUser', schema('a', 'id')), one('get_user', schema('a', 'uid')))
  expect([same?.sameInput, other?.sameInput]).toEqual([true, false])
})

test('two servers of 400 tools are compared in a second, and two of 5,000 not at all', () => {
  const many = (prefix: string, count: number): readonly Sketch[] =>
    Array.from({ length: count }, (_, i) => ({
      name: `${prefix}${i}`,
      text: `${prefix} does thing ${i} ${'and more '.repeat(30)}`,
      properties: WORDS,
    }))
  const [before, after] = [contractOf(...many('alpha', 400)), contractOf(...many('omega', 400))]
  const started = performance.now()
  findRenames(before, after)
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(renames(many('same-', 5_000), many('same_', 5_000))).toEqual([])
})

test.each<[string, (i: number) => readonly string[], number]>([
  ['an input of its own each, all of them', (i) => [`only_${i}`], 60],
  ['one input for all, none of them', () => WORDS, 0],
])('a series of tools under another name, with %s', (_name, properties, count) => {
  const series = (prefix: string): readonly Sketch[] =>
    Array.from({ length: 60 }, (_, i) => ({ name: `${prefix}${i * 7}`, properties: properties(i) }))
  const found = renames(series('t'), series('u'))
  expect(found).toHaveLength(count)
  expect(found.every((rename) => rename.replace('t', 'u').split(' -> ')[0] === rename.split(' -> ')[1])).toBe(true)
})

test('a schema of any depth is compared', () => {
  const deep = (leaf: string): JsonObject => {
    let schema: JsonObject = { type: 'string', description: leaf }
    for (let depth = 0; depth < 20_000; depth++) schema = { allOf: [schema] }
    return schema
  }
  const one = (name: string) => parseContract({ tools: [{ name, inputSchema: deep(name) }] }, 'test')
  expect(findRenames(one('getUser'), one('get_user'))).toHaveLength(1)
})
