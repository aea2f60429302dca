import { isObject, type Json, member } from '../../../model/json.js'

/** Members that keep what was sent to a model API, and what came back, in logs of proxies and batch files. */
const WRAPPERS = ['request', 'body', 'response', 'message', 'params']

/** The value, and what it wraps of a request and a response, two levels deep, in the order of the exchange. */
export function exchanged(value: Json): readonly Json[] {
  if (!isObject(value)) return [value]
  const found: Json[] = [value]
  for (const key of WRAPPERS) {
    const inner = member(value, key)
    if (!isObject(inner)) continue
    found.push(inner)
    const body = member(inner, 'body')
    if (isObject(body)) found.push(body)
  }
  return found
}
