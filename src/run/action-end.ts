/** How the Action ends. */
import type { Log } from '../io/github/log.js'
import { UserError } from '../model/error.js'
import type { Verdict } from '../model/verdict.js'

/** What a run of the Action ends with. */
export const EXIT = { pass: 0, fail: 1, input: 2, bug: 3 } as const

/** Says last what fails the step. */
export function conclude(
  end: 'passed' | 'failed' | 'unread' | 'bug',
  verdict: Verdict,
  failures: readonly unknown[],
  log: Log,
): number {
  let code: number = end === 'failed' ? EXIT.fail : EXIT.pass
  if (end !== 'passed') log.fail(verdict.reasons.join(' '))
  for (const failure of failures) {
    const told = tell(failure, log)
    if (code !== EXIT.fail) code = Math.max(code, told)
  }
  return code
}

/** Says what went wrong. @returns the exit code that it means */
export function tell(error: unknown, log: Log): number {
  if (error instanceof UserError) {
    log.fail(error.sentence)
    return EXIT.input
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log.fail(`This is a bug of mcp-compat-action, please report it: ${error instanceof Error ? error.message : stack}`)
  log.debug(stack)
  return EXIT.bug
}
