/** The sticky comment of a pull request: what changed, which call breaks, what to do; the rest behind one click. */
import { plural } from '../model/plural.js'
import type { FindingGroup, Verdict } from '../model/verdict.js'
import { accepted, howToAccept } from './accepting.js'
import { losses, renames } from './losses.js'
import { type Block, html, paragraph, render, words } from './markdown.js'
import { countFindings, outlineOf } from './outline.js'
import {
  brokenCalls,
  changes,
  coverage,
  differences,
  footer,
  groupDetails,
  notedCalls,
  notices,
  reasons,
  title,
} from './sections.js'
import { firstOf } from './words.js'

/** GitHub refuses a longer comment. */
export const LONGEST_COMMENT = 65_536

export interface CommentOptions {
  /** The HTML comment by which the comment is found again; it comes first. */
  readonly marker: string
  /** The label that lifts the gate. */
  readonly acceptLabel?: string
  /** Where the whole report is. */
  readonly runUrl?: string
  /** Names the check where a workflow has several. */
  readonly name?: string
}

/** The comment as Markdown, the most telling form that fits into 65,536 characters. */
export function comment(verdict: Verdict, options: CommentOptions): string {
  const forms = [fullForm, shortForm, bareForm]
  for (const form of forms) {
    const text = render([html(options.marker), ...form(verdict, options)])
    if (text.length <= LONGEST_COMMENT) return text
  }
  return `${options.marker}\n`
}

function fullForm(verdict: Verdict, options: CommentOptions): readonly Block[] {
  return [title(verdict, options.name), ...bodyOf(verdict, options)]
}

/** Everything under the title. */
export function bodyOf(verdict: Verdict, options: CommentOptions): readonly Block[] {
  const { open, accepted: signed, quiet } = outlineOf(verdict)
  const listed = firstOf(open, 30)
  const detailed = firstOf(open, 12)
  // A reader should see one call that breaks without a click.
  const isShort = open.length <= 3
  const isOpen = ({ lead }: FindingGroup, at: number): boolean =>
    lead.gates && (isShort || (at === 0 && verdict.brokenCalls.length === 0))
  return [
    reasons(verdict),
    ...differences(verdict, 10),
    ...(listed.shown.length > 0 ? [changes(verdict, listed.shown, 300)] : []),
    ...rest(listed.more, options),
    ...brokenCalls(verdict, 10, verdict.brokenCalls.length <= 5),
    ...detailed.shown.flatMap((group, at) => groupDetails(verdict, group, isOpen(group, at))),
    ...losses(verdict, 10),
    ...renames(verdict, 5),
    ...notedCalls(verdict, 10),
    ...accepted(signed, 20),
    ...howToAccept(verdict, open, options.acceptLabel),
    ...coverage(verdict, 20),
    ...notices(verdict, 10),
    ...quietLine(quiet, options),
    footer(verdict),
  ]
}

/** One line a cause, and how to let them through. */
function shortForm(verdict: Verdict, options: CommentOptions): readonly Block[] {
  const { open } = outlineOf(verdict)
  const { shown, more } = firstOf(open, 10)
  return [
    title(verdict, options.name),
    reasons(verdict),
    ...(shown.length > 0 ? [changes(verdict, shown, 160)] : []),
    ...rest(more, options),
    ...howToAccept(verdict, shown, options.acceptLabel),
    paragraph([words('The details are too long for a comment. '), ...whole(options)]),
    footer(verdict),
  ]
}

function bareForm(verdict: Verdict, options: CommentOptions): readonly Block[] {
  return [title(verdict, undefined), paragraph(whole(options))]
}

function rest(more: number, options: CommentOptions): readonly Block[] {
  if (more === 0) return []
  return [
    paragraph([words(`… and ${plural(more, 'more kind of change', 'more kinds of change')}. `), ...whole(options)]),
  ]
}

function quietLine(quiet: readonly FindingGroup[], options: CommentOptions): readonly Block[] {
  const count = countFindings(quiet)
  if (count === 0) return []
  return [paragraph([words(`${plural(count, 'compatible change')} not listed here. `), ...whole(options)])]
}

/** Where the whole report is. */
export function whole({ runUrl }: CommentOptions): Extract<Block, { type: 'paragraph' }>['children'] {
  if (runUrl === undefined) return [words('The job summary has the whole report.')]
  return [
    words('The '),
    { type: 'link', url: runUrl, children: [words('job summary')] },
    words(' has the whole report.'),
  ]
}
