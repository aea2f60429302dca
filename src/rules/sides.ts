/** The input or output schemas of one tool: decided by the engine, explained by the rules. */
import { canonicalText } from '../model/canonical.js'
import type { Decision, Finding } from '../model/finding.js'
import { isObject, type Json } from '../model/json.js'
import type { Semantics } from '../model/options.js'
import type { Containment, Engine, Values } from '../schema/engine.js'
import { reasonOf } from '../schema/reason.js'
import { settle } from './claims.js'
import { align, asLonePair, asNodePair } from './reading/align.js'
import { type LocatedChange, readRefusal } from './reading/changes.js'
import type { Matches } from './reading/declared.js'
import { isDeeperThan } from './reading/depth.js'
import { openDocument } from './reading/document.js'
import type { FlatNode } from './reading/flatten.js'
import type { Documents } from './reading/unions.js'
import type { Explanation, NodePair, NodeRule, Rule, SchemaChange, SchemaRule } from './rule.js'
import { type Blank, known, sign } from './sign.js'
import { type Direction, directionsOf, effectOf, type SchemaSide, viewOf } from './variance.js'

/** Two schemas of one side of one tool, and what is needed to judge them. */
export interface SchemaPair {
  readonly tool: string
  readonly side: SchemaSide
  readonly baseline: Json
  readonly candidate: Json
  readonly engine: Engine
  readonly semantics: Semantics
  readonly now: () => number
  readonly rules: readonly Rule[]
}

interface Answer {
  readonly findings: readonly Finding[]
  readonly decisions: readonly Decision[]
}

/** The rules that speak where no other does. */
const GENERIC: ReadonlySet<string> = new Set(['schema-narrowed', 'schema-widened'])

/** Objects and lists in each other beyond which a schema is told as a whole; people write about a tenth of it. */
const MOST_LEVELS = 400

/** Nothing for schemas of one text, or that do not compile: the latter have rules of their own. */
export function classifySchemas(pair: SchemaPair): Answer {
  const { baseline, candidate, engine, side, tool, now } = pair
  if (canonicalText(baseline) === canonicalText(candidate)) return { findings: [], decisions: [] }
  if (!areComparable(baseline, candidate, engine)) return { findings: [], decisions: [] }
  const [unsafe, harmless] = directionsOf(side)
  const started = now()
  const safe = ask(pair, unsafe)
  const decision = { tool, side, contained: safe.contained, ms: now() - started }
  const told = new Teller(pair)
  const isDeep = isDeeperThan(baseline, MOST_LEVELS) || isDeeperThan(candidate, MOST_LEVELS)
  if (safe.contained === 'no') told.tellRefusals(unsafe, safe.witness, isDeep)
  const reverse = ask(pair, harmless)
  if (reverse.contained === 'no') told.tellRefusals(harmless, reverse.witness, isDeep)
  if (!isDeep) told.tellNodes()
  told.tellAnswer(safe, reverse)
  return {
    findings: settle(told.findings),
    decisions: [safe.contained === 'unknown' ? { ...decision, why: safe.why } : decision],
  }
}

/** A schema that cannot be used, or that never ends where the other does, has a rule of its own. */
function areComparable(baseline: Json, candidate: Json, engine: Engine): boolean {
  if (isObject(baseline) && !isObject(candidate)) return false
  const [before, after] = [engine.validator(baseline), engine.validator(candidate)]
  if (before.broken !== undefined || after.broken !== undefined) return false
  return (before.unending === undefined) === (after.unending === undefined)
}

/** Arguments are objects by the protocol; a result may be any value. */
function valuesOf(side: SchemaSide): Values {
  return side === 'input' ? 'arguments' : 'any'
}

/** Does the direction hold, that is: has nothing been narrowed, or widened? */
function ask({ baseline, candidate, engine, side, semantics }: SchemaPair, direction: Direction): Containment {
  const view = viewOf(side, semantics)
  const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate]
  const [wideName, narrowName] = direction === 'narrowed' ? ['candidate', 'baseline'] : ['baseline', 'candidate']
  try {
    const answer = engine.contains(wide, narrow, view, valuesOf(side))
    if (answer.contained !== 'unknown') return answer
    return { ...answer, why: reasonOf(answer, { wide: wideName, narrow: narrowName }) }
  } catch (error) {
    if (error instanceof RangeError) return { contained: 'unknown', why: 'the schema is nested too deep' }
    throw error
  }
}

/** Lets the rules speak, and signs what they say. */
class Teller {
  readonly findings: Finding[] = []
  readonly #pair: SchemaPair
  readonly #documents: Documents
  readonly #matches: Matches
  readonly #explaining: readonly SchemaRule[]
  readonly #comparing: readonly (SchemaRule | NodeRule)[]
  /** A rule that speaks of the set of values has spoken. */
  #toldOfValues = false

  constructor(pair: SchemaPair) {
    this.#pair = pair
    this.#documents = { baseline: openDocument(pair.baseline), candidate: openDocument(pair.candidate) }
    this.#matches = pair.engine.matches
    const rules = pair.rules.filter((rule) => rule.kind === 'schema')
    this.#explaining = [
      ...rules.filter((rule) => !GENERIC.has(rule.meta.id)),
      ...rules.filter((rule) => GENERIC.has(rule.meta.id)),
    ]
    this.#comparing = [
      ...rules.filter((rule) => rule.compare !== undefined),
      ...pair.rules.filter((rule) => rule.kind === 'node'),
    ]
  }

  /** One finding for every keyword at fault; where the engine is not asked or names none, one for the whole. */
  tellRefusals(direction: Direction, witness: Json, asWhole: boolean): void {
    const { baseline, candidate, engine, side, semantics } = this.#pair
    const view = viewOf(side, semantics)
    const [wide, narrow] = direction === 'narrowed' ? [candidate, baseline] : [baseline, candidate]
    const refusals = asWhole ? [] : engine.refusals(wide, narrow, view, valuesOf(side))
    const whole = { widePointer: '', narrowPointer: '', path: '', keyword: '', wide, narrow, witness }
    for (const refusal of refusals.length > 0 ? refusals : [whole])
      this.#tellChange(readRefusal(this.#documents, side, direction, refusal))
  }

  #tellChange(located: LocatedChange): void {
    const [rule, told] = this.#explain(located.change) ?? []
    if (rule === undefined || told === undefined) return
    const { witness, ...blank } = this.#blankOf(located)
    // A witness shows the effect that was proved; of another effect it would show nothing.
    const shown = told.effect === undefined || told.effect === blank.effect
    this.#toldOfValues = true
    this.findings.push(sign(rule.meta, shown ? { ...blank, ...known({ witness }) } : blank, told))
  }

  #explain(change: SchemaChange): readonly [SchemaRule, Explanation] | undefined {
    for (const rule of this.#explaining) {
      const told = rule.explain(change)
      if (told !== undefined) return [rule, told]
    }
    return undefined
  }

  #blankOf({ change, pointer, baselinePointer, before, after }: LocatedChange): Blank {
    const { side, direction, path, name, keyword, witness } = change
    const { tool } = this.#pair
    return {
      ...{ effect: effectOf(side, direction), tool, side, pointer, baselinePointer, path, keyword, witness },
      ...known({ name, before, after }),
    }
  }

  /** What asserts nothing, and what needs no proof. */
  tellNodes(): void {
    const { side } = this.#pair
    const { pairs, lone } = align(this.#documents, this.#matches)
    for (const pair of pairs) this.#tellPair(asNodePair(side, pair), pair)
    for (const property of lone) this.#tellPair(asLonePair(side, property))
  }

  #tellPair(pair: NodePair, nodes?: { readonly baseline: FlatNode; readonly candidate: FlatNode }): void {
    const { tool } = this.#pair
    const { side, path, baselinePointer, candidatePointer } = pair
    for (const rule of this.#comparing) {
      for (const told of rule.compare?.(pair) ?? []) {
        const place = (node: FlatNode | undefined) =>
          told.keyword === undefined ? undefined : node?.placeOf(told.keyword)
        const pointer = pair.candidate === undefined ? baselinePointer : (place(nodes?.candidate) ?? candidatePointer)
        const before = place(nodes?.baseline) ?? baselinePointer
        const blank: Blank = { effect: 'advisory', tool, side, path, pointer, baselinePointer: before }
        this.#toldOfValues ||= rule.kind === 'schema'
        this.findings.push(sign(rule.meta, blank, told))
      }
    }
  }

  /** The answer as a whole. */
  tellAnswer(safe: Containment, reverse: Containment): void {
    const { side, tool, baseline, candidate, rules } = this.#pair
    const untold = this.findings.length === 0
    for (const rule of rules) {
      if (rule.kind !== 'side') continue
      const said = rule.explain({ side, safe, reverse, baseline, candidate, told: this.#toldOfValues, untold })
      if (said !== undefined)
        this.findings.push(sign(rule.meta, { effect: 'compatible', tool, side, pointer: '' }, said))
    }
  }
}
