import { isObject } from '../../model/json.js'
import type { ToolRule } from '../rule.js'

/** A tool no longer has an output schema. */
export const outputSchemaRemoved: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'output-schema-removed',
    summary: 'A tool no longer has an output schema.',
    why: 'Results no longer promise structured content: readers that rely on `structuredContent` may find none.',
    remedy:
      'Keep the output schema, or go on returning `structuredContent` until readers have moved to the text content.',
  },
  compare(baseline, candidate) {
    // Nobody could go by a value that is no schema object.
    if (!isObject(baseline.outputSchema) || candidate.outputSchema !== undefined) return []
    const message = 'The output schema was removed: results no longer promise structured content.'
    return [{ effect: 'breaking', pointer: '', message, before: baseline.outputSchema }]
  },
}
