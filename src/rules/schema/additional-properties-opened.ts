import { closesProperties } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { undeclared } from '../wording/wording.js'

/** An object now accepts properties that it does not declare. */
export const additionalPropertiesOpened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'additional-properties-opened',
    summary: 'An object now accepts properties that it does not declare.',
    why: 'Every call that was valid stays valid. A misspelt name is no longer refused but ignored. On an output readers may meet properties that they do not know.',
    remedy: 'On an output, tell readers beforehand to ignore unknown properties.',
  },
  explain(change) {
    if (change.direction !== 'widened' || !closesProperties(change, 'additionalProperties')) return undefined
    const verb = change.side === 'input' ? 'are now accepted' : 'can now appear'
    return { message: `${undeclared(change)} ${verb}.` }
  },
}
