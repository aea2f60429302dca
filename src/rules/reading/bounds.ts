/** The twelve bounds of JSON Schema in one table: what each holds, and which way it gets tighter. */
import { isObject, type Json, member } from '../../model/json.js'
import { quote } from '../wording/quote.js'

interface Bound {
  readonly end: 'lower' | 'upper'
  /** The bound of the same quantity that stands beside or instead of it. */
  readonly twin?: string
  readonly verb: 'be' | 'have' | 'hold'
  /** undefined where the bound is of the number itself. */
  readonly unit?: readonly [one: string, several: string]
  readonly strictly?: true
}

const CHARACTERS = ['character', 'characters'] as const
const ITEMS = ['item', 'items'] as const
const PROPERTIES = ['property', 'properties'] as const
const MATCHES = ['item that matches `contains`', 'items that match `contains`'] as const

const BOUNDS: ReadonlyMap<string, Bound> = new Map<string, Bound>([
  ['minimum', { end: 'lower', twin: 'exclusiveMinimum', verb: 'be' }],
  ['exclusiveMinimum', { end: 'lower', twin: 'minimum', verb: 'be', strictly: true }],
  ['maximum', { end: 'upper', twin: 'exclusiveMaximum', verb: 'be' }],
  ['exclusiveMaximum', { end: 'upper', twin: 'maximum', verb: 'be', strictly: true }],
  ['minLength', { end: 'lower', verb: 'have', unit: CHARACTERS }],
  ['maxLength', { end: 'upper', verb: 'have', unit: CHARACTERS }],
  ['minItems', { end: 'lower', verb: 'hold', unit: ITEMS }],
  ['maxItems', { end: 'upper', verb: 'hold', unit: ITEMS }],
  ['minProperties', { end: 'lower', verb: 'have', unit: PROPERTIES }],
  ['maxProperties', { end: 'upper', verb: 'have', unit: PROPERTIES }],
  ['minContains', { end: 'lower', verb: 'hold', unit: MATCHES }],
  ['maxContains', { end: 'upper', verb: 'hold', unit: MATCHES }],
])

/** The keywords of the table. */
export const BOUND_KEYWORDS: readonly string[] = [...BOUNDS.keys()]

/** Those that bound a number itself, not a length or a count. */
export const NUMBER_BOUNDS: readonly string[] = [...BOUNDS]
  .filter(([, { unit }]) => unit === undefined)
  .map(([keyword]) => keyword)

/**
 * Says how a bound moved, as the end of a sentence: `must now be at least 5 (was 1)`. undefined where it did not move
 * that way, so that the change has another cause.
 */
export function tellTightened(keyword: string, baseline: Json | undefined, candidate: Json | undefined) {
  const now = boundOf(keyword, candidate)
  if (now === undefined) return undefined
  const before = boundOf(keyword, baseline) ?? boundOf(BOUNDS.get(keyword)?.twin, baseline)
  if (before !== undefined && !isTighter(now, before)) return undefined
  const was = before === undefined ? 'was not limited' : `was ${short(before, now)}`
  return `${now.bound.end === 'lower' ? 'must' : 'may'} now ${phrase(now)} (${was})`
}

/** The same for a bound that gave way: `need only be at least 1 now (was 5)`, `need no longer be at least 5`. */
export function tellLoosened(keyword: string, baseline: Json | undefined, candidate: Json | undefined) {
  const before = boundOf(keyword, baseline)
  if (before === undefined) return undefined
  const now = boundOf(keyword, candidate) ?? boundOf(BOUNDS.get(keyword)?.twin, candidate)
  if (now === undefined) return `need no longer ${phrase(before)}`
  if (!isTighter(before, now)) return undefined
  const was = `(was ${short(before, now)})`
  return now.bound.end === 'lower' ? `need only ${phrase(now)} now ${was}` : `may now ${phrase(now)} ${was}`
}

interface Limit {
  readonly value: number
  readonly strictly: boolean
  readonly bound: Bound
}

/** The bound that a schema sets; in draft-04 `exclusiveMinimum: true` makes `minimum` strict. */
function boundOf(keyword: string | undefined, schema: Json | undefined): Limit | undefined {
  const bound = keyword === undefined ? undefined : BOUNDS.get(keyword)
  if (keyword === undefined || bound === undefined || !isObject(schema)) return undefined
  const value = member(schema, keyword)
  if (value === true && bound.twin !== undefined) return boundOf(bound.twin, schema)
  if (typeof value !== 'number') return undefined
  const isMadeStrict = bound.twin !== undefined && member(schema, bound.twin) === true
  return { value, strictly: bound.strictly === true || isMadeStrict, bound }
}

function isTighter(one: Limit, other: Limit): boolean {
  if (one.value === other.value) return one.strictly && !other.strictly
  return one.bound.end === 'lower' ? one.value > other.value : one.value < other.value
}

function phrase({ value, strictly, bound }: Limit): string {
  return `${bound.verb} ${words(bound, strictly)} ${amount(value, bound)}`
}

/** The earlier bound beside the later one: the bare number where the words are the same. */
function short(before: Limit, now: Limit): string {
  const number = quote(before.value)
  return before.strictly === now.strictly ? number : `${words(before.bound, before.strictly)} ${number}`
}

function words(bound: Bound, strictly: boolean): string {
  if (strictly) return bound.end === 'lower' ? 'more than' : 'less than'
  return bound.end === 'lower' ? 'at least' : 'at most'
}

function amount(value: number, { unit }: Bound): string {
  return unit === undefined ? quote(value) : `${quote(value)} ${value === 1 ? unit[0] : unit[1]}`
}

/** Is this a bound that only numbers beyond ±(2^53−1) could break, which no JSON client sends without losing digits? */
export function beyondPrecision(keyword: string, value: Json | undefined): boolean {
  if (typeof value !== 'number' || BOUNDS.get(keyword)?.unit !== undefined) return false
  return BOUNDS.get(keyword)?.end === 'lower' ? value <= Number.MIN_SAFE_INTEGER : value >= Number.MAX_SAFE_INTEGER
}
