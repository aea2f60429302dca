import { concerns, parentOf } from '../reading/places.js'
import { requires } from '../reading/required.js'
import type { SchemaRule } from '../rule.js'
import { placeName, propertyName } from '../wording/wording.js'

/** An optional property was added. */
export const optionalPropertyAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'optional-property-added',
    summary: 'An optional property was added.',
    why: 'Every call that was valid stays valid. Readers of an output ignore what they do not know. A recorded call that sent the name before it was declared is checked by replay.',
    remedy: 'Nothing to do: callers take it up when they like.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'additionalProperties', 'unevaluatedProperties')) return undefined
    if (change.name === undefined) return undefined
    if (change.property?.candidate === undefined || change.property.baseline !== undefined) return undefined
    return { keyword: 'properties', message: `${propertyName(change)} was added and is optional.` }
  },
  compare({ path, baseline, candidate, property }) {
    if (property === undefined || baseline !== undefined || candidate === undefined) return []
    const { name, candidateParent } = property
    if (requires(candidateParent, name)) return []
    const message = `${placeName(path, '')} was added and is optional.`
    return [{ effect: 'compatible', path: parentOf(path), name, keyword: 'properties', message, after: candidate }]
  },
}
