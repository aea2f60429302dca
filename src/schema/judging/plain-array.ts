/** The quick yes for arrays (see plain.ts). */
import type { Json, JsonObject } from '../../model/json.js'
import type { Check, Parts } from './plain-parts.js'

/** One check for each thing that is said of arrays. */
export function arrayChecks(node: JsonObject, parts: Parts): Check[] {
  const { minItems, maxItems, uniqueItems, items, prefixItems } = node
  const checks: Check[] = []
  if (typeof minItems === 'number') checks.push((value) => (value as Json[]).length >= minItems)
  if (typeof maxItems === 'number') checks.push((value) => (value as Json[]).length <= maxItems)
  if (uniqueItems === true) checks.push((value) => isPlainlyUnique(value as Json[]))
  const positions = Array.isArray(prefixItems) ? prefixItems.map((schema) => parts.check(schema)) : []
  const rest = items === undefined ? undefined : parts.check(items)
  if (positions.length === 0 && rest !== undefined)
    checks.push((value) => (value as Json[]).every((item) => rest(item)))
  else if (positions.length > 0)
    checks.push((value) =>
      (value as Json[]).every((item, at) => {
        const check = positions[at] ?? rest
        return check === undefined || check(item)
      }),
    )
  return checks
}

/** Scalars are told apart as they are. */
function isPlainlyUnique(items: readonly Json[]): boolean {
  return items.every((item) => typeof item !== 'object' || item === null) && new Set(items).size === items.length
}
