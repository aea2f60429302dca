/** The job summary: the whole report as Markdown, as far as a step's summary holds it. */
import { plural } from '../model/plural.js'
import type { FindingGroup, Verdict } from '../model/verdict.js'
import { accepted, howToAccept } from './accepting.js'
import { losses, renames } from './losses.js'
import { type Block, details, paragraph, render, words } from './markdown.js'
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
import { firstOf, moreKinds } from './words.js'

/** Bytes that GitHub takes for the summary of one step; some are left for other writers. */
const LARGEST_SUMMARY = 1_048_576 - 16_384

/** Rows of the table of changes: as many as fit. */
const ROWS = [500, 100, 20] as const
const MOST_DETAILS = 100

export interface SummaryOptions {
  readonly acceptLabel?: string
  readonly name?: string
}

/** A part of the summary: the fullest form that still fits is taken. */
export type Part = readonly (() => readonly Block[])[]

/** The verdict as Markdown of at most 1 MiB. Parts that no longer fit are left out whole, and that is said. */
export function summary(verdict: Verdict, options: SummaryOptions = {}): string {
  return join(partsOf(verdict, options, title(verdict, options.name)))
}

/** The parts of one verdict under a heading. */
export function partsOf(verdict: Verdict, options: SummaryOptions, head: Block): readonly Part[] {
  const { open, accepted: signed, quiet } = outlineOf(verdict)
  const isShort = open.length <= 3
  return [
    [() => [head, reasons(verdict), footer(verdict)]],
    ROWS.map((most) => () => changed(verdict, open, most)),
    [() => differences(verdict, 50)],
    [() => brokenCalls(verdict, 200, open.length <= 10)],
    [() => howToAccept(verdict, open, options.acceptLabel)],
    [() => accepted(signed, 200)],
    [() => losses(verdict, 100)],
    [() => renames(verdict, 50)],
    [() => notedCalls(verdict, 200)],
    [() => coverage(verdict, 200)],
    [() => notices(verdict, 100)],
    ...open
      .slice(0, MOST_DETAILS)
      .map((group): Part => [() => groupDetails(verdict, group, isShort && group.lead.gates)]),
    ROWS.map((most) => () => compatible(verdict, quiet, most)),
  ]
}

function changed(verdict: Verdict, groups: readonly FindingGroup[], most: number): readonly Block[] {
  if (groups.length === 0) return []
  const { shown, more } = firstOf(groups, most)
  const rest = `… and ${plural(more, ...moreKinds(verdict))}; the JSON report has them all.`
  return [changes(verdict, shown, 300), ...(more > 0 ? [paragraph([words(rest)])] : [])]
}

function compatible(verdict: Verdict, groups: readonly FindingGroup[], most: number): readonly Block[] {
  if (groups.length === 0) return []
  return details(
    plural(countFindings(groups), verdict.probed === undefined ? 'compatible change' : 'quiet finding'),
    undefined,
    changed(verdict, groups, most),
  )
}

/** The parts as Markdown, as far as they fit; what is left out is counted. */
export function join(parts: readonly Part[]): string {
  const texts: string[] = []
  let size = 0
  let left = 0
  for (const part of parts) {
    const text = firstFitting(part, LARGEST_SUMMARY - size)
    if (text === undefined) left++
    else if (text !== '') {
      size += Buffer.byteLength(text, 'utf8') + 1
      texts.push(text)
    }
  }
  if (left > 0) texts.push(`${plural(left, 'part')} of this report did not fit here; the JSON report has them all.\n`)
  return texts.join('\n')
}

function firstFitting(part: Part, room: number): string | undefined {
  for (const form of part) {
    const text = render(form())
    if (Buffer.byteLength(text, 'utf8') + 1 <= room) return text
  }
  return undefined
}
