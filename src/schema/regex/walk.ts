/**
 * Regular languages: the shortest word in every wanted pattern and in no unwanted one, within length bounds, other than
 * the excluded words. One breadth-first walk over the product of the machines, made deterministic as it goes; no
 * automaton is complemented, intersected or minimized. Where that grows too large a second walk reads the wanted
 * machines one way at a time, and leaves out what the unwanted ones refuse no more than something that was met before
 * (antichains: M. De Wulf, L. Doyen, T. Henzinger and J.-F. Raskin, "Antichains: A New Algorithm for Checking
 * Universality of Finite Automata", CAV 2006). Words are sequences of code points, halves of pairs among them.
 */
import { Incomplete } from '../solving/answer.js'
import { Product, type Question, type Step } from './product.js'

export type { Question } from './product.js'

/** Steps that are told apart before the second walk takes over. */
const FEW = 2_000
/** Of long words with few ways to go on the first walk tells any number apart. */
const NARROW = 16
/** A word may be so long; JSON documents are not longer than that by much. */
const LONGEST = 200_000
/** Characters of the keys of one layer up to which it is compared with earlier ones. */
const COMPARED = 20_000

/** The shortest word; undefined proves that there is none. `spend` may throw to stop the walk. @throws Incomplete */
export function shortestWord(question: Question, spend: (steps: number) => void): string | undefined {
  const product = new Product(question, spend)
  const found = new Walk(product, question, spend, new Keys(product)).find()
  return found.full ? new Walk(product, question, spend, new Antichains(product)).find().word : found.word
}

/** What was met in one layer, or from the least length on in all of them. */
interface Met {
  /** More was met than it is made for. */
  readonly full: boolean
  /** Adds what of the step is new. */
  add(step: Step): readonly Step[]
  /** Is the step, which was new once, still worth a look beside what came after it? */
  counts(step: Step): boolean
  /** For the next layer. */
  renew(): void
}

class Keys implements Met {
  private readonly product: Product
  private readonly keys = new Set<string>()
  /** By wanted key, a step that the unwanted machines refuse little. */
  private readonly best = new Map<string, Step>()
  private count = 0

  constructor(product: Product) {
    this.product = product
  }

  get full(): boolean {
    return this.count > FEW
  }

  add(step: Step): readonly Step[] {
    const key = this.product.keyOf(step)
    if (this.keys.has(key)) return []
    const wanted = this.product.wantedKeyOf(step)
    const best = this.best.get(wanted)
    if (best && this.product.outdoes(best, step)) return []
    if (!best || this.product.outdoes(step, best)) this.best.set(wanted, step)
    this.count++
    this.keys.add(key)
    return [step]
  }

  counts(): boolean {
    return true
  }

  renew(): void {
    this.keys.clear()
    this.best.clear()
  }
}

class Antichains implements Met {
  readonly full = false
  private readonly product: Product
  private readonly least = new Map<string, Set<Step>>()

  constructor(product: Product) {
    this.product = product
  }

  add(step: Step): readonly Step[] {
    return this.product.split(step).filter((single) => {
      const known = this.known(single)
      for (const one of known) if (this.product.outdoes(one, single)) return false
      for (const one of known) if (this.product.outdoes(single, one)) known.delete(one)
      known.add(single)
      return true
    })
  }

  counts(step: Step): boolean {
    return this.known(step).has(step)
  }

  renew(): void {
    this.least.clear()
  }

  private known(step: Step): Set<Step> {
    const key = this.product.wantedKeyOf(step)
    const known = this.least.get(key) ?? new Set()
    this.least.set(key, known)
    return known
  }
}

/** Layers that come again and again: the one at `depth` follows itself after `period` letters, `times` times. */
interface Jump {
  readonly depth: number
  readonly layer: ReadonlyMap<string, Step>
  readonly period: number
  readonly times: number
}

class Walk {
  private readonly product: Product
  private readonly question: Question
  private readonly spend: (steps: number) => void
  private readonly met: Met
  private readonly layers = new Map<string, number>()
  private jump: Jump | undefined

  constructor(product: Product, question: Question, spend: (steps: number) => void, met: Met) {
    this.product = product
    this.question = question
    this.spend = spend
    this.met = met
  }

  /** `full`: it was given up, for there is no room for all that was met. */
  find(): { readonly word?: string | undefined; readonly full: boolean } {
    const { minLength, maxLength } = this.question
    let layer = this.met.add(this.product.start())
    let length = 0
    while (length <= maxLength && layer.length > 0) {
      if (length >= minLength)
        for (const at of layer) if (this.product.accepts(at)) return { word: this.spell(at), full: false }
      if (length < minLength) {
        this.met.renew()
        length += this.leap(layer, length)
      }
      const next = this.next(layer)
      if (!next) return { full: true }
      layer = next
      length++
    }
    return { full: false }
  }

  /** The layer after this one; undefined where it is wide and too much was met. */
  private next(layer: readonly Step[]): readonly Step[] | undefined {
    const next: Step[] = []
    for (const at of layer)
      for (let letter = 0; letter < this.product.letters.length; letter++) {
        this.spend(1)
        const to = this.product.step(at, letter)
        if (to) next.push(...this.met.add(to))
        if (next.length > NARROW && this.met.full) return undefined
      }
    return next.filter((step) => this.met.counts(step))
  }

  /** The letters that can be skipped on the way to the least length, for this layer has been there before. */
  private leap(layer: readonly Step[], length: number): number {
    if (this.jump) return 0
    const keys = layer.map((step) => this.product.keyOf(step))
    const text = keys.toSorted().join(' ')
    if (text.length > COMPARED) return 0
    const before = this.layers.get(text)
    this.layers.set(text, length)
    if (before === undefined) return 0
    const period = length - before
    // The layer at the least length is walked to, for only then it is asked what it accepts.
    const times = Math.floor((this.question.minLength - length - 1) / period)
    const steps = new Map(layer.map((step, i) => [keys[i] as string, step]))
    this.jump = { depth: length, layer: steps, period, times }
    return period * times
  }

  private spell(last: Step): string {
    const letters: number[] = []
    const { jump } = this
    if (last.depth + (jump ? jump.period * jump.times : 0) > LONGEST)
      throw new Incomplete(`strings longer than ${LONGEST} characters`)
    let step: Step | undefined = last
    let rounds = jump?.times ?? 0
    while (step && step.letter >= 0) {
      if (jump && rounds > 0 && step.depth === jump.depth) {
        rounds--
        for (let i = 0; i < jump.period && step; i++) {
          letters.push(step.letter)
          step = step.from
        }
        step = step && jump.layer.get(this.product.keyOf(step))
      } else {
        letters.push(step.letter)
        step = step.from
      }
    }
    return this.product.spell(letters.reverse())
  }
}
