/** How a changed union is told. */
import { isObject, type Json, member } from '../../model/json.js'
import { same } from '../matching/compare.js'
import type { SchemaChange } from '../rule.js'
import { enumerate, picture } from './wording.js'

/** Did `anyOf` become `oneOf` over the same alternatives? */
export function isMadeExclusive({ baseline, candidate, keyword, branches }: SchemaChange): boolean {
  return keyword === 'oneOf' && has(baseline, 'anyOf') && has(candidate, 'oneOf') && isUnchanged(branches)
}

/** Did `oneOf` become `anyOf` over the same alternatives? */
export function isMadeInclusive({ baseline, candidate, keyword, branches }: SchemaChange): boolean {
  return keyword === 'oneOf' && has(baseline, 'oneOf') && has(candidate, 'anyOf') && isUnchanged(branches)
}

function has(schema: Json | undefined, keyword: string): boolean {
  return isObject(schema) && Object.hasOwn(schema, keyword)
}

function isUnchanged(branches: SchemaChange['branches']): boolean {
  return branches !== undefined && branches.removed.length + branches.added.length + branches.changed.length === 0
}

/** Which alternatives changed, and in which keywords. */
export function tellBranches({ branches, direction }: SchemaChange): string {
  const changed = branches?.changed ?? []
  if (changed.length === 0) return tellOverlap(direction, branches)
  const told = changed.map(([before, after]) => `${picture(after)} changed in ${differences(before, after)}`)
  return `the alternative ${enumerate(told, 'and')}`
}

/** Under `oneOf` a value that fits two alternatives is refused. */
function tellOverlap(direction: SchemaChange['direction'], branches: SchemaChange['branches']): string {
  const others = (direction === 'narrowed' ? branches?.added : branches?.removed) ?? []
  if (others.length === 0) return `\`oneOf\` ${direction === 'narrowed' ? 'overlaps' : 'overlapped'}`
  const pictures = enumerate(others.map(picture), 'and')
  return direction === 'narrowed'
    ? `they also fit the new alternative ${pictures}`
    : `they also fitted the lost alternative ${pictures}`
}

function differences(before: Json, after: Json): string {
  if (!isObject(before) || !isObject(after)) return 'all'
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const changed = keywords.filter((keyword) => !same(member(before, keyword), member(after, keyword)))
  return enumerate(
    changed.map((keyword) => `\`${keyword}\``),
    'and',
  )
}
