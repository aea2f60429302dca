/**
 * How much work one value is for a schema, counted without running anything: the schemas that are evaluated on that
 * same value, references followed. References can double it level by level, or lead back to where they came from.
 */
import type { JsonObject } from '../../model/json.js'

/** Evaluations that one value may need, that of its members and items not counted. Real schemas stay below 1,000. */
const MOST_EVALUATIONS = 100_000

/** A schema for one value, with all that is evaluated on the same value. */
export interface Entry {
  /** What is compiled; emptied where the entry is stopped. */
  readonly node: JsonObject
  /** JSON Pointer in the schema. */
  readonly pointer: string
  /** Schemas written out in it. */
  count: number
  /** Definitions that it refers to for the same value. */
  readonly references: string[]
}

/** The keyword that ends a validation with a sentence instead of a verdict. */
export const STOP = 'stop'

/**
 * Puts a stop in place of every entry that never ends or needs more than may be: what does not meet it is still judged.
 * @returns the first sentence; undefined where nothing had to be stopped
 */
export function stopEndless(entries: readonly Entry[], definition: (name: string) => Entry): string | undefined {
  const known = new Map<string, number>()
  let first: string | undefined
  const weightOf = (entry: Entry): number =>
    entry.references.reduce((sum, name) => sum + weightOfDefinition(name), entry.count)
  const weightOfDefinition = (name: string): number => {
    const weight = known.get(name)
    if (weight !== undefined) return weight
    // Met again before it is known: it leads back to itself, and so does all that leads to it.
    known.set(name, Number.POSITIVE_INFINITY)
    const counted = weightOf(definition(name))
    known.set(name, counted)
    return counted
  }
  const weights = entries.map(weightOf)
  for (const [index, entry] of entries.entries()) {
    const weight = weights[index] ?? 0
    if (weight <= MOST_EVALUATIONS) continue
    const why = sentence(entry.pointer, weight)
    first ??= why
    for (const keyword of Object.keys(entry.node)) delete entry.node[keyword]
    entry.node[STOP] = why
  }
  return first
}

function sentence(pointer: string, weight: number): string {
  const where = pointer === '' ? 'the root of the schema' : pointer
  return weight === Number.POSITIVE_INFINITY
    ? `validation never ends: the references at ${where} lead back to where they came from`
    : `validation takes too long: ${where} needs more than ${MOST_EVALUATIONS.toLocaleString('en')} evaluations of one value`
}
