/** The job summary over several servers: a table of them, then each as it would be told alone. */
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { ownNotices } from './outline.js'
import { notices, reasons, title } from './sections.js'
import {
  loudestFirst,
  ownChanges,
  serversFooter,
  serverTable,
  serverTitle,
  unreadServer,
} from './sections-of-servers.js'
import { join, type Part, partsOf, type SummaryOptions } from './summary.js'

/** Rows of the table of servers: as many as fit. */
const ROWS = [1_000, 100, 20] as const

/** The sum as Markdown of at most 1 MiB; servers that do not pass come first. */
export function summaryOfServers(verdict: Verdict, options: SummaryOptions = {}): string {
  const { servers = [] } = verdict
  return join([
    [() => [title(verdict, options.name), reasons(verdict)]],
    ROWS.map((most) => () => [...serverTable(verdict, most), serversFooter(verdict)]),
    [() => ownChanges(verdict)],
    [() => notices({ ...verdict, notices: ownNotices(verdict) }, 100)],
    ...loudestFirst(servers).flatMap((server) => partsOfServer(server, options)),
  ])
}

function partsOfServer(server: ServerVerdict, options: SummaryOptions): readonly Part[] {
  if ('skipped' in server) return []
  if ('error' in server) return [[() => [serverTitle(server), unreadServer(server.error)]]]
  return partsOf(server.verdict, options, serverTitle(server))
}
