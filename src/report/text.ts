/** The report for a terminal and for the log: plain lines, most severe first, the outcome last. */
import pc from 'picocolors'
import type { Level } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { plural } from '../model/plural.js'
import type { BrokenCall, FindingGroup, NotedCall, Verdict } from '../model/verdict.js'
import { blindWords } from './lost-words.js'
import { brokenGroups, concernsOf, countFindings, effectWords, notedGroups, outlineOf, shownLevel } from './outline.js'
import { coverageBlock, listed, lossBlock, renameBlock } from './text-of-replay.js'
import {
  adviceOf,
  blastWords,
  bumpWords,
  callWords,
  firstOf,
  jsonLine,
  moreKinds,
  placeWords,
  rejectionWords,
  visible,
} from './words.js'

const MOST_GROUPS = 100
const MOST_CALLS = 20
const MOST_NOTICES = 20
const MOST_TOOLS = 8
const MOST_DIFFERENCES = 20

export type Colours = ReturnType<typeof pc.createColors>

export interface TextOptions {
  readonly colour: boolean
  /** Over the report; the program's name where it is not given. */
  readonly title?: string
}

/** The verdict as lines of text; colour codes only where `colour` is true, and never from a contract or a recording. */
export function text(verdict: Verdict, options: TextOptions): string {
  const colours = pc.createColors(options.colour)
  const { open, accepted, quiet } = outlineOf(verdict)
  const groups = firstOf(open, MOST_GROUPS)
  const blocks: readonly (readonly string[])[] = [
    heading(verdict, colours, options.title ?? 'mcp-compat'),
    ...groups.shown.map((group) => groupBlock(verdict, group, colours)),
    groups.more > 0 ? [`… and ${plural(groups.more, ...moreKinds(verdict))}; the JSON report has them all.`] : [],
    differenceBlock(verdict, colours),
    brokenBlock(verdict, colours),
    lossBlock(verdict, colours),
    renameBlock(verdict, colours),
    notedBlock(verdict, colours),
    acceptedBlock(accepted, colours),
    coverageBlock(verdict, colours),
    noticeBlock(verdict, colours),
    quiet.length > 0
      ? [
          `${plural(countFindings(quiet), verdict.probed === undefined ? 'compatible change' : 'quiet finding')} not listed; the JSON report has them.`,
        ]
      : [],
    closing(verdict, colours),
  ]
  const lines = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'))
  return `${lines.join('\n\n')}\n`
}

function heading(verdict: Verdict, { bold }: Colours, title: string): readonly string[] {
  const { baseline, candidate } = verdict
  const sources = [baseline, candidate].map(({ source }) => visible(source, 120))
  const width = Math.max(...sources.map(({ length }) => length))
  const row = (name: string, at: 0 | 1): string => {
    const { tools, version, digest } = at === 0 ? baseline : candidate
    const facts = [
      plural(tools, 'tool'),
      ...(version === undefined ? [] : [`version ${visible(version, 40)}`]),
      shortDigest(digest),
    ]
    return `${name.padEnd(11)}${(sources[at] ?? '').padEnd(width)}  ${facts.join(', ')}`
  }
  if (verdict.probed === 'alone')
    return [
      bold(title),
      row('server', 1),
      ...(verdict.calls.recorded === 0 ? [] : [`${'calls'.padEnd(11)}${callWords(verdict)}`]),
    ]
  return [
    bold(title),
    row('baseline', 0),
    row('candidate', 1),
    `${'pin'.padEnd(11)}${verdict.pin}`,
    `${'calls'.padEnd(11)}${callWords(verdict)}`,
  ]
}

/** Enough of a digest to tell two apart by eye. */
function shortDigest(digest: string): string {
  return digest.slice(0, 'sha256:'.length + 12)
}

/** A finding in full, with what the recording says of it. */
export function groupBlock(verdict: Verdict, group: FindingGroup, colours: Colours): readonly string[] {
  const { lead, findings } = group
  const concerns = firstOf(concernsOf(group), MOST_TOOLS)
  const blast = blastWords(verdict, findings)
  const head = [
    badge(shownLevel(lead), colours),
    colours.bold(concerns.shown[0] ?? ''),
    lead.rule,
    effectWords(lead),
    blast,
  ]
  const others = concerns.shown.slice(1)
  const same = [...others, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ')
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['also', same === '' ? undefined : same],
    [lead.side === 'output' ? 'result' : 'call', lead.witness === undefined ? undefined : jsonLine(lead.witness)],
    ['unseen', lead.blindSpot === undefined ? undefined : blindWords(lead.blindSpot)],
    ['where', whereOf(lead.location, placeWords(lead))],
    ['to do', adviceOf(verdict, lead)?.remedy],
    ['id', findings.length > 1 ? `${lead.fingerprint} and ${findings.length - 1} more` : lead.fingerprint],
  ]
  return [
    head.filter((part) => part !== '').join('  '),
    `  ${visible(lead.message)}`,
    ...rows.flatMap(([name, value]) => (value === undefined ? [] : [`  ${colours.dim(name.padEnd(7))}${value}`])),
  ]
}

function whereOf(location: FindingGroup['lead']['location'], place: string): string {
  if (location === undefined) return place
  return `${visible(location.file, 200)}:${location.line}:${location.column}  ${place}`
}

function badge(level: Level, { red, yellow, cyan, bold }: Colours): string {
  switch (level) {
    case 'error':
      return bold(red('ERROR'))
    case 'warning':
      return bold(yellow('WARN '))
    default:
      return cyan('NOTE ')
  }
}

function brokenBlock(verdict: Verdict, { bold, dim }: Colours): readonly string[] {
  const { shown, more } = firstOf(brokenGroups(verdict), MOST_CALLS)
  if (shown.length === 0) return []
  const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken)
  return [
    bold('Broken calls'),
    ...shown.flatMap(({ lead, calls }) => [
      `  ${placeOf(lead)}  ${visible(lead.tool, 120)}  ${jsonLine(lead.arguments)}${times(lead.count)}`,
      ...firstOf(rejectionWords(lead), 5).shown.map((reason) => `    ${reason}`),
      ...(lead.findings.length > 0 ? [`    ${dim(`because of ${firstOf(lead.findings, 5).shown.join(', ')}`)}`] : []),
      ...(calls.length > 1 ? [`    ${dim(`the same: ${othersOf(calls)}`)}`] : []),
    ]),
    ...(more > 0 || left > 0 ? [`  … and ${plural(Math.max(more, left), 'more broken call')}`] : []),
  ]
}

/** Where the calls after the first stand; lines alone where they are in its file. */
function othersOf([lead, ...others]: readonly BrokenCall[]): string {
  const areNear = others.every(({ file }) => file === lead?.file)
  if (!areNear) return listed(others.map(placeOf))
  return `${others.length === 1 ? 'line' : 'lines'} ${listed(others.map(({ line }) => String(line)))}`
}

function placeOf({ file, line }: BrokenCall | NotedCall): string {
  return `${visible(file, 200)}:${line}`
}

function times(count: number): string {
  return count > 1 ? `  (recorded ${count} times)` : ''
}

function notedBlock(verdict: Verdict, { bold }: Colours): readonly string[] {
  const { shown, more } = firstOf(notedGroups(verdict), MOST_CALLS)
  if (shown.length === 0) return []
  return [
    bold('Other calls worth a look'),
    ...shown.map(({ lead, count }) => {
      const others = count > 1 ? `  (and ${count - 1} more like it)` : ''
      return `  ${placeOf(lead)}  ${visible(lead.tool, 120)}  ${lead.status}: ${visible(lead.why, 300)}${others}`
    }),
    ...(more > 0 ? [`  … and ${more} more kinds`] : []),
  ]
}

function acceptedBlock(accepted: readonly FindingGroup[], { bold }: Colours): readonly string[] {
  if (accepted.length === 0) return []
  const { shown, more } = firstOf(accepted, MOST_GROUPS)
  return [
    bold('Accepted'),
    ...shown.map((group) => {
      const concerns = firstOf(concernsOf(group), MOST_TOOLS)
      const names = [...concerns.shown, ...(concerns.more > 0 ? [`${concerns.more} more`] : [])].join(', ')
      const until = group.lead.accepted?.until === undefined ? '' : ` (until ${visible(group.lead.accepted.until, 20)})`
      return `  ${names}  ${group.lead.rule}  ${group.lead.effect}: ${visible(group.lead.accepted?.reason ?? '', 300)}${until}`
    }),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** What differs although no finding says so. */
function differenceBlock({ differences = [] }: Verdict, { bold, dim }: Colours): readonly string[] {
  const { shown, more } = firstOf(differences, MOST_DIFFERENCES)
  if (shown.length === 0) return []
  const side = (value: Json | undefined): string => (value === undefined ? dim('not there') : jsonLine(value, 300))
  return [
    bold('What differs'),
    ...shown.flatMap(({ pointer, before, after }) => [
      `  ${visible(pointer, 300)}`,
      `    - ${side(before)}`,
      `    + ${side(after)}`,
    ]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** Things to know that are no findings. */
export function noticeBlock({ notices }: Pick<Verdict, 'notices'>, { bold }: Colours): readonly string[] {
  const { shown, more } = firstOf(notices, MOST_NOTICES)
  if (shown.length === 0) return []
  return [
    bold('Notices'),
    ...shown.map((notice) => `  ${visible(notice)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

function closing(verdict: Verdict, colours: Colours): readonly string[] {
  return [
    ...(verdict.pin === 'same' ? [] : [`Suggested version bump: ${bumpWords(verdict)}`]),
    ...(verdict.pin === 'same' || verdict.update === undefined
      ? []
      : [`To approve the candidate as it is: ${visible(verdict.update, 2_000)}`]),
    ...outcomeBlock(verdict, colours),
  ]
}

/** The outcome with its reasons; of a shard, that it has none. */
export function outcomeBlock({ outcome, reasons, shard }: Verdict, { bold, red, green }: Colours): readonly string[] {
  if (shard !== undefined) return [bold(`SHARD ${shard.index} of ${shard.of}`)]
  return [bold(outcome === 'pass' ? green('PASS') : red('FAIL')), ...reasons.map((reason) => `  ${visible(reason)}`)]
}
