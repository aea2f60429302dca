import { isObject, type Json, member } from '../../model/json.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** The content of a tool result does not have the form that the specification gives it. */
export const contentMalformed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'content-malformed',
    summary: 'The content of a tool result does not have the form that the specification gives it.',
    why: 'A client cannot show it to the model, and strict ones take the whole call for failed.',
    remedy: 'Send `content` as a list of blocks, each with a known type and the members of that type.',
    level: 'error',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { protocolVersion, answers } = layers
    const told = new Map<string, Explanation>()
    for (const { tool, answer } of answers) {
      if (answer.layer !== 'tool' && answer.layer !== 'accepted') continue
      for (const [name, what] of faultsOf(answer.content, protocolVersion))
        if (!told.has(`${tool} ${name}`))
          told.set(`${tool} ${name}`, {
            ...(tool === null ? {} : { tool }),
            name,
            message: `The result of a wrong call has ${what}${cite(protocolVersion, 'content')}.`,
          })
    }
    return [...told.values()]
  },
}

type Faults = (readonly [name: string, what: string])[]

/** The members that each type of block must have, and the revision that it came with. */
const BLOCKS = {
  text: { texts: ['text'], since: '2024-11-05' },
  image: { texts: ['data', 'mimeType'], since: '2024-11-05' },
  resource: { texts: [], since: '2024-11-05' },
  audio: { texts: ['data', 'mimeType'], since: '2025-03-26' },
  resource_link: { texts: ['uri', 'name'], since: '2025-06-18' },
} as const

function faultsOf(content: Json | undefined, revision: string): Faults {
  if (!Array.isArray(content)) return [['content', 'no list content']]
  return content.flatMap((block): Faults => {
    if (!isObject(block)) return [['block', 'content that is no object']]
    const type = member(block, 'type')
    const known =
      typeof type === 'string' && Object.hasOwn(BLOCKS, type) ? BLOCKS[type as keyof typeof BLOCKS] : undefined
    if (type === undefined) return [['type', 'content without a type']]
    if (known === undefined) return [['type', `content of the type ${JSON.stringify(type)}, which is none of MCP`]]
    if (revision < known.since)
      return [['type', `content of the type ${JSON.stringify(type)}, which came with ${known.since}`]]
    if (type === 'resource' && !isObject(member(block, 'resource')))
      return [['resource', 'a resource without its object']]
    return known.texts.flatMap(
      (key): Faults =>
        typeof member(block, key) === 'string'
          ? []
          : [[key, `${JSON.stringify(type)} content without the text ${key}`]],
    )
  })
}
