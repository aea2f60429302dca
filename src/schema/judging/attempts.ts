/** Work on schemas and values of any depth, which may need more call stack than there is. */

import { GivenUp } from '../../model/error.js'
import type { Json } from '../../model/json.js'
import { type Linked, link } from './link.js'
import { Unusable } from './linking.js'

/** @throws GivenUp where the value is nested deeper than the call stack bears */
export function withinStack<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new GivenUp('validation needs more call stack than there is')
    if (error instanceof URIError) throw new GivenUp('a key in the schema holds a lone surrogate')
    throw error
  }
}

/**
 * Compiling always ends, but it may need more call stack than there is, and ajv cannot spell a place in the schema whose
 * key holds half of a surrogate pair.
 */
export function untilOverflow<T>(work: () => T): { done: true; value: T } | { done: false; why: string } {
  try {
    return { done: true, value: work() }
  } catch (error) {
    if (error instanceof RangeError) return { done: false, why: 'it is nested too deep' }
    if (error instanceof URIError) return { done: false, why: 'a key in it holds a lone surrogate' }
    throw error
  }
}

/**
 * The text of a schema. Exact also where JSON.stringify writes null: for a number beyond the range of doubles.
 * @returns undefined for what is nested too deep to be written
 */
export function textOf(schema: Json): string | undefined {
  try {
    const text = JSON.stringify(schema)
    return text.includes('null') ? JSON.stringify(schema, exactly) : text
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function exactly(_: string, value: unknown): unknown {
  return typeof value !== 'number' || Number.isFinite(value) ? value : `\0${value}`
}

/** What a schema links to, or why it cannot be linked. */
export function tryLink(...given: Parameters<typeof link>): Linked | string {
  try {
    return link(...given)
  } catch (error) {
    if (error instanceof Unusable) return error.message
    throw error
  }
}
