import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A model API refuses a keyword of an input schema. */
export const keywordRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'keyword-refused',
    summary: 'A model API refuses a keyword of an input schema.',
    why: 'APIs read a part of JSON Schema; one keyword beyond it, such as a union at the root, makes them refuse the request or lose the constraint.',
    remedy: 'Say the same with the keywords that the API reads: branches inside a property, checks inside the server.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'keyword')
  },
}
