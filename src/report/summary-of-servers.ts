/** The job summary over several servers: a table of them, then each as it would be told alone. */
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { ownGroups, ownNotices } from './outline.js'
import { changes, notices, reasons, title } from './sections.js'
import { serversFooter, serverTable, serverTitle, unreadServer } from './sections-of-servers.js'
import { join, type Part, partsOf, type SummaryOptions } from './summary.js'

/** Rows of the table of servers: as many as fit. */
const ROWS = [1_000, 100, 20] as const

/** The sum as Markdown of at most 1 MiB; servers that do not pass come first. */
export function summaryOfServers(verdict: Verdict, options: SummaryOptions = {}): string {
  const { servers = [] } = verdict
  const own = ownGroups(verdict)
  const loudFirst = [...servers].sort((a, b) => rank(a) - rank(b))
  return join([
    [() => [title(verdict, options.name), reasons(verdict)]],
    ROWS.map((most) => () => [...serverTable(verdict, most), serversFooter(verdict)]),
    [() => (own.length === 0 ? [] : [changes({ ...verdict, coverage: undefined }, own, 300)])],
    [() => notices({ ...verdict, notices: ownNotices(verdict) }, 100)],
    ...loudFirst.flatMap((server) => partsOfServer(server, options)),
  ])
}

/** What fails comes first; the order of the list decides between equals. */
export function rank(server: ServerVerdict): number {
  if ('error' in server) return 1
  if ('skipped' in server) return 3
  return server.verdict.outcome === 'fail' ? 0 : 2
}

function partsOfServer(server: ServerVerdict, options: SummaryOptions): readonly Part[] {
  if ('skipped' in server) return []
  if ('error' in server) return [[() => [serverTitle(server), unreadServer(server.error)]]]
  return partsOf(server.verdict, options, serverTitle(server))
}
