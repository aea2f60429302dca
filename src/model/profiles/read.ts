/** The `profiles` of a config file: model APIs and clients that the contract has to suit. */
import { brief } from '../shape-words.js'
import { didYouMean, type Entry, type YamlReader } from '../yaml-reader.js'
import { PROFILE_LEVELS, PROFILES, type ProfileLevel } from './known.js'

/** @throws UserError where a profile is unknown or a level is none */
export function readProfiles(reader: YamlReader, value: Entry): { readonly [id: string]: ProfileLevel } {
  const ids = PROFILES.map(({ id }) => id)
  const levels = [...reader.entries(value, '"profiles"')].map(([id, entry]) => {
    if (!ids.includes(id))
      throw reader.fail(
        entry.keyOffset,
        `there is no profile ${brief(id)}${didYouMean(id, ids)}`,
        `There are ${ids.join(', ')}.`,
      )
    return [id, reader.oneOf(entry, `the level of ${id}`, PROFILE_LEVELS)] as const
  })
  return Object.fromEntries(levels)
}
