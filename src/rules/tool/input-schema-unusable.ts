import type { ContractRule } from '../rule.js'
import { findUnusable } from '../usability.js'

/** The input schema of a tool cannot be used at all. */
export const inputSchemaUnusable: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'input-schema-unusable',
    summary: 'The input schema of a tool cannot be used.',
    why: 'Clients refuse a tool whose input schema is no JSON Schema object or does not compile, and several of them refuse the whole list with it; every call of the tool counts as broken.',
    remedy:
      'Publish a JSON Schema object with `type: object`; a tool without parameters says `{"type": "object", "properties": {}}`.',
  },
  compare: (baseline, candidate, engine) => findUnusable('input', baseline, candidate, engine),
}
