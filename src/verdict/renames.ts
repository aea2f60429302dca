/** Likely new names, with the calls that they would mend and the lines that put them to use. */
import type { Mend, Replay } from '../model/call.js'
import type { ProposedRename } from '../model/verdict.js'
import { compareText } from './order.js'

/** Those that mend a recorded call, most mended calls first. */
export function renamesOf(replay: Replay | undefined): readonly ProposedRename[] {
  return [...(replay?.mends ?? [])]
    .sort((a, b) => b.broken - a.broken || b.dropped - a.dropped || compareText(a.tool, b.tool))
    .map((mend) => ({ ...mend, entry: entryOf(mend) }))
}

/** YAML for the config file. JSON strings are YAML strings. */
function entryOf({ tool, to, arguments: names }: Mend): string {
  const tools = to === undefined ? [] : [`  tools:\n    ${text(tool)}: ${text(to)}`]
  const pairs = names.map(([before, after]) => `      ${text(before)}: ${text(after)}`)
  const all = pairs.length === 0 ? [] : [`  arguments:\n    ${text(tool)}:\n${pairs.join('\n')}`]
  return ['aliases:', ...tools, ...all].join('\n')
}

/** Bare where YAML reads a name as nothing but text. */
function text(name: string): string {
  const isPlain = /^[A-Za-z_][\w-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name)
  return isPlain ? name : JSON.stringify(name)
}
