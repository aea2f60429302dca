/** The single values and the types that a schema names. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, member, typeOf } from '../../model/json.js'
import { split } from '../../model/pointer.js'
import type { SchemaChange } from '../rule.js'

/** The values that a schema lists, by `enum`, `const` or a union of them; undefined where it does not list them all. */
export function listedValues(schema: Json | undefined): readonly Json[] | undefined {
  if (!isObject(schema)) return undefined
  const values = spelledValues(schema)
  const types = member(schema, 'type')
  if (values === undefined || types === undefined) return values
  return values.filter((value) => typeNames(types).some((type) => isOfType(value, type)))
}

function spelledValues(schema: { [key: string]: Json }): readonly Json[] | undefined {
  const constant = member(schema, 'const')
  if (constant !== undefined) return [constant]
  const values = member(schema, 'enum')
  if (Array.isArray(values)) return values
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = member(schema, keyword)
    if (!Array.isArray(branches) || branches.length === 0) continue
    const listed = branches.map((branch) => (isNullOnly(branch) ? [null] : listedValues(branch)))
    if (listed.every((each) => each !== undefined)) return listed.flat()
  }
  return undefined
}

function isNullOnly(schema: Json): boolean {
  return isObject(schema) && member(schema, 'type') === 'null'
}

/** The values of the first list that are not in the second. */
export function without(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const texts = new Set(others.map(canonicalText))
  return values.filter((value) => !texts.has(canonicalText(value)))
}

/** The types that a schema names or that its listed values have; undefined where any type may be meant. */
export function namedTypes(schema: Json | undefined): readonly string[] | undefined {
  if (!isObject(schema)) return undefined
  const type = member(schema, 'type')
  if (type !== undefined) return typeNames(type)
  const values = listedValues(schema)
  if (values !== undefined) return [...new Set(values.map(nameOfType))]
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = member(schema, keyword)
    if (!Array.isArray(branches) || branches.length === 0) continue
    const types = branches.map(namedTypes)
    if (types.every((each) => each !== undefined)) return [...new Set(types.flat())]
  }
  return undefined
}

function typeNames(type: Json): readonly string[] {
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
}

function nameOfType(value: Json): string {
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeOf(value)
}

function isOfType(value: Json, type: string): boolean {
  return type === typeOf(value) || (type === 'integer' && nameOfType(value) === 'integer')
}

/** The types of the first list that the second does not cover; integers are numbers. */
export function typesWithout(types: readonly string[], others: readonly string[]): readonly string[] {
  return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')))
}

/** The one value that a schema accepts, by `const` or a list of one. */
export function singleValue(schema: Json | undefined): Json | undefined {
  const values = listedValues(schema)
  return values?.length === 1 ? values[0] : undefined
}

/** Do both sides of a change accept one value each? */
export function isSingle(change: {
  readonly baseline: Json | undefined
  readonly candidate: Json | undefined
}): boolean {
  return singleValue(change.baseline) !== undefined && singleValue(change.candidate) !== undefined
}

/** The listed values that the one side has and the other has not; undefined where a side does not list its values. */
export function lostValues(baseline: Json | undefined, candidate: Json | undefined): readonly Json[] | undefined {
  const before = listedValues(baseline)
  const after = listedValues(candidate)
  return before === undefined || after === undefined ? undefined : without(before, after)
}

/** Is a change of a union told by the values that its branches list? */
export function isToldByValues({ direction, baseline, candidate }: SchemaChange): boolean {
  const [from, to] = direction === 'narrowed' ? [baseline, candidate] : [candidate, baseline]
  return (lostValues(from, to)?.length ?? 0) > 0 || (listedValues(from) === undefined && listedValues(to) !== undefined)
}

/** The types of the witness at the place of a change. */
export function witnessTypes({ witness, path }: SchemaChange): readonly string[] {
  return [...new Set(valuesAt(witness, path).map(nameOfType))]
}

/** The values at a data pointer, where `*` is every item or key. */
export function valuesAt(value: Json, path: string): readonly Json[] {
  let values: readonly Json[] = [value]
  for (const step of split(path))
    values = values.flatMap((each) => {
      if (typeof each !== 'object' || each === null) return []
      if (step === '*') return Object.values(each)
      const inner = Array.isArray(each) ? each[Number(step)] : member(each, step)
      return inner === undefined ? [] : [inner]
    })
  return values
}
