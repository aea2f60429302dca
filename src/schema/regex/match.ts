/**
 * Matching in linear time: `matches(machine, text)` and, for who holds a pattern, `matcherOf(source, flags, build)`.
 * A text of n characters and a machine of m edges take n·m steps at most: nothing is tried twice. Every lookaround is
 * answered for all positions at once, inner ones first: those behind in one pass forward, those ahead in one pass
 * backward; then the pattern itself. (A. Barrière and C. Pit-Claudel, "Linear Matching of JavaScript Regular
 * Expressions", PLDI 2024.)
 *
 * It answers as RegExp.prototype.test does for every pattern that it takes. It does not take: backreferences that do not
 * stand for a few fixed words, groups with modifiers `(?i:…)`, two groups of one name, more states than build.ts bears
 * (about one a character, times the counts of `{n,m}`), the flags `g` and `y`, and what is no pattern.
 */
import type { CharSet } from 'refa'
import type { BuildMachine, Edge, Guard, Look, Machine } from './machine.js'

/** Tells whether a text contains a match. */
export type Matcher = (text: string) => boolean

/** The linear matcher of a pattern, or the reason why there is none. */
export function matcherOf(source: string, flags: string, build: BuildMachine): Matcher | string {
  let machine: Machine
  try {
    machine = build(source, 'exact', flags)
  } catch (error) {
    return (error as Error).message
  }
  return (text) => matches(machine, text)
}

/** Does the text contain a match? Takes time linear in the text, whatever the pattern. */
export function matches(machine: Machine, text: string): boolean {
  return new Run(machine, codesOf(text, machine.units)).found()
}

function codesOf(text: string, units: boolean): number[] {
  if (units) return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  return Array.from(text, (character) => character.codePointAt(0) as number)
}

/** An edge seen from where it leads. */
interface Reversed {
  readonly from: number
  readonly edge: Edge
}

class Run {
  private readonly machine: Machine
  private readonly codes: readonly number[]
  /** For each look, at each position: does it match there? */
  private readonly truths: Uint8Array[] = []
  /** The round in which a state was last met. */
  private readonly met: Int32Array
  private round = 0

  constructor(machine: Machine, codes: readonly number[]) {
    this.machine = machine
    this.codes = codes
    this.met = new Int32Array(machine.edges.length)
  }

  found(): boolean {
    const { looks, start, accept } = this.machine
    const reversed = looks.some(({ side }) => side === 'ahead') ? reversedEdges(this.machine) : []
    for (const look of looks) this.truths.push(look.side === 'ahead' ? this.ahead(look, reversed) : this.behind(look))
    let found = false
    this.forward(start, accept, () => {
      found = true
      return false
    })
    return found
  }

  private behind({ start, accept }: Look): Uint8Array {
    const truth = new Uint8Array(this.codes.length + 1)
    this.forward(start, accept, (position) => {
      truth[position] = 1
      return true
    })
    return truth
  }

  /** Runs the text from `start` and tells the positions at which `accept` is reached, while `tell` wants more. */
  private forward(start: number, accept: number, tell: (position: number) => boolean): void {
    let states = [start]
    for (let position = 0; position <= this.codes.length; position++) {
      const closed = this.closed(states, position)
      if (this.met[accept] === this.round && !tell(position)) return
      states = []
      this.round++
      const code = this.codes[position]
      if (code === undefined) return
      for (const state of closed)
        for (const { to, set } of this.machine.edges[state] as readonly Edge[]) {
          if (!set?.has(code) || this.met[to] === this.round) continue
          this.met[to] = this.round
          states.push(to)
        }
    }
  }

  /** These states and all that they lead to without a character; the round's `met` tells them too. */
  private closed(states: number[], position: number): number[] {
    this.round++
    for (const state of states) this.met[state] = this.round
    for (let at = 0; at < states.length; at++) {
      for (const edge of this.machine.edges[states[at] as number] as readonly Edge[]) {
        if (edge.set || this.met[edge.to] === this.round || !this.passes(edge, position)) continue
        this.met[edge.to] = this.round
        states.push(edge.to)
      }
    }
    return states
  }

  /** From the end of the text to its beginning: the states from which `accept` is reached. */
  private ahead({ start, accept }: Look, reversed: readonly (readonly Reversed[])[]): Uint8Array {
    const truth = new Uint8Array(this.codes.length + 1)
    let later: readonly number[] = []
    for (let position = this.codes.length; position >= 0; position--) {
      const code = this.codes[position]
      this.round++
      const states = [accept]
      this.met[accept] = this.round
      const meet = (state: number): void => {
        if (this.met[state] === this.round) return
        this.met[state] = this.round
        states.push(state)
      }
      if (code !== undefined)
        for (const state of later)
          for (const { from, edge } of reversed[state] as readonly Reversed[]) if (edge.set?.has(code)) meet(from)
      for (let at = 0; at < states.length; at++)
        for (const { from, edge } of reversed[states[at] as number] as readonly Reversed[])
          if (!edge.set && this.passes(edge, position)) meet(from)
      if (this.met[start] === this.round) truth[position] = 1
      later = states
    }
    return truth
  }

  private passes({ guard, look }: Edge, position: number): boolean {
    if (look) return (this.truths[look.index]?.[position] === 1) !== look.negated
    return guard === undefined || meets(guard, this.codes[guard.side === 'before' ? position - 1 : position])
  }
}

function reversedEdges({ edges }: Machine): readonly (readonly Reversed[])[] {
  const reversed: Reversed[][] = edges.map(() => [])
  for (const [from, own] of edges.entries()) for (const edge of own) reversed[edge.to]?.push({ from, edge })
  return reversed
}

const holds = (set: CharSet, code: number | undefined): boolean => code !== undefined && set.has(code)
const meets = (guard: Guard, code: number | undefined): boolean => holds(guard.set, code) !== guard.negated
