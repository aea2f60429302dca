/** The parts that the comment and the job summary are made of. */
import type { PhrasingContent } from 'mdast'
import type { Level } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { plural } from '../model/plural.js'
import type { FindingGroup, JudgedFinding, Verdict } from '../model/verdict.js'
import { blindSentence } from './lost-words.js'
import {
  type Block,
  bold,
  bullets,
  code,
  details,
  difference,
  differingParts,
  fence,
  heading,
  names,
  paragraph,
  prose,
  sentence,
  small,
  table,
  words,
} from './markdown.js'
import { brokenGroups, concernsOf, effectWords, notedGroups, shownLevel } from './outline.js'
import {
  adviceOf,
  blindSpots,
  bumpWords,
  callWords,
  concernOf,
  coverageWords,
  cut,
  firstOf,
  jsonLine,
  rejectionWords,
  shortBlast,
  witnessWords,
} from './words.js'

const MOST_TOOLS = 5
const ICONS: { readonly [level in Level]: string } = { error: '❌', warning: '⚠️', note: 'ℹ️', off: '' }

/** The outcome as a heading. */
export function title({ outcome }: Verdict, name: string | undefined): Block {
  const said = outcome === 'pass' ? '✅ MCP contract check passed' : '❌ MCP contract check failed'
  return heading(3, name === undefined ? [words(said)] : [words(`${said}: `), code(name, 120)])
}

/** Why, one line each. */
export function reasons(verdict: Verdict): Block {
  const items = verdict.reasons.map((reason, at) => (at === 0 && isFact(reason) ? [bold(reason)] : sentence(reason)))
  return bullets(items)
}

/** Sentences of digits and words only; a label or a rule in them would need escaping. */
function isFact(reason: string): boolean {
  return /^[\w ,.]+$/.test(reason)
}

/** One line a cause: how bad, where, what, and what the recording says of it. */
export function changes(verdict: Verdict, groups: readonly FindingGroup[], longest: number): Block {
  const hasCalls = verdict.coverage !== undefined
  const rows = groups.map((group) => [
    [words(`${ICONS[shownLevel(group.lead)]} ${effectWords(group.lead)}`)],
    names(concernsOf(group), MOST_TOOLS),
    sentence(cut(group.lead.message, longest)),
    ...(hasCalls ? [[words(shortBlast(verdict, group.findings)), ...blind(group.lead)]] : []),
  ])
  const calls = `Of ${verdict.calls.recorded} recorded calls`
  return table(['', 'Where', 'What changed', ...(hasCalls ? [calls] : [])], rows)
}

/** A 0 that proves nothing is marked. */
function blind({ blindSpot }: JudgedFinding): PhrasingContent[] {
  return blindSpot === undefined ? [] : [words(' (blind spot)')]
}

/** Everything about one cause, behind a line that opens it. */
export function groupDetails(verdict: Verdict, group: FindingGroup, isOpen: boolean): readonly Block[] {
  const { lead, findings } = group
  const meta = adviceOf(verdict, lead)
  const concerns = concernsOf(group)
  const others = concerns.length > 1 ? ` and ${plural(concerns.length - 1, 'more place')}` : ''
  const blocks = [
    paragraph(sentence(lead.message)),
    ...(concerns.length > 1 ? [paragraph([words('The same in '), ...names(concerns.slice(1), 30), words('.')])] : []),
    ...witness(lead),
    ...(meta === undefined
      ? []
      : [paragraph(prose(meta.why)), paragraph([bold('To do:'), words(' '), ...prose(meta.remedy)])]),
    small(facts(lead, findings.length)),
  ]
  if (lead.blindSpot !== undefined) blocks.splice(-1, 0, paragraph(sentence(blindSentence(lead.blindSpot))))
  return details(`${lead.rule}${others}`, concernOf(lead), blocks, isOpen)
}

function witness(finding: JudgedFinding): readonly Block[] {
  const { before, after } = finding
  if (finding.witness !== undefined)
    return [paragraph([words(`${witnessWords(finding)}:`)]), fence('json', [jsonLine(finding.witness)])]
  if (typeof before !== 'string' || typeof after !== 'string' || finding.effect !== 'advisory') return []
  // The message quotes short texts whole.
  return Math.max(before.length, after.length) <= 60 ? [] : [difference(...differingParts(before, after))]
}

function facts(finding: JudgedFinding, count: number): PhrasingContent[] {
  const { location, side, pointer, fingerprint, tool } = finding
  const at = location === undefined ? [] : [code(`${location.file}:${location.line}`), words(', ')]
  const node = pointer === '' ? [words(side)] : [words(`${tool === null ? 'contract' : side} `), code(pointer)]
  const more = count > 1 ? [words(` and ${count - 1} more`)] : []
  return [...at, ...node, words(', fingerprint '), code(fingerprint), ...more]
}

/** The recorded calls that break, those of one reason told by the first. */
export function brokenCalls(verdict: Verdict, most: number, isOpen: boolean): readonly Block[] {
  const { shown } = firstOf(brokenGroups(verdict), most)
  if (shown.length === 0) return []
  const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken)
  const rows = shown.map(({ lead, count }) => [
    [code(`${lead.file}:${lead.line}`, 200), words(count > 1 ? ` and ${count - 1} more like it` : '')],
    [code(lead.tool, 120)],
    [code(jsonLine(lead.arguments, 300))],
    rejectionWords(lead)
      .slice(0, 3)
      .flatMap((reason, at) => (at === 0 ? sentence(reason) : [words('; '), ...sentence(reason)])),
  ])
  const rest = left > 0 ? [paragraph([words(`… and ${plural(left, 'more broken call')}.`)])] : []
  const head = plural(verdict.calls.broken, 'broken call')
  return details(head, undefined, [table(['Call', 'Tool', 'Arguments', 'Refused because'], rows), ...rest], isOpen)
}

/** Calls that do not break but are dropped, defaulted, invalid, …; those of one reason told by the first. */
export function notedCalls(verdict: Verdict, most: number): readonly Block[] {
  const groups = notedGroups(verdict)
  const { shown, more } = firstOf(groups, most)
  if (shown.length === 0) return []
  const rows = shown.map(({ lead, count }) => [
    [code(`${lead.file}:${lead.line}`, 200), words(count > 1 ? ` and ${count - 1} more like it` : '')],
    [code(lead.tool, 120)],
    [words(lead.status)],
    sentence(cut(lead.why, 300)),
  ])
  const rest = more > 0 ? [paragraph([words(`… and ${more} more.`)])] : []
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return details(`${plural(total, 'other call')} worth a look`, undefined, [
    table(['Call', 'Tool', 'Status', 'Why'], rows),
    ...rest,
  ])
}

/** What differs although no finding says so. */
export function differences({ differences = [] }: Verdict, most: number): readonly Block[] {
  const { shown, more } = firstOf(differences, most)
  if (shown.length === 0) return []
  const side = (value: Json | undefined): PhrasingContent[] =>
    value === undefined ? [words('not there')] : [code(jsonLine(value, 300))]
  const rows = shown.map(({ pointer, before, after }) => [[code(pointer)], side(before), side(after)])
  const rest = more > 0 ? [paragraph([words(`… and ${more} more.`)])] : []
  return [table(['What differs', 'Baseline', 'Candidate'], rows), ...rest]
}

/** What the recording exercised, and what it did not. */
export function coverage(verdict: Verdict, most: number): readonly Block[] {
  if (verdict.coverage === undefined) return []
  const spots = blindSpots(verdict)
  if (spots.length === 0) return []
  const { shown, more } = firstOf(spots, most)
  return details(`Coverage: the recording exercised ${coverageWords(verdict)}`, undefined, [
    paragraph([words('A break of these would not show in the replay:')]),
    bullets([
      ...shown.map(({ where, places }, at) => [
        at === 0 && where === 'never called' ? words(where) : code(where, 120),
        words(': '),
        ...names(places, 20),
      ]),
      ...(more > 0 ? [[words(`… and ${plural(more, 'more tool')}`)]] : []),
    ]),
  ])
}

/** Things the user should know that are no findings. */
export function notices(verdict: Verdict, most: number): readonly Block[] {
  const { shown, more } = firstOf(verdict.notices, most)
  if (shown.length === 0) return []
  return details(plural(verdict.notices.length, 'notice'), undefined, [
    bullets([...shown.map((notice) => sentence(notice)), ...(more > 0 ? [[words(`… and ${more} more`)]] : [])]),
  ])
}

/** What was compared with what, in one small paragraph. */
export function footer(verdict: Verdict): Block {
  const { baseline, candidate, pin } = verdict
  const contract = ({ source, tools, version, digest }: Verdict['baseline']): PhrasingContent[] => [
    code(source, 120),
    words(` (${plural(tools, 'tool')}${version === undefined ? '' : ', version '}`),
    ...(version === undefined ? [] : [code(version, 40)]),
    words(', '),
    code(digest.slice(0, 'sha256:'.length + 12)),
    words(')'),
  ]
  if (verdict.probed === 'alone')
    return small([words('Server '), ...contract(candidate), words(`. Replay: ${callWords(verdict)}.`)])
  const bump = pin === 'same' ? [] : [words('. Suggested version bump: '), ...sentence(bumpWords(verdict))]
  return small([
    words('Baseline '),
    ...contract(baseline),
    words(', candidate '),
    ...contract(candidate),
    words(`. Replay: ${callWords(verdict)}`),
    ...bump,
    words('.'),
  ])
}
