import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../model/options.js'
import { readText, shownPath } from './text.js'

const DEFAULTS = ['.github/mcp-compat.yml', '.github/mcp-compat.yaml']

/**
 * The config file, checked; without `file` the default one where there is one, else nothing is configured.
 * @param knownRules the ids that `levels` and `accept` may name
 * @throws UserError where it does not exist, or with line and column of the first thing that is wrong
 */
export async function readConfig(
  file: string | undefined,
  directory: string,
  knownRules: ReadonlySet<string>,
): Promise<Config & { readonly file?: string }> {
  const named = file ?? DEFAULTS.find((path) => existsSync(resolve(directory, path)))
  if (named === undefined) return { levels: {}, accept: [] }
  const shown = shownPath(named, directory)
  // The YAML reader is the largest part of a start that needs it for nothing.
  const { parseConfig } = await import('../../model/config.js')
  return { ...parseConfig(readText(resolve(directory, named), shown), shown, knownRules), file: shown }
}
