/** Whether a tool's schema can be used at all. */
import { type Contract, groupByName, type Tool } from '../model/contract.js'
import { isObject, type Json, typeOf } from '../model/json.js'
import type { Engine } from '../schema/engine.js'
import { changeOf, same } from './matching/compare.js'
import type { Explanation } from './rule.js'
import { shorten } from './wording/quote.js'

type SchemaSide = 'input' | 'output'

/**
 * Why nobody can go by this schema; undefined where one can. The protocol demands a JSON Schema object: null, a
 * boolean or another value is refused by clients before any call. An input schema must be there; an output schema
 * need not.
 */
export function whyUnusable(side: SchemaSide, schema: Json | undefined, engine: Engine): string | undefined {
  if (schema === undefined) return side === 'input' ? 'it is missing' : undefined
  const type = typeOf(schema)
  if (type === 'null') return 'it is null'
  if (type !== 'object') return `it is ${type === 'array' ? 'an' : 'a'} ${type}, not a schema object`
  const { broken, unending } = engine.validator(schema)
  if (broken !== undefined) return `it does not compile: ${shorten(broken)}`
  return unending === undefined ? undefined : `judging a call by it never ends: ${shorten(unending)}`
}

/**
 * Breaking where the tool could be used before; undecided where the former schema could not be read and was another,
 * since servers of other languages may read both; a remark where the tool is new or its schema is what it was.
 */
export function findUnusable(
  side: SchemaSide,
  baseline: Contract,
  candidate: Contract,
  engine: Engine,
): readonly Explanation[] {
  const before = groupByName(baseline.tools)
  return candidate.tools.flatMap((tool): Explanation[] => {
    const after = schemaOf(tool, side)
    const why = whyUnusable(side, after, engine)
    if (why === undefined) return []
    const known = before.get(tool.name) ?? []
    const usable = known.find((twin) => whyUnusable(side, schemaOf(twin, side), engine) === undefined)
    const then = usable ?? known[0]
    const hides =
      usable === undefined && known.length > 0 && known.every((twin) => hidesAChange(twin, tool, side, engine))
    return [
      {
        tool: tool.name,
        effect: usable !== undefined ? 'breaking' : hides ? 'undecided' : 'advisory',
        pointer: schemaPointer(tool, side),
        message: `The ${side} schema cannot be used: ${why}${hides ? `; neither could the former one, so whether ${KEPT[side]} could not be decided` : usable === undefined && then !== undefined ? '; it could not be used before either' : ''}.`,
        ...changeOf(then && schemaOf(then, side), after),
      },
    ]
  })
}

/** What nobody knows where one of two schemas cannot be read. */
const KEPT = { input: 'every call stays valid', output: 'readers can meet nothing new' } as const

/**
 * Was there a schema object that we cannot read, and is there another text now? Others may well read the former: a
 * pattern of another language, say. Two that never end are compared by the schema rules.
 */
function hidesAChange(before: Tool, after: Tool, side: SchemaSide, engine: Engine): boolean {
  const [baseline, candidate] = [schemaOf(before, side), schemaOf(after, side)]
  if (!isObject(baseline) || same(baseline, candidate)) return false
  if (engine.validator(baseline).broken !== undefined) return true
  return candidate === undefined || engine.validator(candidate).unending === undefined
}

/**
 * The tools whose schema could not be used in the baseline and can be in the candidate: undecided where there was a
 * schema object, which others may have read; compatible where there was none. (An output schema that is gone is told as
 * removed.)
 */
export function findRepaired(
  side: SchemaSide,
  baseline: Contract,
  candidate: Contract,
  engine: Engine,
): readonly Explanation[] {
  const after = groupByName(candidate.tools)
  return baseline.tools.flatMap((tool): Explanation[] => {
    const twins = after.get(tool.name) ?? []
    const now = twins[0]
    if (now === undefined) return []
    const before = schemaOf(tool, side)
    const why = whyUnusable(side, before, engine)
    if (why === undefined) return []
    if (twins.some((twin) => whyUnusable(side, schemaOf(twin, side), engine) !== undefined)) return []
    const current = schemaOf(now, side)
    if (isObject(before) && current === undefined) return []
    const doubt = isObject(before) ? `, so whether ${KEPT[side]} could not be decided` : ''
    return [
      {
        tool: tool.name,
        effect: isObject(before) ? 'undecided' : 'compatible',
        pointer: schemaPointer(now, side),
        message: `The ${side} schema could not be used (${why}); it ${current === undefined ? 'is gone' : 'can be used'} now${doubt}.`,
        ...changeOf(before, current),
      },
    ]
  })
}

/** Where the schema stands inside the tool, as its file spells it. */
export function schemaPointer(tool: Tool, side: SchemaSide): string {
  return tool.schemaPointers?.[side] ?? (side === 'input' ? '/inputSchema' : '/outputSchema')
}

function schemaOf(tool: Tool, side: SchemaSide): Json | undefined {
  return side === 'input' ? tool.inputSchema : tool.outputSchema
}
