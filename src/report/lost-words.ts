/** Sentences on what calls lose, on new names that would mend them, and on what no call could show. */
import { plural } from '../model/plural.js'
import type { Loss, ProposedRename } from '../model/verdict.js'
import { jsonLine, visible } from './words.js'

/** `12 calls send /limit (as in 10), which the candidate no longer declares.` */
export function lossWords({ kind, pointer, calls, example, before, after }: Loss): string {
  const place = visible(pointer, 200)
  const who = plural(calls, 'call')
  if (kind === 'dropped') {
    const as = example === undefined ? '' : ` (as in ${jsonLine(example, 120)})`
    return `${who} ${calls === 1 ? 'sends' : 'send'} ${place}${as}, which the candidate no longer declares.`
  }
  const change =
    before === undefined || after === undefined ? 'changed' : `was ${valueWords(before)} and is ${valueWords(after)}`
  return `${who} ${calls === 1 ? 'leaves' : 'leave'} out ${place}, whose default ${change}.`
}

function valueWords(value: Loss['before']): string {
  return value === null || value === undefined ? 'none' : jsonLine(value, 120)
}

/** `"search" is likely called "find" now, and takes /q as /query: that would mend 4 broken calls.` */
export function renameWords({ tool, to, arguments: names, broken, dropped }: ProposedRename): string {
  const pairs = names.map(([before, after]) => `/${visible(before, 80)} as /${visible(after, 80)}`).join(', ')
  const what =
    to === undefined
      ? `${quoted(tool)} likely takes ${pairs} now`
      : `${quoted(tool)} is likely called ${quoted(to)} now${pairs === '' ? '' : `, and takes ${pairs}`}`
  const mended = [
    ...(broken > 0 ? [plural(broken, 'broken call')] : []),
    ...(dropped > 0 ? [plural(dropped, 'call with a dropped argument', 'calls with a dropped argument')] : []),
  ]
  return `${what}: that would mend ${mended.join(' and ')}.`
}

function quoted(name: string): string {
  return visible(JSON.stringify(name), 120)
}

/** Why the numbers of a finding prove nothing. */
export function blindWords(blindSpot: string): string {
  return `no recorded call could show it: ${visible(blindSpot, 300)}`
}

/** The same as a sentence. */
export function blindSentence(blindSpot: string): string {
  return `No recorded call could show it: ${visible(blindSpot, 300)}.`
}
