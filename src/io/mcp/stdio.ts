/** Messages to and from a process: a line each, as MCP's stdio transport has them. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { StdioServer } from '../../model/server.js'
import { ServerFailure } from './failure.js'
import { type Ending, type Running, startProcess } from './process.js'
import { quoted } from './shown.js'
import { createSieve, type Most } from './sieve.js'
import { thrown } from './thrown.js'
import { tooLarge } from './too-large.js'
import type { Ears, Wire } from './wire.js'

/**
 * A wire to a process that is started for it. The official client library has one too, but it gives the process no
 * group, passes over lines that are no messages, and copies a long line again with every piece of it.
 */
export function stdioWire(server: StdioServer, shown: string, maskIn: (text: string) => string, most: Most): Wire {
  let starting: Promise<Running> | undefined
  let running: Running | undefined
  let closing = false
  const wire: Wire = {
    start: async (ears) => {
      starting = startProcess(server, shown)
      running = await starting
      listen(running, ears)
    },
    send: async (message) => {
      running?.stdin.write(`${JSON.stringify(message)}\n`)
    },
    agree: () => {},
    close: async () => {
      closing = true
      const process = await starting?.catch(() => undefined)
      await process?.end()
    },
    aside: () => lastLines(running?.complaints() ?? '', maskIn),
  }

  function listen(process: Running, ears: Ears): void {
    let broken = false
    const breakOff = (failure: ServerFailure): void => {
      if (broken || closing) return
      broken = true
      ears.broken(failure)
    }
    const lines = createSieve(most)
    process.stdout.on('data', (chunk: Buffer) => {
      if (broken || closing) return
      const found = lines.take(chunk)
      if (found === undefined) return breakOff(tooLarge(shown, most))
      for (const line of found) {
        const messages = messagesIn(line)
        if (messages === undefined) return breakOff(noMessage(line))
        messages.forEach(ears.heard)
      }
    })
    void process.ended.then((ending) => breakOff(whyEnded(ending, lines.rest())))
  }

  function noMessage(line: Buffer): ServerFailure {
    return new ServerFailure(
      'other',
      `${shown} prints something that is no JSON-RPC message on stdout: ${quoted(line.toString('utf8'), maskIn)}.`,
      'Log to stderr instead; stdout belongs to the protocol.',
    )
  }

  function whyEnded({ code, signal }: Ending, rest: Buffer): ServerFailure {
    const how = signal === null ? `with exit code ${code}` : `by the signal ${signal}`
    const said = lastLines(running?.complaints() || rest.toString('utf8'), maskIn)
    return new ServerFailure('ended', `${shown} ended ${how}${said}.`, 'Start it in a terminal to see more.')
  }
  return wire
}

/** The messages of a line (2025-03-26 allows several in an array); undefined where it holds anything else. */
function messagesIn(line: Buffer): readonly JsonObject[] | undefined {
  let value: Json
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(line)
    if (text.trim() === '') return []
    value = JSON.parse(text) as Json
  } catch (error) {
    const { name } = thrown(error)
    // TypeError: no UTF-8.
    if (name === 'SyntaxError' || name === 'TypeError') return undefined
    throw error
  }
  const messages = Array.isArray(value) ? value : [value]
  return messages.every(isMessage) ? messages : undefined
}

function isMessage(value: Json): value is JsonObject {
  if (!isObject(value)) return false
  const answers = Object.hasOwn(value, 'id') && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error'))
  return answers || typeof value.method === 'string'
}

const SHOWN_LINES = 3
/** What runtimes print behind an error: frames of the stack, closing brackets, Node's version. The error says more. */
const BEHIND = /^(?:at |[\]})]+,?$|Node\.js v\d)/

/** ` (it said last: "…" "…")`, or nothing where it said nothing. */
function lastLines(text: string, maskIn: (text: string) => string): string {
  const lines = maskIn(text)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !BEHIND.test(line))
    .slice(-SHOWN_LINES)
    .map((line) => quoted(line, (same) => same))
  return lines.length === 0 ? '' : ` (it said last: ${lines.join(' ')})`
}
