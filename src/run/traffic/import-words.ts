/** What `import` says of what it read. */
import { namesOf } from '../../io/read/calls.js'
import type { ReadLog } from '../../io/read/formats/read-log.js'
import { Tally } from '../../io/read/formats/tally.js'
import { plural } from '../../model/plural.js'

/** What all logs held together. */
export interface Summed {
  files: number
  calls: number
  failed: number
  unreadable: number
  repeats: number
  /** Calls with numbers that are written as they were read, not as they stood there. */
  inexact: number
  /** Calls that were wanted by their server, or say none. */
  own: number
  /** Those of servers that were not asked for. */
  readonly otherServers: Tally
  readonly leftOut: Tally
  readonly tools: Set<string>
  readonly servers: Set<string>
}

/** Before the first log. */
export function nothingSummed(): Summed {
  return {
    ...{ files: 0, calls: 0, failed: 0, unreadable: 0, repeats: 0, inexact: 0, own: 0 },
    ...{ otherServers: new Tally(), leftOut: new Tally(), tools: new Set(), servers: new Set() },
  }
}

/** One log in one sentence. */
export function describeLog(
  file: string,
  log: ReadLog,
  first: readonly { readonly line: number; readonly why: string }[],
): string {
  const parts = [plural(log.calls, 'call')]
  if (log.repeats > 0) parts.push(`${log.repeats} told again`)
  if (log.leftOut.count > 0) parts.push(`${log.leftOut.count} left out (${namesOf(log.leftOut)})`)
  if (log.unreadable > 0) {
    const more = log.unreadable > first.length ? '; …' : ''
    parts.push(`${log.unreadable} unparsable (${first.map(({ line, why }) => `${line} ${why}`).join('; ')}${more})`)
  }
  if (log.otherLines > 0) parts.push(plural(log.otherLines, 'other line'))
  return `${file}: ${log.format.title}: ${parts.join(', ')}.`
}

/** All of them in one sentence. */
export function describeSum(sum: Summed, output: string | undefined): string {
  const where = output === undefined || output === '-' ? 'Printed' : `Wrote ${output}:`
  const servers = sum.servers.size > 0 ? ` of ${plural(sum.servers.size, 'server')}` : ''
  const parts = [
    `${plural(sum.calls, 'call')} of ${plural(sum.tools.size, 'tool')}${servers}`,
    `${sum.failed} failed when recorded`,
    `${sum.leftOut.count} left out`,
    `${sum.unreadable} unparsable`,
    ...(sum.otherServers.count > 0 ? [`${sum.otherServers.count} of other servers`] : []),
    ...(sum.inexact > 0 ? [`${sum.inexact} with numbers that JavaScript does not hold exactly`] : []),
  ]
  return `${where} ${parts.join(', ')}, from ${plural(sum.files, 'log')}.`
}
