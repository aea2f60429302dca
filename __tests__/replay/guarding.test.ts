/** Which calls a guard stops, by what changed. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'
import { type Change, type GuardMode, judgeBy } from '../../src/replay/guarding.js'
import { createEngine } from '../../src/schema/engine.js'

const engine = createEngine({
  formats: 'assert',
  limit: createLimit(),
  milliseconds: 1_000,
  now: () => performance.now(),
})
const contract = (...tools: JsonObject[]) => parseContract({ tools }, 'c.json', undefined, { allowEmpty: true })
const tool = (properties: JsonObject, more: JsonObject = {}, said: JsonObject = {}): JsonObject => ({
  name: 't',
  inputSchema: { type: 'object', properties, ...more },
  ...said,
})
const A = tool({ q: { type: 'string' }, limit: { type: 'integer' } })
const OTHER = { name: 'other', inputSchema: { type: 'object' } }

const kindOf = (
  mode: GuardMode,
  before: JsonObject[],
  after: JsonObject[],
  value: Json,
  name = 't',
): Change['kind'] | 'passes' =>
  judgeBy(contract(...before), contract(...after), mode, engine)(name, value)?.kind ?? 'passes'

describe.each<[string, JsonObject[], JsonObject[], Json, string, string]>([
  ['nothing changed', [A], [A, OTHER], { q: 'x' }, 'passes', 'passes'],
  ['nothing changed, and the call was never good', [A], [A], { q: 1 }, 'passes', 'passes'],
  ['another order and _meta', [A, OTHER], [OTHER, { ...A, _meta: { x: 1 } }], { q: 'x' }, 'passes', 'passes'],
  ['a description', [A], [{ ...A, description: 'new' }], { q: 'x' }, 'passes', 'changed'],
  ['a wider type', [A], [tool({ q: {}, limit: {} })], { q: 'x' }, 'passes', 'changed'],
  [
    'a narrower one, and the call fits',
    [A],
    [tool({ q: { maxLength: 3 }, limit: {} })],
    { q: 'x' },
    'passes',
    'changed',
  ],
  ['a narrower one', [A], [tool({ q: { maxLength: 3 }, limit: {} })], { q: 'xxxx' }, 'broken', 'changed'],
  ['what was refused before', [A], [tool({ q: { type: 'integer' } })], { q: false }, 'passes', 'changed'],
  ['what becomes good', [A], [tool({ q: {}, limit: {} })], { q: 1 }, 'passes', 'changed'],
  [
    'a new required property',
    [A],
    [tool({ q: {}, limit: {} }, { required: ['q'] })],
    { limit: 1 },
    'broken',
    'changed',
  ],
  ['an argument that is gone', [A], [tool({ q: {} })], { q: 'x', limit: 1 }, 'dropped', 'changed'],
  ['an argument that is gone and not sent', [A], [tool({ q: {} })], { q: 'x' }, 'passes', 'changed'],
  ['a changed default', [tool({ q: { default: 1 } })], [tool({ q: { default: 2 } })], {}, 'passes', 'changed'],
  ['the tool is gone', [A], [OTHER], { q: 'x' }, 'removed', 'removed'],
  ['the tool is gone, and the call was never good', [A], [OTHER], { q: 1 }, 'passes', 'removed'],
  ['a tool that was never approved', [OTHER], [A, OTHER], { q: 'x' }, 'passes', 'unapproved'],
  ['a tool that nobody has', [OTHER], [OTHER], {}, 'passes', 'unapproved'],
  ['a twin that refuses', [A], [A, tool({ q: { maxLength: 1 }, limit: {} })], { q: 'xx' }, 'broken', 'changed'],
  [
    'a schema that cannot be used',
    [A],
    [tool({ q: { $ref: 'https://example.test/x' } })],
    { q: 'x' },
    'undecided',
    'changed',
  ],
  ['no schema any more', [A], [{ name: 't', inputSchema: null }], { q: 'x' }, 'undecided', 'changed'],
  ['an approved schema that cannot be used', [tool({ q: { pattern: '(' } })], [A], { q: 'x' }, 'undecided', 'changed'],
  [
    'the same schema that cannot be used',
    [tool({ q: { pattern: '(' } })],
    [tool({ q: { pattern: '(' } })],
    { q: 'x' },
    'passes',
    'passes',
  ],
])('%s', (_what, before, after, value, compat, pin) => {
  test('compat', () => expect(kindOf('compat', before, after, value)).toBe(compat))
  test('pin', () => expect(kindOf('pin', before, after, value)).toBe(pin))
})

test('a change is named by its places', () => {
  const changed = { ...tool({ q: { type: 'string', maxLength: 3 }, limit: { type: 'integer' } }), description: 'new' }
  expect(judgeBy(contract(A), contract(changed), 'pin', engine)('t', {})).toEqual({
    kind: 'changed',
    places: ['/inputSchema/properties/q/maxLength', '/description'],
  })
  expect(judgeBy(contract(A), contract(changed), 'compat', engine)('t', { q: 'long' })).toMatchObject({
    rejections: [{ pointer: '/q', keyword: 'maxLength' }],
  })
})
