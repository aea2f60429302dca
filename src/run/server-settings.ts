/** How one server of a list is judged. */
import type { Settings } from '../model/options.js'
import { parseSource } from '../model/source.js'
import type { Listed } from './server-list.js'

/** Somebody else's server, told by how it is reached; what was approved of it is a file here. */
export function isForeign({ client, entry, baseline }: Listed): boolean {
  const candidate = entry?.candidate
  const elsewhere = candidate === undefined ? client !== undefined : /^(?:https?|npm):/.test(candidate)
  return elsewhere && parseSource(baseline).kind === 'path'
}

/** What the file says of this server, else of all. */
export function settingsFor(config: Settings, entry: Settings | undefined): Settings {
  return {
    ...config,
    ...entry,
    levels: { ...config.levels, ...entry?.levels },
    accept: [...config.accept.map((shared) => ({ ...shared, shared: true })), ...(entry?.accept ?? [])],
  }
}
