import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import type { Config } from '../../model/options.js'
import { readText, shownPath } from './text.js'

const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml']

/**
 * The config file, checked; without `file` the default one of the nearest folder from the working directory up to the
 * root of the repository, else nothing is configured. Recordings that a default file names are relative to the folder
 * that holds its `.github`, those of a named file to the working directory.
 * @param knownRules the ids that `levels` and `accept` may name
 * @param workspace absolute; no folder above it is looked into
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
export async function readConfig(
  file: string | undefined,
  directory: string,
  knownRules: ReadonlySet<string>,
  workspace?: string,
): Promise<Config & { readonly file?: string }> {
  const base = file === undefined ? baseOf(directory, workspace) : directory
  const named = file ?? (base === undefined ? undefined : defaultIn(base))
  if (base === undefined || named === undefined) return { levels: {}, accept: [] }
  const path = resolve(base, named)
  const shown = shownPath(path, directory)
  // The YAML reader is the largest part of a start that needs it for nothing.
  const { parseConfig } = await import('../../model/config.js')
  const config = parseConfig(readText(path, shown), shown, knownRules)
  const up = relative(directory, base).split(sep).join('/')
  const calls = config.calls?.map((glob) => (posix.isAbsolute(glob) ? glob : posix.join(up, glob)))
  return { ...config, ...(up === '' || calls === undefined ? {} : { calls }), file: shown }
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
