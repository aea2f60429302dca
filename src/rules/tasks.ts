/** Ways of calling a tool: plainly, or as a task that is asked for later. */
import type { Tool } from '../model/contract.js'
import { isObject, type Json, member } from '../model/json.js'
import { changeOf } from './matching/compare.js'
import type { Explanation } from './rule.js'

type Way = 'plain' | 'task'

/** https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks; absent means forbidden. */
const WAYS: ReadonlyMap<Json | undefined, readonly Way[]> = new Map([
  [undefined, ['plain']],
  ['forbidden', ['plain']],
  ['optional', ['plain', 'task']],
  ['required', ['task']],
])

const WORDS: { readonly [way in Way]: string } = { plain: 'as an ordinary call', task: 'as a task' }

/** Is this a word for `execution.taskSupport` that the protocol knows, or none at all? */
export function isTaskSupport(value: Json | undefined): boolean {
  return WAYS.has(value)
}

/** Is there a way of calling that one of the two allows and the other does not? */
export function isSupportTold(baseline: Tool, candidate: Tool): boolean {
  const ways = [explainLostWay(baseline, candidate, String), explainLostWay(candidate, baseline, String)]
  return ways.some((way) => way !== undefined)
}

/** Says so where there is a way of calling that `from` allows and `to` does not; of unknown words nothing is said. */
export function explainLostWay(
  from: Tool,
  to: Tool,
  sentence: (way: string) => string,
): Pick<Explanation, 'message' | 'pointer'> | undefined {
  const kept = WAYS.get(supportOf(to))
  const lost = WAYS.get(supportOf(from))?.find((way) => kept?.includes(way) === false)
  return lost === undefined ? undefined : { message: sentence(WORDS[lost]), pointer: '/execution/taskSupport' }
}

/** The two words as a finding carries them. */
export function supportChange(baseline: Tool, candidate: Tool): Pick<Explanation, 'before' | 'after'> {
  return changeOf(supportOf(baseline), supportOf(candidate))
}

function supportOf(tool: Tool): Json | undefined {
  const execution = member(tool.raw, 'execution')
  return isObject(execution) ? member(execution, 'taskSupport') : undefined
}
