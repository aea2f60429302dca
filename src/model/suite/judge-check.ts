/** Holds the places that a JSONPath finds against one check. */
import { canonicalText } from '../canonical.js'
import { isObject, type Json, member, typeOf } from '../json.js'
import type { JsonPath } from '../json-path.js'
import type { Limit } from '../options.js'
import { cut } from '../visible.js'
import type { Bounds, Check } from './suite.js'
import { patternFault } from './suite-reader.js'

/** What a judgement needs beside the answer. */
export interface JudgeGround {
  /** Values of `setup` and of captures. */
  readonly values: ReadonlyMap<string, Json>
  /** Takes secrets out of a text. */
  readonly maskIn: (text: string) => string
  /** Runs patterns, which may never end on some texts. */
  readonly limit: Limit
}

const MATCH_MS = 1_000
/** Characters of a value in a sentence. */
const SHOWN = 120
/** Characters in which secrets are looked for; what a cut tears there is not shown. */
const MASKED = 20_000

/**
 * What does not hold; undefined where all does. `exists` and `count` speak of all places together, every other keyword of each
 * of them.
 */
export function judgeCheck(check: Check, places: readonly Json[], ground: JudgeGround): string | undefined {
  if (check.keyword === 'exists') {
    const wanted = check.wanted !== check.negated
    if (wanted === places.length > 0) return undefined
    return wanted ? 'nothing is there' : `nothing was expected there, and ${shownJson(places[0] ?? null, ground)} is`
  }
  if (check.keyword === 'count')
    return within(places.length, check.bounds) !== check.negated
      ? undefined
      : `${said(check)} places were expected, and there are ${places.length}`
  if (places.length === 0) return `nothing is there, and ${wish(check, ground)} was expected`
  for (const place of places) {
    const why = judgePlace(check, place, ground)
    if (why !== undefined) return why
  }
  return undefined
}

function judgePlace(check: Check, place: Json, ground: JudgeGround): string | undefined {
  const held = holds(check, place, ground)
  if (typeof held === 'string') return held
  if (held !== check.negated) return undefined
  return `${wish(check, ground)} was expected, and it is ${shownJson(place, ground)}`
}

/** A text says why it cannot be told. */
function holds(check: Check, place: Json, { values, limit }: JudgeGround): boolean | string {
  switch (check.keyword) {
    case 'equals':
      return canonicalText(check.value.fill(values)) === canonicalText(place)
    case 'contains':
      return holdsIn(check.value.fill(values), place)
    case 'matches':
      return typeof place === 'string' && tries(String(check.pattern.fill(values)), place, limit)
    case 'type':
      return check.types.some((type) => (type === 'integer' ? Number.isInteger(place) : typeOf(place) === type))
    case 'length':
      return within(lengthOf(place), check.bounds)
    case 'value':
      return within(typeof place === 'number' ? place : undefined, check.bounds)
    default:
      return true
  }
}

/** A part of a text, an item of a list, members of an object. */
function holdsIn(part: Json, whole: Json): boolean {
  if (typeof whole === 'string') return typeof part === 'string' && whole.includes(part)
  if (Array.isArray(whole)) return whole.some((item) => canonicalText(item) === canonicalText(part))
  if (!isObject(whole) || !isObject(part)) return false
  return Object.entries(part).every(([key, value]) => {
    const own = member(whole, key)
    return own !== undefined && canonicalText(own) === canonicalText(value)
  })
}

function lengthOf(value: Json): number | undefined {
  if (typeof value === 'string') return characters(value)
  if (Array.isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : undefined
}

/** Characters as Unicode counts them, in place: a list of them would be many times as large as the text. */
function characters(text: string): number {
  let count = text.length
  for (let at = 0; at + 1 < text.length; at++) if ((text.codePointAt(at) ?? 0) > 0xffff) count--
  return count
}

function within(number: number | undefined, { minimum = -Infinity, maximum = Infinity }: Bounds): boolean {
  return number !== undefined && number >= minimum && number <= maximum
}

/** The places of a path, whose filters may hold patterns too. A text says why they cannot be told. */
export function placesOf(path: JsonPath, value: Json, limit: Limit): readonly Json[] | string {
  const done = limit(MATCH_MS, () => path.find(value).map((found) => found.value))
  return done.done ? done.value : `the path cannot be followed in the answer (${done.why})`
}

/** Does the pattern match? A text says why it cannot be told. */
export function tries(pattern: string, text: string, limit: Limit): boolean | string {
  const fault = patternFault(pattern)
  if (fault !== undefined) return `the pattern is no regular expression (${fault})`
  const done = limit(MATCH_MS, () => new RegExp(pattern, 'u').test(text))
  return done.done ? done.value : `the pattern took too long on the answer (${done.why})`
}

function wish(check: Check, ground: JudgeGround): string {
  const not = check.negated ? 'other than ' : ''
  switch (check.keyword) {
    case 'equals':
      return `${not}${shownJson(check.value.fill(ground.values), ground)}`
    case 'contains':
      return `${check.negated ? 'something without' : 'something with'} ${shownJson(check.value.fill(ground.values), ground)}`
    case 'matches':
      return `${not}a text that matches ${shown(String(check.pattern.fill(ground.values)), ground.maskIn)}`
    case 'type':
      return `${not}${check.types.join(' or ')}`
    case 'length':
      return `${not}the length ${said(check)}`
    case 'value':
      return `${not}a number of ${said(check)}`
    default:
      return 'a place'
  }
}

function said(check: Extract<Check, { bounds: Bounds }>): string {
  const { minimum, maximum } = check.bounds
  if (minimum === maximum) return String(minimum)
  if (minimum === undefined) return `at most ${maximum}`
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`
}

function shownJson(value: Json, { maskIn }: JudgeGround): string {
  try {
    return cut(maskIn(JSON.stringify(value).slice(0, MASKED)), SHOWN)
  } catch (error) {
    // JSON.stringify needs call stack for each level.
    if (error instanceof RangeError) return `${typeOf(value) === 'array' ? 'a list' : 'an object'} of very many levels`
    throw error
  }
}

/** Text of a server in quotes, short and masked. */
export function shown(text: string, maskIn: (text: string) => string): string {
  return JSON.stringify(cut(maskIn(text.slice(0, MASKED)), SHOWN))
}
