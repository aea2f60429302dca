import { isObject, member } from '../../model/json.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A tool has a name of a form that the specification advises against. */
export const toolNameDisallowed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'tool-name-disallowed',
    summary: 'A tool has a name of a form that the specification advises against.',
    why: 'Clients and model APIs allow few characters and lengths, and change or refuse other names.',
    remedy: 'Name tools with 1 to 128 letters of ASCII, digits, underscores, hyphens and dots.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion, tools } = conformance
    if (protocolVersion < SINCE) return []
    return tools.flatMap((tool) => {
      const name = isObject(tool) ? member(tool, 'name') : undefined
      if (typeof name !== 'string' || name === '' || /^[\w.-]{1,128}$/.test(name)) return []
      const why =
        name.length > 128
          ? `has ${name.length} characters, and 128 are the most`
          : 'has other characters than A-Z a-z 0-9 _ - .'
      return [{ tool: name, pointer: '/name', message: `The name ${why}${cite(protocolVersion, 'names')}.` }]
    })
  },
}

/** SEP-986. */
const SINCE = '2025-11-25'
