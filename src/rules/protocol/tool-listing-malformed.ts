import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { cite, MODERN } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A listed tool does not have the form of a tool. */
export const toolListingMalformed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'tool-listing-malformed',
    summary: 'A listed tool does not have the form of a tool.',
    why: 'Clients check what is listed: some leave the tool out, others refuse the whole list.',
    remedy:
      'Give each tool a name and an inputSchema of type object, and every other member the type that the specification names.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion, tools } = conformance
    return tools.flatMap((tool, at) =>
      faultsOf(tool, protocolVersion).map(([key, what]) => ({
        ...(isObject(tool) && typeof tool.name === 'string' ? { tool: tool.name } : { subject: `tool ${at + 1}` }),
        ...(key === '' ? {} : { pointer: `/${key}`, name: key }),
        message: `The tool ${what}${cite(protocolVersion, 'tool')}.`,
      })),
    )
  },
}

type Faults = (readonly [key: string, what: string])[]

function faultsOf(tool: Json, revision: string): Faults {
  if (!isObject(tool)) return [['', 'is no object']]
  const faults: Faults = []
  const [name, input, output] = ['name', 'inputSchema', 'outputSchema'].map((key) => member(tool, key))
  if (typeof name !== 'string' || name === '') faults.push(['name', 'has no name'])
  if (input === null) faults.push(['inputSchema', 'has the inputSchema null'])
  else if (!isObject(input)) faults.push(['inputSchema', 'has no object inputSchema'])
  else if (input.type !== 'object') faults.push(['inputSchema', 'has an inputSchema whose type is not "object"'])
  if (output !== undefined && revision >= '2025-06-18') {
    const isSchema = revision >= MODERN ? isObject(output) || typeof output === 'boolean' : isObject(output)
    if (!isSchema) faults.push(['outputSchema', 'has an outputSchema that is no schema'])
    else if (revision < MODERN && isObject(output) && output.type !== 'object')
      faults.push(['outputSchema', 'has an outputSchema whose type is not "object"'])
  }
  return [...faults, ...textFaults(tool), ...hintFaults(tool)]
}

function textFaults(tool: JsonObject): Faults {
  return ['title', 'description'].flatMap((key): Faults => {
    const value = member(tool, key)
    return value === undefined || typeof value === 'string' ? [] : [[key, `has a ${key} that is no text`]]
  })
}

function hintFaults(tool: JsonObject): Faults {
  const annotations = member(tool, 'annotations')
  if (annotations === undefined) return []
  if (!isObject(annotations)) return [['annotations', 'has annotations that are no object']]
  const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']
  return hints.flatMap((key): Faults => {
    const value = member(annotations, key)
    return value === undefined || typeof value === 'boolean' ? [] : [['annotations', `has a ${key} that is no boolean`]]
  })
}
