/**
 * `unevaluatedProperties` and `unevaluatedItems`. What in-place subschemas evaluate depends only on which of them
 * succeed, so a schema is read as a list of sources: under this condition, these keys (or items) are evaluated. A key is
 * left over where the conditions of all sources that know it fail; keys with the same sources are asked together. That
 * is exact in both polarities and grows with the schema, not with the ways in which its branches combine.
 * Incomplete: more than CLASSES of keys under conditional patterns, or of items under conditional `contains`.
 */
import type { Json, JsonObject, JsonType } from '../../model/json.js'
import { since } from '../dialect.js'
import { itemAt, itemsFrom, itemsOf, someItem } from '../types/array.js'
import { every, propertyAt } from '../types/object.js'
import { matching } from '../types/string.js'
import { anyOf, type Reading } from './reading.js'
import { type Source, Sources, Untold } from './sources.js'
import type { Formula, Literal, Node, Origin } from './terms.js'

const CLASSES = 512

/** Names and patterns of keys; or all of them. */
interface Keys {
  readonly all: boolean
  readonly names: ReadonlySet<string>
  readonly patterns: readonly string[]
}

/** The items before `prefix`, and those that satisfy `also`. */
interface Items {
  readonly prefix: number
  readonly also: Literal | undefined
}

/** Every property that nothing evaluated and whose name is in `keys` satisfies the literal. */
export function unevaluatedProperties(
  reading: Reading,
  node: Node,
  origin: Origin,
  rest: Literal,
  keys: Formula,
): Formula {
  const own = (schema: JsonObject, at: Node): Keys => ({
    all: schema.additionalProperties !== undefined || (at !== node && schema.unevaluatedProperties !== undefined),
    names: new Set(Object.keys((schema.properties ?? {}) as JsonObject)),
    patterns: Object.keys((schema.patternProperties ?? {}) as JsonObject),
  })
  return told(reading, node, 'object', () => {
    const sources = new Sources(reading, origin, 'object', own).of(node)
    return reading.arena.and(
      leftKeys(sources, reading).map(({ when, language, only }) => {
        if (only !== undefined && keys === reading.arena.TRUE)
          return reading.arena.or([when, propertyAt(reading.arena, only, rest)])
        return reading.arena.or([when, every(reading.arena, reading.arena.and([language, keys]), rest)])
      }),
    )
  })
}

/** Keys that have the same sources: they are evaluated where `when` holds. `only`: it is just this one. */
interface KeyClass {
  readonly when: Formula
  readonly language: Formula
  readonly only?: string
}

function leftKeys(sources: readonly Source<Keys>[], reading: Reading): KeyClass[] {
  const { arena } = reading
  const sure = sources.filter(({ when }) => when === arena.TRUE).map(({ evaluated }) => evaluated)
  if (sure.some(({ all }) => all)) return []
  const open = sources.filter(({ when }) => when !== arena.TRUE)
  const surePatterns = [...new Set(sure.flatMap(({ patterns }) => patterns))]
  const sureNames = new Set(sure.flatMap(({ names }) => [...names]))
  const patterns = [...new Set(open.flatMap((source) => source.evaluated.patterns))].filter(
    (pattern) => !surePatterns.includes(pattern),
  )
  const names = [...new Set(open.flatMap(({ evaluated }) => [...evaluated.names]))].filter(
    (name) => !sureNames.has(name),
  )
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const of = open.flatMap(({ evaluated }, i) => (evaluated.names.has(name) ? [i] : [])).join()
    groups.set(of, [...(groups.get(of) ?? []), name])
  }
  if ((groups.size + 1) * 2 ** patterns.length > CLASSES) throw new Untold()
  const left = reading.not(arena.or(surePatterns.map((pattern) => matching(arena, pattern))))
  const known = [...sureNames, ...names]
  const signs = signsOf(patterns)
  const whenOf = (holds: (keys: Keys) => boolean, matched: ReadonlySet<string>): Formula =>
    arena.or(
      open
        .filter(
          ({ evaluated }) => evaluated.all || holds(evaluated) || evaluated.patterns.some((one) => matched.has(one)),
        )
        .map(({ when }) => when),
    )
  return signs.flatMap((matched) => {
    const signed = patterns.map((one) => (matched.has(one) ? matching(arena, one) : reading.not(matching(arena, one))))
    const plain = patterns.length + surePatterns.length === 0
    const others = known.length === 0 ? arena.TRUE : reading.not(reading.names(known))
    const unnamed = { when: whenOf(() => false, matched), language: arena.and([left, ...signed, others]) }
    const named = [...groups.values()].flatMap((group) => {
      const when = whenOf((keys) => keys.names.has(group[0] as string), matched)
      if (plain) return group.map((only) => ({ when, language: reading.names([only]), only }))
      return [{ when, language: arena.and([left, ...signed, reading.names(group)]) }]
    })
    return [unnamed, ...named]
  })
}

/** Every item that nothing evaluated satisfies the literal. */
export function unevaluatedItems(reading: Reading, node: Node, origin: Origin, rest: Literal): Formula {
  const { arena } = reading
  const own = (schema: JsonObject, at: Node, sub: (schema: Json) => Literal): Items => {
    const { dialect } = at.place
    const { prefix, rest: others } = itemsOf(schema, dialect)
    const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined)
    const counted = schema.contains !== undefined && since(dialect, '2020-12')
    return { prefix: all ? Infinity : prefix.length, also: counted ? sub(schema.contains as Json) : undefined }
  }
  return told(reading, node, 'array', () => {
    const sources = new Sources(reading, origin, 'array', own).of(node)
    // Where an item in question is itself all that the condition wants, the condition holds with it.
    const surely = ({ when, evaluated: { also } }: Source<Items>): boolean =>
      also !== undefined && (when === arena.TRUE || when === someItem(arena, also))
    const sure = sources.filter(surely).flatMap(({ evaluated }) => evaluated.also ?? [])
    const open = sources.filter((source) => !surely(source) && source.evaluated.also !== undefined)
    const ends = [...new Set(sources.map(({ evaluated }) => evaluated.prefix))].sort((a, b) => a - b)
    const starts = [...new Set([0, ...ends.filter((end) => end < Infinity)])]
    if (2 ** open.length * starts.length > CLASSES) throw new Untold()
    const parts: Formula[] = []
    for (const [i, start] of starts.entries()) {
      const passed = sources.filter(({ evaluated }) => evaluated.prefix > start).map(({ when }) => when)
      for (const held of subsetsOf(open)) {
        // Items that satisfy just these: they are evaluated where one of the conditions holds.
        const excused = open.filter((source) => !held.includes(source)).flatMap(({ evaluated }) => evaluated.also ?? [])
        const allowed = [rest, ...sure, ...excused]
        const literal = allowed.length === 1 ? rest : anyOf(reading, allowed, origin)
        parts.push(arena.or([...passed, ...held.map(({ when }) => when), between(start, starts[i + 1], literal)]))
      }
    }
    return arena.and(parts)
  })

  function between(start: number, end: number | undefined, literal: Literal): Formula {
    if (end === undefined) return itemsFrom(arena, start, literal)
    return arena.and(Array.from({ length: end - start }, (_, i) => itemAt(arena, start + i, literal)))
  }
}

function told(reading: Reading, node: Node, type: JsonType, work: () => Formula): Formula {
  try {
    return work()
  } catch (error) {
    if (error instanceof Untold)
      return reading.opaque(type, `unevaluated ${type === 'object' ? 'keys' : 'items'} of too many kinds`, node)
    throw error
  }
}

/** All choices of some of these. */
function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((found, one) => found.flatMap((chosen) => [chosen, [...chosen, one]]), [[]])
}

const signsOf = (patterns: readonly string[]): ReadonlySet<string>[] =>
  subsetsOf(patterns).map((chosen) => new Set(chosen))
