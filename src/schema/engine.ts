/**
 * What the rest of the house may ask about JSON Schemas: does one contain another, which keywords are at fault, does a
 * schema accept a value. One engine serves a whole check; it keeps its answers.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { GivenUp } from '../model/error.js'
import type { Json } from '../model/json.js'
import type { Engine, EngineOptions, Validator, Values, View } from './interface.js'
import { createValidators } from './judging/validator.js'
import { ANNOTATE, asserted } from './reading/formats.js'
import { Patterns } from './regex/patterns.js'
import { Incomplete } from './solving/answer.js'
import { Question } from './solving/question.js'
import { canonical } from './text.js'

export type { Containment, Engine, EngineOptions, Refusal, Validator, Values, View } from './interface.js'
export type { BuildMachine } from './regex/machine.js'

/** Steps of one decision before it ends in `unknown`; the clock usually ends it sooner. */
const STEPS = 2_000_000
/** A longer string in a witness may keep a pattern busy for ever: then judging it gets a time limit. */
const SHORT = 16
const JUDGING_MS = 250

/** The engine of one check. */
export function createEngine(options: EngineOptions): Engine {
  const { limit, milliseconds, now } = options
  const { validator } = createValidators({ formats: options.formats, limit })
  const formats = options.formats === 'assert' ? asserted(fullFormats) : ANNOTATE
  const settings = {
    formats,
    patterns: new Patterns(limit, options.buildMachine),
    budget: { steps: STEPS, milliseconds, now },
  }
  const asked = new Map<string, Question>()
  let latest: Question | undefined

  const question = (wide: Json, narrow: Json, view: View, values: Values): Question => {
    const key = keyOf(wide, narrow, view, values)
    const [judgesWide, judgesNarrow] = [validator(wide), validator(narrow)]
    const create = (): Question => {
      const confirm = (value: Json): boolean => confirmed(value, judgesWide, judgesNarrow, options)
      const sides = [
        { schema: wide, validator: judgesWide },
        { schema: narrow, validator: judgesNarrow },
      ] as const
      return new Question(...sides, view, { ...settings, values, confirm })
    }
    const found = asked.get(key ?? '') ?? create()
    if (key !== undefined) asked.set(key, found)
    // Who wants the refusals asks right after the answer: what older questions learnt can go.
    if (latest !== found) latest?.release()
    latest = found
    return found
  }
  return {
    contains: (wide, narrow, view, values = 'any') => question(wide, narrow, view, values).contains(),
    refusals: (wide, narrow, view, values = 'any') => question(wide, narrow, view, values).refusals(),
    matches: (pattern, text) => matches(settings.patterns, pattern, text),
    validator: (schema) => validator(schema),
  }
}

function matches(patterns: Patterns, pattern: string, text: string): boolean {
  try {
    return patterns.test(pattern, text)
  } catch (error) {
    if (error instanceof Incomplete) return false
    throw error
  }
}

/** Do the validators agree on the witness? @throws Incomplete where one of them gives up */
function confirmed(value: Json, wide: Validator, narrow: Validator, { limit }: EngineOptions): boolean {
  const judge = (): boolean => narrow.accepts(value) && !wide.accepts(value)
  try {
    if (!holdsLongText(value)) return judge()
    const outcome = limit(JUDGING_MS, judge)
    if (outcome.done) return outcome.value
    throw new Incomplete(outcome.why)
  } catch (error) {
    if (error instanceof GivenUp) throw new Incomplete(error.message)
    throw error
  }
}

function holdsLongText(value: Json): boolean {
  if (typeof value === 'string') return value.length > SHORT
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.length > SHORT || holdsLongText(inner))
}

/** Equal for equal questions; undefined where a schema is nested too deep to be written. */
function keyOf(wide: Json, narrow: Json, view: View, values: Values): string | undefined {
  try {
    return `${view} ${values} ${canonical(wide)} ${canonical(narrow)}`
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
