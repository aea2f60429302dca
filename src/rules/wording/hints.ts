/** Tool annotations with the defaults that the specification gives them. */
import type { Tool } from '../../model/contract.js'
import type { Json } from '../../model/json.js'
import { member } from '../../model/json.js'
import { changeOf } from '../matching/compare.js'
import type { Explanation } from '../rule.js'

export type Hint = 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'

/** https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations */
export const HINT_DEFAULTS: { readonly [hint in Hint]: boolean } = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
}

/** Hints that mean something only for a tool that is not read-only. */
const WRITERS_ONLY: ReadonlySet<Hint> = new Set(['destructiveHint', 'idempotentHint'])

/** The hint as a client has to read it: the default where it is absent or no boolean. */
export function readHint(tool: Tool, hint: Hint): boolean {
  const value = member(tool.annotations, hint)
  return typeof value === 'boolean' ? value : HINT_DEFAULTS[hint]
}

/**
 * Says so where the hint turned to `to`. `destructiveHint` and `idempotentHint` mean something only for a tool that
 * is not read-only, so they are compared only where both sides write: losing read-only is one finding, not three.
 */
export function explainTurn(
  hint: Hint,
  to: boolean,
  baseline: Tool,
  candidate: Tool,
): Pick<Explanation, 'message' | 'pointer' | 'before' | 'after'> | undefined {
  if (readHint(baseline, hint) === to || readHint(candidate, hint) !== to) return undefined
  if (WRITERS_ONLY.has(hint) && (readHint(baseline, 'readOnlyHint') || readHint(candidate, 'readOnlyHint')))
    return undefined
  const before = member(baseline.annotations, hint)
  const after = member(candidate.annotations, hint)
  return {
    message: `${hint} was ${spell(before, hint)} and is ${spell(after, hint)} now.`,
    pointer: `/annotations/${hint}`,
    ...changeOf(before, after),
  }
}

/** The hint of that name; undefined where the protocol knows none. */
export function hintNamed(name: string): Hint | undefined {
  return (Object.keys(HINT_DEFAULTS) as Hint[]).find((hint) => hint === name)
}

/** Does a rule about hints speak of the change of this one? Where read-only turned, that tells the others too. */
export function isHintTold(hint: Hint, baseline: Tool, candidate: Tool): boolean {
  const hints: readonly Hint[] = WRITERS_ONLY.has(hint) ? [hint, 'readOnlyHint'] : [hint]
  return hints.some((each) => [true, false].some((to) => explainTurn(each, to, baseline, candidate) !== undefined))
}

function spell(value: Json | undefined, hint: Hint): string {
  if (typeof value === 'boolean') return String(value)
  return `${value === undefined ? 'absent' : 'no boolean'} (which means ${HINT_DEFAULTS[hint]})`
}
