/** Opens a server, whatever carries its messages, and greets it. */
import { UserError } from '../../model/error.js'
import type { Server, ServerSettings } from '../../model/server.js'
import { ServerFailure } from './failure.js'
import type { Greeted } from './greet.js'
import { type Secrets, secretsOf } from './secrets.js'
import { createSession, type Session } from './session.js'
import { shownServer } from './shown.js'
import { inStartTime } from './wait.js'
import type { Wire } from './wire.js'

/** What a server is opened with. */
export interface Talk {
  readonly server: Server
  readonly settings: ServerSettings
  /** Bytes that are read from it. */
  readonly mostBytes: number
  /** The bytes are of one message each, not of all together. */
  readonly perMessage?: boolean
  readonly secrets: Secrets
  readonly shown: string
  /** Everything that has to be taken down. */
  readonly opened: Session[]
  /** Nothing may be opened any more: the answer is given. */
  over: boolean
}

/** @throws ServerFailure or Refusal where it cannot be started, reached or understood, or takes too long */
export async function greetServer(talk: Talk): Promise<Greeted> {
  const { server, settings, secrets, shown, mostBytes, perMessage = false } = talk
  const open = async (wire: Wire): Promise<Session> => {
    if (talk.over) throw new ServerFailure('other', `${shown} is not asked any more.`)
    const session = createSession(wire, shown)
    talk.opened.push(session)
    await session.start()
    return session
  }
  const { startMs } = settings
  const most = { bytes: mostBytes, perMessage }
  if (server.kind === 'stdio') {
    const [{ greetProcess }, { stdioWire }] = await Promise.all([import('./open-process.js'), import('./stdio.js')])
    const started = { ...server, env: { ...settings.env, ...server.env } }
    const start = (): Promise<Session> => open(stdioWire(started, shown, secrets.maskIn, most))
    return greetProcess({ start, startMs, shown })
  }
  const [{ greetUrl }, { httpWire }] = await Promise.all([import('./open-url.js'), import('./http.js')])
  const reached = { ...server, headers: { ...settings.headers, ...server.headers } }
  const reach = async (transport: 'http' | 'sse'): Promise<Session> =>
    open(await httpWire(transport, reached, shown, secrets.maskIn, most))
  return inStartTime(greetUrl({ open: reach, startMs, shown }), { startMs, shown }, () => '')
}

/** A server that has answered, and can be asked until it is closed. */
export interface Connection extends Greeted {
  readonly shown: string
  readonly maskIn: (text: string) => string
  readonly close: () => Promise<void>
}

/**
 * Opens a server to be called many times.
 * @param mostBytes of one message
 * @throws UserError, without secrets, where it cannot be started, reached or understood, or takes too long
 */
export async function connect(server: Server, settings: ServerSettings, mostBytes: number): Promise<Connection> {
  const secrets = secretsOf(server, settings)
  const shown = shownServer(server)
  const opened: Session[] = []
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((session) => session.close()))
  }
  try {
    const greeted = await greetServer({
      server,
      settings,
      mostBytes,
      perMessage: true,
      secrets,
      shown,
      opened,
      over: false,
    })
    return { ...greeted, shown, maskIn: secrets.maskIn, close }
  } catch (error) {
    await close()
    if (error instanceof UserError) throw new UserError(secrets.maskIn(error.message), error.next)
    throw error
  }
}
