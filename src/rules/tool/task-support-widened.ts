import type { ToolRule } from '../rule.js'
import { explainLostWay, supportChange } from '../tasks.js'

/** A way of calling the tool, plainly or as a task, is now allowed. */
export const taskSupportWidened: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'task-support-widened',
    summary: 'A tool can now be called as a task, or now plainly.',
    why: 'No call breaks that was allowed before.',
    remedy: 'Nothing is needed.',
  },
  compare(baseline, candidate) {
    const lost = explainLostWay(baseline, candidate, (way) => way)
    const gained = explainLostWay(candidate, baseline, (way) => `The tool can now be called ${way}.`)
    // Where another way was lost for it, that one finding says enough.
    return gained === undefined || lost !== undefined
      ? []
      : [{ effect: 'compatible', ...gained, ...supportChange(baseline, candidate) }]
  },
}
