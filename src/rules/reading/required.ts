/** What a schema says of the presence of properties. */
import { isObject, type Json, member } from '../../model/json.js'
import type { SchemaChange } from '../rule.js'
import { widerSide } from './places.js'
import { valuesAt } from './values.js'

/** The declared default of a schema; undefined where it has none (null is one). */
export function defaultOf(schema: Json | undefined): Json | undefined {
  return isObject(schema) ? member(schema, 'default') : undefined
}

/** Does a schema have a default? */
export function hasDefault(schema: Json | undefined): boolean {
  return defaultOf(schema) !== undefined
}

/** Does an object schema require that property? */
export function requires(schema: Json | undefined, name: string): boolean {
  const required = isObject(schema) ? member(schema, 'required') : undefined
  return Array.isArray(required) && required.includes(name)
}

/** Of `dependentRequired` at fault: the property that is sent in the witness, and what it lacks beside it. */
export function dependentNames(change: SchemaChange): { trigger: string; required: readonly string[] } | undefined {
  const { wide } = widerSide(change)
  const dependents = isObject(wide) ? member(wide, change.keyword) : undefined
  if (!isObject(dependents)) return undefined
  for (const value of valuesAt(change.witness, change.path)) {
    if (!isObject(value)) continue
    for (const [trigger, names] of Object.entries(dependents)) {
      if (!Object.hasOwn(value, trigger) || !Array.isArray(names)) continue
      const required = names.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name))
      if (required.length > 0) return { trigger, required: required.map(String) }
    }
  }
  return undefined
}
