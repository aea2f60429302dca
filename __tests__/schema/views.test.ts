import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import { answerOf, engineFor } from './engines.js'

const engine = engineFor()
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })
const STRING = { type: 'string' }
const FAR = 2 ** 53 + 2

/** Narrow, wide, the answer in the view, the answer in strict. */
type Row = readonly [what: string, narrow: Json, wide: Json, inView: 'yes' | 'no', strictly: 'yes' | 'no']

const CALLER: readonly Row[] = [
  ['a new optional property is not sent', object({ a: STRING }), object({ a: STRING, b: STRING }), 'yes', 'no'],
  ['nor by a tool without arguments', { type: 'object' }, object({ b: STRING }), 'yes', 'no'],
  ['a required one is missed', object({}), object({ b: STRING }, { required: ['b'] }), 'no', 'no'],
  ['a declared property is sent', object({ a: {} }), object({ a: STRING }), 'no', 'no'],
  [
    'a closed object refuses what was open',
    object({ a: {} }),
    object({ a: {} }, { additionalProperties: false }),
    'no',
    'no',
  ],
  [
    'an invited key is sent',
    object({}, { additionalProperties: { type: 'integer' } }),
    object({ b: STRING }, { additionalProperties: { type: 'integer' } }),
    'no',
    'no',
  ],
  [
    'a key that a pattern invites is sent',
    { type: 'object', patternProperties: { '^b': {} } },
    { type: 'object', patternProperties: { '^b': {} }, properties: { bb: STRING } },
    'no',
    'no',
  ],
  ['a nested object that declares', object({ o: object({}) }), object({ o: object({ b: STRING }) }), 'yes', 'no'],
  ['a nested map takes any key', object({ o: { type: 'object' } }), object({ o: object({ b: STRING }) }), 'no', 'no'],
  [
    'a property that another branch declares is sent',
    { anyOf: [object({ a: STRING }), object({ b: {} })] },
    object({ a: STRING, b: STRING }),
    'no',
    'no',
  ],
  [
    'huge integers are not sent',
    { type: 'integer' },
    { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
    'yes',
    'no',
  ],
  ['unless they are named', { type: 'integer', maximum: FAR }, { type: 'integer', maximum: FAR - 2 }, 'no', 'no'],
  ['smaller bounds count', { type: 'integer' }, { type: 'integer', maximum: 1e9 }, 'no', 'no'],
]

/** The narrow schema speaks of `b` in each of these without declaring it; a caller who goes by it may send it. */
const naming = (more: JsonObject): JsonObject => object({ a: STRING }, more)
const B = object({ a: STRING, b: { type: 'integer' } })
const MENTIONED: readonly Row[] = [
  ['required', naming({ required: ['b'] }), B, 'no', 'no'],
  ['required in allOf', { allOf: [naming({}), { required: ['b'] }] }, B, 'no', 'no'],
  ['required in a branch', naming({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }), B, 'no', 'no'],
  ['required nested', object({ o: naming({ required: ['b'] }) }), object({ o: B }), 'no', 'no'],
  [
    'required behind a reference',
    naming({ $ref: '#/$defs/r', $defs: { r: { required: ['b'] } } }),
    { ...B, $defs: { r: {} } },
    'no',
    'no',
  ],
  ['a key of dependentRequired', naming({ dependentRequired: { b: ['a'] } }), B, 'no', 'no'],
  ['a value of dependentRequired', naming({ required: ['a'], dependentRequired: { a: ['b'] } }), B, 'no', 'no'],
  ['a key of dependentSchemas', naming({ dependentSchemas: { b: {} } }), B, 'no', 'no'],
  ['a key of dependencies', naming({ dependencies: { b: ['a'] } }), B, 'no', 'no'],
  ['an enum of propertyNames', naming({ propertyNames: { enum: ['a', 'b'] } }), B, 'no', 'no'],
  ['a const of propertyNames', naming({ propertyNames: { anyOf: [{ const: 'b' }] } }), B, 'no', 'no'],
  ['a member of a constant', { const: { a: '', b: '' } }, B, 'no', 'no'],
  ['only the wide one requires it', naming({}), { ...B, dependentRequired: { b: ['a'] } }, 'yes', 'no'],
]

/** All that the narrow schema accepts is what a caller would not send: then it is what a caller has to send. */
const ALL_LEFT_OUT: readonly Row[] = [
  ['two names of two', naming({ propertyNames: { pattern: '^[ab]$' }, minProperties: 2 }), B, 'no', 'no'],
  [
    'in a nested object',
    object({ o: naming({ propertyNames: { pattern: '^[ab]$' }, minProperties: 2 }) }, { required: ['o'] }),
    object({ o: B }),
    'no',
    'no',
  ],
  [
    'numbers',
    { type: 'number', exclusiveMinimum: Number.MAX_SAFE_INTEGER },
    { type: 'number', maximum: Number.MAX_SAFE_INTEGER },
    'no',
    'no',
  ],
]

const closed = { additionalProperties: false }
const READER: readonly Row[] = [
  ['a new property is ignored', object({ a: STRING, b: STRING }, closed), object({ a: STRING }, closed), 'yes', 'no'],
  [
    'a new required one too',
    object({ a: STRING, b: STRING }, { ...closed, required: ['b'] }),
    object({ a: STRING }, closed),
    'yes',
    'no',
  ],
  [
    'in an item too',
    { type: 'array', items: object({ b: {} }, closed) },
    { type: 'array', items: object({}, closed) },
    'yes',
    'no',
  ],
  [
    'what else changed is found beside it',
    object({ a: { type: ['string', 'null'] }, b: STRING }, { ...closed, required: ['a', 'b'] }),
    object({ a: STRING }, { ...closed, required: ['a'] }),
    'no',
    'no',
  ],
  ['an opened object brings unknown keys', object({ a: STRING }), object({ a: STRING }, closed), 'no', 'no'],
  [
    'unevaluatedProperties closes as well',
    { allOf: [object({ a: STRING, b: STRING })], unevaluatedProperties: false },
    { allOf: [object({ a: STRING })], unevaluatedProperties: false },
    'yes',
    'no',
  ],
  [
    'a new property that breaks the schema of other keys',
    object({ b: { type: 'integer' } }),
    { type: 'object', additionalProperties: STRING },
    'no',
    'no',
  ],
  ['a property no longer required', object({ a: STRING }), object({ a: STRING }, { required: ['a'] }), 'no', 'no'],
  ['a property that was banned by name', object({ a: STRING }, closed), object({ a: false }), 'no', 'no'],
  ['an added enum value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'no', 'no'],
  ['a narrowed type', { type: 'integer' }, { type: 'number' }, 'yes', 'yes'],
  [
    'in a branch',
    { oneOf: [object({ k: { const: 1 }, x: {} }, { ...closed, required: ['k'] }), { type: 'null' }] },
    { oneOf: [object({ k: { const: 1 } }, { ...closed, required: ['k'] }), { type: 'null' }] },
    'yes',
    'no',
  ],
  [
    'huge integers do not come',
    { type: 'integer' },
    { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
    'yes',
    'no',
  ],
]

describe.each([
  ['caller', CALLER],
  ['caller', MENTIONED],
  ['caller', ALL_LEFT_OUT],
  ['reader', READER],
] as const)('view %s', (view, rows) => {
  test.each(rows)('%s', (_, narrow, wide, inView, strictly) => {
    expect(answerOf(engine, wide, narrow, view)).toBe(inView)
    expect(answerOf(engine, wide, narrow, 'strict')).toBe(strictly)
  })
})

test('the witness of a reader is a whole result', () => {
  const narrow = object({ a: { type: ['string', 'null'] }, b: { const: 'new' } }, { ...closed, required: ['a', 'b'] })
  const wide = object({ a: STRING }, { ...closed, required: ['a'] })
  expect(engine.contains(wide, narrow, 'reader')).toEqual({ contained: 'no', witness: { a: null, b: 'new' } })
})

test('the caller goes by the narrow schema, whichever of the two it is', () => {
  const [small, large] = [object({ a: STRING }), object({ a: STRING, b: { type: 'integer' } })]
  expect(engine.contains(large, small, 'caller').contained).toBe('yes')
  expect(engine.contains(small, large, 'caller').contained).toBe('yes')
  expect(engine.contains({ ...small, ...closed }, large, 'caller')).toMatchObject({ contained: 'no' })
})
