import { type LatencyLimit, PERCENTILES } from '../evidence/latency.js'
import type { Entry } from '../yaml-reader.js'
import { readArguments } from './read-case.js'
import type { LatencyAsk } from './suite.js'
import type { SuiteReader } from './suite-reader.js'

const NAMES = PERCENTILES.map((percentile) => `p${percentile}` as const)
const KEYS = ['tool', 'args', 'warm-up', 'samples', 'timeout', ...NAMES, 'of-baseline'] as const
const WARM_UP = 5
const SAMPLES = 50
const MOST_SAMPLES = 5_000
/** The typical call may take 10 % longer than the baseline's, where the suite states no limit of its own. */
const DEFAULT_FACTOR = 1.1

/** One item of `latency`. */
export function readLatency(
  reader: SuiteReader,
  item: Entry,
  timeoutMs: number,
  known: ReadonlySet<string>,
): LatencyAsk {
  const entries = reader.entries(item, 'an item of "latency"', KEYS)
  const tool = entries.get('tool')
  if (tool === undefined) throw reader.fail(item.offset, 'the item of "latency" has no "tool".')
  const count = (key: 'warm-up' | 'samples', least: number, fallback: number): number => {
    const entry = entries.get(key)
    return entry === undefined ? fallback : reader.count(entry, `"${key}"`, least, MOST_SAMPLES)
  }
  const args = entries.get('args')
  const timeout = entries.get('timeout')
  const ofBaseline = entries.get('of-baseline')
  if (args === undefined)
    for (const key of ['warm-up', 'samples', 'of-baseline'] as const) {
      const entry = entries.get(key)
      if (entry === undefined) continue
      throw reader.fail(entry.keyOffset, `"${key}" is of calls that are made for it, and there are no "args".`)
    }
  const limits: LatencyLimit[] = PERCENTILES.flatMap((percentile) => {
    const entry = entries.get(`p${percentile}`)
    if (entry === undefined) return []
    const most = reader.duration(entry, `"p${percentile}"`)
    return [{ percentile, kind: 'absolute' as const, most, at: reader.locationOf(entry.keyOffset) }]
  })
  if (ofBaseline !== undefined) limits.push(...readRelative(reader, ofBaseline))
  else if (args !== undefined && limits.length === 0)
    limits.push({ percentile: 50, kind: 'relative', most: DEFAULT_FACTOR, at: reader.locationOf(item.offset) })
  return {
    tool: reader.text(tool, '"tool"'),
    at: reader.locationOf(item.offset),
    ...(args === undefined ? {} : { args: readArguments(reader, args, known) }),
    warmUp: count('warm-up', 0, WARM_UP),
    samples: count('samples', 1, SAMPLES),
    limits,
    timeoutMs: timeout === undefined ? timeoutMs : reader.duration(timeout, '"timeout"'),
  }
}

/** One percentage, for the median, or one for each percentile. */
function readRelative(reader: SuiteReader, entry: Entry): LatencyLimit[] {
  const limit = (percentile: LatencyLimit['percentile'], value: Entry, what: string): LatencyLimit => {
    const most = reader.percentage(value, what)
    if (most < 1) throw reader.fail(value.offset, `${what} is below 100%.`)
    return { percentile, kind: 'relative', most, at: reader.locationOf(value.keyOffset) }
  }
  if (reader.formOf(entry) === 'scalar') return [limit(50, entry, '"of-baseline"')]
  const entries = reader.entries(entry, '"of-baseline"', NAMES)
  if (entries.size === 0) throw reader.fail(entry.offset, '"of-baseline" is empty.')
  return PERCENTILES.flatMap((percentile) => {
    const value = entries.get(`p${percentile}`)
    return value === undefined ? [] : [limit(percentile, value, `"p${percentile}"`)]
  })
}
