import { closesProperties } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { undeclared } from '../wording/wording.js'

/** An object no longer accepts properties that it does not declare. */
export const additionalPropertiesClosed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'additional-properties-closed',
    summary: 'An object no longer accepts properties that it does not declare.',
    why: 'Calls that send a key which is not declared are refused: metadata that clients add, arguments of another version, a misspelt optional name. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Leave the object open and ignore what you do not know; clients add keys of their own.',
  },
  explain(change) {
    if (change.direction !== 'narrowed' || !closesProperties(change, 'additionalProperties')) return undefined
    const verb = change.side === 'input' ? 'are no longer accepted' : 'can no longer appear'
    return { message: `${undeclared(change)} ${verb}.` }
  },
}
