/**
 * Keywords that close an object or an array, and what exactly they shut out. The engine names such a keyword itself only
 * where its schema refuses everything; otherwise it names a keyword inside it.
 */
import { isObject, type Json, member } from '../../model/json.js'
import type { SchemaChange } from '../rule.js'
import { groundOf, isInward, nameUnder, roadOf, widerSide } from './places.js'

/** Is a named property forbidden? */
export function isForbidden(change: SchemaChange): boolean {
  if (change.keyword !== 'properties' || change.name === undefined || groundOf(change) !== 'value') return false
  const schema = change.direction === 'narrowed' ? change.property?.candidate : change.property?.baseline
  return !isUnsearched(schema)
}

/** The engine also stops at a property whose schema is too deep to be searched; then nothing in it is forbidden yet. */
function isUnsearched(schema: Json | undefined): boolean {
  return isObject(schema) && !Object.hasOwn(schema, 'not') && Object.keys(schema).some(isInward)
}

/** The pattern of names that is forbidden by the schema `false`; undefined where none is. */
export function forbiddenPattern(change: SchemaChange): string | undefined {
  if (change.keyword !== 'patternProperties' || groundOf(change) !== 'value') return undefined
  return nameUnder(widerSide(change).pointer, 'patternProperties')
}

/** Does the keyword at fault shut out keys that neither side declares? */
export function closesProperties(change: SchemaChange, keyword: string): boolean {
  if (change.keyword !== keyword || groundOf(change) !== 'value') return false
  return !isDeclared(change) && !closesPatterns(change)
}

/** Does the keyword at fault shut out keys that the other, equally closed side took by a pattern of names? */
export function closesPatterns(change: SchemaChange): boolean {
  const { keyword } = change
  if (keyword !== 'additionalProperties' && keyword !== 'unevaluatedProperties') return false
  const { narrow } = widerSide(change)
  return (
    groundOf(change) === 'value' &&
    !isDeclared(change) &&
    isObject(narrow) &&
    member(narrow, keyword) === false &&
    hasPatterns(narrow)
  )
}

/** How many items an array may hold that is closed behind its listed positions; undefined where it is not. */
export function closesItems(change: SchemaChange): number | undefined {
  const { keyword } = change
  const { pointer, wide } = widerSide(change)
  if (!['prefixItems', 'items', 'additionalItems'].includes(keyword) || groundOf(change) !== 'value') return undefined
  const position = roadOf(pointer).at(-1)?.name
  if (position !== undefined) return Number(position)
  const listed = isObject(wide) ? (member(wide, 'prefixItems') ?? member(wide, 'items')) : undefined
  return Array.isArray(listed) ? listed.length : 0
}

/** Does the keyword at fault shut out items that no subschema speaks of? */
export function closesUnevaluatedItems(change: SchemaChange): boolean {
  return change.keyword === 'unevaluatedItems' && groundOf(change) === 'value'
}

function isDeclared({ property, direction }: SchemaChange): boolean {
  return (direction === 'narrowed' ? property?.baseline : property?.candidate) !== undefined
}

function hasPatterns(schema: { [key: string]: Json }): boolean {
  const patterns = member(schema, 'patternProperties')
  return isObject(patterns) && Object.keys(patterns).length > 0
}
