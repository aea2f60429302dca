/** A time limit around work that may never end by itself: node:vm stops it from outside, also inside a pattern. */
import type { Context, Script } from 'node:vm'
import { GivenUp } from '../model/error.js'
import type { Limit } from '../model/options.js'

/**
 * A limit that interrupts `work` after the given milliseconds (at least 1), endless loops and backtracking patterns
 * too. A stack overflow and GivenUp are `done: false` as well; whatever else `work` throws passes through. Limits may
 * be nested: each holds for what is inside it. One call costs 0.1 to 0.3 ms.
 */
export function createLimit(): Limit {
  let room: { readonly context: Context; readonly script: Script } | undefined
  return <T>(milliseconds: number, work: () => T) => {
    room ??= openRoom()
    const timeout = Math.max(1, Math.ceil(milliseconds))
    const results: T[] = []
    room.context.work = () => {
      results.push(work())
    }
    try {
      room.script.runInContext(room.context, { timeout })
    } catch (error) {
      const why = whyGivenUp(error, timeout)
      if (why === undefined) throw error
      return { done: false, why }
    } finally {
      room.context.work = undefined
    }
    return { done: true, value: results[0] as T }
  }
}

/** node:vm costs a start some milliseconds, so it is loaded where the first limit is used; an import would have to wait. */
function openRoom(): { readonly context: Context; readonly script: Script } {
  const { createContext, Script } = process.getBuiltinModule('node:vm')
  return { context: createContext({}), script: new Script('work()') }
}

/** Errors of the interrupter come from another realm, so that `instanceof` says nothing of them. */
function whyGivenUp(error: unknown, timeout: number): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return `it did not end within ${timeout} ms`
  if (error instanceof GivenUp) return error.message
  const overflow = 'message' in error && error.message === 'Maximum call stack size exceeded'
  return overflow ? 'it needs more call stack than there is' : undefined
}
