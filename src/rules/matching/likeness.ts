/** Which new property a removed one may live on as. A guess for a helpful sentence. */
import { distance } from 'fastest-levenshtein'
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { quote } from '../wording/quote.js'

/** The part of the letters that must be the same. */
const ALIKE = 0.7
/** Where so many names are new, another one is always alike. */
const MOST_ADDED = 50

/** ` (it looks renamed to "x")`, or nothing. */
export function renameHint(name: string, baseline: Json | undefined, candidate: Json | undefined): string {
  const heir = heirOf(name, propertiesOf(baseline), propertiesOf(candidate))
  return heir === undefined ? '' : ` (it looks renamed to ${quote(heir)})`
}

/** The added property with the likest name, else the only added one that has the very same schema and text. */
export function heirOf(name: string, before: JsonObject, after: JsonObject): string | undefined {
  const added = Object.keys(after).filter((other) => !Object.hasOwn(before, other))
  if (added.length > MOST_ADDED) return undefined
  const schema = member(before, name)
  const rated = added
    .filter((other) => isOfSameType(schema, member(after, other)))
    .map((other) => ({ other, likeness: likenessOf(name, other) }))
    .sort((a, b) => b.likeness - a.likeness)
  const [best, next] = rated
  if (best !== undefined && best.likeness >= ALIKE && best.likeness > (next?.likeness ?? 0)) return best.other
  const twins = added.filter((other) => isTold(schema) && sameText(schema, member(after, other)))
  return twins.length === 1 ? twins[0] : undefined
}

/** 1 where only case, underscores and hyphens differ. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[\s_-]/g, ''))
  if (a === undefined || b === undefined || a === '' || b === '') return 0
  return 1 - distance(a, b) / Math.max(a.length, b.length)
}

/** A schema that says no more than its type is like many. */
function isTold(schema: Json | undefined): boolean {
  return isObject(schema) && Object.keys(schema).some((keyword) => keyword !== 'type' && keyword !== 'title')
}

function isOfSameType(one: Json | undefined, other: Json | undefined): boolean {
  const [a, b] = [one, other].map((schema) => (isObject(schema) ? member(schema, 'type') : undefined))
  return a === undefined || b === undefined || sameText(a, b)
}

function sameText(one: Json | undefined, other: Json | undefined): boolean {
  return one !== undefined && other !== undefined && canonicalText(one) === canonicalText(other)
}

function propertiesOf(schema: Json | undefined): JsonObject {
  const properties = isObject(schema) ? member(schema, 'properties') : undefined
  return isObject(properties) ? properties : {}
}
