/** What a place in a schema speaks of: a value as such, undeclared keys, property names, one case of a condition, … */
import { isObject, type Json, member } from '../../model/json.js'
import { split } from '../../model/pointer.js'
import { LIST, MAP, ONE } from '../../schema/dialect.js'
import type { SchemaChange } from '../rule.js'

/**
 * Where a change happened. `value`: a value that both sides speak of. `opened`: a property that the narrower side
 * leaves undeclared. The others: under the keyword of that meaning.
 */
export type Ground =
  | 'value'
  | 'opened'
  | 'undeclared'
  | 'pattern'
  | 'names'
  | 'contained'
  | 'dependent'
  | 'negated'
  | 'conditional'

/** One step of a schema pointer: the keyword, and the name or index under it. */
interface RoadStep {
  readonly keyword: string
  readonly name?: string
}

const GROUNDS: ReadonlyMap<string, Ground> = new Map<string, Ground>([
  ['propertyNames', 'names'],
  ['contains', 'contained'],
  ['dependentSchemas', 'dependent'],
  ['dependencies', 'dependent'],
  ['not', 'negated'],
  ['if', 'conditional'],
  ['then', 'conditional'],
  ['else', 'conditional'],
])

/** Keywords that lead from a value to the values in it. */
const INWARD: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
])

/** Does the keyword lead from a value to the values in it? */
export function isInward(keyword: string): boolean {
  return INWARD.has(keyword)
}

/** The ground on which a change stands. */
export function groundOf(change: SchemaChange): Ground {
  if (change.opened !== undefined) return 'opened'
  const road = roadTo(change)
  for (const { keyword } of road) {
    const ground = GROUNDS.get(keyword)
    if (ground !== undefined) return ground
  }
  const own = GROUNDS.get(change.keyword)
  if (own !== undefined && !(change.keyword === 'dependencies' && isListOfNames(change))) return own
  const inward = road.findLast((step) => INWARD.has(step.keyword))?.keyword
  if (inward === 'patternProperties') return 'pattern'
  if ((inward === 'additionalProperties' || inward === 'unevaluatedProperties') && change.path.endsWith('/*'))
    return 'undeclared'
  return 'value'
}

/** The way to the schema that holds the keyword at fault. */
function roadTo(change: SchemaChange): readonly RoadStep[] {
  const road = roadOf(widerSide(change).pointer)
  const end = road.findLastIndex((step) => step.keyword === change.keyword)
  return end < 0 ? road : road.slice(0, end)
}

/** The side whose keyword is at fault, and what the other side says. */
export function widerSide(change: SchemaChange): { pointer: string; wide: Json | undefined; narrow: Json | undefined } {
  return change.direction === 'narrowed'
    ? { pointer: change.candidatePointer, wide: change.candidate, narrow: change.baseline }
    : { pointer: change.baselinePointer, wide: change.baseline, narrow: change.candidate }
}

/** Draft-04 to 07 `dependencies` of names rather than of a schema. */
function isListOfNames(change: SchemaChange): boolean {
  const dependencies = ownValue(change)
  const names = isObject(dependencies) && change.name !== undefined ? member(dependencies, change.name) : undefined
  return Array.isArray(names)
}

/** A schema pointer read by its keywords: `/properties/not/not` is the property `not`, then the keyword. */
export function roadOf(pointer: string): readonly RoadStep[] {
  const steps = split(pointer)
  const road: RoadStep[] = []
  for (let index = 0; index < steps.length; index++) {
    const keyword = steps[index] ?? ''
    const next = steps[index + 1]
    const isNamed = MAP.has(keyword) || (LIST.has(keyword) && (!ONE.has(keyword) || /^\d+$/.test(next ?? '')))
    if (isNamed && next !== undefined) {
      road.push({ keyword, name: next })
      index++
    } else road.push({ keyword })
  }
  return road
}

/** The name under the last `patternProperties` or `dependentSchemas` on the way to a place. */
export function nameUnder(pointer: string, ...keywords: string[]): string | undefined {
  return roadOf(pointer).findLast((step) => keywords.includes(step.keyword))?.name
}

/** Is this a change of that direction, on that ground, at one of those keywords (any, where none is given)? */
export function concerns(
  change: SchemaChange,
  direction: SchemaChange['direction'],
  ground: Ground,
  ...keywords: string[]
): boolean {
  if (change.direction !== direction || (keywords.length > 0 && !keywords.includes(change.keyword))) return false
  return groundOf(change) === ground
}

/** The data pointer one step up. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The value of the changed keyword on the side at fault. */
export function ownValue(change: SchemaChange): Json | undefined {
  const { wide } = widerSide(change)
  return isObject(wide) ? member(wide, change.keyword) : undefined
}
