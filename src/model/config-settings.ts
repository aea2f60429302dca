/** What a config file may say for all servers and for each: presets, levels, accepted drift. */
import { readAliases } from './aliases/read-aliases.js'
import { LEVELS, type Level } from './finding.js'
import { readImports } from './imports/read-imports.js'
import { type AcceptEntry, ALLOW_BREAKING, FAIL_ON, FORMATS, SEMANTICS, type Settings } from './options.js'
import { readProfiles } from './profiles/read.js'
import { brief } from './shape-words.js'
import { didYouMean, type Entry, type YamlReader } from './yaml-reader.js'

/** The keys of the settings. */
export const SETTING_KEYS = [
  'fail-on',
  'semantics',
  'formats',
  'allow-breaking',
  'calls',
  'levels',
  'accept',
  'aliases',
  'imports',
  'profiles',
] as const
const ACCEPT_KEYS = ['fingerprint', 'rule', 'tool', 'pointer', 'reason', 'until'] as const

/** The settings among the members of a mapping. @throws UserError where one of them is wrong */
export function readSettings(
  reader: YamlReader,
  entries: ReadonlyMap<string, Entry>,
  rules: ReadonlySet<string>,
): Settings {
  const choice = <T extends string>(key: string, choices: readonly T[]): T | undefined => {
    const value = entries.get(key)
    return value === undefined ? undefined : reader.oneOf(value, `"${key}"`, choices)
  }
  const failOn = choice('fail-on', FAIL_ON)
  const semantics = choice('semantics', SEMANTICS)
  const formats = choice('formats', FORMATS)
  const allowBreaking = choice('allow-breaking', ALLOW_BREAKING)
  const calls = entries.get('calls')
  const levels = entries.get('levels')
  const accept = entries.get('accept')
  const aliases = entries.get('aliases')
  const imports = entries.get('imports')
  const profiles = entries.get('profiles')
  return {
    ...(failOn === undefined ? {} : { failOn }),
    ...(semantics === undefined ? {} : { semantics }),
    ...(formats === undefined ? {} : { formats }),
    ...(allowBreaking === undefined ? {} : { allowBreaking }),
    ...(calls === undefined ? {} : { calls: reader.texts(calls, '"calls"', 'a recording') }),
    ...(aliases === undefined ? {} : { aliases: readAliases(reader, aliases) }),
    ...(imports === undefined ? {} : { imports: readImports(reader, imports) }),
    ...(profiles === undefined ? {} : { profiles: readProfiles(reader, profiles) }),
    levels: levels === undefined ? {} : readLevels(reader, levels, rules),
    accept:
      accept === undefined ? [] : reader.items(accept, '"accept"').map((item) => readAccepted(reader, item, rules)),
  }
}

function readLevels(reader: YamlReader, value: Entry, rules: ReadonlySet<string>): { readonly [rule: string]: Level } {
  const levels: [string, Level][] = []
  for (const [rule, entry] of reader.entries(value, '"levels"')) {
    refuseUnknown(reader, rule, entry.keyOffset, rules)
    levels.push([rule, reader.oneOf(entry, `the level of ${rule}`, LEVELS)])
  }
  return Object.fromEntries(levels)
}

function readAccepted(reader: YamlReader, item: Entry, rules: ReadonlySet<string>): AcceptEntry {
  const entries = reader.entries(item, 'an entry of "accept"', ACCEPT_KEYS)
  const text = (key: (typeof ACCEPT_KEYS)[number]): string | undefined => {
    const value = entries.get(key)
    return value && reader.text(value, `"${key}"`, key === 'pointer')
  }
  const [fingerprint, rule, tool, pointer, reason, until] = ACCEPT_KEYS.map(text)
  const fail = (key: string, what: string, next: string): Error =>
    reader.fail(entries.get(key)?.offset ?? item.offset, what, next)
  if (reason === undefined) throw fail('', 'this entry of "accept" has no "reason".', 'Say why the drift is accepted.')
  if ((fingerprint === undefined) === (rule === undefined))
    throw fail(
      '',
      `this entry of "accept" has ${rule === undefined ? 'neither' : 'both'} "fingerprint" ${rule === undefined ? 'nor' : 'and'} "rule".`,
      'Name what is accepted by one of them; reports show the fingerprint of each finding.',
    )
  if (fingerprint !== undefined && !/^[0-9a-f]{12}$/.test(fingerprint))
    throw fail('fingerprint', `${brief(fingerprint)} is no fingerprint (12 hex digits).`, 'Reports show it.')
  if (fingerprint !== undefined && (tool ?? pointer) !== undefined)
    throw fail('', 'a "fingerprint" needs no "tool" and no "pointer".', 'Remove them, or name a "rule".')
  if (rule !== undefined) refuseUnknown(reader, rule, entries.get('rule')?.offset ?? item.offset, rules)
  if (pointer !== undefined && !/^(?:\/|$)/.test(pointer))
    throw fail('pointer', `${brief(pointer)} is no JSON Pointer.`, 'It begins with "/".')
  if (until !== undefined && !isDay(until))
    throw fail('until', `"until" is ${brief(until)}, which is no date.`, 'Write it as YYYY-MM-DD.')
  return {
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(rule === undefined ? {} : { rule }),
    ...(tool === undefined ? {} : { tool }),
    ...(pointer === undefined ? {} : { pointer }),
    reason,
    ...(until === undefined ? {} : { until }),
    at: reader.placeOf(item.offset),
  }
}

function refuseUnknown(reader: YamlReader, rule: string, offset: number, rules: ReadonlySet<string>): void {
  if (rules.has(rule)) return
  const hint = didYouMean(rule, [...rules])
  throw reader.fail(offset, `there is no rule ${brief(rule)}${hint}`, '`mcp-compat explain` lists all rules.')
}

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (days[month - 1] ?? 0)
}
