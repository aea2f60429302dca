import { UserError } from './error.js'
import { isFastmcp, listFastmcp, listMcpc } from './foreign.js'
import { isObject, type Json, type JsonObject, member, typeOf } from './json.js'
import { type Listing, merge, type Part, serverOf } from './listing.js'
import { join } from './pointer.js'
import { brief, looksLikeSchema, looksLikeTool, wrongShape } from './shape-words.js'

/**
 * Finds the parts of a contract in any of the accepted shapes.
 * @throws UserError where the value has none of them
 */
export function listParts(value: Json, where: string, schemaName: string): Listing {
  if (typeof value === 'boolean') return { tools: [bareSchema(value, schemaName)] }
  if (Array.isArray(value)) return listArray(value, where)
  if (!isObject(value)) throw wrongShape(value, where)
  if (isFastmcp(value)) return listFastmcp(value)
  if (speaksOfContract(value)) return listObject(value, '', where)
  if (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')) return listPages([value], where, () => '')
  if (looksLikeTool(value)) return { tools: [{ value, pointer: '' }] }
  if (Object.hasOwn(value, 'tool') && Object.hasOwn(value, 'arguments')) throw wrongShape(value, where)
  if (looksLikeSchema(value)) return { tools: [bareSchema(value, schemaName)] }
  throw wrongShape(value, where)
}

function bareSchema(schema: Json, name: string): Part {
  return { value: { name, inputSchema: schema }, pointer: '', schemaPointers: { input: '', output: '/outputSchema' } }
}

/** Members that only a contract has. */
function speaksOfContract(object: JsonObject): boolean {
  if (Object.hasOwn(object, 'tools')) return true
  if (Object.hasOwn(object, 'inputSchema')) return false
  if (['initialize', 'serverInfo', 'resourceTemplates', 'mcpContract'].some((key) => Object.hasOwn(object, key)))
    return true
  return ['prompts', 'resources'].some((key) => Array.isArray(member(object, key)))
}

function listArray(items: readonly Json[], where: string): Listing {
  const isPage = (item: Json): boolean =>
    isObject(item) &&
    !looksLikeTool(item) &&
    ['result', 'error', 'tools', 'jsonrpc'].some((key) => Object.hasOwn(item, key))
  if (items.some(isPage)) return listPages(items, where, (index) => join('', index))
  const call = items.find((item) => isObject(item) && Object.hasOwn(item, 'tool') && Object.hasOwn(item, 'arguments'))
  if (call !== undefined) throw wrongShape(call, where)
  return { tools: items.map((value, index) => ({ value, pointer: join('', index) })) }
}

/** Several answers of one server: pages of tools/list, and whatever else was asked. */
function listPages(pages: readonly Json[], where: string, pointerOf: (index: number) => string): Listing {
  let merged: Listing = {}
  pages.forEach((page, index) => {
    const { result, pointer } = unwrap(page, pointerOf(index), where)
    const last = pages.slice(index + 1).every((other) => toolsOf(other) === undefined)
    merged = merge(merged, listObject(result, pointer, where, last))
  })
  return merged
}

function toolsOf(page: Json): Json | undefined {
  if (!isObject(page)) return undefined
  const result = member(page, 'result')
  return member(isObject(result) ? result : page, 'tools')
}

/** The result of a JSON-RPC response. @throws UserError where the answer was an error or is no answer */
function unwrap(page: Json, pointer: string, where: string): { result: JsonObject; pointer: string } {
  const at = pointer === '' ? where : `${where} (at ${pointer})`
  if (!isObject(page)) throw wrongShape(page, at)
  const error = member(page, 'error')
  if (isObject(error)) {
    const message = member(error, 'message')
    const text = `${member(error, 'code') ?? ''} ${typeof message === 'string' ? message : ''}`.trim()
    throw new UserError(`${at} holds a JSON-RPC error (${brief(text)}), not a list of tools.`, 'Ask the server again.')
  }
  const result = member(page, 'result')
  if (result === undefined && speaksOfContract(page)) return { result: page, pointer }
  if (!isObject(result)) throw wrongShape(page, at)
  const known = speaksOfContract(result) || Object.hasOwn(result, 'capabilities')
  if (!known) throw wrongShape(result, `The result in ${at}`)
  return { result, pointer: join(pointer, 'result') }
}

/** Lists, results and captures: one object with any of the parts. */
function listObject(object: JsonObject, pointer: string, where: string, last = true): Listing {
  const tools = listOf(object, 'tools', pointer)
  const named = member(object, 'tools')
  if (tools === undefined && isObject(named)) return listMcpc(object)
  if (tools === undefined && Object.hasOwn(object, 'tools'))
    throw new UserError(
      `${where} has "tools", but it is ${named === null ? 'null' : `a ${typeOf(named ?? null)}`}, not an array.`,
      'List the tools as an array of objects with "name" and "inputSchema".',
    )
  const cursor = member(object, 'nextCursor')
  if (last && tools !== undefined && typeof cursor === 'string' && cursor !== '')
    throw new UserError(
      `${where} is one page of the tools only ("nextCursor" says that there are more).`,
      'Give all pages as an array, or remove "nextCursor" where the list is complete.',
    )
  return {
    tools,
    prompts: listOf(object, 'prompts', pointer),
    resources: listOf(object, 'resources', pointer),
    resourceTemplates: listOf(object, 'resourceTemplates', pointer),
    ...greetingOf(object),
  }
}

/** The items of a list that may stand bare, in a result, or in a response; an error says nothing of them. */
function listOf(object: JsonObject, key: string, pointer: string): readonly Part[] | undefined {
  let list = member(object, key)
  let at = join(pointer, key)
  for (const step of ['result', key]) {
    if (!isObject(list) || !Object.hasOwn(list, step)) continue
    list = list[step]
    at = join(at, step)
  }
  if (!Array.isArray(list)) return undefined
  return list.map((value, index) => ({ value, pointer: join(at, index) }))
}

/** What a server says of itself: in an initialize result, or beside the lists. */
function greetingOf(object: JsonObject): Listing {
  let hello = member(object, 'initialize') ?? null
  if (isObject(hello) && isObject(member(hello, 'result'))) hello = member(hello, 'result') ?? null
  // A capture leaves out what was not said; any other greeting speaks for all of it.
  const bare = Object.hasOwn(object, 'protocolVersion') && !Object.hasOwn(object, 'mcpContract')
  const greeted = isObject(hello) ? hello : bare ? object : undefined
  const from = greeted ?? object
  const server = [member(from, 'serverInfo'), member(object, 'serverInfo'), member(object, 'server')].find(isObject)
  const capabilities = member(from, 'capabilities')
  const instructions = member(from, 'instructions')
  const protocolVersion = member(from, 'protocolVersion')
  return {
    capabilities: isObject(capabilities) ? capabilities : undefined,
    // A greeting without instructions says that there are none.
    instructions: typeof instructions === 'string' ? instructions : greeted === undefined ? undefined : '',
    protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
    server: server && serverOf(server),
  }
}
