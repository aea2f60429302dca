/** What becomes of the messages of a client where a hook gates. */
import type { JsonObject } from '../../model/json.js'
import { errorAnswer, INTERNAL_ERROR, isRequest, type Messages } from './messages.js'
import { type Decision, type Listener, PASS } from './proxy.js'

/** What the client is told in place of what was stopped; undefined: everything passes. */
export type Stopped = readonly JsonObject[] | undefined

const IN_BATCH = 'Not sent: another call of the same batch was stopped.'
const UNDECIDED = 'This call was stopped, because it could not be checked.'

/**
 * Asks for the decision on every tools/call among the messages. Where one of a batch is stopped, nothing of the batch
 * passes, and each of its requests is answered.
 * @returns no promise where no decision is one
 */
export function decideAll(
  { list }: Messages,
  listener: Listener,
  failed: (error: unknown) => void,
): Stopped | Promise<Stopped> {
  const calls = list.filter(callsTool)
  if (calls.length === 0 || listener.decide === undefined) return undefined
  const decisions = calls.map((call) => decideOne(call, listener, failed))
  if (decisions.every((decision): decision is Decision => !isPromise(decision))) return stopped(list, calls, decisions)
  return Promise.all(decisions).then((all) => stopped(list, calls, all))
}

/** Also one without an id, which no answer can be given to: a server may take it all the same. */
function callsTool({ method }: JsonObject): boolean {
  return method === 'tools/call'
}

function decideOne(
  call: JsonObject,
  { decide }: Listener,
  failed: (error: unknown) => void,
): Decision | Promise<Decision> {
  // Whatever failed: a call that was not checked does not pass.
  const stop = (error: unknown): Decision => {
    failed(error)
    return { pass: false, answer: errorAnswer(call.id, INTERNAL_ERROR, UNDECIDED) }
  }
  try {
    const decision = decide?.(call) ?? PASS
    return isPromise(decision) ? decision.catch(stop) : decision
  } catch (error) {
    return stop(error)
  }
}

function isPromise(value: Decision | Promise<Decision>): value is Promise<Decision> {
  return value instanceof Promise
}

function stopped(list: readonly JsonObject[], calls: readonly JsonObject[], decisions: readonly Decision[]): Stopped {
  if (decisions.every(({ pass }) => pass)) return undefined
  return list.filter(isRequest).map((request) => {
    const decision = decisions[calls.indexOf(request)]
    if (decision === undefined || decision.pass) return errorAnswer(request.id, INTERNAL_ERROR, IN_BATCH)
    return decision.answer
  })
}
