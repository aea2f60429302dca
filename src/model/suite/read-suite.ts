import type { Entry } from '../yaml-reader.js'
import { MOST_RETRIES, readCase } from './read-case.js'
import { readLatency } from './read-latency.js'
import type { Suite, SuiteCase } from './suite.js'
import { type SuitePorts, SuiteReader } from './suite-reader.js'
import type { Template } from './template.js'

const KEYS = ['setup', 'timeout', 'retries', 'answer-limit', 'cases', 'latency'] as const
const TIMEOUT_MS = 30_000
const ANSWER_BYTES = 10 * 1_048_576

/**
 * Reads a suite (YAML 1.2); `docs/schemas/suite.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
export function readSuite(text: string, file: string, ports: SuitePorts): Suite {
  const reader = new SuiteReader(text, file, ports)
  const { root } = reader
  if (root === undefined) throw reader.fail(0, 'the suite is empty.', 'Name a case under "cases".')
  const entries = reader.entries(root, 'the suite', KEYS)
  const optional = <T>(key: (typeof KEYS)[number], read: (entry: Entry) => T, fallback: T): T => {
    const entry = entries.get(key)
    return entry === undefined ? fallback : read(entry)
  }
  const setup = optional('setup', (entry) => readSetup(reader, entry), new Map<string, Template>())
  const timeoutMs = optional('timeout', (entry) => reader.duration(entry, '"timeout"'), TIMEOUT_MS)
  const retries = optional('retries', (entry) => reader.count(entry, '"retries"', 0, MOST_RETRIES), 0)
  const known = new Set(setup.keys())
  const cases = optional(
    'cases',
    (list) => {
      const read: SuiteCase[] = []
      const named = new Set<string>()
      for (const item of reader.items(list, '"cases"')) {
        const one = readCase(reader, item, { timeoutMs, retries, known })
        const key = JSON.stringify([one.tool, one.name])
        if (named.has(key))
          throw reader.fail(
            item.offset,
            `a second case of ${JSON.stringify(one.tool)} is called ${JSON.stringify(one.name)}.`,
          )
        for (const { name } of one.capture) known.add(name)
        named.add(key)
        read.push(one)
      }
      return read
    },
    [],
  )
  const latency = optional(
    'latency',
    (list) =>
      reader.items(list, '"latency"').map((item) => readLatency(reader, item, timeoutMs, new Set(setup.keys()))),
    [],
  )
  if (cases.length + latency.length === 0)
    throw reader.fail(root.offset, 'the suite names no case.', 'Name one under "cases" or "latency".')
  return {
    ...{ file, setup, cases, latency },
    mostBytes: optional('answer-limit', (entry) => reader.size(entry, '"answer-limit"'), ANSWER_BYTES),
  }
}

function readSetup(reader: SuiteReader, entry: Entry): Map<string, Template> {
  const setup = new Map<string, Template>()
  for (const [name, value] of reader.entries(entry, '"setup"')) {
    reader.checkName(name, value)
    const template = reader.template(value, `the value ${JSON.stringify(name)}`)
    reader.refuseUnknown(template, new Set(setup.keys()), value)
    setup.set(name, template)
  }
  return setup
}
