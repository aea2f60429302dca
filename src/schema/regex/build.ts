/**
 * A pattern as a nondeterministic automaton. refa parses (case folding, sets, escapes: exact); the Thompson
 * construction is ours because refa's own cannot carry assertions. Edges may be guarded by `^`, `$` and
 * one-character lookarounds (so `\b` too).
 * Incomplete: longer lookarounds (see `conjuncts` for leading ones), backreferences, more than STATES states.
 */
import { CharSet, type Concatenation, type Element, JS, type Quantifier } from 'refa'
import { Incomplete } from '../solving/answer.js'
import type { Edge, Guard, Machine } from './machine.js'

const STATES = 30_000
const LAST = 0x10ffff
const ALL = CharSet.all(LAST)

/**
 * The automaton of a pattern. `relaxed` takes every lookaround that cannot be carried as passed, so that the language
 * may only grow.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
export function build(source: string, relaxed: boolean, flags: string): Machine {
  const parser = JS.Parser.fromLiteral({ source, flags })
  const parsed = parser.parse({ backreferences: 'throw', assertions: 'parse', maxNodes: 200_000 })
  const builder = new Builder(relaxed)
  const start = builder.state()
  builder.link(start, { to: start, set: ALL })
  const accept = builder.alternatives(parsed.expression.alternatives, start)
  builder.link(accept, { to: accept, set: ALL })
  return { edges: builder.edges, start, accept }
}

class Builder {
  readonly edges: Edge[][] = []
  private readonly relaxed: boolean

  constructor(relaxed: boolean) {
    this.relaxed = relaxed
  }

  state(): number {
    if (this.edges.length >= STATES) throw new Incomplete(`an automaton of more than ${STATES} states`)
    return this.edges.push([]) - 1
  }

  link(from: number, edge: Edge): void {
    this.edges[from]?.push(edge)
  }

  /** Adds what leads from this state through one of the options; the state it leads to. */
  alternatives(options: readonly Concatenation[], from: number): number {
    const end = this.state()
    for (const option of options) {
      let at = this.state()
      this.link(from, { to: at })
      for (const item of option.elements) at = this.element(item, at)
      this.link(at, { to: end })
    }
    return end
  }

  private element(item: Element, from: number): number {
    switch (item.type) {
      case 'CharacterClass': {
        const to = this.state()
        this.link(from, { to, set: wide(item.characters) })
        return to
      }
      case 'Alternation':
        return this.alternatives(item.alternatives, from)
      case 'Assertion': {
        const to = this.state()
        const guard = guardOf(item)
        if (!guard && !this.relaxed) throw new Incomplete('a lookaround longer than one character')
        this.link(from, guard ? { to, guard } : { to })
        return to
      }
      case 'Quantifier':
        return this.repeated(item, from)
      default:
        throw new Incomplete('an unknown pattern element')
    }
  }

  private repeated({ min, max, alternatives }: Quantifier, from: number): number {
    let at = from
    for (let i = 0; i < min; i++) at = this.alternatives(alternatives, at)
    if (max === Infinity) {
      const loop = this.state()
      this.link(at, { to: loop })
      this.link(this.alternatives(alternatives, loop), { to: loop })
      return loop
    }
    const end = this.state()
    this.link(at, { to: end })
    for (let i = min; i < max; i++) {
      at = this.alternatives(alternatives, at)
      this.link(at, { to: end })
    }
    return end
  }
}

/** Without the `u` flag refa counts UTF-16 units; one unit stands for its code point, the last one for the rest. */
function wide(set: CharSet): CharSet {
  if (set.maximum === LAST) return set
  const ranges = set.ranges.map(({ min, max }) => ({ min, max: max === 0xffff ? LAST : max }))
  return CharSet.empty(LAST).union(ranges)
}

type Assertion = Extract<Element, { type: 'Assertion' }>

/** The guard that an assertion about one character is; undefined for a longer one. */
function guardOf({ kind, negate, alternatives }: Assertion): Guard | undefined {
  const side = kind === 'ahead' ? 'after' : 'before'
  let set = CharSet.empty(LAST)
  for (const { elements } of alternatives) {
    const [only] = elements
    if (elements.length !== 1 || !only) return undefined
    if (only.type === 'Assertion' && only.kind === kind && alternatives.length === 1) {
      const inner = guardOf(only)
      return inner && { ...inner, negated: inner.negated !== negate }
    }
    if (only.type !== 'CharacterClass') return undefined
    set = set.union(wide(only.characters))
  }
  return { side, set, negated: negate }
}
