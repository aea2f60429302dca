/** Exact numbers of what happened and why, and a fair choice of the calls themselves. */
import type { CallOutcome, OutcomeList, Rejection, Tally } from '../model/call.js'
import { isObject, type Json, member } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { shapeOf } from './shape.js'

/** Outcomes of one status that are kept. */
const MOST = 200
/** Outcomes that are held while calls still come in, and groups of them of which at least one is held. */
const HELD = 1_000
const GROUPS = 5_000

/** Tallies in all detail; a recording that makes up a new name in every call would have no end of them. */
const DETAILED = 10_000

type Reason = Tally['rejections'][number]

/** Counts calls by tool, status and reason. */
export class Tallies {
  private readonly byKey = new Map<string, { -readonly [member in keyof Tally]: Tally[member] }>()

  add(status: Tally['status'], outcome: CallOutcome): void {
    const { tool, call } = outcome
    const rejections = reasonsOf(outcome)
    const dropped = placesOf(outcome.dropped, call.arguments)
    const defaulted = placesOf(outcome.defaulted, call.arguments)
    if (!this.count({ tool, status, rejections, dropped, defaulted, calls: call.count }, DETAILED))
      this.count({ tool, status, rejections: coarse(rejections), dropped, defaulted, calls: call.count })
  }

  /** Adds to the tally of that key; begins one where there is still room. */
  private count(tally: Tally, room = Number.POSITIVE_INFINITY): boolean {
    const { tool, status, rejections, dropped, defaulted, calls } = tally
    const plain = rejections.length + dropped.length + defaulted.length === 0
    const key = plain ? `${status} ${tool}` : JSON.stringify([tool, status, rejections, dropped, defaulted])
    const known = this.byKey.get(key)
    if (known !== undefined) known.calls += calls
    else if (this.byKey.size < room || plain) this.byKey.set(key, tally)
    else return false
    return true
  }

  get all(): Tally[] {
    return [...this.byKey.values()]
  }
}

/** Keeps some outcomes of one status: first one of every tool, reason and shape, then more of them. */
export class Kept {
  private total = 0
  private held = 0
  private order = 0
  private readonly groups = new Map<string, { readonly order: number; readonly outcome: CallOutcome }[]>()

  add(outcome: CallOutcome): void {
    this.total += outcome.call.count
    const order = this.order++
    const key = groupOf(outcome)
    const group = this.groups.get(key)
    if (group === undefined) {
      if (this.groups.size < GROUPS) this.groups.set(key, [{ order, outcome }])
    } else if (this.held < HELD && group.length < MOST) {
      this.held++
      group.push({ order, outcome })
    }
  }

  get list(): OutcomeList {
    const groups = [...this.groups.values()]
    const chosen: { readonly order: number; readonly outcome: CallOutcome }[] = []
    for (let round = 0; chosen.length < MOST; round++) {
      const met = groups.flatMap((group) => group[round] ?? [])
      if (met.length === 0) break
      chosen.push(...met.slice(0, MOST - chosen.length))
    }
    chosen.sort((a, b) => a.order - b.order)
    return { total: this.total, outcomes: chosen.map(({ outcome }) => outcome) }
  }
}

/** The keywords alone, without what comes from the value. */
function coarse(reasons: readonly Reason[]): Reason[] {
  const places = new Map(
    reasons.map(({ schemaPointer, keyword }) => [schemaPointer, { schemaPointer, keyword, pointer: '' }]),
  )
  return [...places.values()]
}

function groupOf(outcome: CallOutcome): string {
  const { tool, call, dropped, defaulted, why } = outcome
  return JSON.stringify([tool, reasonsOf(outcome), dropped, defaulted, why ?? '', shapeOf(call.arguments, 2)])
}

/** Each reason once, in one order. */
function reasonsOf({ rejections, call }: CallOutcome): Reason[] {
  if (rejections.length === 0) return []
  const reasons = new Map(rejections.map((rejection) => reasonOf(rejection, call.arguments)))
  return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason)
}

function reasonOf({ schemaPointer, keyword, pointer, name }: Rejection, value: Json): [string, Reason] {
  const place = placeOf(pointer, value)
  const reason = { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name }) }
  return [JSON.stringify([schemaPointer, keyword, place, name ?? null]), reason]
}

function placesOf(pointers: readonly string[], value: Json): string[] {
  return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort()
}

/** The data pointer with `*` for the index of any array. */
function placeOf(pointer: string, value: Json): string {
  let at: Json | undefined = value
  const steps: string[] = []
  for (const step of split(pointer)) {
    steps.push(Array.isArray(at) ? '*' : step)
    at = Array.isArray(at) ? at[Number(step)] : isObject(at) ? member(at, step) : undefined
  }
  return join('', ...steps)
}
