/** Recorded calls that send numbers which JavaScript does not hold exactly. */
import type { Call } from '../../model/call.js'

const MOST = 3

/** Counts them, and keeps the first ones. */
export class Inexact {
  private count = 0
  private readonly first: Call[] = []

  look(call: Call): void {
    if (call.inexact !== undefined && this.count++ < MOST) this.first.push(call)
  }

  /** One sentence; undefined where there are none. */
  get words(): string | undefined {
    const { count } = this
    if (count === 0) return undefined
    const shown = this.first.map(({ file, line, inexact }) => {
      return `${file}:${line} ${inexact?.map(({ written, read }) => `${written} as ${read}`).join(', ')}`
    })
    const what = count === 1 ? '1 recorded call sends a number' : `${count} recorded calls send numbers`
    return `${what} that JavaScript does not hold exactly, judged as it is read: ${shown.join('; ')}.`
  }
}
