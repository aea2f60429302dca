/** Which branch of one union is which of another. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, member } from '../../model/json.js'
import { assertingText } from './asserting.js'
import type { SchemaDocument, SchemaNode } from './document.js'
import { branchesOf, flatten, isNull, partsOf } from './flatten.js'

export interface Documents {
  readonly baseline: SchemaDocument
  readonly candidate: SchemaDocument
}

export interface Union {
  readonly keyword: 'anyOf' | 'oneOf'
  readonly branches: readonly SchemaNode[]
}

export interface PairedBranches {
  readonly paired: readonly (readonly [baseline: SchemaNode, candidate: SchemaNode])[]
  readonly removed: readonly SchemaNode[]
  readonly added: readonly SchemaNode[]
}

/** The outermost union of a node and what applies with it, rather one of several values than one with null alone. */
export function unionOf(document: SchemaDocument, node: SchemaNode): Union | undefined {
  let nullable: Union | undefined
  for (const part of partsOf(document, node))
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const branches = branchesOf(part, keyword)
      if (branches.length === 0) continue
      if (branches.filter((branch) => !isNull(document, branch)).length !== 1) return { keyword, branches }
      nullable ??= { keyword, branches }
    }
  return nullable
}

/**
 * Pairs the branches: first those that say the same, then those that accept the same, then those of one kind (title,
 * reference, discriminator, type) where each side has just one of it, then what is left in order where as many are left.
 */
export function pairBranches(documents: Documents, baseline: Union, candidate: Union): PairedBranches {
  const paired: (readonly [SchemaNode, SchemaNode])[] = []
  let removed = baseline.branches
  let added = candidate.branches
  const keys: readonly ((node: SchemaNode, document: SchemaDocument) => string | undefined)[] = [
    (node) => canonicalText(node.schema),
    (node) => assertingText(node.schema),
    kindOf,
  ]
  for (const [round, keyOf] of keys.entries()) {
    const before = keyed(removed, (node) => keyOf(node, documents.baseline))
    const after = keyed(added, (node) => keyOf(node, documents.candidate))
    const taken = new Set<SchemaNode>()
    for (const [key, nodes] of before) {
      const twins = after.get(key) ?? []
      if (round === keys.length - 1 && (nodes.length > 1 || twins.length > 1)) continue
      for (const [index, node] of nodes.entries()) {
        const twin = twins[index]
        if (twin === undefined) break
        paired.push([node, twin])
        taken.add(node).add(twin)
      }
    }
    removed = removed.filter((node) => !taken.has(node))
    added = added.filter((node) => !taken.has(node))
  }
  return removed.length === added.length ? inOrder(paired, removed, added) : { paired, removed, added }
}

function inOrder(
  paired: readonly (readonly [SchemaNode, SchemaNode])[],
  removed: readonly SchemaNode[],
  added: readonly SchemaNode[],
): PairedBranches {
  const likely: (readonly [SchemaNode, SchemaNode])[] = []
  for (const [index, node] of removed.entries()) {
    const twin = added[index]
    if (twin === undefined || !isLike(node, twin)) return { paired, removed, added }
    likely.push([node, twin])
  }
  return { paired: [...paired, ...likely], removed: [], added: [] }
}

/** Two branches of different types, or of different single values, are not one branch that changed. */
function isLike(one: SchemaNode, other: SchemaNode): boolean {
  return ['type', 'const'].every((keyword) => {
    const [a, b] = [one, other].map(({ schema }) => (isObject(schema) ? member(schema, keyword) : undefined))
    return a === undefined || b === undefined || canonicalText(a) === canonicalText(b)
  })
}

function keyed(
  nodes: readonly SchemaNode[],
  keyOf: (node: SchemaNode) => string | undefined,
): ReadonlyMap<string, readonly SchemaNode[]> {
  const groups = new Map<string, SchemaNode[]>()
  for (const node of nodes) {
    const key = keyOf(node)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [node])
    else group.push(node)
  }
  return groups
}

/** What tells a branch from its siblings at a glance. */
function kindOf(node: SchemaNode, document: SchemaDocument): string | undefined {
  const { schema } = flatten(document, node)
  if (!isObject(schema)) return String(schema)
  const title = member(schema, 'title')
  if (typeof title === 'string') return `title ${title}`
  const tag = discriminatorOf(schema)
  if (tag !== undefined) return tag
  const type = member(schema, 'type')
  return type === undefined ? undefined : `type ${canonicalText(type)}`
}

/** A required property that has one value only. */
function discriminatorOf(schema: { [key: string]: Json }): string | undefined {
  const properties = member(schema, 'properties')
  if (!isObject(properties)) return undefined
  for (const name of Object.keys(properties).sort()) {
    const property = properties[name]
    const value = isObject(property) ? member(property, 'const') : undefined
    if (value !== undefined) return `tag ${name} ${canonicalText(value)}`
  }
  return undefined
}
