/** The command line's `record` in a process of its own, out of the sources as they stand. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { transformSync } from '@swc/core'
import { ROOT } from '../mcp/servers.js'

const TYPESCRIPT = { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } } as const
const IMPORTED = /(?:from|import\()\s*'(\.[^']+)\.js'/g

const mainOf = (command: 'record' | 'guard'): string => `import { Command } from 'commander'
import * as added from './cli/${command}.js'
const program = new Command('mcp-compat').enablePositionalOptions()
added.${command === 'record' ? 'addRecord' : 'addGuard'}(program)
try { await program.parseAsync() } catch (error) {
  process.stderr.write((error.sentence ?? error.stack) + '\\n')
  process.exit(error.sentence === undefined ? 3 : 2)
}
`

export interface Program {
  readonly folder: string
  readonly record: (...args: readonly string[]) => ChildProcessWithoutNullStreams
  readonly remove: () => void
}

/** Writes the modules that the command needs as node reads them; `record` of the result runs it. */
export function compile(command: 'record' | 'guard' = 'record'): Program {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-record-'))
  const lib = join(folder, 'lib')
  const pending = [join(ROOT, 'src', 'cli', `${command}.ts`)]
  const written = new Set<string>()
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (written.has(file)) continue
    written.add(file)
    const text = readFileSync(file, 'utf8')
    const to = join(lib, relative(join(ROOT, 'src'), file)).replace(/\.ts$/, '.js')
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, transformSync(text, TYPESCRIPT).code)
    for (const [, path = ''] of text.matchAll(IMPORTED)) pending.push(`${resolve(dirname(file), path)}.ts`)
  }
  writeFileSync(join(lib, 'main.js'), mainOf(command))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    record: (...args) => spawn(process.execPath, [join(lib, 'main.js'), command, ...args], { cwd: folder }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface Line {
  readonly tool: string
  readonly arguments: { readonly [key: string]: unknown }
  readonly outcome: string
  readonly [key: string]: unknown
}

/** The lines of a recording; those that are no JSON are undefined. */
export function linesOf(file: string): (Line | undefined)[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map(parse)
}

function parse(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line
  } catch {
    return undefined
  }
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: Buffer
  readonly err: string
}

/** How a process ends, and all that it said. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const out: Buffer[] = []
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  child.stdin.on('error', () => {})
  return new Promise((done) => {
    child.on('close', (code, signal) => done({ code, signal, out: Buffer.concat(out), err }))
    // After a kill -9 the server may hold our standard error for a moment.
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') setTimeout(done, 100, { code, signal, out: Buffer.concat(out), err })
    })
  })
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
