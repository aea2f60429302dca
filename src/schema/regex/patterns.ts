import type { Limit } from '../../model/options.js'
import { soonEnding } from '../judging/effort.js'
import { compiled, flagsOf, MOST_PATTERN } from '../judging/pattern.js'
import { Incomplete } from '../solving/answer.js'
import type { BuildMachine, Closeness, Machine } from './machine.js'
import { matches } from './match.js'
import { shortened } from './shortened.js'

/** Milliseconds for a text that may take a backtracking engine very long, where there is no automaton. */
const PATIENCE = 100

/** Tells whether a text contains a match; throws Incomplete where that takes too long. */
export interface Tester {
  test(text: string): boolean
}

/** Compiled patterns. Entries depend on nothing but the pattern, so one instance serves many decisions. */
export class Patterns {
  private readonly limit: Limit
  private readonly build: BuildMachine
  private readonly machines = new Map<string, Machine | string>()
  private readonly testers = new Map<string, Tester>()
  private readonly flags = new Map<string, string>()

  constructor(limit: Limit, build: BuildMachine = refuse) {
    this.limit = limit
    this.build = build
  }

  /**
   * Does the text contain a match? As validators ask: with the `u` flag where the pattern allows it.
   * @throws Incomplete where the pattern is none, or takes too long on this text
   */
  test(source: string, text: string, flags = this.flagsOf(source)): boolean {
    return this.tester(source, flags).test(text)
  }

  /**
   * The test of a pattern: a plain expression for texts on which it ends soon, the automaton for all others, in time
   * linear in the text.
   */
  tester(source: string, flags = this.flagsOf(source)): Tester {
    const key = `${flags}/${source}`
    const tester = this.testers.get(key) ?? this.makeTester(source, flags)
    this.testers.set(key, tester)
    return tester
  }

  private makeTester(source: string, flags: string): Tester {
    const expression = compiledOr(source, flags)
    if (typeof expression === 'string')
      return {
        test: () => {
          throw new Incomplete(expression)
        },
      }
    const endsSoon = soonEnding(source, flags)
    return {
      test: (text) =>
        endsSoon(text.length) ? expression.test(text) : this.testSlowly(source, flags, expression, text),
    }
  }

  private testSlowly(source: string, flags: string, expression: RegExp, text: string): boolean {
    const machine = this.known(source, 'exact', flags)
    if (typeof machine !== 'string') return matches(machine, text)
    const outcome = this.limit(PATIENCE, () => expression.test(text))
    if (!outcome.done) throw new Incomplete(reason(source, new Error(outcome.why)))
    return outcome.value
  }

  /**
   * The automaton of a pattern; of more or less than its language where it is asked to be.
   * @throws Incomplete where the pattern is no regular language that can be built
   */
  machine(source: string, closeness: Closeness = 'exact', flags = this.flagsOf(source)): Machine {
    const machine = this.known(source, closeness, flags)
    if (typeof machine === 'string') throw new Incomplete(machine)
    return machine
  }

  private known(source: string, closeness: Closeness, flags: string): Machine | string {
    const key = `${closeness} ${flags}/${source}`
    const machine = this.machines.get(key) ?? built(this.build, source, closeness, flags)
    this.machines.set(key, machine)
    return machine
  }

  private flagsOf(source: string): string {
    const flags = this.flags.get(source) ?? flagsOf(source)
    this.flags.set(source, flags)
    return flags
  }
}

/** Without automata a pattern stays open: the answer is unknown, never wrong. */
function refuse(): never {
  throw new Error('no automata were loaded')
}

function compiledOr(source: string, flags: string): RegExp | string {
  try {
    return compiled(source, flags)
  } catch (error) {
    return reason(source, error)
  }
}

function built(build: BuildMachine, source: string, closeness: Closeness, flags: string): Machine | string {
  if (source.length > MOST_PATTERN) return reason(source, new Error(`longer than ${MOST_PATTERN} characters`))
  try {
    return build(source, closeness, flags)
  } catch (error) {
    return reason(source, error)
  }
}

/** Why a pattern is of no use; a pattern can be very long, and so can the message of the engine, which repeats it. */
function reason(source: string, error: unknown): string {
  const message = (error as Error).message
  return `pattern ${shortened(source)}: ${message.includes(source) ? message.replace(source, shortened(source)) : message}`
}
