import type { JsonObject } from '../../model/json.js'
import { hidesSiblings } from '../reading/meaning.js'
import { arrayConstraints } from './array-keywords.js'
import type { Constraint, Here, Walk } from './frame.js'
import { inPlaceConstraints, referenceConstraints } from './in-place.js'
import { objectConstraints } from './object-keywords.js'
import { valueConstraints } from './value-keywords.js'

/** The constraints that a schema consists of: it accepts what satisfies them all. */
export function constraintsOf(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const references = referenceConstraints(here, walk)
  if (hidesSiblings(schema, here.inside.place.dialect)) return references
  return [
    ...valueConstraints(schema, here, walk),
    ...objectConstraints(schema, here, walk),
    ...arrayConstraints(schema, here, walk),
    ...references,
    ...inPlaceConstraints(schema, here, walk),
  ]
}
