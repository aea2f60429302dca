import { closesProperties, closesUnevaluatedItems } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { subject, undeclared } from '../wording/wording.js'

/** An object or array no longer accepts what none of its subschemas speaks of. */
export const unevaluatedClosed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'unevaluated-closed',
    summary: 'An object or array no longer accepts what none of its subschemas speaks of.',
    why: 'Calls that send a key or an item which no subschema declares are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Leave it open and ignore what you do not know.',
  },
  explain(change) {
    if (change.direction !== 'narrowed') return undefined
    if (closesUnevaluatedItems(change))
      return { message: `${subject(change)} may no longer hold items that no subschema speaks of.` }
    if (!closesProperties(change, 'unevaluatedProperties')) return undefined
    const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear'
    return { message: `${undeclared(change)} ${verb}.` }
  },
}
