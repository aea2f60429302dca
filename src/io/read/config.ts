import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import type { ImportEntry } from '../../model/imports/read-imports.js'
import type { Config, ServerEntry } from '../../model/options.js'
import { readText, shownPath } from './text.js'

/** The folder of baselines where the config file names none. */
export const BASELINES = '.mcp-compat'
const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml']

/** A config with where it was found. */
export interface FoundConfig extends Config {
  /** undefined: there is none. */
  readonly file?: string
  /** Absolute: the folder that programs of its servers are started in. */
  readonly base: string
}

/**
 * The config file, checked; without `file` the default one of the nearest folder from the working directory up to the
 * root of the repository, else nothing is configured. Paths in a default file are relative to the folder that holds its
 * `.github`, those in a named file to the working directory.
 * @param knownRules the ids that `levels` and `accept` may name
 * @param workspace absolute; no folder above it is looked into
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
export async function readConfig(
  file: string | undefined,
  directory: string,
  knownRules: ReadonlySet<string>,
  workspace?: string,
): Promise<FoundConfig> {
  const base = file === undefined ? baseOf(directory, workspace) : directory
  const named = file ?? (base === undefined ? undefined : defaultIn(base))
  if (base === undefined || named === undefined) return { levels: {}, accept: [], base: directory }
  const path = resolve(base, named)
  const shown = shownPath(path, directory)
  // The YAML reader is the largest part of a start that needs it for nothing.
  const { parseConfig } = await import('../../model/config.js')
  const config = parseConfig(readText(path, shown), shown, knownRules)
  const up = relative(directory, base).split(sep).join('/')
  return { ...(up === '' ? config : moved(config, up)), file: shown, base }
}

/** The config with its paths relative to the working directory. */
function moved(config: Config, up: string): Config {
  const { calls, imports, servers, serversFrom, baselines } = config
  const from = (path: string): string =>
    posix.isAbsolute(path) || path.startsWith('artifact:') ? path : posix.join(up, path)
  return {
    ...config,
    ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
    ...(imports === undefined ? {} : { imports: movedImports(imports, from) }),
    ...(servers === undefined ? {} : { servers: servers.map((server) => movedServer(server, from)) }),
    ...(serversFrom === undefined ? {} : { serversFrom: from(serversFrom) }),
    baselines: from(baselines ?? BASELINES),
  }
}

function movedServer(server: ServerEntry, from: (path: string) => string): ServerEntry {
  const { baseline, candidate, calls, imports } = server
  return {
    ...server,
    ...(baseline === undefined ? {} : { baseline: movedSource(baseline, from) }),
    ...(candidate === undefined ? {} : { candidate: movedSource(candidate, from) }),
    ...(calls === undefined ? {} : { calls: calls.map((source) => movedSource(source, from)) }),
    ...(imports === undefined ? {} : { imports: movedImports(imports, from) }),
  }
}

function movedImports(imports: readonly ImportEntry[], from: (path: string) => string): readonly ImportEntry[] {
  return imports.map((entry) => (entry.files === undefined ? entry : { ...entry, files: entry.files.map(from) }))
}

/** Paths, also those in commits; all other sources mean the same from everywhere. */
function movedSource(source: string, from: (path: string) => string): string {
  const [, commit, path] = /^(git:[^:]+:)(.+)$/s.exec(source) ?? []
  if (commit !== undefined && path !== undefined) return commit + from(path)
  return /^(?:git|stdio|npm|build|artifact|cache|https?):/.test(source) ? source : from(source)
}

/** The nearest folder with a config file. */
function baseOf(directory: string, workspace: string | undefined): string | undefined {
  return upTo(directory, workspace).find((folder) => defaultIn(folder) !== undefined)
}

function defaultIn(folder: string): string | undefined {
  return DEFAULTS.find((path) => existsSync(join(folder, path)))
}

/** The folder and those above it, up to the root of its repository or the workspace; else the folder alone. */
function upTo(directory: string, workspace: string | undefined): readonly string[] {
  const folders = [directory]
  for (let at = directory; dirname(at) !== at; at = dirname(at)) folders.push(dirname(at))
  const root = folders.findIndex((folder) => folder === workspace || existsSync(join(folder, '.git')))
  return folders.slice(0, root < 0 ? 1 : root + 1)
}
