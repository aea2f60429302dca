/**
 * What a schema has evaluated of a value, for `unevaluatedProperties` and `unevaluatedItems`. The compiler's own
 * tracking departs from the specification (docs of departures.ts), so the validator keeps these plans instead.
 */
import type { Json, JsonObject } from '../../model/json.js'
import { isObject } from '../../model/json.js'

/** What one schema evaluates, and which other schemas may add to it. */
export interface Plan {
  readonly properties: ReadonlySet<string>
  readonly patterns: readonly { test(text: string): boolean }[]
  /** `additionalProperties` or a nested `unevaluatedProperties`: nothing is left over. */
  readonly everyProperty: boolean
  readonly items: number
  readonly everyItem: boolean
  /** Items that match this definition count (2020-12). */
  readonly contains: string | undefined
  readonly branches: readonly Branch[]
}

/** Adds its plan where the value matches `test`, fails `unless` and has the member `key`, as far as given. */
export interface Branch {
  readonly test?: string
  readonly unless?: string
  readonly key?: string
  readonly plan: () => Plan
}

/** Does a value match a definition? */
export type Match = (definition: string, value: Json) => boolean

/** The members that the plan leaves unevaluated. */
export function unevaluatedMembers(plan: Plan, value: JsonObject, match: Match): string[] {
  let left = Object.keys(value)
  visit(plan, value, match, (met) => {
    if (met.everyProperty) left = []
    else left = left.filter((key) => !met.properties.has(key) && !met.patterns.some((pattern) => pattern.test(key)))
    return left.length > 0
  })
  return left
}

/** The indices of the items that the plan leaves unevaluated. */
export function unevaluatedIndices(plan: Plan, value: readonly Json[], match: Match): number[] {
  let left = [...value.keys()]
  visit(plan, [...value], match, (met) => {
    if (met.everyItem) left = []
    else left = left.filter((index) => index >= met.items)
    const { contains } = met
    if (contains !== undefined) left = left.filter((index) => !match(contains, value[index] ?? null))
    return left.length > 0
  })
  return left
}

/** Shows every plan that holds for the value, until one says that it has seen enough. */
function visit(plan: Plan, value: Json, match: Match, see: (met: Plan) => boolean): boolean {
  if (!see(plan)) return false
  for (const { test, unless, key, plan: inner } of plan.branches) {
    if (key !== undefined && !(isObject(value) && Object.hasOwn(value, key))) continue
    if (test !== undefined && !match(test, value)) continue
    if (unless !== undefined && match(unless, value)) continue
    if (!visit(inner(), value, match, see)) return false
  }
  return true
}
