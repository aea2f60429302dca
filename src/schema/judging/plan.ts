/** Plans of what a schema evaluates (evaluated.ts), read from its keywords. */
import { isObject, type Json } from '../../model/json.js'
import { asserts, since } from '../dialect.js'
import type { Branch, Plan } from './evaluated.js'
import { type Linking, REFERENCES } from './linking.js'
import type { Scope, Spot } from './resources.js'

/** What the schema at a spot evaluates, its own `unevaluated*` left out. */
export function planOf(links: Linking, spot: Spot, scope: Scope): Plan {
  return read(links, spot, scope, false)
}

function read(links: Linking, spot: Spot, scope: Scope, whole: boolean): Plan {
  const schema = isObject(spot.schema) ? spot.schema : {}
  const hides = typeof schema.$ref === 'string' && !since(spot.dialect, '2019-09')
  const value = (keyword: string): Json | undefined =>
    Object.hasOwn(schema, keyword) && asserts(keyword, spot.dialect) && (!hides || keyword === '$ref')
      ? schema[keyword]
      : undefined
  const properties = value('properties')
  const patterns = value('patternProperties')
  const contained = value('contains')
  const [items, everyItem] = itemsOf(value, spot)
  const contains =
    contained === undefined || spot.dialect !== '2020-12' ? undefined : links.child(spot, contained, 'contains')
  return {
    properties: new Set(isObject(properties) ? Object.keys(properties) : []),
    patterns: Object.keys(isObject(patterns) ? patterns : {}).map((pattern) => links.testing(pattern)),
    everyProperty:
      value('additionalProperties') !== undefined || (whole && value('unevaluatedProperties') !== undefined),
    items,
    everyItem: everyItem || (whole && value('unevaluatedItems') !== undefined),
    contains: contains && links.define(contains, links.entered(scope, contains)),
    branches: branchesOf(links, spot, scope, value),
  }
}

/** How many first items are evaluated, and whether all are. */
function itemsOf(value: (keyword: string) => Json | undefined, spot: Spot): [number, boolean] {
  const items = value('items')
  if (spot.dialect === '2020-12') {
    const prefix = value('prefixItems')
    return [Array.isArray(prefix) ? prefix.length : 0, items !== undefined]
  }
  return Array.isArray(items) ? [items.length, value('additionalItems') !== undefined] : [0, items !== undefined]
}

function branchesOf(links: Linking, spot: Spot, scope: Scope, value: (keyword: string) => Json | undefined): Branch[] {
  const branches: Branch[] = []
  const planned = (target: Spot, outer: Scope): { name: string; plan: () => Plan } => {
    const inner = links.entered(outer, target)
    const name = links.define(target, inner)
    return { name, plan: links.plan(name, () => read(links, target, inner, true)) }
  }
  const at = (schema: Json, ...steps: string[]) => planned(links.child(spot, schema, ...steps), scope)
  for (const keyword of REFERENCES)
    if (typeof value(keyword) === 'string')
      branches.push({ plan: planned(links.target(keyword, spot, scope), scope).plan })
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of arrayOf(value(keyword)).entries()) {
      const { name, plan } = at(part, keyword, String(index))
      branches.push(keyword === 'allOf' ? { plan } : { test: name, plan })
    }
  for (const keyword of ['dependentSchemas', 'dependencies'])
    for (const [key, part] of Object.entries(objectOrNone(value(keyword))))
      if (!Array.isArray(part)) branches.push({ key, plan: at(part, keyword, key).plan })
  const condition = value('if')
  if (condition === undefined) return branches
  const { name, plan } = at(condition, 'if')
  branches.push({ test: name, plan })
  const [then, otherwise] = [value('then'), value('else')]
  if (then !== undefined) branches.push({ test: name, plan: at(then, 'then').plan })
  if (otherwise !== undefined) branches.push({ unless: name, plan: at(otherwise, 'else').plan })
  return branches
}

function arrayOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function objectOrNone(value: Json | undefined): { readonly [key: string]: Json } {
  return isObject(value) ? value : {}
}
