import { isObject } from '../../model/json.js'
import type { ToolRule } from '../rule.js'

/** A tool has an output schema now. */
export const outputSchemaAdded: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'output-schema-added',
    summary: 'A tool has an output schema now.',
    why: 'Readers may count on structured content; the text content stays for those who do not.',
    remedy: "Nothing to do; check that the tool's results fit the schema, since clients refuse those that do not.",
  },
  compare(baseline, candidate) {
    // A value that is no schema object has a rule of its own.
    if (baseline.outputSchema !== undefined || !isObject(candidate.outputSchema)) return []
    const message = 'An output schema was added: results now promise structured content.'
    return [{ effect: 'compatible', pointer: '', message, after: candidate.outputSchema }]
  },
}
