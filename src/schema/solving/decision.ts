/**
 * One decision: is every value that the narrow schema accepts accepted by the wide one? It asks for a value in the
 * goal {narrow, not wide}: a value is the witness, none is the proof. It can be asked further goals about the same two
 * schemas, and then knows what it learnt.
 */
import type { Json } from '../../model/json.js'
import type { Containment, Values, View } from '../interface.js'
import { Arena } from '../reading/arena.js'
import { Declarations } from '../reading/declared.js'
import type { Spot } from '../reading/document.js'
import type { Formats } from '../reading/formats.js'
import { Nodes } from '../reading/node.js'
import { Reader } from '../reading/reader.js'
import type { Literal, Node, Origin } from '../reading/terms.js'
import type { Patterns } from '../regex/patterns.js'
import { type Answer, BudgetSpent, Incomplete, unknown } from './answer.js'
import { wordsOf } from './hints.js'
import type { Budget } from './meter.js'
import { Solver } from './solver.js'
import { viewRules } from './view.js'

/** What a decision is given beside the schemas. */
export interface Settings {
  readonly formats: Formats
  readonly patterns: Patterns
  readonly budget: Budget
  readonly values: Values
  /** Does the validator agree that the narrow schema accepts the value and the wide one refuses it? */
  confirm(value: Json): boolean
}

/** The reason where the call stack does not suffice; asking again in another way is no use. */
export const TOO_DEEP = 'the schemas are nested too deep'
/** Witnesses that the validator does not confirm, before giving up. */
const ATTEMPTS = 8
const FALLBACK_DIALECT = '2020-12'

/** A decision on two schemas in one view. */
export class Decision {
  readonly view: View
  readonly reader: Reader
  readonly wide: Spot
  readonly narrow: Spot
  readonly wideOrigin: Origin
  readonly narrowOrigin: Origin
  /** The budget is spent: what is asked now has no answer. */
  exhausted = false
  private readonly settings: Settings
  private readonly declarations: Declarations
  private readonly solver: Solver

  /** @throws RangeError where a schema is nested too deep to be read at all */
  constructor(wide: Json, narrow: Json, view: View, settings: Settings) {
    const nodes = new Nodes(settings.formats.assert)
    const { patterns, formats, values } = settings
    this.view = view
    this.settings = settings
    this.reader = new Reader(new Arena((work) => this.solver?.tick(work)), nodes, formats, (steps) =>
      this.solver.spend(steps),
    )
    this.declarations = new Declarations(this.reader)
    this.wide = nodes.document(wide, FALLBACK_DIALECT).spot()
    this.narrow = nodes.document(narrow, FALLBACK_DIALECT).spot()
    this.wideOrigin = view === 'strict' ? 0 : 'wide'
    this.narrowOrigin = view === 'strict' ? 0 : 'narrow'
    const rules = viewRules(view, this.reader, wide, narrow, (pattern, text) => patterns.test(pattern, text))
    const lexicon = { patterns, formats, words: wordsOf([narrow, wide]) }
    this.solver = new Solver(this.reader, lexicon, rules, settings.budget, values)
  }

  /** The literal of a schema of the wide document. */
  ofWide(spot: Spot, positive = true): Literal {
    return this.literal(spot, positive, this.wideOrigin)
  }

  /** The literal of a schema of the narrow document. */
  ofNarrow(spot: Spot, positive = true): Literal {
    return this.literal(spot, positive, this.narrowOrigin)
  }

  /** The literal that no value satisfies. */
  never(): Literal {
    return this.reader.nodes.truth(false)
  }

  /** The property names that these schemas declare, in whatever branch. */
  declaredBy(nodes: readonly Node[]): ReadonlySet<string> {
    return new Set(nodes.flatMap((node) => [...this.declarations.ofNode(node).names]))
  }

  /** Does the name contain a match of the pattern? Not where that cannot be judged. */
  readonly matches = (pattern: string, name: string): boolean => {
    try {
      return this.settings.patterns.test(pattern, name)
    } catch (error) {
      if (error instanceof Incomplete) return false
      throw error
    }
  }

  contained(): Containment {
    const accepted = this.ofNarrow(this.narrow)
    const refused = this.ofWide(this.wide, false)
    if (accepted.node === refused.node && accepted.positive !== refused.positive) return { contained: 'yes' }
    const answer = this.find([refused], ATTEMPTS)
    if (answer.found === 'some') return { contained: 'no', witness: answer.value }
    return answer.found === 'none' ? { contained: 'yes' } : { contained: 'unknown', why: answer.why }
  }

  /** A confirmed witness in these literals that the narrow schema accepts; `none` is a proof. */
  find(literals: readonly Literal[], attempts: number): Answer {
    try {
      return this.confirmed([this.ofNarrow(this.narrow), ...literals], attempts)
    } catch (error) {
      return this.aborted(error)
    }
  }

  /** Is there perhaps such a value? Not confirmed: `some` may lean on what could not be read. */
  maybe(literals: readonly Literal[]): Answer {
    try {
      return this.solver.solve([this.ofNarrow(this.narrow), ...literals])
    } catch (error) {
      return this.aborted(error)
    }
  }

  /** A fresh budget for what is asked next. */
  renew(): void {
    this.exhausted = false
    this.solver.renew()
  }

  /** Ends a question in the middle. @throws the error, where no question may throw it */
  aborted(error: unknown): Answer {
    this.solver.abandon()
    this.exhausted ||= error instanceof BudgetSpent
    return unknown(reasonOf(error))
  }

  private confirmed(goal: Literal[], attempts: number): Answer {
    const unconfirmed: string[] = []
    const wanted = [...goal]
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = this.solver.solve(wanted)
      if (answer.found === 'none' && attempt === 0) return answer
      if (answer.found === 'unknown') return answer
      if (answer.found === 'none') break
      if (this.settings.confirm(answer.value)) return answer
      unconfirmed.push(JSON.stringify(answer.value))
      wanted.push(this.solver.different(answer.value))
    }
    const { unread } = this.reader
    if (unread.size > 0) return unknown([...unread].join('; '))
    return unknown(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`)
  }

  private literal({ schema, place }: Spot, positive: boolean, origin: Origin): Literal {
    const { nodes } = this.reader
    return nodes.literal(nodes.node(schema, place), positive, origin)
  }
}

/** Why a question was aborted. @throws whatever no question may throw */
export function reasonOf(error: unknown): string {
  if (error instanceof BudgetSpent || error instanceof Incomplete) return error.message
  if (error instanceof RangeError) return TOO_DEEP
  throw error
}
