/** `aliases` of the config: names in recordings that mean others now. */
import type { Aliases } from '../options.js'
import { brief } from '../shape-words.js'
import type { Entry, YamlReader } from '../yaml-reader.js'

/** @throws UserError where the mapping is wrong, or a name leads back to itself */
export function readAliases(reader: YamlReader, value: Entry): Aliases {
  const parts = reader.entries(value, '"aliases"', ['tools', 'arguments'])
  const [tools, given] = [parts.get('tools'), parts.get('arguments')]
  const names = tools === undefined ? new Map<string, string>() : namesIn(reader, tools, '"tools"')
  for (const name of names.keys()) refuseCircle(reader, tools ?? value, name, names)
  const byTool = given === undefined ? new Map<string, Entry>() : reader.entries(given, '"arguments"')
  return {
    tools: names,
    arguments: new Map(
      [...byTool].map(([tool, pairs]) => [tool, namesIn(reader, pairs, `the arguments of ${brief(tool)}`)]),
    ),
  }
}

function namesIn(reader: YamlReader, value: Entry, what: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const [name, entry] of reader.entries(value, what)) {
    const to = reader.text(entry, `the new name of ${brief(name)}`)
    if (to === name) throw reader.fail(entry.offset, `${brief(name)} is its own alias.`, 'Remove the line.')
    names.set(name, to)
  }
  return names
}

function refuseCircle(reader: YamlReader, at: Entry, start: string, names: ReadonlyMap<string, string>): void {
  const met = new Set<string>()
  for (let name: string | undefined = start; name !== undefined; name = names.get(name)) {
    if (met.has(name))
      throw reader.fail(at.offset, `the aliases lead from ${brief(name)} back to it.`, 'Break the circle.')
    met.add(name)
  }
}
