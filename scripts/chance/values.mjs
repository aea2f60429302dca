/** Values to attack schemas with: random ones, and ones that a schema all but asks for. */
import { COMPOUNDS, NAMES, OTHER_NAMES, SCALARS, TEXTS, VALUES } from './alphabet.mjs'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A random value. */
export function randomValue(chance, depth) {
  const kind = chance.next()
  if (depth <= 0 || kind < 0.45) return chance.likely(0.7) ? chance.one(VALUES) : chance.one(SCALARS)
  if (kind < 0.7) return Array.from({ length: chance.below(5) }, () => randomValue(chance, depth - 1))
  const names = chance.some(NAMES, 0.5).concat(chance.likely(0.2) ? [chance.one(OTHER_NAMES)] : [])
  return Object.fromEntries(names.map((name) => [name, randomValue(chance, depth - 1)]))
}

/** A value near one that was given: a member or item more, less or other; a number or text beside it. */
export function nearValue(chance, value, depth = 2) {
  if (typeof value === 'number') return value + chance.one([-1, 1, 0.5, -0.5])
  if (typeof value === 'string')
    return chance.one([value + chance.one(['a', 'b', '1']), value.slice(1), chance.one(TEXTS)])
  if (Array.isArray(value)) {
    const at = chance.below(value.length + 1)
    if (at < value.length && chance.likely(0.5)) return value.with(at, nearValue(chance, value[at], depth - 1))
    return chance.likely(0.5) ? value.toSpliced(at, 1) : value.toSpliced(at, 0, randomValue(chance, depth - 1))
  }
  if (!isObject(value)) return randomValue(chance, 1)
  const copy = { ...value }
  const name = chance.one([...Object.keys(copy), chance.one(NAMES), chance.one(OTHER_NAMES)])
  if (Object.hasOwn(copy, name) && chance.likely(0.4)) delete copy[name]
  else
    copy[name] = Object.hasOwn(copy, name) ? nearValue(chance, copy[name], depth - 1) : randomValue(chance, depth - 1)
  return copy
}

/** Makes values that are likely to satisfy a schema, or to miss it by little. */
export class Sampler {
  constructor(chance, targetOf) {
    Object.assign(this, { chance, targetOf })
  }

  sample(schema, depth = 4) {
    const { chance } = this
    if (!isObject(schema) || depth <= 0 || chance.likely(0.06)) return randomValue(chance, 1)
    const reference = schema.$ref ?? schema.$dynamicRef
    const target = reference === undefined ? undefined : this.targetOf(reference)
    if (target !== undefined && chance.likely(0.9)) return this.sample(target, depth - 1)
    if (schema.const !== undefined && chance.likely(0.8)) return schema.const
    if (Array.isArray(schema.enum) && schema.enum.length > 0 && chance.likely(0.8)) return chance.one(schema.enum)
    const branch = this.branch(schema)
    if (branch !== undefined) return this.sample(branch, depth - 1)
    return this.ofType(this.typeOf(schema), schema, depth)
  }

  /** The schema with one of its branches laid over it. */
  branch(schema) {
    const { chance } = this
    const lists = ['allOf', 'anyOf', 'oneOf'].filter((keyword) => Array.isArray(schema[keyword]))
    const list = chance.one([...lists, undefined])
    const { allOf, anyOf, oneOf, if: condition, ...rest } = schema
    const sub = list === undefined ? chance.one([schema.then, schema.else, undefined]) : chance.one(schema[list])
    return isObject(sub) && chance.likely(0.8)
      ? { ...rest, ...sub, properties: { ...rest.properties, ...sub.properties } }
      : undefined
  }

  typeOf(schema) {
    const { chance } = this
    if (typeof schema.type === 'string') return schema.type
    if (Array.isArray(schema.type) && schema.type.length > 0) return chance.one(schema.type)
    const hints = Object.keys(schema).flatMap((keyword) => HINTS[keyword] ?? [])
    return hints.length > 0 ? chance.one(hints) : chance.one(['object', 'array', 'number', 'string', 'null'])
  }

  ofType(type, schema, depth) {
    const { chance } = this
    switch (type) {
      case 'null':
        return null
      case 'boolean':
        return chance.likely(0.5)
      case 'number':
      case 'integer':
        return this.number(schema)
      case 'string':
        return chance.one(TEXTS)
      case 'array':
        return this.array(schema, depth)
      default:
        return this.object(schema, depth)
    }
  }

  number(schema) {
    const { chance } = this
    const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
      (keyword) => schema[keyword],
    )
    const near = chance.one([...bounds.filter((bound) => typeof bound === 'number'), chance.below(5) - 2])
    return near + chance.one([0, 0, 1, -1, 0.5, 2])
  }

  array(schema, depth) {
    const { chance } = this
    const tuple = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : [])
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items
    const length = Math.min(
      6,
      Math.max(
        0,
        chance.one([schema.minItems ?? 0, schema.maxItems ?? 2, chance.below(4), tuple.length]) + chance.one([0, 0, 1]),
      ),
    )
    return Array.from({ length }, (_, i) =>
      this.sample(
        i < tuple.length ? tuple[i] : chance.likely(0.4) && schema.contains !== undefined ? schema.contains : rest,
        depth - 1,
      ),
    )
  }

  object(schema, depth) {
    const { chance } = this
    const properties = isObject(schema.properties) ? schema.properties : {}
    const wanted = [
      ...(Array.isArray(schema.required) ? schema.required : []),
      ...chance.some(Object.keys(properties), 0.5),
    ]
    const names = new Set([...wanted.filter(() => chance.likely(0.92)), ...chance.some(NAMES, 0.15)])
    if (chance.likely(0.15)) names.add(chance.one(OTHER_NAMES))
    return Object.fromEntries(
      [...names].map((name) => [name, this.sample(properties[name] ?? this.other(schema, name), depth - 1)]),
    )
  }

  other(schema, name) {
    for (const [pattern, sub] of Object.entries(schema.patternProperties ?? {}))
      if (new RegExp(pattern, 'u').test(name)) return sub
    return schema.additionalProperties ?? schema.unevaluatedProperties
  }
}

const HINTS = {
  ...Object.fromEntries(
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((k) => [k, ['number']]),
  ),
  ...Object.fromEntries(['minLength', 'maxLength', 'pattern', 'format'].map((k) => [k, ['string']])),
  ...Object.fromEntries(
    ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'].map((k) => [
      k,
      ['array'],
    ]),
  ),
  ...Object.fromEntries(
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'propertyNames',
      'dependentSchemas',
    ].map((k) => [k, ['object', 'object']]),
  ),
}

/** Texts and scalars every schema is tried with. */
export const ALWAYS = [null, true, 0, 1, 0.5, -1, '', 'a', 'ab', ...COMPOUNDS.slice(0, 14)]
