/** From the keyword at fault, as the engine names it, to a change that a rule can read. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, member } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import type { Refusal } from '../../schema/engine.js'
import type { SchemaChange } from '../rule.js'
import type { Direction, SchemaSide } from '../variance.js'
import { declaredNames } from './declared.js'
import { nodeAt, type SchemaDocument, type SchemaNode } from './document.js'
import { childOf, type FlatNode, flatten } from './flatten.js'
import { lift } from './lift.js'
import { type Documents, pairBranches, unionOf } from './unions.js'

/** A change with where it stands on both sides, and the values that changed. */
export interface LocatedChange {
  readonly change: SchemaChange
  /** Pointers of the changed keyword, or of the node where a side has no such keyword. */
  readonly pointer: string
  readonly baselinePointer: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What is known of a change before its nodes are looked at. */
interface ChangeSeed {
  readonly side: SchemaSide
  readonly direction: Direction
  readonly keyword: string
  readonly path: string
  readonly name?: string
  /** undefined where that side says nothing there. */
  readonly baseline: SchemaNode | undefined
  readonly candidate: SchemaNode | undefined
  readonly baselinePointer: string
  readonly candidatePointer: string
  readonly witness: Json
}

/** The change that a refusal speaks of. */
export function readRefusal(
  documents: Documents,
  side: SchemaSide,
  direction: Direction,
  found: Refusal,
): LocatedChange {
  const refusal = lift(documents, direction, found)
  const root = direction === 'narrowed' ? documents.candidate.root : documents.baseline.root
  const { keyword, path, name, widePointer, narrowPointer, witness } = refusal
  const wide = holderOf(root, refusal)
  const narrow = refusal.narrow === undefined ? undefined : { schema: refusal.narrow, pointer: narrowPointer }
  const [baseline, candidate] = direction === 'narrowed' ? [narrow, wide] : [wide, narrow]
  const [baselinePointer, candidatePointer] =
    direction === 'narrowed' ? [narrowPointer, widePointer] : [widePointer, narrowPointer]
  return locate(documents, {
    ...{ side, direction, keyword, path, witness, baseline, candidate, baselinePointer, candidatePointer },
    ...(name === undefined ? {} : { name }),
  })
}

/** Looks at the nodes of a change: flattens them, finds the property and the branches that it speaks of. */
function locate(documents: Documents, seed: ChangeSeed): LocatedChange {
  const { baseline, candidate, ...rest } = seed
  const before = baseline && flatten(documents.baseline, baseline)
  const after = candidate && flatten(documents.candidate, candidate)
  const property = seed.name === undefined ? undefined : propertyOf(documents, seed.name, before, after)
  const opened =
    (baseline === undefined ? openedAt(documents.baseline, seed.path) : undefined) ??
    (candidate === undefined ? openedAt(documents.candidate, seed.path) : undefined)
  const own = seed.keyword === '' ? undefined : seed.keyword
  const isRest = own === 'additionalProperties' || own === 'unevaluatedProperties'
  // Where one side shuts a key out, the other side's word about it is its declaration.
  const nearest = (node: FlatNode | undefined, pointer: string): string =>
    (isRest && seed.name !== undefined ? node?.placeOf('properties', seed.name) : undefined) ??
    (own === undefined ? undefined : node?.placeOf(own)) ??
    pointer
  return {
    change: {
      ...rest,
      baseline: before?.schema,
      candidate: after?.schema,
      ...(property === undefined ? {} : { property }),
      ...(opened === undefined ? {} : { opened }),
      ...unionsAt(documents, seed),
    },
    pointer: seed.direction === 'narrowed' ? seed.candidatePointer : nearest(after, seed.candidatePointer),
    baselinePointer: seed.direction === 'narrowed' ? nearest(before, seed.baselinePointer) : seed.baselinePointer,
    before: property === undefined ? keywordValue(before, own) : property.baseline,
    after: property === undefined ? keywordValue(after, own) : property.candidate,
  }
}

function keywordValue(node: FlatNode | undefined, keyword: string | undefined): Json | undefined {
  if (keyword === undefined || node === undefined) return node?.schema
  return isObject(node.schema) ? member(node.schema, keyword) : node.schema
}

function propertyOf(
  documents: Documents,
  name: string,
  baseline: FlatNode | undefined,
  candidate: FlatNode | undefined,
): SchemaChange['property'] {
  const declared = (side: 'baseline' | 'candidate', parent: FlatNode | undefined): Json | undefined => {
    const pointer = parent?.placeOf('properties', name)
    const schema = parent === undefined ? undefined : nodeAt(parent.schema, join('', 'properties', name))?.schema
    return pointer === undefined || schema === undefined
      ? undefined
      : flatten(documents[side], { schema, pointer }).schema
  }
  return { baseline: declared('baseline', baseline), candidate: declared('candidate', candidate) }
}

/** What the unions at the place consist of: that of the side at fault, and what became of the branches of both. */
function unionsAt(documents: Documents, seed: ChangeSeed): Pick<SchemaChange, 'alternatives' | 'branches'> {
  if (seed.keyword !== 'anyOf' && seed.keyword !== 'oneOf') return {}
  const flat = (side: 'baseline' | 'candidate', node: SchemaNode): Json => flatten(documents[side], node).schema
  const before = seed.baseline && unionOf(documents.baseline, seed.baseline)
  const after = seed.candidate && unionOf(documents.candidate, seed.candidate)
  const [side, wide] = seed.direction === 'narrowed' ? (['candidate', after] as const) : (['baseline', before] as const)
  const alternatives = wide?.branches.map((node) => flat(side, node)) ?? []
  if (before === undefined || after === undefined) return { alternatives }
  const { paired, removed, added } = pairBranches(documents, before, after)
  const changed = paired
    .map(([one, other]) => [flat('baseline', one), flat('candidate', other)] as const)
    .filter(([one, other]) => canonicalText(one) !== canonicalText(other))
  return {
    alternatives,
    branches: {
      removed: removed.map((node) => flat('baseline', node)),
      added: added.map((node) => flat('candidate', node)),
      changed,
    },
  }
}

/** The first property on a data path that a schema neither declares nor takes by a typed rest. */
function openedAt(document: SchemaDocument, path: string): string | undefined {
  let node: SchemaNode = { schema: document.root, pointer: '' }
  let at = ''
  for (const step of split(path)) {
    const flat = flatten(document, node)
    const rest = childOf(flat, 'items') ?? childOf(flat, 'additionalProperties')
    const next: SchemaNode | undefined = step === '*' ? rest : (childOf(flat, 'properties', step) ?? itemAt(flat, step))
    if (next === undefined && (step === '*' || declaredNames(document, node).has(step))) return undefined
    at = join(at, step)
    if (next === undefined) return at
    node = next
  }
  return undefined
}

function itemAt(node: FlatNode, step: string): SchemaNode | undefined {
  return childOf(node, 'prefixItems', step) ?? childOf(node, 'items', step) ?? childOf(node, 'items')
}

/** The node that holds the keyword: its pointer leads there, or to a boolean schema itself. */
function holderOf(root: Json, { widePointer, keyword, wide }: Refusal): SchemaNode {
  const steps = split(widePointer)
  for (let length = steps.length; length >= 0; length--) {
    const node = nodeAt(root, join('', ...steps.slice(0, length)))
    if (node?.schema === wide && (isObject(wide) || length === steps.length)) return node
  }
  const parent = steps.at(-1) === keyword ? steps.slice(0, -1) : steps
  return { schema: wide, pointer: join('', ...parent) }
}
