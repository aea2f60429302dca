/** `oneOf`: branches that exclude each other at a glance need no negations, so a discriminated one costs what `anyOf` costs. */
import type { Json } from '../model/json.js'
import type { Arena } from './arena.js'
import { since } from './dialect.js'
import { hidesSiblings } from './meaning.js'
import type { Formula, Node } from './terms.js'
import { canonical } from './text.js'

/** Exactly one of the branches holds. */
export function exactlyOne(branches: readonly Formula[], arena: Arena, not: (formula: Formula) => Formula): Formula {
  const live = branches.filter((branch) => branch !== arena.FALSE)
  if (live.length < 2) return arena.or(live)
  const marks = live.map(marksOf)
  const clash = (i: number, j: number): boolean => i !== j && !exclusive(marks[i] as Marks, marks[j] as Marks)
  return arena.or(
    live.map((one, i) => arena.and([one, ...live.filter((_, j) => clash(i, j)).map((other) => not(other))])),
  )
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
