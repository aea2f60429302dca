/** Runs the committed bundle as a user would: a child process, nothing shared. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** The committed bundle, or one that was built elsewhere. */
const BUNDLE = process.env.MCP_COMPAT_BUNDLE ?? join(ROOT, 'dist', 'index.js')
export const CLI = join(dirname(BUNDLE), 'cli', 'index.js')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function run(args: readonly string[], cwd: string = ROOT, env: Record<string, string> = {}): Ran {
  const child = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: child.status, out: child.stdout, err: child.stderr }
}

/** A temporary folder that holds these files; values that are no strings are written as JSON. */
export function folder(files: Record<string, unknown>): string {
  const directory = mkdtempSync(join(tmpdir(), 'mcp-compat-'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      made(join(directory, name)),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    )
  return directory
}

function made(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  return path
}
