/** Which recorded calls may be made again, and which of them are. */
import type { Call } from '../call.js'
import { isObject, type Json, member } from '../json.js'
import { MASK } from '../secret.js'
import type { PassedOver } from './live.js'

/** Tools as a server lists them, each as it is there. */
export type Listing = readonly Json[]

/**
 * Why a tool is not called: every entry of that very name, in every listing, must say `readOnlyHint: true` (the boolean)
 * and nothing else. undefined where it may be called.
 */
export function whyNotCalled(tool: string, listings: readonly Listing[]): string | undefined {
  for (const listing of listings) {
    const entries = listing.filter((entry) => isObject(entry) && member(entry, 'name') === tool)
    if (entries.length === 0) return 'not every contract has the tool'
    for (const entry of entries) {
      const annotations = isObject(entry) ? member(entry, 'annotations') : undefined
      if (!isObject(annotations) || member(annotations, 'readOnlyHint') !== true)
        return 'not every contract calls it read-only (readOnlyHint: true)'
      if (member(annotations, 'destructiveHint') === true) return 'it is called read-only and destructive at once'
    }
  }
  return undefined
}

/** Why the arguments cannot be sent as they were; undefined where they can. */
export function whyNotSent({ arguments: args, inexact }: Pick<Call, 'arguments' | 'inexact'>): string | undefined {
  if (inexact !== undefined) return 'a number in it cannot be held exactly'
  if (!isObject(args)) return 'its arguments are no object'
  return holdsMask(args) ? 'parts of it were masked when it was recorded' : undefined
}

function holdsMask(value: Json): boolean {
  const pending: Json[] = [value]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at === 'string' && at.includes(MASK)) return true
    if (Array.isArray(at)) for (const item of at) pending.push(item)
    else if (isObject(at))
      for (const [key, item] of Object.entries(at)) {
        if (key.includes(MASK)) return true
        pending.push(item)
      }
  }
  return false
}

/** Calls of one kind are alike; so many of each are kept until the choice is made. */
const MOST_OF_A_KIND = 20
const MOST_KINDS = 5_000

/** Takes calls one by one, of a recording of any size, and chooses among them. */
export class LiveChoice {
  readonly #most: number
  readonly #kinds = new Map<string, Call[]>()
  readonly #passed = new Map<string, { readonly tool: string; readonly why: string; calls: number }>()
  #more = 0

  constructor(most: number) {
    this.#most = most
  }

  /** @param kind equal for calls of one tool whose arguments are alike */
  take(call: Call, kind: string): void {
    const alike = this.#kinds.get(kind)
    if (alike === undefined && this.#kinds.size < MOST_KINDS) this.#kinds.set(kind, [call])
    else if (alike !== undefined && alike.length < MOST_OF_A_KIND) alike.push(call)
    else this.#more++
  }

  /** Counts a call that is not made. */
  pass(tool: string, why: string): void {
    const key = JSON.stringify([tool, why])
    const known = this.#passed.get(key)
    if (known === undefined) this.#passed.set(key, { tool, why, calls: 1 })
    else known.calls++
  }

  /** The first of every kind, then the second of every kind, and so on; the rest is counted. */
  choose(): { readonly calls: readonly Call[]; readonly more: number; readonly passedOver: readonly PassedOver[] } {
    const calls: Call[] = []
    const kinds = [...this.#kinds.values()]
    const kept = kinds.reduce((sum, alike) => sum + alike.length, 0)
    for (let turn = 0; turn < MOST_OF_A_KIND; turn++)
      for (const alike of kinds) {
        const call = alike[turn]
        if (call !== undefined && calls.length < this.#most) calls.push(call)
      }
    return { calls, more: this.#more + kept - calls.length, passedOver: [...this.#passed.values()] }
  }
}
