/** Whether a tool's schema can be used at all. */
import type { Contract, Tool } from '../model/contract.js'
import { type Json, typeOf } from '../model/json.js'
import type { Engine } from '../schema/engine.js'
import { changeOf } from './compare.js'
import { shorten } from './quote.js'
import type { Explanation } from './rule.js'

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

/** Breaking where the tool could be used before; a remark where it is new or was broken alike. */
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
    return [
      {
        tool: tool.name,
        effect: usable === undefined ? 'advisory' : 'breaking',
        pointer: schemaPointer(tool, side),
        message: `The ${side} schema cannot be used: ${why}${usable === undefined && then !== undefined ? '; it could not be used before either' : ''}.`,
        ...changeOf(then && schemaOf(then, side), after),
      },
    ]
  })
}

/** The tools whose schema could not be used in the baseline and can be in the candidate. */
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
    return [
      {
        tool: tool.name,
        effect: 'compatible',
        pointer: schemaPointer(now, side),
        message: `The ${side} schema could not be used (${why}); it ${schemaOf(now, side) === undefined ? 'is gone' : 'can be used'} now.`,
        ...changeOf(before, schemaOf(now, side)),
      },
    ]
  })
}

/** Where the schema stands inside the tool, as its file spells it. */
export function schemaPointer(tool: Tool, side: SchemaSide): string {
  return tool.schemaPointers?.[side] ?? (side === 'input' ? '/inputSchema' : '/outputSchema')
}

/** The tools of each name, in listed order; a name with several tools has twins. */
export function groupByName(tools: readonly Tool[]): ReadonlyMap<string, readonly Tool[]> {
  const groups = new Map<string, Tool[]>()
  for (const tool of tools) {
    const group = groups.get(tool.name)
    if (group === undefined) groups.set(tool.name, [tool])
    else group.push(tool)
  }
  return groups
}

function schemaOf(tool: Tool, side: SchemaSide): Json | undefined {
  return side === 'input' ? tool.inputSchema : tool.outputSchema
}
