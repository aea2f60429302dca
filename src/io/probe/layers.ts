/** Finds out which layer of MCP answers to wrong calls. */
import type { Tool } from '../../model/contract.js'
import type { LayerAnswer, LayersEvidence, WrongCall } from '../../model/evidence/layers.js'
import { isObject, type JsonObject, member } from '../../model/json.js'
import type { ProbeWishes } from '../../model/options.js'
import type { Heard } from './link.js'
import type { Probed } from './probed.js'
import { openTalk } from './talk.js'

/** Tools that are called without a required argument. */
const MOST_TOOLS = 5
const NO_TOOL = 'mcp-compat-no-such-tool'
const NOT_AN_OBJECT = 'mcp-compat: arguments that are no object'

/**
 * Calls a tool that cannot exist; and, wrongly, tools that say that they only read or that the user allowed: with
 * arguments that are no object, and without a required one. A server that does not check its arguments runs such a
 * call, which is why no other tool is ever called.
 * @throws ServerFailure where the server cannot be started again
 */
export async function gatherLayers(probed: Probed, { allowCalls }: ProbeWishes): Promise<LayersEvidence | undefined> {
  const { tools, protocolVersion } = probed.contract
  if (tools.length === 0) return undefined
  const talk = await openTalk(probed)
  const answers: LayersEvidence['answers'][number][] = []
  const take = async (call: WrongCall, tool: string | null, params: JsonObject): Promise<void> => {
    const heard = await talk.ask(call, 'tools/call', params)
    answers.push({ call, tool, answer: answerOf(heard) })
    await talk.revive()
  }
  try {
    // Nobody shook hands: a server of the older HTTP with SSE.
    if (talk.version === '') return undefined
    const unknown = nameBeside(tools)
    await take('unknown-tool', null, { name: unknown, arguments: {} })
    const callable = tools.filter((tool) => mayCall(tool, allowCalls)).slice(0, MOST_TOOLS)
    const [first] = callable
    if (first !== undefined)
      await take('malformed-arguments', first.name, { name: first.name, arguments: NOT_AN_OBJECT })
    for (const { name } of callable) await take('missing-argument', name, { name, arguments: {} })
    return {
      protocolVersion: protocolVersion ?? '',
      answers,
      ...(callable.length > 0 ? {} : { notCalled: whyNone(tools) }),
    }
  } finally {
    await talk.close()
  }
}

/** A name that no listed tool has. */
function nameBeside(tools: readonly Tool[]): string {
  let name = NO_TOOL
  while (tools.some((tool) => tool.name === name)) name += '-either'
  return name
}

/** Does it need an argument, and may it be called without one? */
function mayCall(tool: Tool, allowed: readonly string[]): boolean {
  return needsArgument(tool) && (member(tool.annotations, 'readOnlyHint') === true || allowed.includes(tool.name))
}

function needsArgument({ inputSchema }: Tool): boolean {
  const required = isObject(inputSchema) ? member(inputSchema, 'required') : undefined
  return Array.isArray(required) && required.some((name) => typeof name === 'string')
}

function whyNone(tools: readonly Tool[]): string {
  return tools.some(needsArgument)
    ? 'no tool with a required argument says that it only reads (readOnlyHint), and none was allowed by name'
    : 'no tool has a required argument'
}

function answerOf({ raw, reply }: Heard): LayerAnswer {
  if (reply.ended !== undefined) return { layer: 'ended' }
  if (raw === undefined) return { layer: 'none' }
  const [error, result] = [member(raw, 'error'), member(raw, 'result')]
  if (isObject(error)) {
    const code = member(error, 'code')
    return { layer: 'protocol', ...(code === undefined ? {} : { code }) }
  }
  if (!isObject(result)) return { layer: 'none' }
  const shown = isObject(reply.message) ? member(reply.message, 'result') : undefined
  const content = isObject(shown) ? member(shown, 'content') : undefined
  const layer = member(result, 'isError') === true ? 'tool' : 'accepted'
  return { layer, ...(content === undefined ? {} : { content }) }
}
