/** A process that is started for a few messages. */
import type { Reply } from '../../model/evidence/conformance.js'
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { StdioServer } from '../../model/server.js'
import { type Running, startProcess } from '../mcp/process.js'
import type { Secrets } from '../mcp/secrets.js'
import { createSieve } from '../mcp/sieve.js'
import { within } from '../mcp/wait.js'
import { createInbox, type Inbox } from './inbox.js'
import type { Barrier, Heard, Link, Outgoing } from './link.js'
import { noiseOf, trimmed } from './trim.js'

/** What is read from one process, whatever it says. */
const MOST_BYTES = 32 * 1_048_576

/** How a process is started for a few messages, and how long it may take. */
export interface StdioLinkSettings {
  readonly server: StdioServer
  readonly shown: string
  readonly secrets: Secrets
  /** For an answer that is due. */
  readonly patienceMs: number
  /** After the barrier, for an answer that may come. */
  readonly graceMs: number
  readonly barrier: Barrier
  readonly start?: typeof startProcess
}

/** @throws ServerFailure where the process cannot be started */
export async function openStdio(settings: StdioLinkSettings): Promise<Link> {
  const running = await (settings.start ?? startProcess)(settings.server, settings.shown)
  const inbox = createInbox((answer) => running.stdin.write(`${JSON.stringify(answer)}\n`))
  listen(running, inbox, settings)
  let nextBarrier = 1
  let alive = true
  const write = (text: string): void => {
    running.stdin.write(`${text}\n`)
  }
  /** @returns false where the server answers nothing any more */
  const pass = async (): Promise<boolean> => {
    const id = `mcp-compat-barrier-${nextBarrier++}`
    const due = inbox.due(id)
    write(settings.barrier(id))
    return (
      (await within(Promise.race([due, inbox.closed]), settings.patienceMs)) !== 'late' && inbox.end() === undefined
    )
  }
  return {
    send: async (message) => {
      inbox.begin()
      const due = message.id === undefined ? undefined : inbox.due(message.id)
      write(message.text)
      let late = false
      if (message.wants === 'request' && due !== undefined)
        late = (await within(Promise.race([due, inbox.closed]), settings.patienceMs)) === 'late'
      else {
        alive &&= await pass()
        // What comes next may be the answer to what was sent before the barrier, or the news that the server ended.
        const answered = due === undefined ? inbox.anything() : due
        const wait = message.wants === 'quiet' ? Math.min(QUIET_MS, settings.graceMs) : settings.graceMs
        if (alive) await within(Promise.race([answered, inbox.closed]), wait)
      }
      if (inbox.end() !== undefined) alive = false
      if (late) alive &&= await pass()
      return heardFrom(inbox, message, settings.secrets)
    },
    alive: () => alive,
    asked: inbox.asked,
    strays: inbox.strays,
    agree: () => {},
    close: () => running.end(),
  }
}

/** So long nothing must come for it to count as nothing. */
const QUIET_MS = 60

function listen(running: Running, inbox: Inbox, { secrets }: StdioLinkSettings): void {
  const sieve = createSieve({ bytes: MOST_BYTES, perMessage: false })
  let overfull = false
  running.stdout.on('data', (chunk: Buffer) => {
    if (overfull) return
    const lines = sieve.take(chunk)
    if (lines === undefined) {
      overfull = true
      inbox.broke(`it sent more than ${MOST_BYTES / 1_048_576} MB`)
      void running.end()
      return
    }
    for (const line of lines) hearLine(line.toString('utf8'), inbox, secrets)
  })
  void running.ended.then(({ code, signal }) => {
    const rest = sieve.rest().toString('utf8')
    if (!overfull && rest.trim() !== '') hearLine(rest, inbox, secrets)
    inbox.broke(signal === null ? `it ended with exit code ${code}` : `it was ended by the signal ${signal}`)
  })
}

function hearLine(line: string, inbox: Inbox, { maskIn }: Secrets): void {
  if (line.trim() === '') return
  const values = messagesIn(line)
  if (values === undefined) inbox.noise(noiseOf(line, maskIn))
  else for (const value of values) inbox.heard(value)
}

/** The messages of a line; undefined where it holds anything else. */
export function messagesIn(text: string): readonly JsonObject[] | undefined {
  try {
    const value: Json = JSON.parse(text)
    const messages = Array.isArray(value) ? value : [value]
    return messages.every(isObject) ? messages : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function heardFrom(inbox: Inbox, message: Outgoing, secrets: Secrets): Heard {
  const { answers, noise } = inbox.take(message.id)
  const [raw, ...more] = answers
  const show = (answer: JsonObject): JsonObject => {
    const masked = secrets.maskAll(answer)
    return trimmed(isObject(masked) ? masked : {})
  }
  const end = inbox.end()
  const reply: Reply = {
    ...(raw === undefined ? {} : { message: show(raw) }),
    ...(more.length === 0 ? {} : { more: more.map(show) }),
    ...(end === undefined ? {} : { ended: end }),
    ...(noise === undefined ? {} : { noise }),
    ...(raw === undefined && end === undefined && message.wants !== 'quiet' ? { late: true } : {}),
  }
  return { reply, ...(raw === undefined ? {} : { raw }) }
}
