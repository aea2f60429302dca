/** The parts of comment and job summary that tell of several servers. */
import type { PhrasingContent } from 'mdast'
import { plural } from '../model/plural.js'
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { type Block, code, heading, paragraph, sentence, small, table, words } from './markdown.js'
import { ownGroups } from './outline.js'
import { changes } from './sections.js'
import { callWords, firstOf } from './words.js'

/** One row a server: how it ended, and why. */
export function serverTable({ servers = [] }: Verdict, most: number): readonly Block[] {
  const { shown, more } = firstOf(servers, most)
  const rows = shown.map((server) => [[code(server.name, 120)], [words(endOf(server))], factsOf(server)])
  const rest = more > 0 ? [paragraph([words(`… and ${plural(more, 'more server')}.`)])] : []
  return [table(['Server', '', ''], rows), ...rest]
}

function endOf(server: ServerVerdict): string {
  if ('error' in server) return '❌ not read'
  if ('skipped' in server) return '➖ skipped'
  return server.verdict.outcome === 'pass' ? '✅ passed' : '❌ failed'
}

function factsOf(server: ServerVerdict): PhrasingContent[] {
  if ('error' in server) return sentence(server.error.message)
  if ('skipped' in server) return sentence(server.skipped)
  const { verdict } = server
  const { counts } = verdict
  const parts = (['breaking', 'undecided', 'silent', 'advisory', 'compatible'] as const)
    .filter((effect) => counts[effect] > 0)
    .map((effect) => `${counts[effect]} ${effect}`)
  const changed = parts.length > 0 ? parts.join(', ') : verdict.pin === 'same' ? 'nothing changed' : 'changed'
  return [words(verdict.coverage === undefined ? changed : `${changed}; ${callWords(verdict)}`)]
}

/** What fails comes first, what was skipped last; the order of the list decides between equals. */
export function loudestFirst(servers: readonly ServerVerdict[]): readonly ServerVerdict[] {
  return [...servers].sort((a, b) => rank(a) - rank(b))
}

function rank(server: ServerVerdict): number {
  if ('error' in server) return 1
  if ('skipped' in server) return 3
  return server.verdict.outcome === 'fail' ? 0 : 2
}

/** What concerns all servers together and none alone. */
export function ownChanges(verdict: Verdict): readonly Block[] {
  const own = ownGroups(verdict)
  return own.length === 0 ? [] : [changes({ ...verdict, coverage: undefined }, own, 300)]
}

/** The heading of one server. */
export function serverTitle(server: ServerVerdict): Block {
  return heading(3, [words(`${endOf(server)}: `), code(server.name, 120)])
}

/** Why a server could not be read, and what to do. */
export function unreadServer({ message, next }: { readonly message: string; readonly next?: string }): Block {
  return paragraph(sentence(next === undefined ? message : `${message} ${next}`))
}

/** What was judged, in one small paragraph. */
export function serversFooter(verdict: Verdict): Block {
  const { servers = [], baseline, candidate } = verdict
  const tools = `${plural(baseline.tools, 'tool')} before, ${candidate.tools} after`
  return small([words(`${plural(servers.length, 'server')}, ${tools}. Replay: ${callWords(verdict)}.`)])
}
