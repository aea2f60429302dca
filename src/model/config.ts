import { ServerEntries } from './config-servers.js'
import { readSettings, SETTING_KEYS } from './config-settings.js'
import type { Config } from './options.js'
import { readRedact } from './redaction/rules.js'
import { type Entry, YamlReader } from './yaml-reader.js'

const KEYS = [...SETTING_KEYS, 'redact', 'servers', 'servers-from', 'baselines'] as const

/**
 * Reads the config file (YAML 1.2); `docs/schemas/config.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
export function parseConfig(text: string, file: string, knownRules: ReadonlySet<string>): Config {
  const reader = new YamlReader(text, file)
  const { root } = reader
  if (root === undefined) return { levels: {}, accept: [] }
  const entries = reader.entries(root, 'the config', KEYS)
  const plain = (key: 'servers-from' | 'baselines'): string | undefined => {
    const value = entries.get(key)
    return value && reader.text(value, `"${key}"`)
  }
  const settings = readSettings(reader, entries, knownRules)
  const redact = entries.get('redact')
  const servers = entries.get('servers')
  const [serversFrom, baselines] = [plain('servers-from'), plain('baselines')]
  return {
    ...settings,
    ...(redact === undefined ? {} : { redact: readRedact(reader, redact) }),
    ...(servers === undefined ? {} : { servers: readServers(reader, servers, knownRules) }),
    ...(serversFrom === undefined ? {} : { serversFrom }),
    ...(baselines === undefined ? {} : { baselines }),
  }
}

function readServers(reader: YamlReader, list: Entry, rules: ReadonlySet<string>): NonNullable<Config['servers']> {
  const items = reader.items(list, '"servers"')
  if (items.length === 0) throw reader.fail(list.offset, '"servers" is empty.', 'Name a server, or remove the key.')
  const known = new ServerEntries(reader, rules)
  return items.map((item) => known.read(item))
}
