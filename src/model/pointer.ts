/** JSON Pointer (RFC 6901): `''` is the whole document, `/a~1b/0` the first item of the member `a/b`. */

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
