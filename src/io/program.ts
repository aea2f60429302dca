/** Programs that are run to their end; whatever they start ends with them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { UserError } from '../model/error.js'
import { atEnd } from './ending.js'
import { signalGroup } from './groups.js'
import { codeOf } from './read/text.js'
import { createTail } from './tail.js'

/** A program without a shell; its standard input is empty. */
export interface Program {
  readonly command: readonly [program: string, ...args: string[]]
  readonly cwd: string
  /** Its whole environment. */
  readonly env: { readonly [name: string]: string }
  readonly timeoutMs: number
}

/** How it ended. Of very long output the end is kept. */
export interface Ended {
  /** undefined where it did not end by itself. */
  readonly code: number | undefined
  /** What ended it, in words that follow its name: `ended with exit code 1`. */
  readonly how: string
  readonly stdout: string
  /** Standard output and standard error as they came. */
  readonly output: string
}

/** UTF-8 bytes that are kept of what a program says. */
const MOST = 4 * 1024 * 1024
/** How long a program may take to end after it was asked to, and its output to end after the program. */
const GRACE_MS = 2_000

/**
 * Runs a program in a group of its own, and ends the group when the program ends, takes too long, or this process ends.
 * @returns undefined where there is no such program
 * @throws UserError where it may not be run
 */
export async function runProgram({ command, cwd, env, timeoutMs }: Program): Promise<Ended | undefined> {
  const [program, ...args] = command
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, output] = [createTail(MOST), createTail(MOST)]
  child.stdout.on('data', (chunk: Buffer) => {
    stdout.take(chunk)
    output.take(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => output.take(chunk))
  const forget = atEnd({ now: () => endGroup(child, 'SIGKILL') })
  try {
    const how = await ended(child, timeoutMs)
    if (how === 'absent') return undefined
    return { ...how, stdout: stdout.text(), output: output.text() }
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    throw new UserError(`${program} cannot be run (${code}).`, 'Check its permissions.')
  } finally {
    endGroup(child, 'SIGKILL')
    // A daemon that left the group may hold the other ends, and would hold us.
    child.stdout.destroy()
    child.stderr.destroy()
    child.unref()
    forget()
  }
}

function ended(child: ChildProcess, timeoutMs: number): Promise<Pick<Ended, 'code' | 'how'> | 'absent'> {
  return new Promise((resolve, reject) => {
    let late = false
    const timers = [
      setTimeout(() => {
        late = true
        endGroup(child, 'SIGTERM')
        timers.push(setTimeout(() => endGroup(child, 'SIGKILL'), GRACE_MS))
      }, timeoutMs),
    ]
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      for (const timer of timers) clearTimeout(timer)
      if (late) resolve({ code: undefined, how: `did not end within ${timeoutMs / 1_000} seconds` })
      else if (code === null) resolve({ code: undefined, how: `was ended by ${signal ?? 'a signal'}` })
      else resolve({ code, how: `ended with exit code ${code}` })
    }
    child.on('error', (error) => {
      for (const timer of timers) clearTimeout(timer)
      if (codeOf(error) === 'ENOENT') resolve('absent')
      else reject(error)
    })
    // What it left running may hold its output open for ever.
    child.on('exit', (code, signal) => timers.push(setTimeout(() => finish(code, signal), GRACE_MS)))
    child.on('close', finish)
  })
}

/** Sends a signal to a program and all that it started, where any of it is left. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) signalGroup(pid, signal)
}
