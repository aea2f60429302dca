/** Keeps V8's young generation small. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Bytes of the young generation, in both its halves, that streaming work needs to be fast. */
const ENOUGH = 16 * 1024 * 1024
/** Looks between two of which the size may have changed. */
const STRIDE = 2_048

/**
 * What a stream of calls leaves behind dies young, and V8 lets the space for it grow to 64 MB all the same, which is most
 * of the memory of a long replay. To be called for each call: once the space is large enough it is kept as it is.
 */
export function createYoungLimit(): () => void {
  let looks = 0
  let kept = false
  return () => {
    if (kept || ++looks % STRIDE !== 0) return
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    if (young === undefined || young.space_size < ENOUGH) return
    kept = true
    setFlagsFromString('--semi-space-growth-factor=1')
  }
}
