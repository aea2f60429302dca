/** A proxy in front of a server that speaks over its standard input and output. */
import type { Writable } from 'node:stream'
import { ServerFailure } from '../mcp/failure.js'
import type { Ending } from '../mcp/process.js'
import { within } from '../mcp/wait.js'
import { createAsking } from './asking.js'
import type { Channels } from './channels.js'
import { createHearing } from './hearing.js'
import type { Hook } from './proxy.js'
import { pump } from './pump.js'
import { type Behind, startBehind } from './stdio-child.js'
import { gatedWays, openWays } from './stdio-ways.js'

/** A proxy in front of a program. */
export interface StdioProxy {
  readonly command: readonly [program: string, ...args: string[]]
  /** All of it goes to the server. */
  readonly env: NodeJS.ProcessEnv
  /** How the server is named in sentences. */
  readonly shown: string
  readonly hook: Hook
  readonly channels: Channels
}

/** What the server started may hold its output open; what it wrote itself is there at once. */
const DRAIN_MS = 200
/** After the end of the client's output a server should end by itself, once it has answered. */
const SILENT_MS = 3_000
const SILENT_ASKED_MS = 600_000
const LOOK_MS = 250

/**
 * Starts the server and passes everything on, until it has ended; how it ended is then ours to end with. The end of the
 * client's output is the end of the server's input; a server that stays on is ended, and so is what it started.
 * @throws ServerFailure where it cannot be started
 */
export async function runStdioProxy({ command, env, shown, hook, channels }: StdioProxy): Promise<Ending> {
  const behind = await startBehind(command, env, shown)
  const { input, output } = channels
  const asking = createAsking(shown, (request) => void behind.stdin.write(`${JSON.stringify(request)}\n`))
  const listener = hook.open({ ask: asking.ask })
  const hearing = createHearing(hook, listener, asking)
  const ends = { toServer: behind.stdin, toClient: output, hook, listener, hearing, asking }
  const ways = hook.gates ? gatedWays(ends) : openWays(ends)
  const linger = createLinger(behind, () => (output.writableNeedDrain ? undefined : hearing.unanswered()))
  pump(input, behind.stdin, {
    chunk: ways.fromClient.chunk,
    end: () => {
      ways.fromClient.end()
      linger.start()
    },
  })
  const drained = new Promise<void>((resolve) => {
    pump(behind.stdout, output, {
      chunk: (chunk) => {
        linger.alive()
        ways.fromServer.chunk(chunk)
      },
      end: () => {
        ways.fromServer.end()
        resolve()
      },
    })
  })
  const ending = await behind.exited
  linger.stop()
  await within(drained, DRAIN_MS)
  await behind.release()
  await within(drained, DRAIN_MS)
  behind.stdout.destroy()
  await flushed(output)
  input.destroy()
  asking.close(new ServerFailure('ended', `${shown} has ended.`))
  listener.closed?.(false)
  return ending
}

/** A client that is slow to read gets the last of the output all the same, unless there is none any more. */
async function flushed(output: Writable): Promise<void> {
  const parent = process.ppid
  const written = new Promise<void>((resolve) => output.end(() => resolve()))
  // Node's own standard output never says that it has ended, and is written at once.
  const isThrough = (): boolean => output === process.stdout && output.writableLength === 0
  while (!isThrough() && (await within(written, LOOK_MS)) === 'late') if (process.ppid !== parent) return
}

interface Linger {
  readonly start: () => void
  /** The server said something. */
  readonly alive: () => void
  readonly stop: () => void
}

/** Ends a server that stays after its client: at once where the client is gone for good, else after a silence. */
function createLinger(behind: Behind, unanswered: () => number | undefined): Linger {
  const parent = process.ppid
  let heardAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => clearInterval(timer)
  const look = (): void => {
    const open = unanswered()
    // It may be silent only because the client does not read.
    if (open === undefined) heardAt = Date.now()
    const silence = Date.now() - heardAt
    const patience = open === 0 ? SILENT_MS : SILENT_ASKED_MS
    const orphaned = process.ppid !== parent
    if (!orphaned && silence < patience) return
    stop()
    void behind.end()
  }
  return {
    start: () => {
      heardAt = Date.now()
      timer = setInterval(look, LOOK_MS)
    },
    alive: () => {
      heardAt = Date.now()
    },
    stop,
  }
}
