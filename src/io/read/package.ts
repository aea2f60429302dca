/** Installs a published package out of the way and finds the program in it. */
import { closeSync, openSync, readFileSync, readSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import type { ServerSettings, StdioServer } from '../../model/server.js'
import { brief } from '../../model/shape-words.js'
import type { PackageSource } from '../../model/source.js'
import { makeTemporary } from '../temporary.js'
import { runNpmInstall } from './npm.js'

/** A server that is ready to be started, until `dispose` takes away what it was made of. */
export interface Prepared {
  readonly server: StdioServer
  /** Exact versions of what it was made of: the package and its dependencies, or the commit. */
  readonly madeOf: readonly string[]
  readonly dispose: () => Promise<void>
}

/** What an installation takes from this process. */
export interface InstallGround {
  readonly env: NodeJS.ProcessEnv
  /** Where the folder that it is installed into is made. */
  readonly temporary: string
  readonly timeoutMs: number
}

/** A cold cache, a slow registry and scripts that compile take their time. */
const INSTALL_MS = 300_000

/**
 * Installs the package with the npm of this machine into a folder of its own.
 * @throws UserError where the package cannot be installed or has no program
 */
export async function installPackage(
  source: PackageSource,
  settings: ServerSettings,
  ground: InstallGround = { env: process.env, temporary: tmpdir(), timeoutMs: INSTALL_MS },
): Promise<Prepared> {
  const folder = makeTemporary(ground.temporary, 'mcp-compat-npm')
  try {
    writeFileSync(join(folder.path, 'package.json'), '{"private":true}')
    const { name, version } = source
    const { env, timeoutMs } = ground
    await runNpmInstall({ folder: folder.path, name, version, allowScripts: settings.allowScripts, env, timeoutMs })
    const command = [...startOf(source, folder.path), ...source.args] as const
    return { server: { kind: 'stdio', command }, madeOf: installedIn(folder.path, name), dispose: folder.remove }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

/** How its program is started: by node where it is JavaScript, else by itself. */
function startOf(source: PackageSource, folder: string): readonly [string, ...string[]] {
  const home = join(folder, 'node_modules', ...source.name.split('/'))
  const [name, path] = programOf(source, readObject(join(home, 'package.json')))
  const file = realFile(join(home, path))
  if (file === undefined || !file.startsWith(realpathSync(home) + sep))
    throw new UserError(
      `The package ${source.name} names ${brief(path)} as its program ${brief(name)}, which is not in it.`,
      'Is it built before it is published?',
    )
  const opening = /^#!.*/.exec(beginningOf(file))?.[0] ?? ''
  const isPlainNode = /^#!\s*(?:\/usr\/bin\/env\s+(?:-S\s+)?node|\S*\/node)\s*$/.test(opening)
  const isScript = opening === '' && /\.[cm]?js$/.test(file)
  if (isPlainNode || isScript) return ['node', file]
  return [process.platform === 'win32' ? join(folder, 'node_modules', '.bin', `${name}.cmd`) : file]
}

/** Name and path of the program that is meant. */
function programOf({ name, version, bin }: PackageSource, manifest: JsonObject): readonly [string, string] {
  const declared = member(manifest, 'bin')
  const own = name.replace(/^@[^/]*\//, '')
  const programs = new Map<string, string>()
  if (typeof declared === 'string') programs.set(own, declared)
  else if (isObject(declared))
    for (const [program, path] of Object.entries(declared))
      if (typeof path === 'string') programs.set(program.replace(/^@[^/]*\//, ''), path)
  if (programs.size === 0)
    throw new UserError(
      `The package ${name}@${version} has no program, so it cannot be started.`,
      'Name a package with a "bin", or start the server with stdio:COMMAND.',
    )
  const wanted = bin ?? (programs.size === 1 ? [...programs.keys()][0] : own) ?? own
  const path = programs.get(wanted)
  if (path !== undefined) return [wanted, path]
  const names = [...programs.keys()].sort().map((program) => brief(program))
  throw new UserError(
    bin === undefined
      ? `The package ${name} has several programs: ${names.join(', ')}.`
      : `The package ${name} has no program ${brief(bin)}; it has ${names.join(', ')}.`,
    `Name one, as in npm:${name}@${version}#${[...programs.keys()].sort()[0]}.`,
  )
}

/** Everything that is installed, as `name@version`, each once: the package, then the others sorted by code units. */
function installedIn(folder: string, main: string): readonly string[] {
  const lock = readObject(join(folder, 'node_modules', '.package-lock.json'))
  const packages = member(lock, 'packages')
  const installed = new Set<string>()
  for (const [path, entry] of isObject(packages) ? Object.entries(packages) : []) {
    const [name, version] = ['name', 'version'].map((key) => (isObject(entry) ? member(entry, key) : undefined))
    const own = typeof name === 'string' ? name : path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (typeof version === 'string') installed.add(`${own}@${version}`)
  }
  const isMain = (one: string) => one.startsWith(`${main}@`)
  return [...installed].sort((a, b) => Number(isMain(b)) - Number(isMain(a)) || (a < b ? -1 : 1))
}

function readObject(file: string): JsonObject {
  const value: Json = JSON.parse(readFileSync(file, 'utf8'))
  return isObject(value) ? value : {}
}

function realFile(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** The first bytes, enough for the line that says what runs it. */
function beginningOf(file: string): string {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(256)
    return bytes.toString('latin1', 0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}
