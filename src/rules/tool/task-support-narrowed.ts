import type { ToolRule } from '../rule.js'
import { explainLostWay, supportChange } from '../tasks.js'

/** A way of calling the tool, plainly or as a task, is no longer allowed. */
export const taskSupportNarrowed: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'task-support-narrowed',
    summary: 'A tool can no longer be called plainly, or no longer as a task.',
    why: 'The server answers a call made the other way with a method-not-found error. Absent means that a tool cannot be called as a task.',
    remedy: 'Say `taskSupport: optional`, so that both ways work.',
  },
  compare(baseline, candidate) {
    const lost = explainLostWay(baseline, candidate, (way) => `The tool can no longer be called ${way}.`)
    return lost === undefined ? [] : [{ effect: 'breaking', ...lost, ...supportChange(baseline, candidate) }]
  },
}
