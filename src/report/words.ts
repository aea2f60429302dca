/** What all reports share: untrusted text made harmless, values on one line, phrases that mean one thing. */
import type { Json } from '../model/json.js'
import { plural } from '../model/plural.js'
import type { BrokenCall, JudgedFinding, Verdict } from '../model/verdict.js'
import { cut, visible } from '../model/visible.js'

export { cut, harmless, visible, visibleJson } from '../model/visible.js'

/** The value as one line of JSON that can be pasted, unless it is longer than that; then it is cut and ends in `…`. */
export function jsonLine(value: Json, longest = 2_000): string {
  return visible(cut(stringify(value), longest), longest)
}

function stringify(value: Json): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    // JSON.stringify recurses; a value nested deeper than its stack is no text that anybody could read.
    if (error instanceof RangeError) return '…'
    throw error
  }
}

/** The first ones, and how many more there are. */
export function firstOf<T>(items: readonly T[], most: number): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: items.slice(0, most), more: Math.max(0, items.length - most) }
}

/** What a finding concerns: the tool, else what it names itself, else the contract. */
export function concernOf({ tool, subject }: JudgedFinding): string {
  return visible(tool ?? subject ?? 'contract', 120)
}

/** What the recording says of a finding: `breaks 1 of 4 recorded calls`; empty where there is nothing to say. */
export function blastWords(verdict: Verdict, findings: readonly JudgedFinding[]): string {
  const short = shortBlast(verdict, findings)
  return short === '' ? '' : `${short} of ${verdict.calls.recorded} recorded calls`
}

/** The same under a heading that says of how many calls: `breaks 1`. */
export function shortBlast({ calls, coverage }: Verdict, findings: readonly JudgedFinding[]): string {
  if (coverage === undefined) return ''
  const sum = (kind: 'broken' | 'dropped' | 'touched'): number => {
    const total = findings.reduce((so, finding) => so + finding.calls[kind], 0)
    return Math.min(calls.recorded, total)
  }
  const [broken, dropped, touched] = [sum('broken'), sum('dropped'), sum('touched')]
  const parts = [
    ...(broken > 0 ? [`breaks ${broken}`] : []),
    ...(dropped > 0 ? [`drops an argument of ${dropped}`] : []),
    ...(touched > 0 ? [`touches ${touched}`] : []),
  ]
  if (parts.length > 0) return parts.join(', ')
  return couldTouch(findings[0]) ? 'touches 0' : ''
}

/** Recorded calls hold arguments, so they say nothing of results, prompts or text. */
function couldTouch(finding: JudgedFinding | undefined): boolean {
  if (finding === undefined || finding.tool === null || finding.side === 'output') return false
  return finding.effect !== 'advisory' && finding.effect !== 'compatible'
}

/** What the witness of a finding is. */
export function witnessWords({ side }: JudgedFinding): string {
  return side === 'output'
    ? 'A result that the candidate may return and a reader of the baseline never had to expect'
    : 'A call that the baseline accepts and the candidate refuses'
}

/** Where in the contract a finding stands: `input /properties/format/enum`. */
export function placeWords({ side, pointer }: JudgedFinding): string {
  return visible(pointer === '' ? side : `${side} ${pointer}`, 300)
}

/** Why a recorded call breaks, each reason once: what holds of every item of an array is told of the first. */
export function rejectionWords({ rejections, why }: BrokenCall): readonly string[] {
  if (rejections.length === 0) return [visible(why ?? 'The tool can no longer be called.', 300)]
  const reasons = new Map<string, string>()
  for (const { pointer, keyword, message, name } of rejections) {
    const named = name === undefined || message.includes(name) ? '' : ` (${name})`
    const reason = visible(
      `${pointer === '' ? 'arguments' : pointer}: ${message === '' ? keyword : message}${named}`,
      300,
    )
    if (!reasons.has(withoutPositions(reason))) reasons.set(withoutPositions(reason), reason)
  }
  return [...reasons.values()]
}

/** The text with `*` for every array index in a data pointer. */
export function withoutPositions(text: string): string {
  return text.replace(/\/\d+(?=[/:]|$)/g, '/*')
}

/** How the recorded calls fared: `4 recorded calls: 3 valid, 1 broken`. */
export function callWords({ calls, coverage }: Verdict): string {
  if (coverage === undefined) return 'no recording was given'
  const recorded = plural(calls.recorded, 'recorded call')
  const parts: readonly (readonly [number, string])[] = [
    [calls.valid, 'valid'],
    [calls.broken, 'broken'],
    [calls.failedWhenRecorded, 'would break but had failed when recorded'],
    [calls.dropped, 'with a dropped argument'],
    [calls.defaulted, 'with a changed default'],
    [calls.aliased, 'valid under another name'],
    [
      calls.invalidUnderBaseline,
      calls.fixed > 0 ? `invalid under the baseline (${calls.fixed} fixed)` : 'invalid under the baseline',
    ],
    [calls.unknownTool, 'of an unknown tool'],
    [calls.undecided, 'undecided'],
  ]
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return told.length > 0 ? `${recorded}: ${told.join(', ')}` : recorded
}

/** How much of the baseline the recording exercised; empty without a recording. */
export function coverageWords({ coverage }: Verdict): string {
  if (coverage === undefined) return ''
  const { tools, properties, enumValues, branches } = coverage
  const counts = [`${tools.called} of ${plural(tools.total, 'tool')}`]
  if (properties.total > 0) counts.push(`${properties.sent} of ${plural(properties.total, 'property', 'properties')}`)
  if (enumValues.total > 0) counts.push(`${enumValues.sent} of ${plural(enumValues.total, 'enum value')}`)
  if (branches.total > 0)
    counts.push(`${branches.taken} of ${plural(branches.total, 'branch of a union', 'branches of unions')}`)
  return counts.join(', ')
}

/** What the recording never exercised: a call there would not be seen to break. */
export interface BlindSpot {
  /** Tools that were never called, or the one tool whose places are named. */
  readonly where: string
  readonly places: readonly string[]
}

/** The blind spots of the recording, the tools that were never called first. */
export function blindSpots({ coverage }: Verdict): readonly BlindSpot[] {
  if (coverage === undefined) return []
  const called = coverage.perTool.filter(({ calls }) => calls > 0)
  const spots = called.map(({ tool, unsentProperties, unsentValues, untakenBranches }) => ({
    where: tool,
    places: [
      ...unsentProperties,
      ...unsentValues.map(({ pointer, values }) => `${pointer} = ${valueList(values)}`),
      ...untakenBranches.map(({ pointer, schemaPointer }) => `${pointer || 'arguments'} by ${schemaPointer}`),
    ],
  }))
  return [{ where: 'never called', places: coverage.uncalledTools }, ...spots].filter(({ places }) => places.length > 0)
}

function valueList(values: readonly Json[]): string {
  const { shown, more } = firstOf(values, 10)
  const texts = shown.map((value) => cut(stringify(value), 80))
  return [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What to say of a finding: why it matters and what to do; nothing where its rule is not known. */
export function adviceOf(
  { rules }: Verdict,
  { rule, advice }: JudgedFinding,
): { readonly why: string; readonly remedy: string } | undefined {
  return advice ?? rules.find(({ id }) => id === rule)
}

/** The version advice: what the change asks for, and whether the servers' own versions say it. */
export function bumpWords({ suggestedBump, statedBump }: Verdict): string {
  if (statedBump === undefined) return suggestedBump
  const { from, to, kind, enough } = statedBump
  const stated = `the servers state ${visible(from, 40)} to ${visible(to, 40)}`
  const judged = enough ? 'which says so' : kind === 'none' ? 'which does not move' : `${kind}, which is not enough`
  return suggestedBump === 'none' ? `none (${stated})` : `${suggestedBump} (${stated}, ${judged})`
}

/** What a verdict counts where it has more than are listed, in the singular and the plural. */
export function moreKinds({ probed }: Pick<Verdict, 'probed'>): readonly [string, string] {
  const noun = probed === undefined ? 'change' : 'finding'
  return [`more kind of ${noun}`, `more kinds of ${noun}`]
}
