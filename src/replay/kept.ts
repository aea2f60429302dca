/**
 * A fair choice of outcomes of one status: of every kind (tool, reason and shape) the first one, then the second of
 * each, and so on. What is chosen depends on the calls and their places alone, never on the order in which they come or
 * on how they are dealt to machines: the choice of a whole is the choice of the choices of its parts.
 */
import type { CallOutcome, OutcomeKind, OutcomeList } from '../model/call.js'
import { digest } from '../model/canonical.js'
import { reasonsOf } from './reasons.js'
import { shapeOf } from './shape.js'

/** Outcomes of one status that are kept. */
const MOST = 200

interface Held {
  readonly outcome: CallOutcome
  /** What it is of. */
  readonly kind: string
  /** A digest of the call, for two of one place; taken when it is needed. */
  content: string | undefined
}

/**
 * Keeps some outcomes of one status; memory does not grow with their number. Each call has to come with its own place
 * and count, also where it was judged by another one that is equal.
 */
export class Kept {
  private total = 0
  private held = 0
  /** By kind, each in the order of places. */
  private readonly kinds = new Map<string, Held[]>()
  /** The last of the chosen ones, once there are as many as are kept: what comes after it has no chance any more. */
  private last: { readonly rank: number; readonly held: Held } | undefined

  /** @param known the kind, once it was asked for: finding it out takes longer than all else, and most are not */
  add(outcome: CallOutcome, known: { kind?: string } = {}): void {
    this.total += outcome.call.count
    const { last } = this
    if (last?.rank === 0 && isBefore(last.held.outcome, outcome)) return
    known.kind ??= kindOf(outcome)
    this.put({ outcome, kind: known.kind, content: undefined })
  }

  /** Takes in what was chosen elsewhere. */
  join({ total, outcomes, kinds = [] }: OutcomeList): void {
    this.total += total
    for (const [at, outcome] of outcomes.entries()) {
      const { kind, content } = kinds[at] ?? { kind: digest(kindOf(outcome)), content: undefined }
      this.put({ outcome, kind, content })
    }
  }

  /** @param told with what the outcomes were chosen by */
  list(told = false): OutcomeList {
    const chosen = this.choose()
      .map(({ held }) => held)
      .sort(compare)
    const outcomes = chosen.map(({ outcome }) => outcome)
    if (!told || outcomes.length === 0) return { total: this.total, outcomes }
    return { total: this.total, outcomes, kinds: chosen.map(toldOf) }
  }

  private put(held: Held): void {
    const known = this.kinds.get(held.kind)
    const { last } = this
    if (known === undefined) {
      if (last !== undefined && last.rank === 0 && compare(last.held, held) < 0) return
      this.kinds.set(held.kind, [held])
    } else {
      let rank = known.length
      for (let before = known[rank - 1]; before !== undefined && compare(held, before) < 0; before = known[rank - 1])
        rank--
      const isLate = last !== undefined && (rank > last.rank || (rank === last.rank && compare(last.held, held) < 0))
      if (isLate) return
      known.splice(rank, 0, held)
    }
    this.held++
    if (this.held >= 2 * MOST) this.prune()
  }

  private prune(): void {
    const chosen = this.choose()
    this.kinds.clear()
    for (const { held } of chosen) {
      const known = this.kinds.get(held.kind)
      if (known === undefined) this.kinds.set(held.kind, [held])
      else known.push(held)
    }
    this.held = chosen.length
    this.last = chosen.at(-1)
  }

  private choose(): { readonly rank: number; readonly held: Held }[] {
    const ranked = [...this.kinds.values()].flatMap((kind) => kind.map((held, rank) => ({ rank, held })))
    return ranked.sort((a, b) => a.rank - b.rank || compare(a.held, b.held)).slice(0, MOST)
  }
}

/** Is the first one's place before the other's? */
function isBefore({ call: a }: CallOutcome, { call: b }: CallOutcome): boolean {
  return a.file < b.file || (a.file === b.file && a.line < b.line)
}

/** By file and line; two calls of one place by what they send. */
function compare(a: Held, b: Held): number {
  if (isBefore(a.outcome, b.outcome)) return -1
  if (isBefore(b.outcome, a.outcome)) return 1
  const [one, other] = [contentOf(a), contentOf(b)]
  return one < other ? -1 : Number(one > other)
}

function contentOf(held: Held): string {
  const { tool, call } = held.outcome
  held.content ??= digest([tool, call.arguments, call.count, call.isError])
  return held.content
}

/** The kind may hold names that callers made up, so it is told as a digest. */
function toldOf(held: Held): OutcomeKind {
  const isTold = /^sha256:[0-9a-f]{64}$/.test(held.kind)
  return { kind: isTold ? held.kind : digest(held.kind), content: contentOf(held) }
}

/** Outcomes of one tool, reason and shape are of one kind. */
function kindOf(outcome: CallOutcome): string {
  const { tool, call, dropped, defaulted, why, alias } = outcome
  return JSON.stringify([
    tool,
    reasonsOf(outcome),
    dropped,
    defaulted,
    why ?? '',
    alias ?? '',
    shapeOf(call.arguments, 2),
  ])
}
