/** One schema object in the words of the compiler: the vocabulary of 2020-12 without annotations (see link.ts). */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { since } from '../dialect.js'
import { EQUALS, isTested, NEVER, ONE_OF_MANY, REFERS } from './departures.js'
import { apart, asserted, assertedBy, checked, type Draft, detach, inPlace, list } from './draft.js'
import { type Linking, REFERENCES } from './linking.js'
import { planOf } from './plan.js'
import type { Scope, Spot } from './resources.js'
import { arrays } from './translate-array.js'
import { objects } from './translate-object.js'
import type { Entry } from './weight.js'
import { splitList, splitMaps, splitPatterns, WIDE } from './wide.js'

/** Keywords that mean the same in every dialect that has them, and hold no schema. */
const COPIED = [
  ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties'],
]

/** Translates the schema at a spot, for the value of the given entry. */
export function translate(links: Linking, spot: Spot, scope: Scope, entry: Entry, depth: number): JsonObject {
  entry.count++
  const said = assertedBy(spot)
  const draft: Draft = { links, spot, scope, entry, depth, said, node: {}, names: new Map(), apart: [] }
  if (spot.schema === false) draft.node[NEVER] = true
  if (isObject(spot.schema)) {
    follow(draft)
    if (since(spot.dialect, '2019-09') || typeof spot.schema.$ref !== 'string') assertions(draft)
  }
  for (const part of splitPatterns(draft.node)) draft.apart.push(detach(draft, part))
  draft.apart.push(...splitMaps(draft.node, (part) => String(detach(draft, part)[REFERS])))
  const all = [...list(draft.node.allOf), ...draft.apart]
  if (all.length > 0) draft.node.allOf = splitList('allOf', all, (node) => detach(draft, node))
  links.place(draft.node, spot.pointer, draft.names)
  return draft.node
}

function assertions(draft: Draft): void {
  scalars(draft)
  values(draft)
  objects(draft)
  arrays(draft)
  combined(draft)
  unevaluated(draft)
}

function follow(draft: Draft): void {
  const { links, spot, scope, entry, node } = draft
  for (const keyword of REFERENCES) {
    if (typeof asserted(draft, keyword) !== 'string') continue
    const target = links.target(keyword, spot, scope)
    const name = links.define(target, links.entered(scope, target))
    entry.references.push(name)
    if (node[REFERS] === undefined) node[REFERS] = name
    else apart(draft, { [REFERS]: name })
  }
}

function scalars(draft: Draft): void {
  const { node, spot, names } = draft
  for (const keyword of COPIED) {
    const value = asserted(draft, keyword)
    if (value !== undefined) node[keyword] = value
  }
  const type = asserted(draft, 'type')
  if (type !== undefined) node.type = Array.isArray(type) ? [...new Set(type)] : type
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const limit = asserted(draft, bound)
    const beyond = asserted(draft, exclusive)
    // In draft-04 the exclusive form is a flag on the bound.
    if (limit !== undefined && beyond === true) {
      node[exclusive] = limit
      names.set(exclusive, bound)
      continue
    }
    if (limit !== undefined) node[bound] = limit
    if (typeof beyond === 'number') node[exclusive] = beyond
  }
  const pattern = asserted(draft, 'pattern')
  if (pattern !== undefined) node.pattern = checked(pattern, spot.pointer)
  const format = asserted(draft, 'format')
  if (draft.links.formats && isTested(format)) node.format = format
}

function values(draft: Draft): void {
  const choices = asserted(draft, 'enum')
  const constant = asserted(draft, 'const')
  for (const [keyword, wanted] of [
    ['enum', choices] as const,
    ['const', constant === undefined ? constant : [constant]] as const,
  ]) {
    if (!Array.isArray(wanted)) continue
    if (wanted.length === 0) apart(draft, { [NEVER]: true }, [[NEVER, keyword]])
    else if (wanted.every((value) => typeof value !== 'object' || value === null))
      draft.node[keyword] = keyword === 'enum' ? wanted : (constant ?? null)
    else apart(draft, { [EQUALS]: wanted }, [[EQUALS, keyword]])
  }
}

function combined(draft: Draft): void {
  const { node } = draft
  const parts = (keyword: string): JsonObject[] =>
    list(asserted(draft, keyword)).map((part, index) => inPlace(draft, part, keyword, String(index)))
  const all = parts('allOf')
  if (all.length > 0) node.allOf = all
  const any = parts('anyOf')
  if (any.length > 0) node.anyOf = splitList('anyOf', any, (group) => detach(draft, group))
  const branches = list(asserted(draft, 'oneOf'))
  if (branches.length > WIDE) choose(draft, branches)
  else if (branches.length > 0) node.oneOf = parts('oneOf')
  const not = asserted(draft, 'not')
  if (not !== undefined) node.not = inPlace(draft, not, 'not')
  const condition = asserted(draft, 'if')
  if (condition === undefined) return
  node.if = inPlace(draft, condition, 'if')
  for (const keyword of ['then', 'else']) {
    const part = asserted(draft, keyword)
    if (part !== undefined) node[keyword] = inPlace(draft, part, keyword)
  }
}

/** A wide `oneOf`: its branches become definitions that are counted. */
function choose({ links, spot, scope, entry, node, names }: Draft, branches: readonly Json[]): void {
  const definitions = branches.map((branch, index) => {
    const child = links.child(spot, branch, 'oneOf', String(index))
    return links.define(child, links.entered(scope, child))
  })
  entry.references.push(...definitions)
  node[ONE_OF_MANY] = links.choice(definitions)
  names.set(ONE_OF_MANY, 'oneOf')
}

function unevaluated(draft: Draft): void {
  const { links, spot, scope, node } = draft
  for (const keyword of ['unevaluatedProperties', 'unevaluatedItems']) {
    const value = asserted(draft, keyword)
    if (value === undefined || value === true) continue
    const judge = links.child(spot, value, keyword)
    node[keyword] = links.leftover(planOf(links, spot, scope), links.define(judge, links.entered(scope, judge)))
  }
}
