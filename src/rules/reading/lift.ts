/**
 * The engine names the innermost keyword at fault. In a union that is not always what changed: a lost branch shows in
 * the branches that stayed, a lost constant in the constants beside it. Then the union is to be told, not the branch.
 */
import type { Json } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import type { Refusal } from '../../schema/engine.js'
import type { Direction } from '../variance.js'
import { assertingText } from './asserting.js'
import { nodeAt, type SchemaNode } from './document.js'
import { isInward, roadOf } from './places.js'
import { type Documents, pairBranches, type Union, unionOf } from './unions.js'
import { listedValues } from './values.js'

/** A union on the way to the keyword at fault. */
interface Crossing {
  readonly owner: string
  readonly keyword: 'anyOf' | 'oneOf'
  readonly index: number
  /** What follows behind the branch. */
  readonly rest: string
}

const CROSSING = /^(.*)\/(anyOf|oneOf)\/(\d+)(\/.*)?$/

/** The refusal, moved up to the innermost union around it that is what changed; unchanged where there is none. */
export function lift(documents: Documents, direction: Direction, refusal: Refusal): Refusal {
  const [wide, narrow] =
    direction === 'narrowed'
      ? [documents.candidate.root, documents.baseline.root]
      : [documents.baseline.root, documents.candidate.root]
  const crossing = crossingOf(refusal.widePointer)
  const owner = crossing === undefined ? undefined : nodeAt(wide, crossing.owner)
  if (crossing === undefined || owner === undefined) return refusal
  const other = otherOwner(narrow, refusal)
  if (other === undefined) return refusal
  const isList = crossing.rest !== '' && listedValues(owner.schema) !== undefined
  if (!isList && !isKept(documents, direction, owner, other, crossing)) return refusal
  const { name: _, ...rest } = refusal
  return {
    ...rest,
    keyword: crossing.keyword,
    path: up(refusal.path, crossing.rest),
    widePointer: join(crossing.owner, crossing.keyword),
    wide: owner.schema,
    narrowPointer: other.pointer,
    narrow: other.schema,
  }
}

function crossingOf(pointer: string): Crossing | undefined {
  const [, owner, keyword, index, rest] = CROSSING.exec(pointer) ?? []
  if (owner === undefined || (keyword !== 'anyOf' && keyword !== 'oneOf')) return undefined
  return { owner, keyword, index: Number(index), rest: rest ?? '' }
}

/** The node of the narrow schema that the union is compared with. */
function otherOwner(narrow: Json, { narrowPointer }: Refusal): SchemaNode | undefined {
  return nodeAt(narrow, crossingOf(narrowPointer)?.owner ?? narrowPointer)
}

/** Does the branch stand on the other side too, so that it is not what changed? */
function isKept(
  documents: Documents,
  direction: Direction,
  owner: SchemaNode,
  other: SchemaNode,
  { keyword, index }: Crossing,
): boolean {
  const [ours, theirs] =
    direction === 'narrowed' ? (['candidate', 'baseline'] as const) : (['baseline', 'candidate'] as const)
  const union: Union | undefined = unionOf(documents[ours], owner)
  const twin = unionOf(documents[theirs], other)
  if (union === undefined || twin === undefined || union.keyword !== keyword) return false
  const [before, after] = direction === 'narrowed' ? [twin, union] : [union, twin]
  const { paired } = pairBranches(documents, before, after)
  const branch = union.branches[index]
  const pair = paired.find((each) => each.some((node) => node === branch))
  return pair !== undefined && assertingText(pair[0].schema) === assertingText(pair[1].schema)
}

/** The data path without the steps that lie behind the branch. */
function up(path: string, rest: string): string {
  const inward = roadOf(rest).filter((step) => isInward(step.keyword)).length
  const steps = split(path)
  return join('', ...steps.slice(0, Math.max(0, steps.length - inward)))
}
