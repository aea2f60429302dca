/** `mcp-compat merge`: joins the reports of shards, and tells the verdict as `gate` would have. */
import { fallbackFor } from '../check-name.js'
import { type ToldReports, tellReports } from '../gate-reports.js'
import { rendering } from '../render.js'
import { checkReportFiles } from '../report-files.js'
import { sourcesOf } from '../sources.js'
import { complain, sentenceOf, type Terminal } from '../terminal.js'
import { mergeReports } from './merge-shards.js'

/** As commander gives them. */
export type MergeFlags = ToldReports

/**
 * Prints the verdict, writes the reports and tells of each that cannot be written; ends as `gate` ends.
 * @throws UserError where there is no verdict
 */
export async function mergeCommand(
  reports: readonly string[],
  flags: MergeFlags,
  terminal: Terminal,
): Promise<'passed' | 'failed' | 'unwritten' | 'unread'> {
  checkReportFiles(flags, terminal.cwd())
  const { verdict, end, unread } = await mergeReports(reports, terminal.cwd(), undefined)
  const sides = verdict.servers === undefined ? sourcesOf(verdict) : 'listed'
  const unwritten = await tellReports(flags, fallbackFor(sides, ''), rendering(verdict), terminal)
  for (const error of [...unread, ...unwritten]) await complain(terminal, sentenceOf(error))
  return unwritten.length > 0 ? 'unwritten' : end
}
