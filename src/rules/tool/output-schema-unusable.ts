import type { ContractRule } from '../rule.js'
import { findUnusable } from '../usability.js'

/** The output schema of a tool cannot be used at all. */
export const outputSchemaUnusable: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'output-schema-unusable',
    summary: 'The output schema of a tool cannot be used.',
    why: 'Clients compile output schemas when they read the list, and several refuse the tool, or the whole list, where one does not compile; a result cannot be checked against it.',
    remedy: 'Publish a JSON Schema object that compiles, or leave the output schema out.',
  },
  compare: (baseline, candidate, engine) => findUnusable('output', baseline, candidate, engine),
}
