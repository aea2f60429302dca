import { groupByName, type Tool } from '../../model/contract.js'
import { isObject, type Json, member } from '../../model/json.js'
import type { ContractRule, Explanation } from '../rule.js'
import { schemaPointer, whyUnusable } from '../usability.js'

/** From this revision of the protocol on an output schema may describe any value. */
const ANY_OUTPUT_SINCE = '2026-07-28'

/** The root of a schema said `type: object` and no longer does, which the protocol demands whatever else holds there. */
export const rootTypeLost: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'root-type-lost',
    summary: 'The root of a schema no longer says `type: object`.',
    why: 'The protocol demands the word at the root, also where a `$ref`, `anyOf` or an empty schema means the same; clients that check the list by the protocol refuse all tools of the server, not only this one.',
    remedy: 'Put `"type": "object"` back at the root, beside whatever else stands there.',
  },
  compare(baseline, candidate, engine) {
    const sides =
      (candidate.protocolVersion ?? '') >= ANY_OUTPUT_SINCE ? (['input'] as const) : (['input', 'output'] as const)
    const before = groupByName(baseline.tools)
    return candidate.tools.flatMap((tool) =>
      sides.flatMap((side): Explanation[] => {
        const schema = schemaOf(tool, side)
        if (!isObject(schema) || saysObject(schema)) return []
        // What cannot be used at all has a rule of its own.
        if (whyUnusable(side, schema, engine) !== undefined) return []
        if (!before.get(tool.name)?.some((twin) => saysObject(schemaOf(twin, side)))) return []
        return [
          {
            tool: tool.name,
            effect: 'breaking',
            pointer: schemaPointer(tool, side),
            message: `The root of the ${side} schema no longer says type "object".`,
          },
        ]
      }),
    )
  },
}

function saysObject(schema: Json | undefined): boolean {
  return isObject(schema) && member(schema, 'type') === 'object'
}

function schemaOf(tool: Tool, side: 'input' | 'output'): Json | undefined {
  return side === 'input' ? tool.inputSchema : tool.outputSchema
}
