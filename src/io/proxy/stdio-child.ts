/** The server behind a stdio proxy: started as the client would start it, and never left behind. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { endGroup, signalGroup } from '../groups.js'
import { type Ending, notStarted } from '../mcp/process.js'
import { within } from '../mcp/wait.js'
import { startWatchman } from './watchman.js'

export interface Behind {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Once the process is gone; what it wrote may still be on its way. */
  readonly exited: Promise<Ending>
  /** Asks it to end, and makes it end where it does not. */
  readonly end: () => Promise<void>
  /** Takes away what it left in its group, and our watch over it. */
  readonly release: () => Promise<void>
}

/** Those that have a meaning to a program and can be caught. */
const FORWARDED: readonly NodeJS.Signals[] =
  process.platform === 'win32'
    ? ['SIGINT', 'SIGHUP', 'SIGBREAK']
    : ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2']
const ENDING = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGBREAK'])
/** A client kills two seconds after SIGTERM (its SDK does); the server has to be gone before that. */
const TERM_GRACE_MS = 1_500
const LEFT_GRACE_MS = 300

/**
 * Starts it with our whole environment and our standard error: the client set it up so. It gets every signal that we
 * get; where one asks it to end and it does not, it is killed after a while.
 * @throws ServerFailure where it cannot be started
 */
export async function startBehind(command: readonly string[], env: NodeJS.ProcessEnv, shown: string): Promise<Behind> {
  const { default: spawn } = await import('cross-spawn')
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: false,
    detached: true,
    windowsHide: true,
  })
  const leader = child.pid
  const { stdin, stdout } = child
  if (leader === undefined || stdin === null || stdout === null) {
    const [error] = await once(child, 'error')
    throw notStarted(error, program, shown)
  }
  const exited = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const watchman = startWatchman(leader)
  const forget = passSignals(child, leader, exited)
  return {
    stdin,
    stdout,
    exited,
    end: () => endGroup(leader, TERM_GRACE_MS),
    release: async () => {
      await endGroup(leader, LEFT_GRACE_MS)
      watchman.dismiss()
      forget()
    },
  }
}

/** @returns ends the passing on */
function passSignals(child: ChildProcess, leader: number, exited: Promise<Ending>): () => void {
  const pass = (signal: NodeJS.Signals): void => {
    child.kill(signal)
    if (!ENDING.has(signal)) return
    void within(exited, TERM_GRACE_MS).then((ended) => {
      if (ended === 'late') signalGroup(leader, 'SIGKILL')
    })
  }
  const killGroup = (): void => {
    signalGroup(leader, 'SIGKILL')
  }
  for (const signal of FORWARDED) process.on(signal, pass)
  process.on('exit', killGroup)
  return () => {
    for (const signal of FORWARDED) process.off(signal, pass)
    process.off('exit', killGroup)
  }
}

/** Ends this process as the server ended: with its exit code, or by its signal. */
export function endAs({ code, signal }: Ending): void {
  if (signal === null) {
    process.exit(code ?? 0)
  }
  process.kill(process.pid, signal)
}
