/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault, does a
 * schema accept a value. One engine serves a whole check; it keeps its answers.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Json } from '../model/json.js'
import type { Engine, EngineOptions, Values, View } from './interface.js'
import { createValidators } from './judging/validator.js'
import { ANNOTATE, asserted } from './reading/formats.js'
import { Patterns } from './regex/patterns.js'
import { Asked } from './solving/asked.js'
import { Question } from './solving/question.js'

export type {
  Containment,
  Engine,
  EngineOptions,
  Place,
  Refusal,
  Unknown,
  Validator,
  Values,
  View,
} from './interface.js'
export type { BuildMachine } from './regex/machine.js'

/** Steps of one decision before it ends in `unknown`; the clock usually ends it sooner. */
const STEPS = 2_000_000

/** The engine of one check. */
export function createEngine(options: EngineOptions): Engine {
  const { limit, milliseconds, now, altogether = Infinity } = options
  const patterns = new Patterns(limit, options.buildMachine)
  const { validator, matches, testing } = createValidators({ formats: options.formats, limit, patterns })
  const formats = options.formats === 'assert' ? asserted(fullFormats) : ANNOTATE
  const asked = new Asked()
  let latest: Question | undefined
  let spent = 0

  const question = (wide: Json, narrow: Json, view: View, values: Values, used: readonly Json[]): Question => {
    const create = (): Question => {
      const sides = [
        { schema: wide, validator: validator(wide) },
        { schema: narrow, validator: validator(narrow) },
      ] as const
      const left = Math.min(milliseconds, altogether - spent)
      const budget = { steps: STEPS, milliseconds: Math.max(0, left), now }
      return new Question(...sides, view, { formats, patterns, budget, values, used, limit })
    }
    const found = asked.question(wide, narrow, `${view} ${values}`, create)
    // Who wants the refusals asks right after the answer: what older questions learnt can go.
    if (latest !== found) latest?.release(found)
    latest = found
    return found
  }
  /** Counts what the work takes on the budget of all decisions. */
  const counted = <T>(work: () => T): T => {
    const started = now()
    try {
      return work()
    } finally {
      spent += now() - started
    }
  }
  return {
    contains: (wide, narrow, view, values = 'any', used = []) => {
      const asks = question(wide, narrow, view, values, used)
      if (spent >= altogether && !asks.isAnswered)
        return { contained: 'unknown', why: `the contract's budget of ${altogether / 1_000} s is used up` }
      return counted(() => asks.contains())
    },
    refusals: (wide, narrow, view, values = 'any') =>
      counted(() => question(wide, narrow, view, values, []).refusals()),
    matches,
    testing,
    validator: (schema) => validator(schema),
  }
}
