/** How a verdict ends a run. */
import type { Verdict } from '../model/verdict.js'

/** What a shard finds is judged where all are joined, so it never fails a run. */
export function endOf(
  { outcome, shard }: Pick<Verdict, 'outcome' | 'shard'>,
  fails = outcome === 'fail',
): 'passed' | 'failed' {
  return fails && shard === undefined ? 'failed' : 'passed'
}
