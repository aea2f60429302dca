/** Runs the command line beside servers of this process: it is waited for without blocking them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { CLI, type Ran, ROOT } from './bundle.js'

export const STDIO = join(ROOT, 'fixtures', 'servers', 'stdio.mjs')

/** The fixture server as a source. */
export function source(options: Record<string, unknown> = {}): string {
  return `stdio:${JSON.stringify([process.execPath, STDIO, JSON.stringify(options)])}`
}

export interface Begun {
  readonly child: ChildProcess
  readonly done: Promise<Ran & { readonly signal: NodeJS.Signals | null }>
}

export function begin(args: readonly string[], cwd: string, env: Record<string, string> = {}): Begun {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    texts.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    texts.err += chunk
  })
  const done = new Promise<Ran & { signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...texts }))
  })
  return { child, done }
}

export async function go(args: readonly string[], cwd: string, env?: Record<string, string>): Promise<Ran> {
  return begin(args, cwd, env).done
}
