/** The tools that a server lists right now, as they are there. */
import { UserError } from '../../../model/error.js'
import type { Json } from '../../../model/json.js'
import type { Connection } from '../../mcp/connect.js'
import { Refusal } from '../../mcp/failure.js'
import { listPages } from '../../mcp/listing.js'
import { duration } from '../../mcp/shown.js'
import { within } from '../../mcp/wait.js'

const MOST_PAGES = 1_000

/** @returns one clause without a full stop where it does not tell */
export async function listTools(connection: Connection, requestMs: number): Promise<readonly Json[] | string> {
  const { session, meta, shown, maskIn } = connection
  try {
    const tools = await listPages(
      {
        ...{ shown, maskIn, mostPages: MOST_PAGES },
        ask: async (method, params) => {
          const answer = await within(
            session.request(method, meta === undefined ? params : { ...params, _meta: meta }),
            requestMs,
          )
          if (answer !== 'late') return answer.value
          throw new UserError(`${shown} did not answer ${method} within ${duration(requestMs)}.`)
        },
      },
      'tools/list',
      'tools',
    )
    return tools ?? 'the server does not list its tools any more'
  } catch (error) {
    if (error instanceof UserError) return maskIn(error.message).replace(/[.]$/, '')
    if (error instanceof Refusal) return 'the server does not list its tools any more'
    throw error
  }
}
