/** Formats of texts, as the validator tests them. */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Json } from '../../model/json.js'

/** The test of a format; undefined where there is none. Formats of numbers, which are few, are left to the validator. */
export function formatCheck(format: Json): ((value: Json) => boolean) | undefined {
  const known = typeof format === 'string' && Object.hasOwn(fullFormats, format) ? formats.get(format) : undefined
  if (known instanceof RegExp) return (value) => known.test(value as string)
  if (typeof known === 'function') return testedBy(known as Test)
  if (!isDefinition(known) || known.type === 'number') return undefined
  const { validate } = known
  if (validate instanceof RegExp) return (value) => validate.test(value as string)
  return typeof validate === 'function' ? testedBy(validate as Test) : undefined
}

type Test = (text: string) => unknown

function testedBy(accepts: Test): (value: Json) => boolean {
  return (value) => accepts(value as string) === true
}

function isDefinition(known: unknown): known is { readonly validate: unknown; readonly type?: unknown } {
  return typeof known === 'object' && known !== null && 'validate' in known
}

const formats: ReadonlyMap<string, unknown> = new Map(Object.entries(fullFormats))
