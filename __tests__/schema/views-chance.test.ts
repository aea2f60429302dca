import { expect, test } from '@jest/globals'
import { isObject, type Json, type JsonObject } from '../../src/model/json.js'
import { engineFor } from './engines.js'
import { Chance } from './random.js'

/** Schemas as tools have them: nested objects of typed properties, open or closed. */
const NAMES = ['a', 'b', 'c', 'd']
const SCALARS: readonly Json[] = [
  ...[{ type: 'string' }, { type: 'integer' }, { type: ['string', 'null'] }, {}],
  ...[{ type: 'string', minLength: 1 }, { enum: ['x', 1] }],
]
const VALUES: readonly Json[] = ['', 'x', 1, 0.5, null]

function tool(chance: Chance, depth: number): JsonObject {
  const names = chance.some(NAMES, 0.6)
  const sub = (): Json => (depth > 0 && chance.likely(0.3) ? tool(chance, depth - 1) : chance.one(SCALARS))
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, sub()])),
    ...(chance.likely(0.4) ? { required: chance.some(names, 0.4) } : {}),
    ...(chance.likely(0.5) ? { additionalProperties: false } : {}),
  }
}

function changed(chance: Chance, schema: JsonObject): JsonObject {
  const properties = { ...(schema.properties as JsonObject) }
  const name = chance.one(NAMES)
  const known = properties[name]
  if (known === undefined) properties[name] = chance.one(SCALARS)
  else if (isObject(known) && isObject(known.properties)) properties[name] = changed(chance, known)
  else if (chance.likely(0.4)) delete properties[name]
  else properties[name] = chance.one(SCALARS)
  const required = ((schema.required ?? []) as string[]).filter((one) => Object.hasOwn(properties, one))
  return { ...schema, properties, required: chance.likely(0.2) ? Object.keys(properties).slice(0, 1) : required }
}

function value(chance: Chance, depth: number): Json {
  if (depth === 0 || chance.likely(0.4)) return chance.one(VALUES)
  return Object.fromEntries(chance.some([...NAMES, 'zz'], 0.5).map((name) => [name, value(chance, depth - 1)]))
}

const propertiesOf = (schema: Json | undefined): JsonObject =>
  isObject(schema) && isObject(schema.properties) ? schema.properties : {}

/** The value without the keys that only `declares` declares, at every level that `known` declares too. */
function without(given: Json, declares: Json | undefined, known: Json | undefined, atRoot: boolean): Json {
  if (!isObject(given)) return given
  const [mine, theirs] = [propertiesOf(declares), propertiesOf(known)]
  const map = !atRoot && !(isObject(known) && isObject(known.properties))
  const kept = Object.entries(given).filter(
    ([name]) => map || !Object.hasOwn(mine, name) || Object.hasOwn(theirs, name),
  )
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(inner, mine[name], theirs[name], false)]))
}

test('what a view calls contained is so for the values that count', () => {
  const chance = new Chance(51)
  const engine = engineFor()
  const met = { caller: 0, reader: 0 }
  for (let i = 0; i < 250; i++) {
    const one = tool(chance, 1)
    const other = changed(chance, chance.likely(0.5) ? changed(chance, one) : one)
    for (const [narrow, wide] of [
      [one, other],
      [other, one],
    ] as const) {
      const [inner, outer] = [engine.validator(narrow), engine.validator(wide)]
      const values = Array.from({ length: 80 }, () => value(chance, 2)).filter((v) => inner.accepts(v))
      const strict = engine.contains(wide, narrow, 'strict').contained
      // A caller by the narrow schema sends nothing that only the wide one declares.
      const sent = values.filter((v) => JSON.stringify(without(v, wide, narrow, true)) === JSON.stringify(v))
      const ofCaller = engine.contains(wide, narrow, 'caller')
      const caller = ofCaller.contained
      if (ofCaller.contained === 'no') expect(without(ofCaller.witness, wide, narrow, true)).toEqual(ofCaller.witness)
      const refused = sent.find((v) => !outer.accepts(v))
      if (refused !== undefined) expect([narrow, wide, refused, caller]).toEqual([narrow, wide, refused, 'no'])
      // A reader by the wide schema does not look at what only the narrow one declares.
      const ofReader = engine.contains(wide, narrow, 'reader')
      const reader = ofReader.contained
      if (ofReader.contained === 'no') expect(outer.accepts(without(ofReader.witness, narrow, wide, true))).toBe(false)
      const unread = values.find((v) => !outer.accepts(v) && !outer.accepts(without(v, narrow, wide, true)))
      if (unread !== undefined) expect([narrow, wide, unread, reader]).toEqual([narrow, wide, unread, 'no'])
      if (strict === 'no' && caller === 'yes') met.caller++
      if (strict === 'no' && reader === 'yes') met.reader++
    }
  }
  // The views do differ from strict here, else this test shows nothing.
  expect(met.caller).toBeGreaterThan(5)
  expect(met.reader).toBeGreaterThan(5)
})
