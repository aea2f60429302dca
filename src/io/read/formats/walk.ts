/** Looking through a value of no known structure for what has a known shape. */
import { isObject, type Json, type JsonObject, jsonIn } from '../../../model/json.js'

/** Values of one document that are looked at; far more than any log has in one. */
const MOST_VALUES = 5_000_000
/** Texts in texts in texts. */
const MOST_NESTED = 4

export interface WalkOptions {
  /** Members that are not looked into. */
  readonly skip?: ReadonlySet<string>
  /** Look into texts that are JSON themselves. */
  readonly nested?: boolean
}

/**
 * Shows every object in the value to `visit`, in the order of the text; where `visit` says that it took one, what is
 * inside is not looked at. However deep the value is, the call stack stays flat.
 */
export function walk(value: Json, visit: (object: JsonObject) => boolean, { skip, nested }: WalkOptions = {}): void {
  const pending: { readonly value: Json; readonly texts: number }[] = [{ value, texts: 0 }]
  let seen = 0
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (++seen > MOST_VALUES) return
    const { value: at, texts } = next
    if (typeof at === 'string') {
      const inner = nested === true && texts < MOST_NESTED ? jsonIn(at) : undefined
      if (inner !== undefined) pending.push({ value: inner, texts: texts + 1 })
    } else if (Array.isArray(at)) pushAll(at, texts, pending)
    else if (isObject(at) && !visit(at))
      pushAll(
        Object.entries(at).flatMap(([key, inner]) => (skip?.has(key) === true ? [] : [inner])),
        texts,
        pending,
      )
  }
}

function pushAll(values: readonly Json[], texts: number, pending: { value: Json; texts: number }[]): void {
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index] ?? null
    if (typeof value === 'object' ? value !== null : typeof value === 'string') pending.push({ value, texts })
  }
}
