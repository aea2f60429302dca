/** Other names for what was recorded: those that the user says, and those that look likely. */
import { isObject, type Json, objectOf } from '../model/json.js'
import type { Aliases } from '../model/options.js'

/** A change of names that looks likely. */
export interface LikelyRename {
  readonly tool: string
  /** Its new name, where it has another. */
  readonly to?: string
  /** Arguments at the root that have other names now. */
  readonly arguments: readonly (readonly [before: string, after: string])[]
}

export const NO_ALIASES: Aliases = { tools: new Map(), arguments: new Map() }

/** Aliases of aliases that are followed. */
const MOST_STEPS = 10

/** The first name that is known: the tool's own, else what it is an alias of; undefined where none is. */
export function knownName(name: string, { tools }: Aliases, known: { has(name: string): boolean }): string | undefined {
  let at: string | undefined = name
  for (let step = 0; at !== undefined && step <= MOST_STEPS; step++) {
    if (known.has(at)) return at
    at = tools.get(at)
  }
  return undefined
}

/**
 * The arguments under their new names.
 * @returns undefined where nothing is renamed, or a new name is taken
 */
export function renamed(value: Json, names: Iterable<readonly [string, string]>): Json | undefined {
  if (!isObject(value)) return undefined
  const to = new Map([...names].filter(([name]) => Object.hasOwn(value, name)))
  const isTaken = [...to.values()].some((name) => Object.hasOwn(value, name) && !to.has(name))
  if (to.size === 0 || isTaken || new Set(to.values()).size < to.size) return undefined
  return objectOf(Object.entries(value).map(([name, inner]) => [to.get(name) ?? name, inner]))
}

/** What a call was replayed as: `"b" with /q as /query`. */
export function aliasWords(tool: string | undefined, names: Iterable<readonly [string, string]>): string {
  const pairs = [...names].map(([before, after]) => `/${before} as /${after}`)
  const parts = [tool === undefined ? '' : JSON.stringify(tool), pairs.length === 0 ? '' : `with ${pairs.join(', ')}`]
  return parts.filter((part) => part !== '').join(' ')
}
