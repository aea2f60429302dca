/** How far a long replay is: one line that stays in place on a terminal, a line now and then in a workflow's log. */
import type { Terminal } from './terminal.js'

/** Milliseconds: short work says nothing, a terminal is told often, a log seldom. */
const QUIET = 2_000
const ON_TERMINAL = 200
const IN_LOG = 10_000
/** Calls between two looks at the clock. */
const STRIDE = 1_024

const CLEAR = '\r\u001b[2K'

export interface Progress {
  /** Told of calls that were read, of one where it does not say how many. */
  readonly step: (calls?: number) => void
  /** Takes the line off a terminal. */
  readonly end: () => void
}

/** Where nobody watches. */
export const NO_PROGRESS: Progress = { step: () => {}, end: () => {} }

/** The progress for this terminal: on standard error, where it is one or a workflow's log; else none. `now` counts milliseconds. */
export function progressOn({ stderr, env }: Pick<Terminal, 'stderr' | 'env'>, now: () => number): Progress {
  const write = (text: string): void => {
    // A closed stream must not end the work; whoever closed it does not read this either.
    if (stderr.writable) stderr.write(text)
  }
  if (stderr.isTTY === true && env.TERM !== 'dumb') return new Teller(write, now, ON_TERMINAL)
  return env.GITHUB_ACTIONS === 'true' ? new Teller(write, now, IN_LOG) : NO_PROGRESS
}

class Teller implements Progress {
  private calls = 0
  /** Calls at which the clock is looked at next. */
  private due = STRIDE
  private readonly started: number
  private told: number
  private shown = false
  private readonly write: (text: string) => void
  private readonly now: () => number
  private readonly pause: number

  constructor(write: (text: string) => void, now: () => number, pause: number) {
    this.write = write
    this.now = now
    this.pause = pause
    this.started = now()
    this.told = this.started + QUIET - pause
  }

  readonly step = (calls = 1): void => {
    this.calls += calls
    if (this.calls < this.due) return
    this.due = this.calls + STRIDE
    const now = this.now()
    if (now - this.told < this.pause) return
    this.told = now
    const second = Math.round((this.calls / (now - this.started)) * 1_000)
    const line = `mcp-compat: ${inWords(this.calls)} calls replayed, ${inWords(second)} a second`
    this.write(this.pause === IN_LOG ? `${line}\n` : `${CLEAR}${line}`)
    this.shown = this.pause !== IN_LOG
  }

  readonly end = (): void => {
    if (this.shown) this.write(CLEAR)
    this.shown = false
  }
}

function inWords(count: number): string {
  return count.toLocaleString('en')
}
