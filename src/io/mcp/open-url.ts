/** Greets a server behind a URL: Streamable HTTP of either era, else the HTTP with SSE of 2024-11-05. */
import { ServerFailure } from './failure.js'
import { discover, type Greeted, greetedModern, initialize } from './greet.js'
import type { Session } from './session.js'
import { type Start, within } from './wait.js'

/** So long a server may say nothing before it is asked in an older way. */
const LONGEST_PROBE_MS = 5_000

export interface Reachable extends Start {
  /** @throws ServerFailure where nothing can be opened this way */
  readonly open: (transport: 'http' | 'sse') => Promise<Session>
}

/** @throws ServerFailure or Refusal where it answers in none of these ways */
export async function greetUrl(server: Reachable): Promise<Greeted> {
  const probed = await server.open('http')
  const patience = Math.min(LONGEST_PROBE_MS, server.startMs / 3)
  const first = await within(discover(probed, server.shown), patience)
  const found = first === 'late' ? undefined : first.value
  if (found !== undefined && 'era' in found && found.era === 'modern') return greetedModern(probed, found.result)
  await probed.close()
  if (found !== undefined && 'failed' in found && !isPassable(found.failed)) throw found.failed

  const session = await server.open('http')
  const hello = initialize(session, server.shown)
  // Told where it is waited for; until then nobody may be there.
  hello.catch(() => {})
  try {
    if ((await within(hello, patience)) !== 'late') return await hello
    // Some servers of the older transport never answer what is posted to the address of their stream.
    return await Promise.any([hello, greetSse(server, undefined)])
  } catch (error) {
    await session.close()
    if (error instanceof AggregateError) throw error.errors[0]
    if (!mayBeSse(error)) throw error
    return greetSse(server, error)
  }
}

/** Does the failure leave hope that an older way works? */
function isPassable(error: unknown): boolean {
  return error instanceof ServerFailure && (error.kind === 'status' || error.kind === 'foreign')
}

function mayBeSse(error: unknown): boolean {
  return isPassable(error) && !(error instanceof ServerFailure && (error.status === 401 || error.status === 403))
}

/** @throws what went wrong before, where there is no event stream either */
async function greetSse(server: Reachable, before: unknown): Promise<Greeted> {
  let session: Session
  try {
    session = await server.open('sse')
  } catch (error) {
    throw before !== undefined && isPassable(error) ? before : error
  }
  return initialize(session, server.shown)
}
