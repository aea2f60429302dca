/** How a shard is written: `2/4` is the second of four. */
import { UserError } from './error.js'
import type { Shard } from './options.js'

/** Of one job. */
const MOST_SHARDS = 10_000

/** @throws UserError where the text is no shard; `option` is what the user called it */
export function parseShard(text: string, option: string): Shard {
  const [, index, of] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text) ?? []
  const shard = { index: Number(index), of: Number(of) }
  if (shard.index >= 1 && shard.index <= shard.of && shard.of <= MOST_SHARDS) return shard
  throw new UserError(
    `${option} is ${JSON.stringify(text.slice(0, 100))}, which is no shard.`,
    `Write the second of four as 2/4; there may be ${MOST_SHARDS}.`,
  )
}
