import type { Entry } from '../yaml-reader.js'
import { readExpectation } from './read-expectation.js'
import type { Capture, SuiteCase } from './suite.js'
import type { SuiteReader } from './suite-reader.js'
import { constant } from './template.js'

const KEYS = ['name', 'tool', 'tags', 'skip', 'only', 'args', 'expect', 'capture', 'timeout', 'retries'] as const
/** Attempts after the first. */
export const MOST_RETRIES = 10

/** What the suite says for all of its cases, and which values are there by now. */
export interface CaseDefaults {
  readonly timeoutMs: number
  readonly retries: number
  readonly known: ReadonlySet<string>
}

/** One item of `cases`. */
export function readCase(reader: SuiteReader, item: Entry, { timeoutMs, retries, known }: CaseDefaults): SuiteCase {
  const entries = reader.entries(item, 'a case', KEYS)
  const required = (key: 'name' | 'tool'): string => {
    const entry = entries.get(key)
    if (entry === undefined) throw reader.fail(item.offset, `the case has no "${key}".`)
    return reader.text(entry, `"${key}"`)
  }
  const optional = <T>(key: (typeof KEYS)[number], read: (entry: Entry) => T): T | undefined => {
    const entry = entries.get(key)
    return entry === undefined ? undefined : read(entry)
  }
  const [name, tool] = [required('name'), required('tool')]
  const skip = optional('skip', (entry) => reader.text(entry, '"skip", the reason,'))
  return {
    ...{ name, tool, at: reader.locationOf(item.offset) },
    tags: optional('tags', (entry) => reader.texts(entry, '"tags"', 'a tag')) ?? [],
    only: optional('only', (entry) => reader.flag(entry, '"only"')) ?? false,
    ...(skip === undefined ? {} : { skip }),
    args: optional('args', (entry) => readArguments(reader, entry, known)) ?? constant({}),
    expect: readExpectation(reader, entries.get('expect'), item, known),
    capture: optional('capture', (entry) => readCapture(reader, entry)) ?? [],
    timeoutMs: optional('timeout', (entry) => reader.duration(entry, '"timeout"')) ?? timeoutMs,
    retries: optional('retries', (entry) => reader.count(entry, '"retries"', 0, MOST_RETRIES)) ?? retries,
  }
}

/** Arguments of a call: a mapping, with values that are there by then. */
export function readArguments(reader: SuiteReader, entry: Entry, known: ReadonlySet<string>): SuiteCase['args'] {
  if (reader.formOf(entry) !== 'mapping') throw reader.fail(entry.offset, '"args" is no mapping.')
  const template = reader.template(entry, '"args"')
  reader.refuseUnknown(template, known, entry)
  return template
}

function readCapture(reader: SuiteReader, entry: Entry): Capture[] {
  return [...reader.entries(entry, '"capture"')].map(([name, value]) => {
    reader.checkName(name, value)
    return {
      name,
      path: reader.path(reader.text(value, `the path of ${JSON.stringify(name)}`), value.offset),
      at: reader.locationOf(value.offset),
    }
  })
}
