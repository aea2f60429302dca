import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A model API refuses the name of a property. */
export const propertyNameRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'property-name-refused',
    summary: 'A model API refuses the name of a property.',
    why: 'Keys with brackets, blanks or other scripts are legal JSON, but an API that checks them refuses the request with every tool in it.',
    remedy: 'Rename the property to letters, digits, underscores, dots or dashes, and map it inside the server.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'property-name')
  },
}
