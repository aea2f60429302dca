/** The same set in other words: each rewriting keeps what a schema accepts, and what it evaluates. */
import { speaks } from './alphabet.mjs'
import { rewritten } from './changes.mjs'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const ALL_TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object']

/** `evaluates`: there is an `unevaluated*` around; `targetOf`: what a reference can be replaced by, if anything. */
export function respelled(schema, { chance, dialect, targetOf, evaluates }) {
  const hides = !speaks('unevaluatedItems', dialect)
  return rewritten(schema, (sub) => {
    if (!isObject(sub) || chance.likely(0.35)) return sub
    if (Object.hasOwn(sub, '$ref')) return inlined(sub, targetOf, hides)
    if (Object.keys(sub).some((keyword) => keyword.startsWith('$'))) return sub
    // Whatever is under `not` evaluates nothing, so twins made of it are no twins beside `unevaluated*`.
    const spellings = [...PLAIN, ...(evaluates ? [] : TWINS)]
    let spelled = sub
    for (const spell of chance.some(spellings, 0.4)) spelled = spell(spelled, dialect, chance)
    return spelled
  })
}

function inlined(schema, targetOf, hides) {
  const target = targetOf(schema.$ref)
  if (target === undefined) return schema
  if (hides) return target
  const { $ref: _, ...siblings } = schema
  return { ...siblings, allOf: [...(siblings.allOf ?? []), target] }
}

/** Each: a schema without references in, another spelling of it out. */
const PLAIN = [reordered, constAsEnum, enumAsBranches, typesAsBranches, wrapped, splitBounds, requiredApart]
const TWINS = [twiceNot, anyOfAsNot, oneOfAsAnyOf, conditionAsBranches, typeAsNot]

function reordered(schema, _, chance) {
  const entries = Object.entries(schema).map(([keyword, value]) =>
    ['allOf', 'anyOf', 'oneOf', 'required', 'enum'].includes(keyword) && Array.isArray(value)
      ? [keyword, [...value].reverse()]
      : [keyword, value],
  )
  return Object.fromEntries(chance.likely(0.5) ? entries.reverse() : entries)
}

function constAsEnum(schema, dialect) {
  if (!Object.hasOwn(schema, 'const') || Object.hasOwn(schema, 'enum') || !speaks('const', dialect)) return schema
  const { const: only, ...rest } = schema
  return { ...rest, enum: [only] }
}

function enumAsBranches(schema, dialect) {
  if (!Array.isArray(schema.enum) || schema.enum.length === 0 || Object.hasOwn(schema, 'anyOf')) return schema
  const { enum: values, ...rest } = schema
  return { ...rest, anyOf: values.map((value) => (speaks('const', dialect) ? { const: value } : { enum: [value] })) }
}

function typesAsBranches(schema) {
  if (!Array.isArray(schema.type) || Object.hasOwn(schema, 'anyOf')) return schema
  const { type, ...rest } = schema
  return { ...rest, anyOf: type.map((one) => ({ type: one })) }
}

function wrapped(schema) {
  return { allOf: [schema] }
}

/** A bound said twice, once in vain. */
function splitBounds(schema) {
  if (typeof schema.minimum !== 'number' || Object.hasOwn(schema, 'allOf') || schema.exclusiveMinimum === true)
    return schema
  const { minimum, ...rest } = schema
  return { ...rest, allOf: [{ minimum }, { minimum: minimum - 1 }] }
}

function requiredApart(schema) {
  if (!Array.isArray(schema.required) || schema.required.length === 0 || Object.hasOwn(schema, 'allOf')) return schema
  const { required, ...rest } = schema
  return { ...rest, allOf: required.map((name) => ({ required: [name] })) }
}

function twiceNot(schema) {
  return { not: { not: schema } }
}

function anyOfAsNot(schema) {
  if (!Array.isArray(schema.anyOf) || Object.hasOwn(schema, 'not')) return schema
  const { anyOf, ...rest } = schema
  return { ...rest, not: { allOf: anyOf.map((branch) => ({ not: branch })) } }
}

function oneOfAsAnyOf(schema) {
  if (!Array.isArray(schema.oneOf) || Object.hasOwn(schema, 'anyOf')) return schema
  const { oneOf, ...rest } = schema
  const only = (at) => ({ allOf: oneOf.map((branch, i) => (i === at ? branch : { not: branch })) })
  return { ...rest, anyOf: oneOf.map((_, at) => only(at)) }
}

function conditionAsBranches(schema, dialect) {
  if (!Object.hasOwn(schema, 'if') || Object.hasOwn(schema, 'anyOf') || !speaks('if', dialect)) return schema
  const { if: condition, then = {}, else: otherwise = {}, ...rest } = schema
  return { ...rest, anyOf: [{ allOf: [condition, then] }, { allOf: [{ not: condition }, otherwise] }] }
}

function typeAsNot(schema) {
  if (!ALL_TYPES.includes(schema.type) || Object.hasOwn(schema, 'not')) return schema
  const { type, ...rest } = schema
  return { ...rest, not: { type: ALL_TYPES.filter((one) => one !== type) } }
}
