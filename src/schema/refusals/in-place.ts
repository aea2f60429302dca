/** Schemas that a schema applies to the same value: references, `allOf`, choices, conditions. */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import { asserts, since } from '../dialect.js'
import type { Spot } from '../reading/document.js'
import { listed } from '../reading/exclusive.js'
import type { Literal } from '../reading/terms.js'
import { isNull, type NarrowSpot, targetsOf } from './aligned.js'
import { type Branch, branchOfType, pairBranches } from './branches.js'
import { type Constraint, type Found, type Here, type Walk, worse } from './frame.js'

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef']

/** What the schema refers to. */
export function referenceConstraints(here: Here, walk: Walk): Constraint[] {
  const { schema, place } = here.inside
  const found: Constraint[] = []
  for (const keyword of REFERENCES) {
    if (!isObject(schema) || !Object.hasOwn(schema, keyword)) continue
    const [target] = targetsOf(objectOf([[keyword, schema[keyword] as Json]]), { ...here.inside, place })
    if (target) found.push(walk.samePart(target, here, keyword, [keyword], { literals: [] }))
  }
  return found
}

/** What the schemas applied to the same value demand. */
export function inPlaceConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { dialect } = here.inside.place
  const found: Constraint[] = []
  if (Array.isArray(schema.allOf))
    for (const [i, sub] of schema.allOf.entries())
      found.push(walk.samePart(below(here, sub, 'allOf', i), here, 'allOf', ['allOf', i], { literals: [] }))
  for (const keyword of ['anyOf', 'oneOf']) {
    const list = schema[keyword]
    if (Array.isArray(list)) found.push(choice(keyword, list, here, walk))
  }
  if (schema.if !== undefined && since(dialect, 'draft-07')) {
    const condition = walk.decision.ofWide(below(here, schema.if, 'if'))
    const negated = walk.decision.reader.nodes.negate(condition)
    for (const [keyword, excuse] of [
      ['then', negated],
      ['else', condition],
    ] as const) {
      const sub = schema[keyword]
      if (sub === undefined) continue
      found.push(walk.samePart(below(here, sub, keyword), here, keyword, [keyword], { literals: [excuse] }))
    }
  }
  for (const keyword of ['dependentSchemas', 'dependencies']) {
    const map = schema[keyword]
    if (!isObject(map) || !asserts(keyword, dialect)) continue
    for (const [name, sub] of Object.entries(map)) {
      if (Array.isArray(sub)) continue
      const absent = walk.chains.property(name, walk.decision.never(), here.frame.value)
      const spot = below(here, sub, keyword, name)
      found.push(walk.samePart(spot, here, keyword, [keyword, name], { literals: [absent], name }))
    }
  }
  return found
}

function below({ inside }: Here, schema: Json, ...steps: (string | number)[]): Spot {
  return { schema, place: inside.place, pointer: join(inside.pointer, ...steps) }
}

/** `anyOf` or `oneOf`: a branch is asked where the narrow schema has its like; what that leaves is the keyword's own. */
function choice(keyword: string, list: readonly Json[], here: Here, walk: Walk): Constraint {
  const literal = walk.only(objectOf([[keyword, [...list]]]), here)
  const constraint: Constraint = { keyword, steps: [keyword], literal }
  const inside = (): Found => {
    const before = walk.faults.length
    const retold = walk.retold
    const wide = list.map((sub, i) => branchOf(below(here, sub, keyword, i), walk))
    let found: Found = 'nothing'
    for (const { narrow, wide: one } of pairsOf(wide, here, walk)) {
      const excuses = narrow ? [walk.decision.ofNarrow(narrow.spot, false)] : []
      if (!walk.mayFail(walk.chains.either([...excuses, literal], here.frame.value), here.frame)) continue
      const others = wide.filter((other) => other !== one).map(({ spot }) => walk.decision.ofWide(spot))
      const guards = {
        literals: [...excuses, ...others],
        ...(narrow ? { narrow: here.frame.narrow.branch(narrow.spot) } : {}),
      }
      found = worse(found, walk.samePart(one.spot, here, keyword, [keyword], guards).inside?.() ?? 'nothing')
    }
    // What is told elsewhere explains some of the values that are left over, but not as a literal.
    if (found !== 'fault' || walk.retold > retold) return found
    const told: Literal[] = walk.faults.slice(before).map((fault) => fault.literal)
    walk.blame(constraint, here, told)
    return found
  }
  return { ...constraint, inside }
}

function branchOf(spot: Spot, walk: Walk): Branch {
  const followed = walk.decision.reader.nodes.meanings.follow(spot)
  return { spot: followed, node: walk.nodeOf(followed) }
}

interface HalfPair {
  readonly narrow?: Branch
  readonly wide: Branch
}

/** The branches worth asking, each with its like in the narrow schema where that has a choice too. */
function pairsOf(wide: readonly Branch[], { frame }: Here, walk: Walk): readonly HalfPair[] {
  const { reader } = walk.decision
  const narrow = narrowBranches(frame.narrow.spots, walk)
  if (narrow.length > 1) return pairBranches(narrow, wide, reader)
  const left = wide.filter(({ spot }) => !isNull(spot.schema))
  // A list of constants is an enum with titles: it is at fault as a whole.
  if (left.every(({ node }) => listed(node) !== undefined)) return []
  const only = left.length === 1 ? left[0] : branchOfType(frame.narrow.nodesOf().slice(0, 1), wide, reader)
  return only ? [{ wide: only }] : []
}

/** The branches of the first choice that the narrow schema surely makes. */
function narrowBranches(spots: readonly NarrowSpot[], walk: Walk): Branch[] {
  for (const spot of spots) {
    if (!spot.sure || !isObject(spot.schema)) continue
    for (const keyword of ['anyOf', 'oneOf']) {
      const list = spot.schema[keyword]
      if (!Array.isArray(list) || list.length < 2) continue
      const place = spot.place.document.enter(spot.schema, spot.place)
      return list.map((schema, i) => branchOf({ schema, place, pointer: join(spot.pointer, keyword, i) }, walk))
    }
  }
  return []
}
