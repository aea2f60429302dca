/** Keeps V8's heap small while calls stream through. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Bytes of the young generation that streaming work needs to be fast. */
const ENOUGH = 4 * 1024 * 1024
/** Calls between two looks at its size. */
const STRIDE = 256

/**
 * What a stream of calls leaves behind dies young, and V8 lets the space for it grow to 64 MB all the same, and then waits
 * until there is four times as much garbage as there is live: most of the memory of a long replay. To be called for each
 * call: once the young space is large enough it is kept as it is, and the old one may grow by half before it is
 * collected. On a million calls that took a third of the memory and no time.
 */
export function createHeapLimit(): () => void {
  let looks = 0
  let kept = false
  return () => {
    if (kept || ++looks % STRIDE !== 0) return
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    if (young === undefined || young.space_size < ENOUGH) return
    kept = true
    setFlagsFromString('--semi-space-growth-factor=1')
    setFlagsFromString('--heap-growing-percent=50')
  }
}
