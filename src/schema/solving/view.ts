/**
 * Whose values count. The views narrow what `strict` would try:
 * `caller`: somebody who goes by the narrow schema sends no key that only the wide one declares, in an object that the
 * narrow schema leaves open and declares properties of (the arguments object always), unless the narrow schema names it
 * otherwise (`required`, `dependentRequired`, ...) or invites it by `patternProperties` or `additionalProperties: <schema>`.
 * `reader`: somebody who goes by the wide schema ignores a property that only the narrow one declares, so it does not
 * count as refused where the wide schema closed the object.
 * In both, numbers beyond ±(2^53−1) do not come up unless a schema names one. Where the narrow schema accepts nothing but
 * what a view leaves out, the view leaves nothing out there (solver.ts): nothing may be called contained for want of values.
 */
import type { Json, JsonType } from '../../model/json.js'
import type { View } from '../interface.js'
import { Declarations, type Declared } from '../reading/declared.js'
import type { Reader } from '../reading/reader.js'
import { always, type Formula, type Literal } from '../reading/terms.js'
import { valuesIn } from '../text.js'
import { within } from '../types/number.js'
import { absent, someKey } from '../types/object.js'
import { Incomplete } from './answer.js'

/** What a view makes of a goal. */
export interface ViewRules {
  /** A further demand on the value. */
  extra(goal: readonly Literal[], type: JsonType, root: boolean): Formula
  /** The formula of one literal of the goal, as the view reads it. */
  adapt(formula: Formula, literal: Literal, goal: readonly Literal[], type: JsonType): Formula
}

/** Does the text contain a match of the pattern? @throws Incomplete where that cannot be judged */
export type Matches = (pattern: string, text: string) => boolean

/** The rules of a view on these two schemas. */
export function viewRules(view: View, reader: Reader, wide: Json, narrow: Json, matches: Matches): ViewRules {
  const { arena } = reader
  const unchanged = (formula: Formula): Formula => formula
  if (view === 'strict') return { extra: () => arena.TRUE, adapt: unchanged }
  const named = view === 'caller' ? [narrow] : [narrow, wide]
  const safe = named.some(namesUnsafe) ? arena.TRUE : within(arena, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  const declarations = new Declarations(reader)
  const compared = new Map<Declared, Map<Declared, Undeclared>>()
  const compare = (own: Declared, others: Declared): Undeclared => {
    const byOthers = compared.get(own) ?? new Map<Declared, Undeclared>()
    compared.set(own, byOthers)
    const invited = (name: string): boolean => [...own.patterns].some((pattern) => mayMatch(matches, pattern, name))
    const knows = (name: string): boolean => own.names.has(name) || own.mentioned.has(name) || invited(name)
    const names = (): string[] => [...others.names].filter((name) => !knows(name))
    const { invitesAny, declares } = own
    const found = byOthers.get(others) ?? { names: names(), invitesAny, declares }
    byOthers.set(others, found)
    return found
  }
  const undeclared = (goal: readonly Literal[], side: 'narrow' | 'wide'): Undeclared => {
    const own = declarations.of(goal.filter((literal) => literal.origin === side))
    const others = declarations.of(goal.filter((literal) => literal.origin !== side && literal.origin !== 0))
    return compare(own, others)
  }
  if (view === 'reader') return { extra: (_, type) => (type === 'number' ? safe : arena.TRUE), adapt: ignoring }
  return { adapt: unchanged, extra: callerDemands }

  function callerDemands(goal: readonly Literal[], type: JsonType, root: boolean): Formula {
    if (type === 'number') return safe
    if (type !== 'object') return arena.TRUE
    const { names, invitesAny, declares } = undeclared(goal, 'narrow')
    if (invitesAny || (!root && !declares)) return arena.TRUE
    return arena.and(names.map((name) => absent(arena, name)))
  }

  function ignoring(formula: Formula, literal: Literal, goal: readonly Literal[], type: JsonType): Formula {
    if (type !== 'object' || literal.origin !== 'wide') return formula
    const { names } = undeclared(goal, 'wide')
    return names.length === 0 ? formula : withoutKeys(formula, reader.not(reader.names(names)), reader)
  }
}

/** The names that only the other side declares, and what the asked side leaves open. */
interface Undeclared {
  readonly names: readonly string[]
  readonly invitesAny: boolean
  readonly declares: boolean
}

/** A name that cannot be judged counts as matched: then it is not left out, which only adds values. */
function mayMatch(matches: Matches, pattern: string, name: string): boolean {
  try {
    return matches(pattern, name)
  } catch (error) {
    if (error instanceof Incomplete) return true
    throw error
  }
}

/** The formula in which only keys of `kept` can be the key that is refused whatever its value is. */
function withoutKeys(formula: Formula, kept: Formula, reader: Reader): Formula {
  const { arena } = reader
  switch (formula.op) {
    case 'and':
      return arena.and(formula.parts.map((part) => withoutKeys(part, kept, reader)))
    case 'or':
      return arena.or(formula.parts.map((part) => withoutKeys(part, kept, reader)))
    case 'atom':
      if (formula.kind !== 'some' || !always(formula.literal)) return formula
      return someKey(arena, arena.and([formula.keys, kept]), formula.literal)
    default:
      return formula
  }
}

function namesUnsafe(schema: Json): boolean {
  for (const value of valuesIn(schema))
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return true
  return false
}
