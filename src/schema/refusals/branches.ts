/** Which branch of the wide `anyOf` or `oneOf` speaks of the values of which branch of the narrow one. */
import { isObject, type JsonType } from '../../model/json.js'
import type { Spot } from '../reading/document.js'
import { listed } from '../reading/exclusive.js'
import type { Reader } from '../reading/reader.js'
import type { Node } from '../reading/terms.js'
import { canonical, JSON_TYPES } from '../text.js'

/** A branch as it stands, with its node. */
export interface Branch {
  readonly spot: Spot
  readonly node: Node
}

/** A narrow and a wide branch for the same values. */
export interface Pair {
  readonly narrow: Branch
  readonly wide: Branch
}

/** How much two branches are alike; 0: not at all, or they exclude each other. */
type Likeness = (narrow: Branch, wide: Branch) => number

/** Pairs of branches that differ. A narrow branch in no pair either has its equal or stands alone. */
export function pairBranches(narrow: readonly Branch[], wide: readonly Branch[], reader: Reader): Pair[] {
  const nodes = new Set(wide.map(({ node }) => node))
  const equal = new Set(narrow.map(({ node }) => node).filter((node) => nodes.has(node)))
  const open = wide.filter(({ node }) => !equal.has(node))
  const left = narrow.filter(({ node }) => !equal.has(node))
  const pairs: Pair[] = []
  const sameIndex: Likeness = (one, other) =>
    narrow.length === wide.length && narrow.indexOf(one) === wide.indexOf(other) ? sharedType(reader)(one, other) : 0
  for (const likeness of [sameDefinition, sameConstant, sharedNames, sharedType(reader), sameIndex]) {
    for (const one of left) {
      // Each look at a pair is some work on both.
      reader.arena.tick(8 * (open.length + left.length))
      const free = open.filter((other) => !pairs.some((pair) => pair.wide === other))
      const partner = pairs.some((pair) => pair.narrow === one) ? undefined : likest(one, free, likeness)
      const rivals = left.filter((rival) => rival !== one && !pairs.some((pair) => pair.narrow === rival))
      if (!partner || rivals.some((rival) => likeness(rival, partner) > likeness(one, partner))) continue
      pairs.push({ narrow: one, wide: partner })
    }
  }
  return pairs
}

/** The one that is more like it than any other. */
function likest(one: Branch, others: readonly Branch[], likeness: Likeness): Branch | undefined {
  const ranked = others.filter((other) => !conflict(one, other)).map((other) => ({ other, like: likeness(one, other) }))
  ranked.sort((a, b) => b.like - a.like)
  const [first, second] = ranked
  return first && first.like > 0 && first.like !== second?.like ? first.other : undefined
}

/** The only wide branch that accepts a type that the narrow nodes accept all; undefined where it is not only one. */
export function branchOfType(narrow: readonly Node[], wide: readonly Branch[], reader: Reader): Branch | undefined {
  const types = JSON_TYPES.filter((type) => narrow.every((node) => accepts(node, type, reader)))
  const partners = wide.filter(({ node }) => types.some((type) => accepts(node, type, reader)))
  return partners.length === 1 ? partners[0] : undefined
}

function accepts(node: Node, type: JsonType, reader: Reader): boolean {
  return reader.read(node, type, 0) !== reader.arena.FALSE
}

function sameDefinition({ spot }: Branch, other: Branch): number {
  return Number(/^\/(\$defs|definitions)\//.test(spot.pointer) && spot.pointer === other.spot.pointer)
}

/** Do both pin a property to the same constant? */
function sameConstant(one: Branch, other: Branch): number {
  const pins = pinsOf(other.node)
  return [...pinsOf(one.node)].filter(([name, text]) => pins.get(name) === text).length
}

/** Do both pin a property, each to another constant? */
function conflict(one: Branch, other: Branch): boolean {
  const pins = pinsOf(other.node)
  return [...pinsOf(one.node)].some(([name, text]) => pins.has(name) && pins.get(name) !== text)
}

/** The share of their property names that both have, where it is most of them. */
function sharedNames(one: Branch, other: Branch): number {
  const [a, b] = [namesOf(one.node), namesOf(other.node)]
  const shared = a.filter((name) => b.includes(name)).length
  const share = shared / Math.max(a.length, b.length, 1)
  return share > 0.5 ? share : 0
}

function namesOf({ schema }: Node): string[] {
  return isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties) : []
}

/** The properties that a schema pins to one value. */
function pinsOf(node: Node): ReadonlyMap<string, string> {
  const pins = new Map<string, string>()
  const { schema, place } = node
  if (!isObject(schema) || !isObject(schema.properties)) return pins
  for (const [name, sub] of Object.entries(schema.properties)) {
    const values = listed({ ...node, schema: isObject(sub) ? sub : sub !== false, place })
    if (values?.length === 1) pins.set(name, canonical(values[0] ?? null))
  }
  return pins
}

/** Do both accept values of one type? */
function sharedType(reader: Reader): Likeness {
  return (one, other) =>
    Number(JSON_TYPES.some((type) => accepts(one.node, type, reader) && accepts(other.node, type, reader)))
}
