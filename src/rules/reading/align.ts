/** Walks two schemas side by side along the data that they speak of. */
import { isObject, type Json, member } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { NodePair } from '../rule.js'
import { type Matches, missingNames } from './declared.js'
import { follow, type SchemaNode } from './document.js'
import { childOf, type FlatNode, flatten } from './flatten.js'
import { unchangedBetween } from './unchanged.js'
import { type Documents, pairBranches, unionOf } from './unions.js'

/** Two nodes that speak of the same values, where both schemas do. */
export interface AlignedNodes {
  readonly path: string
  readonly baseline: FlatNode
  readonly candidate: FlatNode
  readonly property?: AlignedProperty
}

interface AlignedProperty {
  readonly name: string
  readonly baselineParent: Json
  readonly candidateParent: Json
}

/** A property that one side alone declares. */
export interface LoneProperty {
  readonly path: string
  readonly declaredBy: 'baseline' | 'candidate'
  readonly node: FlatNode
  readonly parents: { readonly baseline: FlatNode; readonly candidate: FlatNode }
  readonly name: string
}

export interface Alignment {
  readonly pairs: readonly AlignedNodes[]
  readonly lone: readonly LoneProperty[]
  /** The walk was given up: two recursive schemas can be laid side by side in very many ways. */
  readonly cut: boolean
}

/** Pairs of nodes that one walk looks at; a real schema has hundreds. */
const MOST_PAIRS = 20_000

/** Where a walk goes on. */
export interface Step {
  readonly path: string
  readonly baseline: SchemaNode
  readonly candidate: SchemaNode
  readonly property?: AlignedProperty
  /** Schemas of the same value around these, which may declare what these do not. */
  readonly around?: { readonly baseline: readonly SchemaNode[]; readonly candidate: readonly SchemaNode[] }
}

/**
 * All pairs of nodes below and with the start that may differ, outermost first, each pair once (so recursion ends).
 */
export function align(
  documents: Documents,
  matches: Matches,
  start: Step = {
    path: '',
    baseline: { schema: documents.baseline.root, pointer: '' },
    candidate: { schema: documents.candidate.root, pointer: '' },
  },
): Alignment {
  const pairs: AlignedNodes[] = []
  const lone: LoneProperty[] = []
  const seen = new Set<string>()
  const unchanged = unchangedBetween(documents.baseline, documents.candidate)
  const pending: Step[] = [start]
  for (let index = 0; index < pending.length; index++) {
    const given = pending[index]
    if (given === undefined || pairs.length >= MOST_PAIRS) return { pairs, lone, cut: true }
    if (unchanged(given.baseline.schema, given.candidate.schema)) continue
    const step = {
      ...given,
      baseline: follow(documents.baseline, given.baseline),
      candidate: follow(documents.candidate, given.candidate),
    }
    const key = `${step.baseline.pointer}\n${step.candidate.pointer}`
    if (seen.has(key)) continue
    seen.add(key)
    const baseline = flatten(documents.baseline, step.baseline)
    const candidate = flatten(documents.candidate, step.candidate)
    const { path, property } = step
    const pair = { path, baseline, candidate, ...(property === undefined ? {} : { property }) }
    pairs.push(pair)
    lone.push(...loneProperties(documents, matches, pair, step))
    pending.push(...stepsBelow(documents, pair, step))
  }
  return { pairs, lone, cut: false }
}

/** The pair as rules see it. */
export function asNodePair(side: 'input' | 'output', pair: AlignedNodes): NodePair {
  return {
    side,
    path: pair.path,
    baseline: pair.baseline.schema,
    candidate: pair.candidate.schema,
    baselinePointer: pair.baseline.pointer,
    candidatePointer: pair.candidate.pointer,
    ...(pair.property === undefined ? {} : { property: pair.property }),
  }
}

/** The lone property as rules see it: the other side has nothing, and its pointer is of the object around. */
export function asLonePair(side: 'input' | 'output', property: LoneProperty): NodePair {
  const { path, declaredBy, node, parents, name } = property
  const ours = declaredBy === 'baseline'
  return {
    side,
    path,
    baseline: ours ? node.schema : undefined,
    candidate: ours ? undefined : node.schema,
    baselinePointer: ours ? node.pointer : parents.baseline.pointer,
    candidatePointer: ours ? parents.candidate.pointer : node.pointer,
    property: { name, baselineParent: parents.baseline.schema, candidateParent: parents.candidate.schema },
  }
}

function loneProperties(documents: Documents, matches: Matches, pair: AlignedNodes, step: Step): LoneProperty[] {
  const parents = { baseline: pair.baseline, candidate: pair.candidate }
  const isNested = pair.path !== ''
  return (['baseline', 'candidate'] as const).flatMap((declaredBy) => {
    const other = declaredBy === 'baseline' ? 'candidate' : 'baseline'
    const nodes = [step[other], ...(step.around?.[other] ?? [])]
    const lost = missingNames(parents[declaredBy], parents[other], documents[other], nodes, isNested, matches)
    return lost.flatMap((name) => {
      const child = childOf(parents[declaredBy], 'properties', name)
      if (child === undefined) return []
      const node = flatten(documents[declaredBy], child)
      return [{ path: join(pair.path, name), declaredBy, node, parents, name }]
    })
  })
}

function stepsBelow(documents: Documents, pair: AlignedNodes, step: Step): Step[] {
  const { path } = pair
  const inward = [
    ...propertySteps(pair),
    ...sharedSteps(pair, ['patternProperties'], join(path, '*')),
    ...singleSteps(pair, ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'], join(path, '*')),
    ...itemSteps(pair),
    ...singleSteps(pair, ['contains'], join(path, '*')),
  ]
  const inPlace = [
    ...sharedSteps(pair, ['dependentSchemas', 'dependencies'], path),
    ...singleSteps(pair, ['then', 'else'], path),
    ...unionSteps(documents, pair, step),
  ]
  const around = {
    baseline: [step.baseline, ...(step.around?.baseline ?? [])],
    candidate: [step.candidate, ...(step.around?.candidate ?? [])],
  }
  return [...inward, ...inPlace.map((next) => ({ ...next, around }))]
}

function propertySteps(pair: AlignedNodes): Step[] {
  const parents = { baselineParent: pair.baseline.schema, candidateParent: pair.candidate.schema }
  return sharedNames(pair, 'properties').map((name) => ({
    path: join(pair.path, name),
    ...childrenOf(pair, 'properties', name),
    property: { name, ...parents },
  }))
}

function sharedSteps(pair: AlignedNodes, keywords: readonly string[], path: string): Step[] {
  return keywords.flatMap((keyword) =>
    sharedNames(pair, keyword).map((name) => ({ path, ...childrenOf(pair, keyword, name) })),
  )
}

function singleSteps(pair: AlignedNodes, keywords: readonly string[], path: string): Step[] {
  return keywords.flatMap((keyword) => {
    const baseline = childOf(pair.baseline, keyword)
    const candidate = childOf(pair.candidate, keyword)
    return baseline === undefined || candidate === undefined ? [] : [{ path, baseline, candidate }]
  })
}

/** Positions by index, the rest with the rest: `prefixItems` and `items`, or up to 2019-09 `items` and `additionalItems`. */
function itemSteps(pair: AlignedNodes): Step[] {
  const baseline = itemsOf(pair.baseline)
  const candidate = itemsOf(pair.candidate)
  const steps: Step[] = []
  for (const [index, node] of baseline.positions.entries()) {
    const other = candidate.positions[index]
    if (other !== undefined) steps.push({ path: join(pair.path, index), baseline: node, candidate: other })
  }
  if (baseline.rest !== undefined && candidate.rest !== undefined)
    steps.push({ path: join(pair.path, '*'), baseline: baseline.rest, candidate: candidate.rest })
  return steps
}

function itemsOf(node: FlatNode): { positions: readonly SchemaNode[]; rest: SchemaNode | undefined } {
  for (const [keyword, rest] of [
    ['prefixItems', 'items'],
    ['items', 'additionalItems'],
  ] as const) {
    const list = isObject(node.schema) ? member(node.schema, keyword) : undefined
    if (!Array.isArray(list)) continue
    const place = node.placeOf(keyword) ?? join(node.pointer, keyword)
    const positions = list.map((schema, index) => ({ schema, pointer: join(place, index) }))
    return { positions, rest: childOf(node, rest) }
  }
  return { positions: [], rest: childOf(node, 'items') }
}

/** The branches of two unions; a union with null alone is flattened and needs no such step. */
function unionSteps(documents: Documents, pair: AlignedNodes, step: Step): Step[] {
  if (!hasUnion(pair.baseline) && !hasUnion(pair.candidate)) return []
  const baseline = unionOf(documents.baseline, step.baseline)
  const candidate = unionOf(documents.candidate, step.candidate)
  if (baseline === undefined || candidate === undefined) return []
  const { paired } = pairBranches(documents, baseline, candidate)
  return paired.map(([before, after]) => ({ path: pair.path, baseline: before, candidate: after }))
}

function hasUnion(node: FlatNode): boolean {
  return node.placeOf('anyOf') !== undefined || node.placeOf('oneOf') !== undefined
}

function sharedNames(pair: AlignedNodes, keyword: string): string[] {
  const [before, after] = [pair.baseline.schema, pair.candidate.schema].map((schema) =>
    isObject(schema) ? member(schema, keyword) : undefined,
  )
  return isObject(before) && isObject(after) ? Object.keys(before).filter((name) => Object.hasOwn(after, name)) : []
}

function childrenOf(pair: AlignedNodes, ...steps: string[]): { baseline: SchemaNode; candidate: SchemaNode } {
  const nothing = { schema: true, pointer: '' }
  return {
    baseline: childOf(pair.baseline, ...steps) ?? nothing,
    candidate: childOf(pair.candidate, ...steps) ?? nothing,
  }
}
