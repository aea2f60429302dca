/** A server as a child process with a group of its own, so that whatever it starts ends with it. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { StdioServer } from '../../model/server.js'
import { adopt, endGroup, release } from '../groups.js'
import { createTail } from '../tail.js'
import { ServerFailure } from './failure.js'
import { thrown } from './thrown.js'
import { within } from './wait.js'

/** How a process ended. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Running {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Once the process is gone and what it wrote has been read. */
  readonly ended: Promise<Ending>
  /** The end of what it wrote to standard error, at most 128 kB. */
  readonly complaints: () => string
  /** Ends it and everything in its group; at once after the first call. */
  readonly end: () => Promise<void>
}

/** After the end of its input a server should end by itself; MCP's lifecycle says so. */
const INPUT_GRACE_MS = 500
const TERM_GRACE_MS = 1_000
/** Bytes that are kept of what a server complains about. */
const TAIL_BYTES = 65_536
/** Something it started may hold its pipes open. */
const DRAIN_MS = 200

/**
 * The variables that every server gets, as the official client library chooses them (`DEFAULT_INHERITED_ENV_VARS` of
 * @modelcontextprotocol/client); whatever else our environment has stays with us.
 */
const INHERITED =
  process.platform === 'win32'
    ? [
        ...['APPDATA', 'COMSPEC', 'HOMEDRIVE', 'HOMEPATH', 'LOCALAPPDATA', 'PATH', 'PATHEXT', 'PROCESSOR_ARCHITECTURE'],
        ...['PROGRAMDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMW6432', 'SYSTEMDRIVE', 'SYSTEMROOT', 'TEMP'],
        ...['USERNAME', 'USERPROFILE', 'WINDIR'],
      ]
    : ['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER']
/** By it GitHub's runner finds after a job what left its process group. */
const TRACKED = 'RUNNER_TRACKING_ID'

function minimalEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = [...INHERITED, TRACKED].flatMap((name) => {
    const value = env[name]
    // bash exports functions as variables that begin so.
    return value === undefined || value.startsWith('()') ? [] : [[name, value] as const]
  })
  return Object.fromEntries(kept)
}

/**
 * Starts the program without a shell.
 * @param shown how the server is named in sentences
 * @throws ServerFailure where it cannot be started
 */
export async function startProcess(server: StdioServer, shown: string): Promise<Running> {
  const { default: spawn } = await import('cross-spawn')
  const [program, ...args] = server.command
  const cwd = server.cwd ?? process.cwd()
  if (!(await isFolder(cwd)))
    throw new ServerFailure('other', `The working directory of ${shown} does not exist.`, 'Name a folder that does.')
  const child = spawn(program, args, {
    cwd,
    env: { ...minimalEnvironment(process.env), ...server.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: false,
    detached: true,
    windowsHide: true,
  })
  const leader = child.pid
  const { stdin, stdout, stderr } = child
  if (leader === undefined || stdin === null || stdout === null || stderr === null) {
    const [error] = await once(child, 'error')
    throw notStarted(error, program, shown)
  }
  adopt(leader)
  // It may be gone before it has read everything; that it is gone is told by `ended`.
  stdin.on('error', () => {})
  stdout.on('error', () => {})
  stderr.on('error', () => {})
  const complaints = createTail(TAIL_BYTES)
  stderr.on('data', complaints.take)
  const ended = endingOf(child)
  let ending: Promise<void> | undefined
  return {
    stdin,
    stdout,
    ended,
    complaints: complaints.text,
    end: () => {
      ending ??= endProcess(child, leader, ended)
      return ending
    },
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() === true
}

/** The sentence of a program that cannot be started; any other error as it is. */
export function notStarted(error: unknown, program: string, shown: string): unknown {
  const { code } = thrown(error)
  if (code === 'ENOENT')
    return new ServerFailure(
      'other',
      `The program ${JSON.stringify(program)} of ${shown} was not found.`,
      'It is started without a shell: name a program in PATH, or the path of one.',
    )
  if (code === undefined) return error
  const hint = code === 'EACCES' ? 'Is it executable?' : 'Check the command.'
  return new ServerFailure('other', `The program ${JSON.stringify(program)} cannot be started (${code}).`, hint)
}

async function endingOf(child: ChildProcess): Promise<Ending> {
  const closed = once(child, 'close')
  const [code, signal]: [number | null, NodeJS.Signals | null] = await new Promise((resolve) => {
    child.once('exit', (...ending) => resolve(ending))
  })
  await within(closed, DRAIN_MS)
  return { code, signal }
}

async function endProcess(child: ChildProcess, leader: number, ended: Promise<Ending>): Promise<void> {
  child.stdin?.end()
  await within(ended, INPUT_GRACE_MS)
  // Also where the leader has ended by itself: what it started may have stayed.
  await endGroup(leader, TERM_GRACE_MS)
  await within(ended, DRAIN_MS)
  release(leader)
  // Processes that left the group may still hold the other ends of the pipes.
  child.stdin?.destroy()
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.unref()
}
