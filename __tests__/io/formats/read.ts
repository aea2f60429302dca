import { lookInto } from '../../../src/io/read/formats/content.js'
import { Known } from '../../../src/io/read/formats/known.js'
import { formatOf, readLog } from '../../../src/io/read/formats/read-log.js'
import type { Imported } from '../../../src/io/read/formats/told-call.js'
import type { Mapping } from '../../../src/model/imports/mapping.js'
import type { Json } from '../../../src/model/json.js'

/** One log, as the tests compare it. */
export interface Read {
  readonly format: string
  /** `LINE SERVER/TOOL ARGUMENTS OUTCOME`, the server where there is one. */
  readonly calls: readonly string[]
  /** `LINE WHY` */
  readonly unreadable: readonly string[]
  readonly leftOut: string
  readonly repeats: number
  readonly otherLines: number
  /** `SERVER: TOOLS`, of whole lists. */
  readonly contracts: readonly string[]
  readonly raw: readonly Imported[]
}

export async function read(
  path: string,
  { from, mapping, known = new Known() }: { from?: string; mapping?: Mapping; known?: Known } = {},
): Promise<Read> {
  const content = await lookInto(path, 'log', formatOf(from, mapping))
  const raw: Imported[] = []
  const unreadable: string[] = []
  if (content.kind === 'recording' || content.kind === 'unknown')
    return { format: content.kind, calls: [], unreadable, leftOut: '', repeats: 0, otherLines: 0, contracts: [], raw }
  const log = await readLog(
    { path, shown: 'log' },
    content,
    (call) => raw.push(call),
    ({ line, why }) => unreadable.push(`${line} ${why}`),
    { mapping, known },
  )
  return {
    format: log.format.id,
    calls: raw.map(lineOf),
    unreadable,
    leftOut: log.leftOut.entries.map(([name, times]) => `${name} ${times}`).join(', '),
    repeats: log.repeats,
    otherLines: log.otherLines,
    contracts: log.contracts
      .filter(({ partial }) => !partial)
      .map(
        ({ server, tools }) => `${server}: ${tools.map((tool) => (tool as { name?: string } | null)?.name).join(', ')}`,
      ),
    raw,
  }
}

function lineOf({ line, server, tool, arguments: sent, outcome }: Imported): string {
  return `${line} ${server === undefined ? '' : `${server}/`}${tool} ${shown(sent)} ${outcome}`
}

/** Arguments nested deeper than the call stack are no matter of these tests. */
function shown(value: Json): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '…'
  }
}
