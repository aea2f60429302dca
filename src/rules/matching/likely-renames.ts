/** Which names of tools and arguments likely changed, to be tried on recorded calls. */
import type { Contract } from '../../model/contract.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import type { Aliases } from '../../model/options.js'
import type { LikelyRename } from '../../replay/names.js'
import { matchByName } from './compare.js'
import { heirOf } from './likeness.js'
import type { Rename } from './rename.js'

/**
 * The tools that likely go by another name, and those whose arguments do. What the user said already is left out.
 * @param renames the tools that likely have another name
 */
export function likelyRenames(
  baseline: Contract,
  candidate: Contract,
  renames: readonly Rename[],
  aliases: Aliases | undefined,
): readonly LikelyRename[] {
  const { kept } = matchByName(baseline.tools, candidate.tools, ({ name }) => name)
  const named = renames
    .filter(({ baseline: { name } }) => aliases?.tools.has(name) !== true)
    .map(({ baseline: before, candidate: after }) => ({
      tool: before.name,
      to: after.name,
      arguments: renamedArguments(before.inputSchema, after.inputSchema),
    }))
  const others = kept.flatMap(([before, after]) => {
    if (aliases?.arguments.has(before.name) === true || before.inputSchema === after.inputSchema) return []
    const pairs = renamedArguments(before.inputSchema, after.inputSchema)
    return pairs.length === 0 ? [] : [{ tool: before.name, arguments: pairs }]
  })
  return [...named, ...others]
}

/** The arguments that are gone, each with the new one that it likely lives on as; none is taken twice. */
function renamedArguments(baseline: Json | undefined, candidate: Json | undefined): [string, string][] {
  const [before, after] = [propertiesOf(baseline), propertiesOf(candidate)]
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name))
  if (removed.length === 0 || added.length === 0) return []
  const taken = new Set<string>()
  const pairs = removed.flatMap((name): [string, string][] => {
    const heir = heirOf(name, before, after) ?? onlyHeir(name, removed, added, baseline, candidate)
    if (heir === undefined || taken.has(heir)) return []
    taken.add(heir)
    return [[name, heir]]
  })
  return pairs
}

/** Where one required argument is gone, one is newly required, and both are of one type, they may be one. */
function onlyHeir(
  name: string,
  removed: readonly string[],
  added: readonly string[],
  baseline: Json | undefined,
  candidate: Json | undefined,
): string | undefined {
  const [lost, needed] = [requiredOf(baseline, removed), requiredOf(candidate, added)]
  const [heir] = needed
  if (lost.length !== 1 || lost[0] !== name || needed.length !== 1 || heir === undefined) return undefined
  const type = typeOf(member(propertiesOf(baseline), name))
  return type !== undefined && type === typeOf(member(propertiesOf(candidate), heir)) ? heir : undefined
}

function requiredOf(schema: Json | undefined, names: readonly string[]): readonly string[] {
  const required = isObject(schema) ? member(schema, 'required') : undefined
  return Array.isArray(required) ? names.filter((name) => required.includes(name)) : []
}

function typeOf(schema: Json | undefined): string | undefined {
  const type = isObject(schema) ? member(schema, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}

function propertiesOf(schema: Json | undefined): JsonObject {
  const properties = isObject(schema) ? member(schema, 'properties') : undefined
  return isObject(properties) ? properties : {}
}
