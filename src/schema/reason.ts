import type { Unknown } from './interface.js'

/** What the two schemas are called where a reason is told. */
export interface SchemaNames {
  readonly narrow: string
  readonly wide: string
}

/** Why nothing was proved, where that arose, and what else was tried; no full stop. */
export function reasonOf({ why, place, tried = 0 }: Unknown, names: SchemaNames): string {
  const where = place === undefined ? '' : `, at ${place.pointer} of the ${names[place.side]}`
  const search = tried === 0 ? '' : `; ${tried} ${tried === 1 ? 'value was' : 'values were'} tried, and none breaks`
  return `${why}${where}${search}`
}
