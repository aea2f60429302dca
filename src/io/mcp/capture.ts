/** Asks a server for its contract. */
import { UserError } from '../../model/error.js'
import type { Json, JsonObject } from '../../model/json.js'
import { isObject, objectOf } from '../../model/json.js'
import type { Captured, Server, ServerSettings } from '../../model/server.js'
import { greetServer, type Talk } from './connect.js'
import { Refusal } from './failure.js'
import type { Greeted } from './greet.js'
import { type Asking, type Lists, listEverything, refused } from './listing.js'
import { secretsOf } from './secrets.js'
import type { Session } from './session.js'
import { duration, shownServer } from './shown.js'
import { within } from './wait.js'

/** What is read from one server in all, whatever it says; a listing of 50 MB still goes through. */
const MOST_BYTES = 64 * 1_048_576
/** Lists that change while they are read are read again so often. */
const MOST_ROUNDS = 3

export interface CaptureOptions {
  /** Ends the capture, and the server with it. */
  readonly signal?: AbortSignal
  /** Bytes that are read from the server in all. */
  readonly mostBytes?: number
}

/**
 * The contract of a running server, or of one that is started for it and ended afterwards with everything that it
 * started. Nothing that was given as a secret is in it, or in an error.
 * @throws UserError where the server cannot be started, reached or understood, or takes too long
 */
export async function capture(
  server: Server,
  settings: ServerSettings,
  { signal, mostBytes = MOST_BYTES }: CaptureOptions = {},
): Promise<Captured> {
  const secrets = secretsOf(server, settings)
  const talk: Talk = { server, settings, mostBytes, secrets, shown: shownServer(server), opened: [], over: false }
  const cancelled = cancelling(signal, talk.shown)
  try {
    return await Promise.race([converse(talk), cancelled.promise])
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(secrets.maskIn(error.message), error.next && secrets.maskIn(error.next))
  } finally {
    cancelled.forget()
    talk.over = true
    await Promise.all(talk.opened.map((session) => session.close()))
  }
}

function cancelling(signal: AbortSignal | undefined, shown: string): { promise: Promise<never>; forget: () => void } {
  let onAbort = (): void => {}
  const promise = new Promise<never>((_, reject) => {
    onAbort = () => reject(new UserError(`The capture of ${shown} was cancelled.`))
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort)
  })
  // Nobody may be waiting any more.
  promise.catch(() => {})
  return { promise, forget: () => signal?.removeEventListener('abort', onAbort) }
}

async function converse(talk: Talk): Promise<Captured> {
  const { settings, secrets, shown } = talk
  const greeted = await greetServer(talk).catch((error: unknown) => {
    throw error instanceof Refusal ? refused({ shown, maskIn: secrets.maskIn }, 'initialize', error) : error
  })
  const { session, meta } = greeted
  const asking: Asking = {
    shown,
    maskIn: secrets.maskIn,
    mostPages: settings.mostPages,
    ask: async (method, params, page) => {
      const withMeta = meta === undefined ? params : { ...params, _meta: meta }
      const answer = await within(session.request(method, withMeta), settings.requestMs)
      if (answer !== 'late') return answer.value
      throw new UserError(
        `${shown} did not answer ${page === 1 ? method : `page ${page} of ${method}`} within ${duration(settings.requestMs)}${session.aside()}.`,
        'Give it more time, or look into its log.',
      )
    },
  }
  const lists = await listUnchanged(asking, session, greeted.capabilities)
  const value = capturedFrom(greeted, lists)
  const masked = secrets.maskAll(value)
  const notices = [...lists.notices]
  if (masked !== value) notices.push(`${shown} repeats a secret that it was given; it is masked in its contract.`)
  return { value: masked, notices }
}

/** The lists, read again where the server said meanwhile that one has changed. */
async function listUnchanged(asking: Asking, session: Session, capabilities: JsonObject): Promise<Lists> {
  for (let round = 1; ; round++) {
    const before = session.changes()
    const lists = await listEverything(asking, capabilities)
    if (session.changes() === before) return lists
    if (round < MOST_ROUNDS) continue
    const restless = `${asking.shown} said that its lists have changed each time that they were read.`
    return { ...lists, notices: [...lists.notices, restless] }
  }
}

/** In the shape of a capture. What the transport adds to results is left out. */
function capturedFrom(greeted: Greeted, lists: Lists): Json {
  const { tools, prompts, resources, resourceTemplates } = lists
  return objectOf([
    ['mcpContract', 1],
    ...(isObject(greeted.serverInfo) ? [['server', greeted.serverInfo] as const] : []),
    ['protocolVersion', greeted.protocolVersion],
    ['capabilities', stated(greeted.capabilities)],
    ['instructions', typeof greeted.instructions === 'string' ? greeted.instructions : ''],
    ['tools', tools],
    ['prompts', prompts],
    ['resources', resources],
    ['resourceTemplates', resourceTemplates],
  ])
}

/** A capability that is null is none: models of Python servers are dumped so. */
function stated(capabilities: JsonObject): JsonObject {
  return objectOf(Object.entries(capabilities).filter(([, value]) => value !== null))
}
