/** The phrases that the schema rules share. Names and values come from contracts: they are quoted and cut, never trusted. */
import { isObject, type Json, member } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import { same } from '../matching/compare.js'
import type { SchemaChange } from '../rule.js'
import type { SchemaSide } from '../variance.js'
import { quote } from './quote.js'

/** Characters of a place or of a list of values. */
const LONGEST = 80
/** Branches, values and types told one by one. */
const MOST_LISTED = 5
/** Values longer than this are pictured by their kind rather than spelled out. */
const SHORT = 40

/** A data pointer in words: `filter.tags[*]` in backticks; `fallback` for the whole. */
export function placeName(path: string, fallback: string): string {
  const steps = split(path)
  if (steps.length === 0) return fallback
  const text = steps.map(stepName).join('').replace(/^\./, '')
  return `\`${cutFront(text)}\``
}

function stepName(step: string): string {
  if (step === '*') return '[*]'
  if (/^\d+$/.test(step)) return `[${step}]`
  return /^[\p{L}\p{M}\p{N}_$@-]+$/u.test(step) ? `.${step}` : `[${quote(step).replaceAll('`', "'")}]`
}

/** The end of a place says more than its beginning. */
function cutFront(text: string): string {
  const letters = [...text]
  return letters.length <= LONGEST ? text : `…${letters.slice(1 - LONGEST).join('')}`
}

/** The values that a change is about, as the subject of a sentence: `limit` in backticks, or the whole. */
export function subject(change: Pick<SchemaChange, 'path' | 'side'>): string {
  return placeName(change.path, change.side === 'input' ? 'The arguments' : 'The result')
}

/** The same in the middle of a sentence. */
export function object(change: Pick<SchemaChange, 'path' | 'side'>): string {
  return placeName(change.path, change.side === 'input' ? 'the arguments' : 'the result')
}

/** The property that a change names, with the way to it. */
export function propertyName(change: Pick<SchemaChange, 'path' | 'name'>): string {
  return placeName(join(change.path, change.name ?? ''), '')
}

/** Says that values are lost: callers may no longer send them, readers no longer meet them. */
export function loses(change: SchemaChange, what: string): string {
  const verb = change.side === 'input' ? `no longer accept${plural(change) ? '' : 's'}` : 'can no longer be'
  return `${subject(change)} ${verb} ${what}.`
}

/** Says that values are gained. */
export function gains(change: SchemaChange, what: string): string {
  const verb = change.side === 'input' ? `now also accept${plural(change) ? '' : 's'}` : 'can now also be'
  return `${subject(change)} ${verb} ${what}.`
}

/** Says that fewer or more values fit, and what the keyword says of it. */
export function fits(change: SchemaChange, amount: 'fewer' | 'more', reason: string): string {
  const verb = change.side === 'input' ? `accept${plural(change) ? '' : 's'}` : 'can have'
  return `${subject(change)} ${verb} ${amount} values than before: ${reason}.`
}

function plural(change: SchemaChange): boolean {
  return change.path === '' && change.side === 'input'
}

/** The keys that an object does not declare, as the subject of a sentence. */
export function undeclared({ path, side }: { readonly path: string; readonly side: SchemaSide }): string {
  if (path === '') return side === 'input' ? 'Undeclared arguments' : 'Undeclared properties of the result'
  return `Undeclared properties of ${placeName(path, '')}`
}

/** `"a", "b" or "c"`. */
export function list(values: readonly Json[]): string {
  return enumerate(values.map(quote), 'or')
}

/** `a string, an integer or null`. */
export function typeWords(types: readonly string[]): string {
  return enumerate(types.map(typeWord), 'or')
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['null', 'null'],
  ['boolean', 'a boolean'],
  ['integer', 'an integer'],
  ['number', 'a number'],
  ['string', 'a string'],
  ['array', 'an array'],
  ['object', 'an object'],
])

/** `an integer`. */
export function typeWord(type: string): string {
  return TYPE_WORDS.get(type) ?? quote(type)
}

/** As many words as fit, with the number of those left out. */
export function enumerate(words: readonly string[], joint: 'and' | 'or'): string {
  const shown: string[] = []
  let length = 0
  for (const word of words) {
    if (shown.length > 0 && (shown.length >= MOST_LISTED || length + word.length > LONGEST)) break
    shown.push(word)
    length += word.length
  }
  const rest = words.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  const last = shown.pop() ?? 'nothing'
  return shown.length === 0 ? last : `${shown.join(', ')} ${joint} ${last}`
}

/** A schema in a few words: its title, its one value, its type, what it requires. */
export function picture(schema: Json): string {
  if (!isObject(schema)) return schema === false ? 'nothing' : 'anything'
  const title = member(schema, 'title')
  const constant = member(schema, 'const')
  const values = member(schema, 'enum')
  const type = member(schema, 'type')
  if (constant !== undefined) return quote(constant)
  if (Array.isArray(values)) return list(values)
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : []
  const words = types.length > 0 ? typeWords(types) : 'a value'
  if (typeof title === 'string' && title !== '') return `${words} (${quote(title)})`
  const required = member(schema, 'required')
  if (Array.isArray(required) && required.length > 0)
    return `${types.length > 0 ? words : 'an object'} with ${enumerate(
      required.map((name) => `\`${String(name)}\``),
      'and',
    )}`
  const properties = member(schema, 'properties')
  if (types.length === 0 && isObject(properties))
    return `an object with ${enumerate(Object.keys(properties).map(named), 'and')}`
  if (types.length === 0) return pictureByText(schema)
  const limits = LIMITS.flatMap((keyword) => {
    const value = member(schema, keyword)
    return value === undefined ? [] : [`\`${keyword}\` ${quote(value)}`]
  })
  return limits.length === 0 ? words : `${words} with ${enumerate(limits, 'and')}`
}

/** What tells two schemas of one type apart at a glance. */
const LIMITS: readonly string[] = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
]

function named(name: Json): string {
  return placeName(join('', String(name)), '')
}

function pictureByText(schema: Json): string {
  const text = quote(schema)
  return text.length <= SHORT ? `a value of ${text}` : 'a value of another schema'
}

/** What a keyword said and says: `maxLength was 10 and is now 5`. */
export function keywordChange(change: SchemaChange): string {
  const [before, after] = [change.baseline, change.candidate].map((schema) =>
    isObject(schema) && change.keyword !== '' ? member(schema, change.keyword) : undefined,
  )
  const keyword = `\`${change.keyword === '' ? 'schema' : change.keyword}\``
  if (before === undefined && after === undefined) {
    if (typeof change.candidate === 'boolean')
      return `the schema is now ${change.candidate}, which accepts ${change.candidate ? 'anything' : 'nothing'}`
    if (typeof change.baseline === 'boolean')
      return `the schema was ${change.baseline}, which accepts ${change.baseline ? 'anything' : 'nothing'}`
    return `${keyword === '`schema`' ? 'the schema' : keyword} differs`
  }
  if (same(before, after)) return `${keyword} is ${quote(after ?? null)} on both sides`
  if (before === undefined) return `${keyword} ${after === undefined ? 'differs' : `is now ${quote(after)}`}`
  return after === undefined
    ? `${keyword} was ${quote(before)}`
    : `${keyword} was ${quote(before)} and is now ${quote(after)}`
}

/** What a schema under a condition asks or no longer asks. */
export function demand(change: SchemaChange): string {
  return change.keyword === 'required' && change.name !== undefined
    ? `${propertyName(change)} ${change.direction === 'narrowed' ? 'is required' : 'is no longer required'}`
    : keywordChange(change)
}

/** The beginning of a text that may be long, such as a reason that quotes a schema. */
export function cut(text: string, longest = LONGEST): string {
  const letters = [...text]
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}
