import { closesProperties, closesUnevaluatedItems } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { subject, undeclared } from '../wording/wording.js'

/** An object or array now accepts what none of its subschemas speaks of. */
export const unevaluatedOpened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'unevaluated-opened',
    summary: 'An object or array now accepts what none of its subschemas speaks of.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, tell readers beforehand to ignore what they do not know.',
  },
  explain(change) {
    if (change.direction !== 'widened') return undefined
    if (closesUnevaluatedItems(change))
      return { message: `${subject(change)} may now hold items that no subschema speaks of.` }
    if (!closesProperties(change, 'unevaluatedProperties')) return undefined
    const verb = change.side === 'input' ? 'are now accepted' : 'can now appear'
    return { message: `${undeclared(change)} ${verb}.` }
  },
}
