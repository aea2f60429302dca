/** Starts a server and greets it, whatever era it is of; servers that the first question kills are started again. */
import { Refusal, ServerFailure } from './failure.js'
import { type Discovery, discover, type Greeted, greetedModern, initialize } from './greet.js'
import type { Session } from './session.js'
import { inStartTime, type Start, within } from './wait.js'

/** So long a server may say nothing to `server/discover` before `initialize` is sent after it. */
const LONGEST_PROBE_MS = 5_000

export interface Startable extends Start {
  /** @throws ServerFailure where it cannot be started */
  readonly start: () => Promise<Session>
}

/**
 * Greets a server that is started for it, at most twice. What the server is, not how fast it starts, decides which era
 * is taken.
 * @throws ServerFailure or Refusal where it answers neither way, or not in time
 */
export async function greetProcess(server: Startable): Promise<Greeted> {
  const session = await server.start()
  const found = await inStartTime(greetFirst(session, server), server, session.aside)
  if ('session' in found) return found
  await session.close()
  const fresh = await server.start()
  return inStartTime(greetAgain(fresh, found, server), server, fresh.aside)
}

/** Why a server has to be started again: it was asked what it does not survive, or in two ways at once. */
interface StartAgain {
  readonly era: 'modern' | 'legacy'
}

async function greetAgain(session: Session, { era }: StartAgain, { shown }: Startable): Promise<Greeted> {
  if (era === 'legacy') return initialize(session, shown)
  const found = await discover(session, shown)
  if ('failed' in found) throw found.failed
  return found.era === 'modern' ? greetedModern(session, found.result) : initialize(session, shown)
}

async function greetFirst(session: Session, server: Startable): Promise<Greeted | StartAgain> {
  const probe = discover(session, server.shown)
  const first = await within(probe, Math.min(LONGEST_PROBE_MS, server.startMs / 3))
  if (first !== 'late') return settle(first.value, session, server)

  // A slow start, or a server that is silent to what it does not know. Both questions are open now.
  const hello = attempt(initialize(session, server.shown))
  const modern = new Promise<'modern'>((resolve) => {
    void probe.then((found) => 'era' in found && found.era === 'modern' && resolve('modern'))
  })
  const answer = await Promise.race([hello, modern])
  // It has got initialize too, which may have bound it to the other era: a fresh one has not.
  if (answer === 'modern') return { era: 'modern' }
  return answer.done ? answer.value : orAgain(answer.error)
}

async function settle(found: Discovery, session: Session, { shown }: Startable): Promise<Greeted | StartAgain> {
  if ('failed' in found) return orAgain(found.failed)
  if (found.era === 'modern') return greetedModern(session, found.result)
  const hello = await attempt(initialize(session, shown))
  return hello.done ? hello.value : orAgain(hello.error)
}

/** Some servers end at, or never get over, any question before `initialize`; to a fresh one it comes first. */
function orAgain(error: unknown): StartAgain {
  const confused = error instanceof ServerFailure && (error.kind === 'ended' || error.kind === 'foreign')
  if (error instanceof Refusal || confused) return { era: 'legacy' }
  throw error
}

type Attempt<T> = { readonly done: true; readonly value: T } | { readonly done: false; readonly error: unknown }

async function attempt<T>(work: Promise<T>): Promise<Attempt<T>> {
  try {
    return { done: true, value: await work }
  } catch (error) {
    return { done: false, error }
  }
}
