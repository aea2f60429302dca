import type { Tool } from '../../model/contract.js'
import { isObject, type Json } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import { changedMembers, type MemberChange } from '../matching/compare.js'
import type { Explanation, ToolRule } from '../rule.js'
import { isSupportTold, isTaskSupport } from '../tasks.js'
import { explainField } from '../wording/describe.js'
import { hintNamed, isHintTold } from '../wording/hints.js'

/**
 * Something in a tool changed that no other rule speaks of: icons, execution, fields that the protocol does not know; a
 * default that is spelled out.
 */
export const toolFieldChanged: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'tool-field-changed',
    summary: 'A field of a tool changed that has no rule of its own.',
    why: 'Arguments stay valid, but a client that knows the field may behave otherwise.',
    remedy: 'Look whether your clients read the field.',
    level: 'note',
  },
  compare(baseline, candidate) {
    return changedMembers(baseline.raw, candidate.raw, OWN).flatMap((change) => {
      const { name, before = {}, after = {} } = change
      const isNested = NESTED.has(name) && isObject(before) && isObject(after)
      const inner = isNested ? changedMembers(before, after, NONE) : []
      // An empty object that came or went has no members to tell of.
      return inner.length > 0
        ? inner.flatMap((each) => explain(`/${name}`, each, baseline, candidate))
        : explain('', change, baseline, candidate, isNested ? 'compatible' : 'advisory')
    })
  },
}

/** Fields whose members are compared one by one. */
const NESTED: ReadonlySet<string> = new Set(['annotations', 'execution'])
const NONE: ReadonlySet<string> = new Set()
/** Fields that other rules compare whatever is in them. */
const OWN: ReadonlySet<string> = new Set(['name', 'inputSchema', 'outputSchema', '_meta'])

/** A field that other rules compare: may they, and do they tell this change? */
interface Compared {
  readonly isKnown: (value: Json | undefined) => boolean
  readonly isTold: (baseline: Tool, candidate: Tool) => boolean
}
const isText = (value: Json | undefined): boolean => value === undefined || typeof value === 'string'
const isHint = (value: Json | undefined): boolean => value === undefined || typeof value === 'boolean'

/** What is compared as long as both values are of the right kind. */
const COMPARED: ReadonlyMap<string, Compared> = new Map<string, Compared>([
  ['/title', { isKnown: isText, isTold: () => true }],
  ['/annotations/title', { isKnown: isText, isTold: () => true }],
  ['/description', { isKnown: isText, isTold: (one, other) => (one.description ?? '') !== (other.description ?? '') }],
  ['/execution/taskSupport', { isKnown: isTaskSupport, isTold: isSupportTold }],
])

function explain(
  parent: string,
  change: MemberChange,
  baseline: Tool,
  candidate: Tool,
  effect: 'compatible' | 'advisory' = 'advisory',
): readonly Explanation[] {
  const { name, before, after } = change
  const pointer = join(parent, name)
  const told = { pointer, name, ...explainField(split(pointer).join('.'), change) }
  const hint = parent === '/annotations' ? hintNamed(name) : undefined
  if (hint !== undefined && isHintTold(hint, baseline, candidate)) return []
  const compared = COMPARED.get(pointer)
  const isKnown = hint === undefined ? compared?.isKnown : isHint
  if (!isKnown?.(before) || !isKnown(after)) return [{ effect, ...told }]
  if (compared?.isTold(baseline, candidate)) return []
  const message = `${told.message.slice(0, -1)}, which changes nothing.`
  return [{ ...told, effect: 'compatible', message }]
}
