/** `imports` of the config: how logs are read that are given as recordings. */
import { UserError } from '../error.js'
import type { Entry, YamlReader } from '../yaml-reader.js'
import { FORMAT_NAMES } from './format-names.js'
import { MAPPING_KEYS, type Mapping, readMapping } from './mapping.js'

export interface ImportEntry {
  /** Paths or globs (`*` stands for any characters, `?` for one); undefined: every file. */
  readonly files?: readonly string[]
  readonly from?: string
  readonly mapping?: Mapping
}

const KEYS = ['files', 'from', 'map'] as const

/** @throws UserError where an entry is wrong */
export function readImports(reader: YamlReader, list: Entry): readonly ImportEntry[] {
  return reader.items(list, '"imports"').map((item) => {
    const entries = reader.entries(item, 'an entry of "imports"', KEYS)
    const [files, from, map] = KEYS.map((key) => entries.get(key))
    if (from === undefined && map === undefined)
      throw reader.fail(item.offset, 'this entry of "imports" has neither "from" nor "map".', 'Say how to read it.')
    const format = from && reader.oneOf(from, '"from"', FORMAT_NAMES)
    const mapping = map && mappingIn(reader, map)
    if (mapping?.calls !== undefined && format !== undefined && format !== 'auto')
      throw reader.fail(item.offset, 'a mapping with "calls" reads the log itself.', 'Leave out "from", or "calls".')
    return {
      ...(files === undefined ? {} : { files: reader.texts(files, '"files"', 'a log') }),
      ...(format === undefined ? {} : { from: format }),
      ...(mapping === undefined ? {} : { mapping }),
    }
  })
}

function mappingIn(reader: YamlReader, map: Entry): Mapping {
  const pairs = [...reader.entries(map, '"map"', MAPPING_KEYS)]
  const written = pairs.map(([key, path]) => [key, reader.text(path, `"${key}"`)] as const)
  try {
    return readMapping(written)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw reader.fail(map.offset, error.message, 'docs/recordings.md has examples.')
  }
}
