/** Every page of every list of a server. */
import { UserError } from '../../model/error.js'
import type { Json, JsonObject } from '../../model/json.js'
import { member } from '../../model/json.js'
import { METHOD_NOT_FOUND, Refusal } from './failure.js'
import { quoted } from './shown.js'

export interface Asking {
  /** @throws Refusal where the answer is an error, UserError where none comes in time */
  readonly ask: (method: string, params: JsonObject, page: number) => Promise<JsonObject>
  readonly mostPages: number
  /** How the server is named in sentences. */
  readonly shown: string
  readonly maskIn: (text: string) => string
}

export interface Lists {
  readonly tools: Json[]
  readonly prompts: Json[]
  readonly resources: Json[]
  readonly resourceTemplates: Json[]
  readonly notices: readonly string[]
}

/**
 * Asks for tools always, since the oldest servers state no capability for them, and for the rest where the server states
 * one. A list that it states and does not know is empty, and a notice says so.
 */
export async function listEverything(asking: Asking, capabilities: JsonObject): Promise<Lists> {
  const notices: string[] = []
  const states = (capability: string): boolean => (member(capabilities, capability) ?? null) !== null
  const list = async (method: string, key: string, capability: string | undefined): Promise<Json[]> => {
    const items = await listPages(asking, method, key)
    if (items === undefined && capability !== undefined && states(capability))
      notices.push(`${asking.shown} states the capability ${capability}, but it does not know ${method}.`)
    return items ?? []
  }
  const tools = await list('tools/list', 'tools', 'tools')
  const prompts = states('prompts') ? await list('prompts/list', 'prompts', 'prompts') : []
  const resources = states('resources') ? await list('resources/list', 'resources', 'resources') : []
  // Templates have no capability of their own, and many servers have none.
  const resourceTemplates = states('resources')
    ? await list('resources/templates/list', 'resourceTemplates', undefined)
    : []
  return { tools, prompts, resources, resourceTemplates, notices }
}

/** @returns undefined where the server does not know the method */
export async function listPages(asking: Asking, method: string, key: string): Promise<Json[] | undefined> {
  const { shown, maskIn } = asking
  const items: Json[] = []
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 1; page <= asking.mostPages; page++) {
    const result = await askPage(asking, method, cursor, page)
    if (result === undefined) return undefined
    const list = member(result, key)
    if (!Array.isArray(list))
      throw new UserError(
        `${shown} answered ${method} without a list of ${key}.`,
        `MCP wants an array in the member "${key}" of the result.`,
      )
    for (const item of list) items.push(item)
    const next = member(result, 'nextCursor')
    // null and '' are how sloppy servers say that there is no other page.
    if (next === undefined || next === null || next === '') return items
    if (typeof next !== 'string')
      throw new UserError(
        `${shown} gives a cursor that is no text after page ${page} of ${method}, so the rest of the list cannot be asked for.`,
        'MCP wants a text in "nextCursor", and none on the last page.',
      )
    if (seen.has(next))
      throw new UserError(
        `${shown} gives the cursor ${quoted(next, maskIn, 80)} of ${method} a second time (page ${page}), so the list never ends.`,
        'Each page needs a cursor of its own, and the last page none.',
      )
    seen.add(next)
    cursor = next
  }
  throw new UserError(
    `${shown} has more than ${asking.mostPages} pages of ${method}.`,
    'Make its pages larger, or allow more of them.',
  )
}

async function askPage(
  asking: Asking,
  method: string,
  cursor: string | undefined,
  page: number,
): Promise<JsonObject | undefined> {
  try {
    return await asking.ask(method, cursor === undefined ? {} : { cursor }, page)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === METHOD_NOT_FOUND && page === 1) return undefined
    throw refused(asking, page === 1 ? method : `page ${page} of ${method}`, error)
  }
}

/** The sentence of a request that was answered with an error. */
export function refused({ shown, maskIn }: Pick<Asking, 'shown' | 'maskIn'>, what: string, error: Refusal): UserError {
  const code = typeof error.code === 'number' ? ` ${error.code}` : ''
  const message = error.message === '' ? '' : `: ${quoted(error.message, maskIn)}`
  return new UserError(`${shown} answered ${what} with the error${code}${message}.`, 'Look into its log.')
}
