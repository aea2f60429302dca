/** Joins what replay saw to what the rules say: which finding explains which broken call, and how many it touches. */

import type { CallOutcome, Rejection, Replay, Tally } from '../model/call.js'
import { RECORDED_CALL_BROKEN } from '../model/call-rules.js'
import type { Decision, Finding } from '../model/finding.js'
import { isObject, type Json, member } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { maskPointer, maskRejection, maskText } from '../model/redact.js'
import type { JudgedFinding } from '../model/verdict.js'
import { createMatcher, type Matcher, type Reason } from './match.js'

export type Blast = JudgedFinding['calls']

/** A call that breaks for a reason no finding names, although containment of the tool's input was proved. */
export interface ContradictedCall {
  readonly tool: string
  readonly calls: number
  readonly rejections: readonly Reason[]
  /** One such call as it was recorded, unmasked; undefined where none was kept. */
  readonly outcome: CallOutcome | undefined
}

export interface Joined {
  /** The findings in the given order, then one for each reason that only the recording knows. */
  readonly findings: readonly Finding[]
  /** The recorded calls of each finding, by its position. */
  readonly blasts: readonly Blast[]
  /** How many calls break for one set of reasons, and the positions of the findings that explain them (never none). */
  readonly broken: readonly { readonly calls: number; readonly findings: readonly number[] }[]
  /** Positions of the findings that explain a broken call that was kept. */
  explain(outcome: CallOutcome): readonly number[]
  /** Positions of the findings that a recorded call made breaking. */
  readonly refuted: ReadonlySet<number>
  readonly contradictions: readonly ContradictedCall[]
}

/**
 * Gives every finding its recorded calls and every broken call its findings. A finding that only expects nobody to
 * send such a call, or that could not be decided, becomes breaking when a recorded call proves it.
 */
export function joinCalls(
  findings: readonly Finding[],
  replay: Replay | undefined,
  decisions: readonly Decision[],
): Joined {
  return new Join(findings, replay, decisions).result()
}

class Join {
  readonly #findings: Finding[]
  readonly #blasts: { broken: number; dropped: number; touched: number }[]
  readonly #replay: Replay | undefined
  readonly #decisions: readonly Decision[]
  readonly #matcher: Matcher
  readonly #own = new Map<string, number>()
  readonly #samples = new Map<string, CallOutcome>()
  readonly #refuted = new Set<number>()
  readonly #contradictions: ContradictedCall[] = []

  constructor(findings: readonly Finding[], replay: Replay | undefined, decisions: readonly Decision[]) {
    this.#findings = [...findings]
    this.#blasts = findings.map(noCalls)
    this.#replay = replay
    this.#decisions = decisions
    this.#matcher = createMatcher(findings)
  }

  result(): Joined {
    for (const outcome of this.#replay?.broken.outcomes ?? []) {
      const key = keyOf(outcome.tool, reasonsOf(outcome))
      if (!this.#samples.has(key)) this.#samples.set(key, outcome)
    }
    const broken = (this.#replay?.tallies ?? []).flatMap((tally) => this.#take(tally))
    return {
      findings: this.#findings,
      blasts: this.#blasts,
      broken,
      explain: (outcome) => this.#explain(outcome.tool, reasonsOf(outcome)),
      refuted: this.#refuted,
      contradictions: this.#contradictions,
    }
  }

  #take(tally: Tally): Joined['broken'] {
    switch (tally.status) {
      case 'broken':
        return [this.#takeBroken(tally)]
      case 'failed-when-recorded':
        this.#touch(this.#explanations(tally.tool, tally.rejections), tally.calls)
        return []
      case 'undecided':
        this.#touch(this.#matcher.undecided(tally.tool), tally.calls)
        return []
      case 'dropped':
      case 'defaulted':
      case 'aliased':
      case 'valid':
        this.#takeAccepted(tally)
        return []
    }
  }

  #takeBroken(tally: Tally): Joined['broken'][number] {
    const key = keyOf(tally.tool, tally.rejections)
    const sample = this.#samples.get(key)
    if (this.#contradicts(tally))
      this.#contradictions.push({ tool: tally.tool, calls: tally.calls, rejections: tally.rejections, outcome: sample })
    const known = this.#explanations(tally.tool, tally.rejections)
    const findings = known.length > 0 ? known : [this.#speakForItself(tally, key, sample)]
    for (const at of findings) {
      this.#blast(at).broken += tally.calls
      if (tally.rejections.length > 0) this.#refute(at, sample)
    }
    this.#touch(this.#lost(tally), tally.calls)
    return { calls: tally.calls, findings }
  }

  /** Arguments that still pass, but no longer arrive or no longer default as they did. */
  #takeAccepted(tally: Tally): void {
    const dropping = new Set(tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path)))
    for (const at of dropping) this.#blast(at).dropped += tally.calls
    const defaulting = new Set(tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path)))
    this.#touch(
      [...defaulting].filter((at) => !dropping.has(at)),
      tally.calls,
    )
  }

  /** What a broken call would lose besides, were it accepted. */
  #lost(tally: Tally): readonly number[] {
    const broken = new Set(this.#explanations(tally.tool, tally.rejections))
    const dropped = tally.dropped.flatMap((path) => this.#matcher.dropping(tally.tool, path))
    const defaulted = tally.defaulted.flatMap((path) => this.#matcher.defaulting(tally.tool, path))
    const lost = [...dropped, ...defaulted]
    return lost.filter((at) => !broken.has(at))
  }

  #touch(findings: readonly number[], calls: number): void {
    for (const at of new Set(findings)) this.#blast(at).touched += calls
  }

  #explain(tool: string, reasons: readonly Reason[]): readonly number[] {
    const known = this.#explanations(tool, reasons)
    if (known.length > 0) return known
    const own = this.#own.get(keyOf(tool, reasons))
    return own === undefined ? [] : [own]
  }

  #explanations(tool: string, reasons: readonly Reason[]): readonly number[] {
    if (reasons.length === 0) return this.#matcher.ruining(tool)
    return [...new Set(reasons.flatMap((reason) => this.#matcher.refusing(tool, reason)))].sort((a, b) => a - b)
  }

  /** Was the tool proved to keep every call, and is there a reason here that no finding owns up to? */
  #contradicts(tally: Tally): boolean {
    const said = this.#decisions.filter(({ tool, side }) => tool === tally.tool && side === 'input')
    if (said.length === 0 || said.some(({ contained }) => contained !== 'yes')) return false
    return tally.rejections.some((reason) => this.#matcher.refusing(tally.tool, reason).length === 0)
  }

  /** A recorded call is proof: what was taken for compatible, or left undecided, breaks. */
  #refute(at: number, sample: CallOutcome | undefined): void {
    const finding = this.#findings[at]
    if (finding === undefined || finding.effect === 'breaking') return
    const witness = sample === undefined ? {} : { witness: sample.call.arguments }
    const proof =
      finding.effect === 'undecided' ? 'A recorded call proves that it breaks.' : 'But it breaks a recorded call.'
    this.#findings[at] = { ...finding, effect: 'breaking', message: `${finding.message} ${proof}`, ...witness }
    this.#refuted.add(at)
  }

  /** A finding of its own for a broken call that no other explains. */
  #speakForItself(tally: Tally, key: string, sample: CallOutcome | undefined): number {
    const known = this.#own.get(key)
    if (known !== undefined) return known
    const at = this.#findings.length
    this.#own.set(key, at)
    this.#findings.push(ownFinding(tally, sample))
    this.#blasts.push(noCalls())
    return at
  }

  #blast(at: number): { broken: number; dropped: number; touched: number } {
    const blast = this.#blasts[at]
    if (blast === undefined) throw new RangeError(`There is no finding ${at}.`)
    return blast
  }
}

function noCalls(): { broken: number; dropped: number; touched: number } {
  return { broken: 0, dropped: 0, touched: 0 }
}

function ownFinding(tally: Tally, sample: CallOutcome | undefined): Finding {
  const reason = tally.rejections[0]
  const witness = sample === undefined ? {} : { witness: sample.call.arguments }
  const base = {
    rule: RECORDED_CALL_BROKEN.id,
    effect: 'breaking',
    tool: tally.tool,
    side: 'input',
    ...witness,
  } as const
  if (reason === undefined)
    return {
      ...base,
      pointer: '',
      message: `A recorded call is refused: ${maskText(sample?.why ?? 'the tool cannot be called')}.`,
    }
  const found = sample?.rejections.find(({ schemaPointer }) => schemaPointer === reason.schemaPointer)
  const said = found && maskRejection(found).message
  const path = maskPointer(reason.pointer)
  const place = path === '' ? 'the arguments' : path
  return {
    ...base,
    pointer: maskPointer(reason.schemaPointer),
    path,
    keyword: reason.keyword,
    ...(reason.name === undefined ? {} : { name: maskText(reason.name) }),
    message: `A recorded call is refused by ${reason.keyword} at ${place}${said === undefined ? '' : `: ${said}`}.`,
  }
}

/** The reasons of one call as a tally has them. */
function reasonsOf({ rejections, call }: CallOutcome): readonly Reason[] {
  return rejections.map((rejection) => reasonOf(rejection, call.arguments))
}

function reasonOf({ schemaPointer, keyword, pointer, name }: Rejection, value: Json): Reason {
  return { schemaPointer, keyword, pointer: starred(pointer, value), ...(name === undefined ? {} : { name }) }
}

/** The data pointer with array indices as `*`, so that calls of different lengths have one reason. */
function starred(pointer: string, value: Json): string {
  let place: Json | undefined = value
  const steps: string[] = []
  for (const step of split(pointer)) {
    const isItem: boolean = Array.isArray(place)
    steps.push(isItem ? '*' : step)
    place = Array.isArray(place) ? place[Number(step)] : isObject(place) ? member(place, step) : undefined
  }
  return join('', ...steps)
}

function keyOf(tool: string, reasons: readonly Reason[]): string {
  const texts = reasons.map(({ schemaPointer, keyword, pointer, name }) =>
    JSON.stringify([schemaPointer, keyword, pointer, name ?? null]),
  )
  return JSON.stringify([tool, ...[...new Set(texts)].sort()])
}
