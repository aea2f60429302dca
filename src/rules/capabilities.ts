/** What a server declares that it can do, as a flat map. */
import type { Contract } from '../model/contract.js'
import { isObject, type Json, type JsonObject } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { same } from './matching/compare.js'

export interface CapabilityChange {
  /** JSON Pointer into the contract. */
  readonly pointer: string
  /** `resources.subscribe`. */
  readonly name: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** These only hold capabilities. */
const CONTAINERS: ReadonlySet<string> = new Set(['/capabilities/experimental', '/capabilities/extensions'])
/** What a capability says of itself deeper down than this is compared as one value. */
const DEPTH = 5

/**
 * The capabilities that one side declares and the other does not (outermost only), and the values that changed;
 * nothing where one side says nothing about capabilities. `false`, null and absent declare nothing.
 */
export function changedCapabilities(baseline: Contract, candidate: Contract): readonly CapabilityChange[] {
  if (baseline.capabilities === undefined || candidate.capabilities === undefined) return []
  const before = flatten(baseline.capabilities)
  const after = flatten(candidate.capabilities)
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((pointer) => {
    const [then, now] = [before.get(pointer), after.get(pointer)]
    const parent = pointer.slice(0, pointer.lastIndexOf('/'))
    const told = before.has(parent) !== after.has(parent)
    if (told || same(then, now)) return []
    return [{ pointer, name: split(pointer).slice(1).join('.'), before: then, after: now }]
  })
}

/** Each declared capability by its pointer; an object stands for itself as `{}`, its members follow. */
function flatten(capabilities: JsonObject): ReadonlyMap<string, Json> {
  const flat = new Map<string, Json>()
  const visit = (pointer: string, members: JsonObject, depth: number): void => {
    for (const [name, value] of Object.entries(members)) {
      const at = join(pointer, name)
      if (value === false || value === null) continue
      if (!isObject(value) || depth === 0) flat.set(at, value)
      else {
        if (!CONTAINERS.has(at)) flat.set(at, {})
        visit(at, value, depth - 1)
      }
    }
  }
  visit('/capabilities', capabilities, DEPTH)
  return flat
}
