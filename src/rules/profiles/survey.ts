/** Everything that the asked profiles have against a contract, found once for all rules. */
import type { Contract, Tool } from '../../model/contract.js'
import type { Surroundings } from '../../model/evidence/surroundings.js'
import { plural } from '../../model/plural.js'
import { type Asked, askedProfiles } from '../../model/profiles/known.js'
import type { Profile } from '../../model/profiles/profile.js'
import { quote } from '../wording/quote.js'
import type { Complaint, Fault } from './complaint.js'
import { matcherOf } from './matcher.js'
import { nodesOf } from './nodes.js'
import { schemaFaults } from './schema-faults.js'
import { tokensOf } from './tokens.js'

const known = new WeakMap<Contract, { readonly of: Surroundings['profiles']; readonly found: readonly Complaint[] }>()

/** In the order of the contract, the list as a whole last. */
export function complaintsOf(contract: Contract, { profiles }: Surroundings): readonly Complaint[] {
  const before = known.get(contract)
  if (before !== undefined && before.of === profiles) return before.found
  const asked = askedProfiles(profiles)
  const found = [...contract.tools.flatMap((tool) => ofTool(tool, asked)), ...ofList(contract.tools, asked)]
  known.set(contract, { of: profiles, found })
  return found
}

function ofTool(tool: Tool, asked: readonly Asked[]): Complaint[] {
  const nodes = tool.inputSchema === undefined ? [] : nodesOf(tool.inputSchema)
  return asked.flatMap((one) =>
    [
      ...toolFaults(tool, one.profile),
      ...(tool.inputSchema === undefined ? [] : schemaFaults(tool.inputSchema, nodes, one.profile)),
    ].map((fault) => ({ ...fault, asked: one, tool: tool.name })),
  )
}

function toolFaults({ name, description }: Tool, { toolName, description: longest }: Profile): Fault[] {
  const found: Fault[] = []
  if (toolName !== undefined && !matcherOf(toolName.is).test(name))
    found.push({
      ...{ kind: 'tool-name', fate: toolName.fate, side: 'tool', pointer: '/name', value: name },
      what: `the tool name ${quote(name)} (it takes ${toolName.is.words})`,
    })
  if (longest !== undefined && description !== undefined && description.length > longest.is)
    found.push({
      ...{ kind: 'description', fate: longest.fate, side: 'tool', pointer: '/description', value: 'description' },
      verb: ['cuts', 'cut'],
      what: `a description of ${description.length} characters after the first ${longest.is}`,
    })
  return found
}

function ofList(tools: readonly Tool[], asked: readonly Asked[]): Complaint[] {
  const tokens = asked.some(({ profile }) => profile.tokens !== undefined) ? tokensOf(tools) : 0
  return asked.flatMap((one): Complaint[] => {
    const { tools: most, tokens: room } = one.profile
    const found: Complaint[] = []
    const whole = { side: 'contract', pointer: '/tools', asked: one } as const
    if (most !== undefined && tools.length > most.is)
      found.push({
        ...{ ...whole, kind: 'tool-count', fate: most.fate, value: 'tools' },
        ...(most.fate === 'refused' ? {} : { verb: ['leaves out some of', 'leave out some of'] as const }),
        what: `${plural(tools.length, 'tool')} in one request (at most ${most.is})`,
      })
    if (room !== undefined && tokens > room.is)
      found.push({
        ...{ ...whole, kind: 'tokens', fate: room.fate, value: 'tokens' },
        verb: ['warns of', 'warn of'],
        what: `tools of about ${tokens} tokens (more than ${room.is}), or loads them on demand`,
      })
    return found
  })
}
