/**
 * One decision: is every value that the narrow schema accepts accepted by the wide one? It asks for a value in the
 * goal {narrow, not wide}: a value is the witness, none is the proof. It can be asked further goals about the same two
 * schemas, and then knows what it learnt.
 */
import type { Json } from '../../model/json.js'
import type { Containment, Place, Values, View } from '../interface.js'
import { Arena } from '../reading/arena.js'
import { Declarations } from '../reading/declared.js'
import type { Spot } from '../reading/document.js'
import type { Formats } from '../reading/formats.js'
import { type Depth, inLegs, LEG, TooDeep } from '../reading/legs.js'
import { Nodes } from '../reading/node.js'
import { Reader } from '../reading/reader.js'
import type { Literal, Node, Origin } from '../reading/terms.js'
import type { Patterns } from '../regex/patterns.js'
import { canonical } from '../text.js'
import { type Answer, BudgetSpent, Incomplete, NONE, unknown } from './answer.js'
import { placeOf, placeOfNodes } from './culprit.js'
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
  /** Values that somebody used, as the first guesses where no decision is reached. */
  readonly used: readonly Json[]
  /** Does the validator agree that the narrow schema accepts the value and the wide one refuses it? @throws Incomplete */
  confirm(value: Json): boolean
}

/** The reason where the call stack does not suffice; asking again in another way is no use. */
export const TOO_DEEP = 'the schemas are nested too deep'
/** Steps that one judgement of the validators counts as, so that the clock is looked at. */
const CONFIRMING = 64
/** Witnesses that the validator does not confirm, before giving up. */
const ATTEMPTS = 8
/** Characters of one of them in the reason. */
const MOST_SHOWN = 200
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
  private readonly depth: Depth = { most: Infinity }
  /** What took most of the work when the budget was spent. */
  private dearest: readonly Literal[] = []

  /** @throws RangeError where a schema is nested too deep to be read at all */
  constructor(wide: Json, narrow: Json, view: View, settings: Settings) {
    const { depth } = this
    const nodes = new Nodes(settings.formats.assert, depth, (work) => this.solver?.tick(work))
    const { patterns, formats, values } = settings
    this.view = view
    this.settings = settings
    const spend = (steps: number): void => this.solver.spend(steps)
    this.reader = new Reader(new Arena((work) => this.solver?.tick(work)), nodes, formats, depth, spend)
    this.declarations = new Declarations(this.reader)
    this.wide = nodes.document(wide, FALLBACK_DIALECT).spot()
    this.narrow = nodes.document(narrow, FALLBACK_DIALECT).spot()
    this.wideOrigin = view === 'strict' ? 0 : 'wide'
    this.narrowOrigin = view === 'strict' ? 0 : 'narrow'
    const rules = viewRules(view, this.reader, wide, narrow, (pattern, text) => patterns.test(pattern, text))
    const lexicon = { patterns, formats, words: wordsOf([narrow, wide]) }
    this.solver = new Solver(this.reader, lexicon, rules, settings.budget, values, depth)
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
    const answer = this.answered(() => {
      const accepted = this.ofNarrow(this.narrow)
      const refused = this.ofWide(this.wide, false)
      if (accepted.node === refused.node && accepted.positive !== refused.positive) return NONE
      return this.confirmed([accepted, refused], ATTEMPTS)
    })
    if (answer.found === 'some') return { contained: 'no', witness: answer.value }
    if (answer.found === 'none') return { contained: 'yes' }
    const place = this.placeOf(answer.why)
    return { contained: 'unknown', why: answer.why, ...(place === undefined ? {} : { place }) }
  }

  /** A confirmed witness in these literals that the narrow schema accepts; `none` is a proof. */
  find(literals: readonly Literal[], attempts: number): Answer {
    return this.answered(() => this.confirmed([this.ofNarrow(this.narrow), ...literals], attempts))
  }

  /** Is there perhaps such a value? Not confirmed: `some` may lean on what could not be read. */
  maybe(literals: readonly Literal[]): Answer {
    return this.answered(() => this.solver.solve([this.ofNarrow(this.narrow), ...literals]))
  }

  /** As `maybe`, of a part of a value, and of these literals alone. */
  maybeInside(literals: readonly Literal[]): Answer {
    return this.answered(() => this.solver.solveInside(literals))
  }

  /** Do the validators agree that the value is a witness? Not where one of them gives up. */
  confirms(value: Json): boolean {
    try {
      // A validator is as slow as the schemas are large, and takes no steps.
      this.solver.spend(CONFIRMING)
      return this.settings.confirm(value)
    } catch (error) {
      if (error instanceof Incomplete) return false
      throw error
    }
  }

  /** So many milliseconds for what is asked next. */
  renew(milliseconds: number): void {
    this.exhausted = false
    this.solver.renew(milliseconds)
  }

  /** Ends a question in the middle. @throws the error, where no question may throw it */
  aborted(error: unknown): Answer {
    this.dearest = this.solver.abandon()
    this.exhausted ||= error instanceof BudgetSpent
    return unknown(reasonOf(error))
  }

  /** Where the reason arose; undefined where that is no single schema inside one of the two. */
  private placeOf(why: string): Place | undefined {
    const [narrow, wide] = [this.narrow.schema, this.wide.schema]
    const unread = [...this.reader.unread.values()]
    if (unread.length > 0 && !this.exhausted) return placeOfNodes(unread, narrow, wide)
    return placeOf(this.solver.doubts.get(why) ?? this.dearest, narrow, wide)
  }

  private answered(work: () => Answer): Answer {
    try {
      return this.deeply(work)
    } catch (error) {
      return this.aborted(error)
    }
  }

  /** Does the work, in legs where the call stack does not suffice otherwise. */
  private deeply(work: () => Answer): Answer {
    const abandon = (): void => void this.solver.abandon()
    try {
      if (this.depth.most === Infinity) return work()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      abandon()
      this.depth.most = LEG
    }
    return inLegs(work, abandon)
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
      unconfirmed.push(canonical(answer.value).slice(0, MOST_SHOWN))
      wanted.push(this.solver.noneOf([answer.value]))
    }
    const { unread } = this.reader
    if (unread.size > 0) return unknown([...unread.keys()].join('; '))
    return unknown(`the validator does not confirm ${unconfirmed.slice(0, 2).join(' and ')}`)
  }

  private literal({ schema, place }: Spot, positive: boolean, origin: Origin): Literal {
    const { nodes } = this.reader
    return nodes.literal(nodes.node(schema, place), positive, origin)
  }
}

/** Why a question was aborted. @throws whatever no question may throw */
export function reasonOf(error: unknown): string {
  if (error instanceof BudgetSpent || error instanceof Incomplete || error instanceof TooDeep) return error.message
  if (error instanceof RangeError) return TOO_DEEP
  throw error
}
