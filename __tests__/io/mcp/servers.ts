/** The fixture servers, and what is left of them. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CaptureOptions, capture } from '../../../src/io/mcp/capture.js'
import { shownServer } from '../../../src/io/mcp/shown.js'
import { UserError } from '../../../src/model/error.js'
import { type Captured, DEFAULT_SERVER_SETTINGS, type Server, type ServerSettings } from '../../../src/model/server.js'

export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..', '..')
export const STDIO = join(ROOT, 'fixtures', 'servers', 'stdio.mjs')

export const SETTINGS: ServerSettings = { ...DEFAULT_SERVER_SETTINGS, startMs: 20_000, requestMs: 20_000 }
/** For servers that do not answer; the others need more, on a busy machine. */
export const IMPATIENT: Partial<ServerSettings> = { startMs: 2_500, requestMs: 700 }

export interface StdioOptions {
  readonly [option: string]: unknown
}

/** The fixture over stdio. */
export function stdioServer(options: StdioOptions = {}): Server {
  return { kind: 'stdio', command: [process.execPath, STDIO, JSON.stringify(options)] }
}

export function ask(
  server: Server,
  settings: Partial<ServerSettings> = {},
  options?: CaptureOptions,
): Promise<Captured> {
  return capture(server, { ...SETTINGS, ...settings }, options)
}

/** The sentence that asking ends with; `SERVER` stands for the name of the server. */
export async function refusal(
  server: Server,
  settings: Partial<ServerSettings> = {},
  options?: CaptureOptions,
): Promise<string> {
  try {
    const { value } = await ask(server, settings, options)
    return `captured ${JSON.stringify(value).slice(0, 100)}`
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return error.sentence.replace(shownServer(server), 'SERVER')
  }
}

/** A new folder for what a server writes of itself. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'mcp-compat-mcp-'))
}

/** The processes of a `pidFile` that still run, and members of the groups that they led. */
export function leftOf(pidFile: string): number[] {
  const pids = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim().split('\n').map(Number) : []
  return pids.filter((pid) => isRunning(pid) || groupRuns(pid))
}

export function countOf(pidFile: string): number {
  return existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim().split('\n').length : 0
}

/** A zombie that the container's first process does not reap is no process any more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  return !/\) [ZX] /.test(stat)
}

function groupRuns(leader: number): boolean {
  try {
    process.kill(-leader, 0)
  } catch {
    return false
  }
  return process.platform !== 'linux'
}
