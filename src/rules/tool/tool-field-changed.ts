import { isObject, type Json } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import { changedMembers, type MemberChange } from '../compare.js'
import { explainField } from '../describe.js'
import { HINT_DEFAULTS } from '../hints.js'
import type { Explanation, ToolRule } from '../rule.js'
import { isTaskSupport } from '../tasks.js'

/** Something in a tool changed that no other rule speaks of: icons, execution, fields that the protocol does not know. */
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
      if (NESTED.has(name) && isObject(before) && isObject(after))
        return explain(`/${name}`, changedMembers(before, after, NONE))
      return explain('', [change])
    })
  },
}

/** Fields whose members are compared one by one. */
const NESTED: ReadonlySet<string> = new Set(['annotations', 'execution'])
const NONE: ReadonlySet<string> = new Set()
/** Fields that other rules compare whatever is in them. */
const OWN: ReadonlySet<string> = new Set(['name', 'inputSchema', 'outputSchema', '_meta'])

type IsKnown = (value: Json | undefined) => boolean
const isText: IsKnown = (value) => value === undefined || typeof value === 'string'
const isHint: IsKnown = (value) => value === undefined || typeof value === 'boolean'

/** What other rules compare as long as both values are of the right kind. */
const COMPARED: ReadonlyMap<string, IsKnown> = new Map<string, IsKnown>([
  ['/title', isText],
  ['/description', isText],
  ['/annotations/title', isText],
  ['/execution/taskSupport', isTaskSupport],
  ...Object.keys(HINT_DEFAULTS).map((hint): [string, IsKnown] => [`/annotations/${hint}`, isHint]),
])

function explain(parent: string, changes: readonly MemberChange[]): readonly Explanation[] {
  return changes.flatMap((change): Explanation[] => {
    const { name, before, after } = change
    const pointer = join(parent, name)
    const isKnown = COMPARED.get(pointer)
    if (isKnown?.(before) && isKnown(after)) return []
    return [{ effect: 'advisory', pointer, name, ...explainField(split(pointer).join('.'), change) }]
  })
}
