/** The judges of a family: the validator under test, an interpreter by other people, and a third for their disputes. */
import { format as cfworkerFormats, Validator } from '@cfworker/json-schema'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { departureOf, forCfworker } from './departures.mjs'

const DRAFTS = { 'draft-04': '4', 'draft-06': '7', 'draft-07': '7', '2019-09': '2019-09', '2020-12': '2020-12' }

/** What formats mean is the same for both judges: what ajv-formats tests. */
export function shareFormats() {
  for (const name of Object.keys(cfworkerFormats)) delete cfworkerFormats[name]
  for (const [name, format] of Object.entries(fullFormats)) {
    const validate = format?.validate ?? format
    if (format?.type === 'number') continue
    if (validate instanceof RegExp) cfworkerFormats[name] = (text) => validate.test(text)
    else if (typeof validate === 'function') cfworkerFormats[name] = (text) => Boolean(validate(text))
  }
}

/** The interpreter's judgement; undefined where it cannot read the schema or never ends. */
export function interpreter(schema, dialect, formats) {
  let validator
  try {
    validator = new Validator(forCfworker(schema, dialect, formats), DRAFTS[dialect], true)
  } catch {
    return () => undefined
  }
  return (value) => {
    try {
      return validator.validate(value).valid
    } catch {
      return undefined
    }
  }
}

/** The first judge; undefined where it gives up. */
export function ours(engine, schema) {
  const validator = engine.validator(schema)
  return (value) => {
    try {
      return validator.accepts(value)
    } catch (error) {
      if (error?.name === 'GivenUp' || error?.constructor?.name === 'GivenUp') return undefined
      throw error
    }
  }
}

/** What two judges disagree about, explained by a known departure or put to the third. */
export async function settle({ schema, dialect, formats, value, accepted }, third) {
  const known = departureOf(schema, dialect)
  if (known !== undefined && known.of.length > 1) return { kind: 'known', why: known.why }
  const judged = await third(schema, dialect, formats, value)
  if (judged === undefined) return { kind: 'unsettled' }
  if (judged !== accepted) return { kind: 'ours is wrong' }
  return known === undefined ? { kind: 'unlisted departure of the interpreter' } : { kind: 'known', why: known.why }
}
