/** `oneOf`: branches that exclude each other at a glance need no negations, so a discriminated one costs what `anyOf` costs. */
import type { Json, JsonType } from '../../model/json.js'
import { since } from '../dialect.js'
import { canonical } from '../text.js'
import type { Arena } from './arena.js'
import { hidesSiblings } from './meaning.js'
import type { Atom, Formula, Node } from './terms.js'

/** What is asked of the reader. */
interface Reading {
  readonly arena: Arena
  not(formula: Formula): Formula
  /** The values of the type among these. */
  oneOf(type: JsonType, values: readonly Json[]): Formula
  /** Counts work. @throws BudgetSpent */
  spend(steps: number): void
}

/** Exactly one of the branches holds. */
export function exactlyOne(branches: readonly Formula[], reading: Reading): Formula {
  const { arena, not } = reading
  const live = branches.filter((branch) => branch !== arena.FALSE)
  if (live.length < 2) return arena.or(live)
  const lists = live.filter(isList)
  if (lists.length === live.length) return once(lists, reading)
  const marks = live.map(marksOf)
  const rivals = rivalsIn(marks)
  return arena.or(
    live.map((one, i) => {
      const others = rivals(i)
      reading.spend(others.length)
      const clashing = others.filter((j) => !exclusive(marks[i] as Marks, marks[j] as Marks))
      return arena.and([one, ...clashing.map((j) => not(live[j] as Formula))])
    }),
  )
}

/** At least one of the branches holds: those that list values are one list together. */
export function atLeastOne(branches: readonly Formula[], { arena, oneOf }: Reading): Formula {
  const lists = branches.filter(isList)
  const [first, second] = lists
  if (!first || !second) return arena.or(branches)
  const values = oneOf(
    first.type,
    lists.flatMap((list) => list.values),
  )
  return arena.or([values, ...branches.filter((branch) => !isList(branch))])
}

type List = Extract<Atom, { kind: 'in' }>

const isList = (formula: Formula): formula is List => formula.op === 'atom' && formula.kind === 'in'

/** The values that one of the lists has, and no other. */
function once(lists: readonly List[], { oneOf }: Reading): Formula {
  const counts = new Map<string, number>()
  for (const { texts } of lists) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const values = lists.flatMap((list) => list.values).filter((value) => counts.get(canonical(value)) === 1)
  return oneOf((lists[0] as List).type, values)
}

/** Which branches may hold together with a branch: those without its marks, and those that share a value of one. */
function rivalsIn(marks: readonly Marks[]): (index: number) => readonly number[] {
  const sharing = new Map<string, number[]>()
  const having = new Map<string, number>()
  for (const [i, own] of marks.entries())
    for (const [mark, texts] of own) {
      having.set(mark, (having.get(mark) ?? 0) + 1)
      for (const text of texts) {
        const key = `${mark}\n${text}`
        const known = sharing.get(key)
        if (known) known.push(i)
        else sharing.set(key, [i])
      }
    }
  const all = [...marks.keys()]
  return (index) => {
    for (const [mark, texts] of marks[index] as Marks) {
      // Where all branches have the mark, only those that share a value of it count.
      if (having.get(mark) !== marks.length) continue
      const shared = new Set([...texts].flatMap((text) => sharing.get(`${mark}\n${text}`) ?? []))
      shared.delete(index)
      return [...shared].sort((a, b) => a - b)
    }
    return all.filter((other) => other !== index)
  }
}

/** The values of a schema that lists them; undefined where it does not. */
export function listed({ schema, place }: Node): readonly Json[] | undefined {
  if (typeof schema === 'boolean' || hidesSiblings(schema, place.dialect)) return undefined
  if (schema.const !== undefined && since(place.dialect, 'draft-06')) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

/** What sets a branch apart: its few values (''), or the few values of a property that it requires (`.name`). */
type Marks = ReadonlyMap<string, ReadonlySet<string>>

function marksOf(branch: Formula): Marks {
  const marks = new Map<string, ReadonlySet<string>>()
  const parts = branch.op === 'and' ? branch.parts : [branch]
  const required = new Set(parts.flatMap((part) => (part.op === 'atom' && part.kind === 'required' ? [part.name] : [])))
  for (const part of parts) {
    if (part.op !== 'atom') continue
    if (part.kind === 'in') marks.set('', part.texts)
    if (part.kind !== 'propertyAt' || !required.has(part.name) || !part.literal.positive) continue
    const values = listed(part.literal.node)
    if (values) marks.set(`.${part.name}`, new Set(values.map(canonical)))
  }
  return marks
}

function exclusive(a: Marks, b: Marks): boolean {
  return [...a].some(([mark, texts]) => {
    const other = b.get(mark)
    return other !== undefined && ![...texts].some((text) => other.has(text))
  })
}
