/** The sentences of recorded calls that were made again. */
import type { LiveCall, LiveOutcome } from '../../model/evidence/live.js'
import { plural } from '../../model/plural.js'

/** What differs alike in one tool is told once, with the first of it in front. */
export function groupBy<T extends { readonly tool: string }>(
  all: readonly T[],
  differenceOf: (one: T) => string | undefined,
): readonly { readonly difference: string; readonly of: readonly [T, ...T[]] }[] {
  const groups = new Map<string, { difference: string; of: [T, ...T[]] }>()
  for (const one of all) {
    const difference = differenceOf(one)
    if (difference === undefined) continue
    const key = JSON.stringify([one.tool, difference])
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { difference, of: [one] })
    else known.of.push(one)
  }
  return [...groups.values()]
}

/** ` (as 3 recorded calls show)`. */
export function asCallsShow(calls: readonly LiveCall[]): string {
  return calls.length === 1 ? '' : ` (as ${plural(calls.length, 'recorded call')} show)`
}

/** What came of a call, as the end of a sentence: `succeeded`, `was answered with the protocol error -32602 "…"`. */
export function outcomeClause({ kind, code, message }: LiveOutcome): string {
  const said = message === undefined || message === '' ? '' : ` ${JSON.stringify(message)}`
  switch (kind) {
    case 'success':
      return 'succeeds'
    case 'tool-error':
      return `fails with a tool error${said}`
    case 'protocol-error':
      return `is answered with the protocol error${code === undefined ? '' : ` ${code}`}${said}`
    case 'timed-out':
      return 'is not answered in time'
    case 'lost':
      return `ends the server or its connection${said}`
    case 'oversized':
      return 'is answered with more than is read'
    case 'refused':
      return `is refused by the transport${said}`
  }
}
