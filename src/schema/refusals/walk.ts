/**
 * Finding the keywords at fault. `not wide` is a disjunction over the constraints of the wide schema, so each one is
 * asked alone: is there a value that the narrow schema accepts and that fails just here? Where there is none, nothing
 * below it is asked; where there is one, the schemas that the constraint consists of are asked in turn, and it is at
 * fault itself where none of them is.
 */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { Spot } from '../reading/document.js'
import { malformedKeyword } from '../reading/shape.js'
import type { Literal, Node } from '../reading/terms.js'
import { NONE } from '../solving/answer.js'
import type { Decision } from '../solving/decision.js'
import { Aligned } from './aligned.js'
import { Chains } from './chain.js'
import { collapsed } from './collapse.js'
import {
  type Constraint,
  type Fault,
  type Found,
  type Frame,
  type Guards,
  type Here,
  type PartFrame,
  type Walk,
  worse,
} from './frame.js'
import { constraintsOf } from './keywords.js'
import { Nearby } from './nearby.js'

/** Witnesses that the validator may refuse to confirm before a keyword counts as not at fault. */
const ATTEMPTS = 3
/** More faults than this help nobody. */
const MOST = 200

/** The keywords at fault, outermost first; each with a confirmed witness. */
export function faultsOf(decision: Decision): readonly Fault[] {
  return collapsed(new Walker(decision).walk(), decision)
}

class Walker implements Walk {
  readonly decision: Decision
  readonly chains: Chains
  private readonly nearby: Nearby
  readonly faults: Fault[] = []
  retold = 0
  /** The pairs of wide and narrow schema that were met: each is told once. */
  private readonly visited = new Set<string>()
  private blamesLoops = false

  constructor(decision: Decision) {
    this.decision = decision
    this.nearby = new Nearby(decision)
    this.chains = new Chains(decision.reader, decision.wideOrigin)
  }

  walk(): readonly Fault[] {
    const { decision } = this
    const { nodes } = decision.reader
    const narrow = new Aligned(nodes, [{ ...decision.narrow, sure: true }], undefined)
    const value = this.nodeOf(decision.wide)
    const frame: Frame = { path: '', value, narrow, wrap: (literal) => literal, lift: (whole) => whole }
    try {
      this.descend(decision.wide, frame)
      if (this.faults.length > 0) return this.faults
      // All that fails led back to where it came from: what led there is at fault.
      this.blamesLoops = true
      this.visited.clear()
      this.descend(decision.wide, frame)
    } catch (error) {
      // What was found is still at fault.
      decision.aborted(error)
    }
    return this.faults
  }

  nodeOf({ schema, place }: Spot): Node {
    return this.decision.reader.nodes.node(schema, place)
  }

  /** Asks the constraints of a schema. */
  descend(at: Spot, frame: Frame): Found {
    const followed = this.decision.reader.nodes.meanings.follow(at)
    // Behind a reference to `false` there is no keyword: then it is the reference.
    const spot = isObject(followed.schema) ? followed : at
    const narrow = frame.narrow.at('')
    const key = `${spot.pointer}\n${narrow.pointer}\n${narrow.schema === undefined}`
    if (this.visited.has(key)) {
      if (this.blamesLoops) return 'nothing'
      this.retold++
      return 'told'
    }
    this.visited.add(key)
    const { schema } = spot
    if (!isObject(schema)) return 'nothing'
    const place = spot.place.document.enter(schema, spot.place)
    if (malformedKeyword(schema, place.dialect) !== undefined) return 'nothing'
    const here: Here = { spot, inside: { ...spot, place }, frame }
    let found: Found = 'nothing'
    for (const constraint of constraintsOf(schema, here, this)) found = worse(found, this.examine(constraint, here))
    return found
  }

  /** May the constraint fail where the narrow schema and the other literals hold? */
  mayFail(literal: Literal, frame: Frame): boolean {
    if (this.done()) return false
    return this.decision.maybe([this.negated(frame.wrap(literal))]).found !== 'none'
  }

  private done(): boolean {
    return this.decision.exhausted || this.faults.length >= MOST
  }

  private examine(constraint: Constraint, here: Here): Found {
    const { literal, frame } = constraint.part ?? { literal: constraint.literal, frame: here.frame }
    const near = this.done() ? NONE : this.nearby.ask(this.negated(literal), frame)
    const mayFail = near === undefined ? this.mayFail(constraint.literal, here.frame) : near.found === 'some'
    if (!mayFail) return 'nothing'
    const found = constraint.inside?.() ?? 'nothing'
    return found === 'nothing' ? this.blame(constraint, here, []) : found
  }

  /** Records the constraint as at fault, where a witness that no fault in `told` explains confirms it. */
  blame({ keyword, steps, name, literal }: Constraint, { spot, frame }: Here, told: readonly Literal[]): Found {
    const whole = frame.wrap(literal)
    const excuses = told.map((fault) => this.negated(fault))
    const rest = told.length === 0 ? whole : this.chains.either([whole, ...excuses], this.nodeOf(this.decision.wide))
    const near = told.length === 0 ? this.nearby.ask(this.negated(literal), frame) : undefined
    const answer = near ?? this.decision.find([this.negated(rest)], ATTEMPTS)
    if (answer.found !== 'some') return 'nothing'
    const narrow = frame.narrow.at(keyword)
    this.faults.push({
      keyword,
      widePointer: join(spot.pointer, ...steps),
      narrowPointer: narrow.pointer,
      path: frame.path,
      ...(name === undefined ? {} : { name }),
      wide: spot.schema,
      narrow: narrow.schema,
      witness: answer.value,
      literal: rest,
    })
    return 'fault'
  }

  /** A schema for another value than the one around it. */
  part(sub: Json, here: Here, keyword: string, steps: readonly (string | number)[], frame: PartFrame): Constraint {
    const spot: Spot = { schema: sub, place: here.inside.place, pointer: join(here.spot.pointer, ...steps) }
    const value = this.nodeOf(spot)
    const next: Frame = {
      path: join(here.frame.path, frame.step),
      value,
      narrow: frame.narrow,
      wrap: (literal) => here.frame.wrap(frame.wrap(literal)),
      lift: frame.declared === true ? this.nearby.lifting(here.frame, String(frame.step)) : undefined,
    }
    const inner = this.decision.ofWide(spot)
    const literal = frame.wrap(inner)
    return {
      part: { literal: inner, frame: next },
      keyword,
      steps,
      literal,
      ...(frame.name === undefined ? {} : { name: frame.name }),
      inside: () => this.descend(spot, next),
    }
  }

  /** A schema for the same value, where `guards` do not hold already. */
  samePart(sub: Spot, here: Here, keyword: string, steps: readonly (string | number)[], guards: Guards): Constraint {
    const { frame } = here
    const { literals, narrow = frame.narrow, name } = guards
    const guarded = (literal: Literal): Literal => this.chains.either([...literals, literal], frame.value)
    return {
      keyword,
      steps,
      literal: guarded(this.decision.ofWide(sub)),
      ...(name === undefined ? {} : { name }),
      inside: () =>
        this.descend(sub, {
          ...frame,
          narrow,
          wrap: (literal) => frame.wrap(guarded(literal)),
          // What a guard excuses is no witness.
          lift: literals.length === 0 ? frame.lift : undefined,
        }),
    }
  }

  /** Only these keywords of a schema, as a literal. */
  only(schema: JsonObject, { inside, frame }: Here): Literal {
    return this.chains.same(this.decision.ofWide({ ...inside, schema }), frame.value)
  }

  negated(literal: Literal): Literal {
    return this.decision.reader.nodes.negate(literal)
  }
}
