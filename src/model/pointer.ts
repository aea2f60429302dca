/** JSON Pointer (RFC 6901): `''` is the whole document, `/a~1b/0` the first item of the member `a/b`. */
import { isObject, type Json, member } from './json.js'

const INDEX = /^(?:0|[1-9]\d*)$/

/** The pointer one step further. */
export function join(pointer: string, ...steps: (string | number)[]): string {
  let joined = pointer
  for (const step of steps) joined += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`
  return joined
}

/** The steps of a pointer, unescaped. */
export function split(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The member or the item that one step leads to; undefined where there is none (`00` is no index). */
export function stepInto(value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return INDEX.test(step) ? value[Number(step)] : undefined
  return isObject(value) ? member(value, step) : undefined
}
