/** What the quick yes is put together from (see plain.ts). */
import type { Json } from '../../model/json.js'
import type { Testing } from './pattern.js'

/** Accepted for certain? */
export type Check = (value: Json) => boolean

/** What makes the checks of parts. */
export interface Parts {
  readonly testing: Testing
  check(node: Json): Check
}
