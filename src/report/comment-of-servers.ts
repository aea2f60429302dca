/** The sticky comment over several servers: one comment, one row a server, those that do not pass in full. */
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { bodyOf, type CommentOptions, LONGEST_COMMENT, whole } from './comment.js'
import { type Block, details, html, paragraph, render, words } from './markdown.js'
import { reasons, title } from './sections.js'
import { loudestFirst, ownChanges, serversFooter, serverTable, unreadServer } from './sections-of-servers.js'
import { firstOf } from './words.js'

const MOST_REASONS = 20
const MOST_ROWS = 100

/** The comment as Markdown, the most telling form that fits into 65,536 characters. */
export function commentOfServers(verdict: Verdict, options: CommentOptions): string {
  const { servers = [] } = verdict
  const telling = loudestFirst(servers).filter(hasNews)
  // Servers are told in full as long as there is room, the failing ones first.
  for (let most = telling.length; most >= 0; most = most > 8 ? most >> 1 : most - 1) {
    const text = render([
      html(options.marker),
      ...headOf(verdict, options),
      ...telling.slice(0, most).flatMap((server, at) => serverDetails(server, options, at === 0)),
      ...(most < telling.length
        ? [paragraph([words('The details are too long for a comment. '), ...whole(options)])]
        : []),
      serversFooter(verdict),
    ])
    if (text.length <= LONGEST_COMMENT) return text
  }
  const bare = render([html(options.marker), title(verdict, undefined), paragraph(whole(options))])
  return bare.length <= LONGEST_COMMENT ? bare : `${options.marker}\n`
}

function headOf(verdict: Verdict, options: CommentOptions): readonly Block[] {
  const { shown, more } = firstOf(verdict.reasons, MOST_REASONS)
  const told = more > 0 ? [...shown, `… and ${more} more.`] : shown
  return [
    title(verdict, options.name),
    reasons({ ...verdict, reasons: told }),
    ...serverTable(verdict, MOST_ROWS),
    ...ownChanges(verdict),
  ]
}

function hasNews(server: ServerVerdict): boolean {
  if ('verdict' in server) return server.verdict.outcome === 'fail' || server.verdict.pin === 'changed'
  return 'error' in server
}

function serverDetails(server: ServerVerdict, options: CommentOptions, isFirst: boolean): readonly Block[] {
  if ('skipped' in server) return []
  if ('error' in server) return details('could not be read', server.name, [unreadServer(server.error)], isFirst)
  const { verdict } = server
  const line = verdict.outcome === 'fail' ? 'failed' : 'passed, with changes'
  return details(line, server.name, bodyOf(verdict, options), isFirst && verdict.outcome === 'fail')
}
