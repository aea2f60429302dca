/** The list of servers in a config file. */
import { readSettings, SETTING_KEYS } from './config-settings.js'
import type { ServerEntry } from './options.js'
import { REFERENCE } from './reference.js'
import { isSecretKey, maskText } from './secret.js'
import { brief } from './shape-words.js'
import type { Entry, YamlReader } from './yaml-reader.js'

const SERVER_KEYS = ['name', 'baseline', 'candidate', 'headers', 'env', ...SETTING_KEYS] as const
const LONGEST_NAME = 100

/** Reads entry after entry; names are unique. */
export class ServerEntries {
  readonly #reader: YamlReader
  readonly #rules: ReadonlySet<string>
  readonly #names = new Set<string>()

  constructor(reader: YamlReader, rules: ReadonlySet<string>) {
    this.#reader = reader
    this.#rules = rules
  }

  /** @throws UserError where the entry is wrong */
  read(item: Entry): ServerEntry {
    const entries = this.#reader.entries(item, 'an entry of "servers"', SERVER_KEYS)
    const text = (key: 'name' | 'baseline' | 'candidate'): string | undefined => {
      const value = entries.get(key)
      return value && this.#reader.text(value, `"${key}"`)
    }
    const [name, baseline, candidate] = [text('name'), text('baseline'), text('candidate')]
    const at = entries.get('name')?.offset ?? item.offset
    if (name === undefined)
      throw this.#reader.fail(at, 'this entry of "servers" has no "name".', 'Reports tell servers apart by it.')
    if (this.#names.has(name)) throw this.#reader.fail(at, `two servers are called ${brief(name)}.`, 'Rename one.')
    if (name.length > LONGEST_NAME)
      throw this.#reader.fail(at, `the name of a server is longer than ${LONGEST_NAME} characters.`, 'Shorten it.')
    this.#names.add(name)
    const [headers, env] = [this.#given(entries.get('headers'), 'headers'), this.#given(entries.get('env'), 'env')]
    return {
      name,
      ...(baseline === undefined ? {} : { baseline }),
      ...(candidate === undefined ? {} : { candidate }),
      ...(headers === undefined ? {} : { headers }),
      ...(env === undefined ? {} : { env }),
      ...readSettings(this.#reader, entries, this.#rules),
      at: this.#reader.placeOf(item.offset),
    }
  }

  /** What a server is given. The file is for everybody who can read the repository, so it may hold no secret. */
  #given(value: Entry | undefined, what: 'headers' | 'env'): { readonly [name: string]: string } | undefined {
    if (value === undefined) return undefined
    const given: [string, string][] = []
    for (const [name, entry] of this.#reader.entries(value, `"${what}"`)) {
      const text = this.#reader.text(entry, `the value of ${brief(name)}`, true)
      if (isWrittenOut(name, text))
        throw this.#reader.fail(
          entry.offset,
          `the value of ${brief(name)} looks like a secret, and this file is no place for one.`,
          `Write ${REFERENCE}, and give the variable NAME to the run.`,
        )
      given.push([name, text])
    }
    return Object.fromEntries(given)
  }
}

/** Is it a secret that does not come from a variable? */
function isWrittenOut(name: string, text: string): boolean {
  const own = text.replace(/\$\{env:[^}]*\}/g, '')
  if (own === text) return isSecretKey(name) ? text !== '' : maskText(text) !== text
  // Beside a reference there may be `Bearer `, but no second secret.
  return maskText(own) !== own
}
