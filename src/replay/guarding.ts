/** May a call go on to a server whose contract is no longer the approved one? */
import type { Rejection } from '../model/call.js'
import { digestOfTool } from '../model/canonical.js'
import { type Contract, groupByName, type Tool } from '../model/contract.js'
import { differencesOf } from '../model/difference.js'
import type { Json } from '../model/json.js'
import { type Outcome, runFreely, ToolPair, type ValidatorSource } from './tool-pair.js'

/** `compat`: stops what would break or lose something. `pin`: stops every call on a tool that is not as approved. */
export const GUARD_MODES = ['compat', 'pin'] as const
export type GuardMode = (typeof GUARD_MODES)[number]

/** What changed, as far as it stops a call. */
export type Change =
  /** The tool is no longer there. */
  | { readonly kind: 'removed' }
  /** The tool was never approved (`pin` only). */
  | { readonly kind: 'unapproved' }
  /** The tool is not what was approved (`pin` only); JSON Pointers into it. */
  | { readonly kind: 'changed'; readonly places: readonly string[] }
  /** The current schema refuses what the approved one accepts. */
  | { readonly kind: 'broken'; readonly rejections: readonly Rejection[] }
  /** These arguments would be ignored; JSON Pointers into them. */
  | { readonly kind: 'dropped'; readonly dropped: readonly string[] }
  /** Nobody can say what the call would come to. */
  | { readonly kind: 'undecided'; readonly why: string }

/** What stops the call; undefined where it passes. */
export type Judge = (tool: string, value: Json) => Change | undefined

/** Places that are named of a tool that changed. */
const MOST_PLACES = 10
/** Validations by one tool that may give up before no more are tried. */
const STRIKES = 20

/**
 * Judges calls by the approved contract and the current one. A tool whose digest is the approved one passes without a
 * look at the arguments; a call that the approved contract refuses itself is the server's to answer.
 */
export function judgeBy(baseline: Contract, current: Contract, mode: GuardMode, engine: ValidatorSource): Judge {
  const [before, after] = [groupByName(baseline.tools), groupByName(current.tools)]
  const judges = new Map<string, (value: Json) => Change | undefined>()
  return (tool, value) => {
    let judge = judges.get(tool)
    if (judge === undefined) {
      judge = judgeOf(tool, before.get(tool) ?? [], after.get(tool) ?? [], mode, engine)
      // Names that nobody knows come from the client, without end.
      if (before.has(tool) || after.has(tool)) judges.set(tool, judge)
    }
    return judge(value)
  }
}

function judgeOf(
  name: string,
  before: readonly Tool[],
  after: readonly Tool[],
  mode: GuardMode,
  engine: ValidatorSource,
): (value: Json) => Change | undefined {
  if (before.length > 0 && isSame(before, after)) return () => undefined
  if (mode === 'pin') {
    const change = pinned(before, after)
    return () => change
  }
  // Nothing was approved that could break.
  if (before.length === 0) return () => undefined
  const pair = new ToolPair(name, before, after, engine)
  let strikes = 0
  const run = <T>(_: unknown, work: () => T): Outcome<T> => {
    if (strikes >= STRIKES) return { done: false, why: `${STRIKES} earlier calls did not end` }
    const outcome = runFreely(work)
    if (!outcome.done) strikes++
    return outcome
  }
  return (value) => {
    const { status, rejections, lost, why } = pair.judge(value, run)
    if (status === 'undecided') return { kind: 'undecided', why: why ?? 'the approved schema cannot be used' }
    if (status === 'broken') {
      if (after.length === 0) return { kind: 'removed' }
      if (rejections.length > 0) return { kind: 'broken', rejections }
      return { kind: 'undecided', why: why ?? 'the schema of the server cannot be used' }
    }
    if (status === 'valid' && lost.dropped.length > 0) return { kind: 'dropped', dropped: lost.dropped }
    return undefined
  }
}

function pinned(before: readonly Tool[], after: readonly Tool[]): Change {
  if (before.length === 0) return { kind: 'unapproved' }
  if (after.length === 0) return { kind: 'removed' }
  const differences = differencesOf(only(before), only(after), MOST_PLACES)
  // The first two steps lead to the tool.
  const places = differences.map(({ pointer }) =>
    pointer
      .split('/')
      .slice(3)
      .map((step) => `/${step}`)
      .join(''),
  )
  return { kind: 'changed', places: [...new Set(places)] }
}

function only(tools: readonly Tool[]): Contract {
  const nothing = { prompts: undefined, resources: undefined, resourceTemplates: undefined }
  const silent = { capabilities: undefined, instructions: undefined, protocolVersion: undefined, server: undefined }
  return { source: '', tools, ...nothing, ...silent }
}

function isSame(before: readonly Tool[], after: readonly Tool[]): boolean {
  const digests = (tools: readonly Tool[]): string => tools.map(digestOfTool).sort().join()
  return before.length === after.length && digests(before) === digests(after)
}
