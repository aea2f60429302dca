/** How deep a value is nested. */
import type { Json } from '../../model/json.js'

/** Is anything in the value more than `levels` objects and lists deep? Found without a call stack of that depth. */
export function isDeeperThan(value: Json, levels: number): boolean {
  let row: readonly Json[] = [value]
  for (let level = 0; row.length > 0; level++) {
    if (level > levels) return true
    const below: Json[] = []
    for (const each of row)
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) below.push(inner)
    row = below
  }
  return false
}
