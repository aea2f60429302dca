/**
 * A bounded search for a witness where no decision was reached: values that the schemas and their users name, as they
 * are and changed at one or two places. What it tries depends on nothing but its input, so that a run can be repeated.
 */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import type { View } from '../interface.js'
import { canonical, valuesIn } from '../text.js'
import { dataIn } from './hints.js'

/** What a guess may be made of. */
export interface Stock {
  readonly wide: Json
  readonly narrow: Json
  /** Whole values that somebody used: tried first. */
  readonly bases: readonly Json[]
  readonly view: View
}

const MOST_VALUES = 80
const MOST_NAMES = 60
const MOST_BASES = 24
const PLAIN: readonly Json[] = ['', 'a', 0, 1, -1, 0.5, true, false, null, [], {}]
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const LENGTHS = ['minLength', 'maxLength']
const LONGEST = 1_000

/** Guesses that count in the view, each once; they need not end, so whoever takes them stops. */
export function* guessesOf(stock: Stock): Generator<Json> {
  const counts = countsIn(stock)
  // What somebody used counts in any view.
  for (const guess of allGuesses(stock)) if (stock.bases.includes(guess) || counts(guess)) yield guess
}

function* allGuesses(stock: Stock): Generator<Json> {
  const values: Json[] = [...valuesOf(stock), ...PLAIN]
  const names = namesOf(stock)
  const bases: Json[] = [...stock.bases.slice(0, MOST_BASES), ...values.filter((value) => isObject(value)), {}]
  const seen = new Set<string>()
  const isNew = (value: Json): boolean => seen.size < seen.add(canonical(value)).size
  for (const value of [...bases, ...values]) if (isNew(value)) yield value
  for (const base of bases)
    for (const name of names)
      for (const value of values) {
        if (!isObject(base)) break
        const guess = objectOf([...Object.entries(base).filter(([key]) => key !== name), [name, value]])
        if (isNew(guess)) yield guess
      }
  const dice = new Dice()
  for (let misses = 0; misses < MOST_VALUES; misses++) {
    const guess = changed(dice.one(bases), values, names, dice)
    if (!isNew(guess)) continue
    misses = 0
    yield guess
  }
}

/** The value with one part of it replaced, added or left out. */
function changed(value: Json, values: readonly Json[], names: readonly string[], dice: Dice): Json {
  const inner = (part: Json): Json => changed(part, values, names, dice)
  if (Array.isArray(value) && dice.likely(0.8)) {
    const at = dice.below(value.length + 1)
    return dice.likely(0.2)
      ? value.filter((_, i) => i !== at)
      : [...value.slice(0, at), inner(value[at] ?? null), ...value.slice(at + 1)]
  }
  if (!isObject(value) || names.length === 0 || dice.likely(0.2)) return dice.one(values)
  const own = Object.keys(value)
  const name = dice.one(dice.likely(0.5) && own.length > 0 ? own : names)
  const others = Object.entries(value).filter(([key]) => key !== name)
  return objectOf(dice.likely(0.2) ? others : [...others, [name, inner(value[name] ?? null)]])
}

function valuesOf({ wide, narrow }: Stock): Json[] {
  const found = new Map<string, Json>()
  const add = (value: Json): unknown => found.size < MOST_VALUES && found.set(canonical(value), value)
  for (const schema of [narrow, wide]) {
    for (const value of dataIn(schema)) add(value)
    for (const part of valuesIn(schema)) if (isObject(part)) for (const value of edgesOf(part)) add(value)
  }
  return [...found.values()]
}

/** Values at the bounds that a schema sets, and beside them. */
function edgesOf(schema: JsonObject): Json[] {
  const numbers = BOUNDS.map((keyword) => schema[keyword]).filter((bound) => typeof bound === 'number')
  const lengths = LENGTHS.map((keyword) => schema[keyword]).filter((length) => typeof length === 'number')
  return [
    ...numbers.flatMap((bound) => [bound, bound - 1, bound + 1]),
    ...lengths.flatMap((n) => (n < LONGEST ? ['a'.repeat(Math.max(0, n)), 'a'.repeat(Math.max(0, n) + 1)] : [])),
  ]
}

/** No name that only the other side declares, and no number beyond the safe ones (view.ts). */
function countsIn({ wide, narrow, view }: Stock): (value: Json) => boolean {
  if (view === 'strict') return () => true
  const [own, other] = view === 'caller' ? [narrow, wide] : [wide, narrow]
  const known = declaredIn(own)
  const hidden = new Set([...declaredIn(other)].filter((name) => !known.has(name)))
  const part = (value: Json): boolean =>
    typeof value === 'number'
      ? Math.abs(value) <= Number.MAX_SAFE_INTEGER
      : !isObject(value) || !Object.keys(value).some((name) => hidden.has(name))
  return (value) => [...valuesIn(value)].every(part)
}

function namesOf({ wide, narrow }: Stock): string[] {
  return [...new Set([...declaredIn(narrow), ...declaredIn(wide)])].slice(0, MOST_NAMES).concat('extra')
}

function declaredIn(schema: Json): Set<string> {
  const names = new Set<string>()
  for (const part of valuesIn(schema)) {
    const properties = isObject(part) ? part.properties : undefined
    if (isObject(properties)) for (const name of Object.keys(properties)) names.add(name)
  }
  return names
}

/** A row of numbers that is the same in every run (linear congruential, as in C's `rand`). */
class Dice {
  private state = 1

  below(n: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (this.state >>> 8) % n
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  likely(share: number): boolean {
    return this.below(1_000) < share * 1_000
  }
}
