/**
 * Questions about a property asked near it. The whole narrow schema is as large as it is, and to ask it again for each of
 * thousands of properties is quadratic. What is surely said of the property settles most questions: no value of it in
 * question is none at all, and a value of it, put into any value that the narrow schema accepts, is a witness as soon as
 * the validators confirm it.
 */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import type { Literal } from '../reading/terms.js'
import { type Answer, some } from '../solving/answer.js'
import type { Decision } from '../solving/decision.js'
import type { Frame } from './frame.js'

/** The shortcuts of one walk. */
export class Nearby {
  private readonly decision: Decision
  private readonly witnesses = new Map<string, boolean>()
  private readonly bases = new Map<Frame, JsonObject | undefined>()

  constructor(decision: Decision) {
    this.decision = decision
  }

  /**
   * A confirmed witness that has a value in `wanted` at the frame, or `none`, which is a proof; undefined where only the
   * whole can tell.
   */
  ask(wanted: Literal, frame: Frame): Answer | undefined {
    if (frame.lift === undefined || frame.path === '') return undefined
    const { decision } = this
    const found = decision.maybeInside([...this.said(frame), wanted])
    if (found.found === 'none') return found
    if (found.found !== 'some') return undefined
    const whole = frame.lift(found.value)
    return whole !== undefined && this.isWitness(whole) ? some(whole) : undefined
  }

  /** A keyword and the schema around it are often shown by one value. */
  private isWitness(whole: Json): boolean {
    const text = JSON.stringify(whole)
    const known = this.witnesses.get(text) ?? this.decision.confirms(whole)
    this.witnesses.set(text, known)
    return known
  }

  /** Puts a value under this name into an object of the frame, and that into the whole. */
  lifting(frame: Frame, name: string): Frame['lift'] {
    const { lift } = frame
    if (lift === undefined) return undefined
    return (value: Json) => {
      const base = this.baseOf(frame)
      if (base === undefined) return undefined
      return lift(objectOf([...Object.entries(base).filter(([key]) => key !== name), [name, value]]))
    }
  }

  /** Some object that the narrow schema accepts at the frame. */
  private baseOf(frame: Frame): JsonObject | undefined {
    if (this.bases.has(frame)) return this.bases.get(frame)
    const { decision } = this
    const found = frame.path === '' ? decision.maybe([]) : decision.maybeInside(this.said(frame))
    const base = found.found === 'some' && isObject(found.value) ? found.value : undefined
    this.bases.set(frame, base)
    return base
  }

  private said(frame: Frame): Literal[] {
    return frame.narrow.sureSpots().map((spot) => this.decision.ofNarrow(spot))
  }
}
