import { describe, expect, test } from '@jest/globals'
import { readSources, violations } from '../../scripts/walls.mjs'

const SOURCES = 'src'

/** A small house in order; each case below breaks one thing in it. */
const HOUSE = {
  'model/json.ts': 'export type Json = unknown\n',
  'schema/engine.ts': "import type { Json } from '../model/json.js'\nexport type Engine = Json\n",
  'rules/enum.ts':
    "import type { Engine } from '../schema/engine.js'\nexport const ids = new Set(['a'])\nexport type R = Engine\n",
  'report/text.ts':
    "import type { Json } from '../model/json.js'\nexport const text = (verdict: Json) => String(verdict)\n",
  'io/read.ts': "import { readFileSync } from 'node:fs'\nexport const read = (file: string) => readFileSync(file)\n",
  'run/gate.ts': "export const gate = async () => (await import('../report/text.js')).text\n",
  'cli.ts': "import { gate } from './run/gate.js'\nawait gate()\n",
}

function judged(change: Record<string, string>): string[] {
  return violations(new Map(Object.entries({ ...HOUSE, ...change })), undefined, {})
}

test('the walls of src/ stand', () => {
  const sources = readSources(SOURCES)
  expect(sources.size).toBeGreaterThan(40)
  expect(violations(sources)).toEqual([])
})

test('the small house is in order', () => {
  expect(judged({})).toEqual([])
})

describe('a breach is seen', () => {
  test.each([
    [
      'node:fs in a rule',
      { 'rules/x.ts': "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n" },
      /rules\/x\.ts: may not import node:fs/,
    ],
    [
      'a type of the report in a rule',
      { 'rules/x.ts': "import type { text } from '../report/text.js'\nexport type X = typeof text\n" },
      /rules may not import report/,
    ],
    [
      'an inline type import',
      { 'rules/x.ts': "export type X = import('../report/text.js').Text\n" },
      /rules may not import report/,
    ],
    ['a re-export', { 'model/x.ts': "export { text } from '../report/text.js'\n" }, /model may not import report/],
    ['a re-export of all', { 'verdict/x.ts': "export * from '../rules/enum.js'\n" }, /verdict may not import rules/],
    [
      'a dynamic import',
      { 'report/x.ts': "export const x = () => import('../io/read.js')\n" },
      /report may not import io/,
    ],
    [
      'a dynamic import without a name',
      { 'run/x.ts': 'export const x = (name: string) => import(name)\n' },
      /specifier is no string/,
    ],
    [
      'schema in io',
      { 'io/x.ts': "import type { Engine } from '../schema/engine.js'\nexport type X = Engine\n" },
      /io may not import schema/,
    ],
    ['an entry imported', { 'run/x.ts': "export type X = typeof import('../cli.js')\n" }, /run may not import cli/],
    [
      'rules in an entry',
      { 'action.ts': "import { ids } from './rules/enum.js'\nconsole.log(ids)\n" },
      /action may not import rules/,
    ],
    [
      'an unknown package',
      { 'report/x.ts': "import { Table } from 'tables'\nexport const x = () => Table\n" },
      /may not import tables/,
    ],
    ['a room of no row', { 'utils/x.ts': 'export const x = 1\n' }, /"utils" is not in the wall table/],
    ['a vague name', { 'model/helpers.ts': 'export const x = 1\n' }, /"helpers" says nothing/],
    ['an index', { 'model/index.ts': 'export const x = 1\n' }, /only rules\/ has an index/],
    ['a file that is not there', { 'model/x.ts': "export * from './y.js'\n" }, /no file of src/],
    ['process', { 'verdict/x.ts': 'export const x = () => process.env.HOME\n' }, /touches process/],
    ['the clock', { 'rules/x.ts': 'export const x = () => Date.now()\n' }, /touches Date/],
    ['chance', { 'replay/x.ts': 'export const x = () => Math.random()\n' }, /touches Math\.random/],
    ['the console', { 'schema/x.ts': "export const x = () => console.log('x')\n" }, /touches console/],
    [
      'a statement at import',
      { 'model/x.ts': 'export const xs: string[] = []\nxs.push("a")\n' },
      /works at import: a bare ExpressionStatement/,
    ],
    [
      'a file read at import',
      { 'io/x.ts': "import { readFileSync } from 'node:fs'\nexport const x = readFileSync('a')\n" },
      /works at import: a call of readFileSync/,
    ],
    [
      'an instance at import',
      { 'schema/x.ts': "import { Ajv } from 'ajv'\nexport const ajv = new Ajv()\n" },
      /works at import: new Ajv/,
    ],
    [
      'a circle',
      {
        'model/a.ts': "import { b } from './b.js'\nexport const a = () => b\n",
        'model/b.ts': "import { a } from './a.js'\nexport const b = () => a\n",
      },
      /circle: model\/a\.ts -> model\/b\.ts -> model\/a\.ts/,
    ],
    [
      'a circle of types',
      {
        'model/a.ts': "import type { B } from './b.js'\nexport type A = B\n",
        'model/b.ts': "import type { A } from './a.js'\nexport type B = A | 1\n",
      },
      /circle: model\/a\.ts/,
    ],
    ['a long file', { 'model/x.ts': '// one more line\n'.repeat(251) }, /model\/x\.ts: 251 lines, at most 250/],
  ])('%s', (_, change, sentence) => {
    expect(judged(change).join('\n')).toMatch(sentence)
  })

  test('a waiver that is no longer needed', () => {
    expect(violations(new Map(Object.entries(HOUSE)), undefined, { 'cli.ts': 'was long once' })).toEqual([
      'cli.ts: has a waiver for its length and needs none',
    ])
  })
})

describe('what looks like a breach and is none', () => {
  test.each([
    [
      'members and keys of those names',
      {
        'rules/x.ts': 'export const x = (a: { Date: string; process: 1 }) => ({ console: a.Date, fetch: a.process })\n',
      },
    ],
    ['a parameter of that name', { 'rules/x.ts': 'export const x = (process: () => void) => process()\n' }],
    [
      'text in strings and comments',
      { 'rules/x.ts': "// import 'node:fs'\nexport const x = \"import 'node:fs'; Date.now()\"\n" },
    ],
    [
      'a constant that a pure library computes in a pure room',
      { 'schema/x.ts': "import { CharSet } from 'refa'\nexport const x = CharSet.all(9)\n" },
    ],
    [
      'a call of an own function for a constant',
      { 'schema/x.ts': 'const half = (n: number) => n / 2\nexport const x = half(3)\n' },
    ],
  ])('%s', (_, change) => {
    expect(judged(change)).toEqual([])
  })
})
