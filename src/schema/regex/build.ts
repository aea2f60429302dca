/**
 * A pattern as a nondeterministic automaton. refa parses (case folding, sets, escapes, backreferences to few words:
 * exact); the construction is Thompson's, and ours because refa's own cannot carry assertions. Assertions about one
 * character (so `^`, `$` and `\b` too) become guards of edges, longer ones automata beside the main one.
 * Incomplete: backreferences that cannot be expanded, more than STATES states.
 */
import { CharSet, type Concatenation, type Element, JS, type Quantifier } from 'refa'
import { Incomplete } from '../solving/answer.js'
import type { Closeness, Edge, Guard, Look, Machine } from './machine.js'

const STATES = 30_000
/** Elements of a pattern once its backreferences are expanded. */
const NODES = 200_000
/** Words by which a backreference is replaced. */
const WORDS = 100

/**
 * The automaton of a pattern, of exactly its language or of one at least or at most as large.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
export function build(source: string, closeness: Closeness, flags: string): Machine {
  const parser = JS.Parser.fromLiteral({ source, flags })
  const parsed = parser.parse({
    backreferences: 'unknown',
    assertions: 'parse',
    maxNodes: NODES,
    maxBackreferenceWords: WORDS,
  })
  const builder = new Builder(closeness, CharSet.all(parsed.maxCharacter))
  const start = builder.state()
  builder.link(start, { to: start, set: builder.all })
  const accept = builder.alternatives(parsed.expression.alternatives, start)
  return { source, edges: builder.edges, start, accept, looks: builder.looks, units: parsed.maxCharacter === 0xffff }
}

type Assertion = Extract<Element, { type: 'Assertion' }>

class Builder {
  readonly edges: Edge[][] = []
  readonly looks: Look[] = []
  readonly all: CharSet
  private closeness: Closeness
  private readonly sets = new Map<string, CharSet>()
  private readonly known = new Map<Assertion, number>()

  constructor(closeness: Closeness, all: CharSet) {
    this.closeness = closeness
    this.all = all
  }

  state(): number {
    if (this.edges.length >= STATES) throw new Incomplete(`an automaton of more than ${STATES} states`)
    return this.edges.push([]) - 1
  }

  link(from: number, edge: Edge): void {
    this.edges[from]?.push(edge)
  }

  /** Adds what leads from this state through one of the options; the state it leads to, which is always another one. */
  alternatives(options: readonly Concatenation[], from: number): number {
    const end = this.state()
    for (const { elements } of options) {
      let at = from
      for (const item of elements) at = this.element(item, at)
      this.link(at, { to: end })
    }
    return end
  }

  private element(item: Element, from: number): number {
    switch (item.type) {
      case 'CharacterClass': {
        const to = this.state()
        this.link(from, { to, set: this.shared(item.characters) })
        return to
      }
      case 'Alternation':
        return this.alternatives(item.alternatives, from)
      case 'Assertion': {
        const to = this.state()
        const guard = this.guardOf(item)
        this.link(from, guard ? { to, guard } : { to, look: { index: this.look(item), negated: item.negate } })
        return to
      }
      case 'Quantifier':
        return this.repeated(item, from)
      case 'Unknown':
        return this.anything(from)
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

  /** In place of a backreference: any text where the language may grow, none where it may shrink. */
  private anything(from: number): number {
    if (this.closeness === 'exact') throw new Incomplete('a backreference that stands for more than a few words')
    const to = this.state()
    if (this.closeness === 'below') return to
    this.link(from, { to })
    this.link(to, { to, set: this.all })
    return to
  }

  private look(item: Assertion): number {
    const known = this.known.get(item)
    if (known !== undefined) return known
    const { closeness } = this
    if (item.negate && closeness !== 'exact') this.closeness = closeness === 'above' ? 'below' : 'above'
    const start = this.state()
    if (item.kind === 'behind') this.link(start, { to: start, set: this.all })
    const accept = this.alternatives(item.alternatives, start)
    this.closeness = closeness
    const index = this.looks.push({ side: item.kind, start, accept }) - 1
    this.known.set(item, index)
    return index
  }

  /** The guard that an assertion about one character is; undefined for a longer one. */
  private guardOf({ kind, negate, alternatives }: Assertion): Guard | undefined {
    const side = kind === 'ahead' ? 'after' : 'before'
    let set: CharSet | undefined
    for (const { elements } of alternatives) {
      const [only] = elements
      if (elements.length !== 1 || !only) return undefined
      if (only.type === 'Assertion' && only.kind === kind && alternatives.length === 1) {
        const inner = this.guardOf(only)
        return inner && { ...inner, negated: inner.negated !== negate }
      }
      if (only.type !== 'CharacterClass') return undefined
      set = set?.union(only.characters) ?? only.characters
    }
    return { side, set: this.shared(set ?? CharSet.empty(this.all.maximum)), negated: negate }
  }

  /** One object per set of characters, so that those who ask what tells them apart have few to look at. */
  private shared(set: CharSet): CharSet {
    const key = set.ranges.map(({ min, max }) => `${min}-${max}`).join()
    const known = this.sets.get(key)
    if (known) return known
    this.sets.set(key, set)
    return set
  }
}
