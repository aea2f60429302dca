import type { Limit } from '../../model/options.js'
import { Incomplete } from '../answer.js'
import { type BuildMachine, flagsOf, type Machine } from './machine.js'
import { matches } from './match.js'

/** Above this length a text is matched by the automaton: a backtracking engine may need time exponential in it. */
const SHORT = 16
/** Milliseconds for a long text where there is no automaton. */
const PATIENCE = 100

/** Compiled patterns. Entries depend on nothing but the pattern, so one instance serves many decisions. */
export class Patterns {
  private readonly limit: Limit
  private readonly build: BuildMachine
  private readonly machines = new Map<string, Machine | string>()
  private readonly expressions = new Map<string, RegExp | string>()
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
    const machine = text.length > SHORT ? this.known(source, false, flags) : ''
    if (typeof machine !== 'string') return matches(machine, text)
    const key = `${flags}/${source}`
    const expression = this.expressions.get(key) ?? compiled(source, flags)
    this.expressions.set(key, expression)
    if (typeof expression === 'string') throw new Incomplete(expression)
    if (text.length <= SHORT) return expression.test(text)
    const outcome = this.limit(PATIENCE, () => expression.test(text))
    if (!outcome.done) throw new Incomplete(`pattern ${source}: ${outcome.why}`)
    return outcome.value
  }

  /**
   * The automaton of a pattern; `relaxed`: of at least its language.
   * @throws Incomplete where the pattern is no regular language that can be built
   */
  machine(source: string, relaxed = false, flags = this.flagsOf(source)): Machine {
    const machine = this.known(source, relaxed, flags)
    if (typeof machine === 'string') throw new Incomplete(machine)
    return machine
  }

  private known(source: string, relaxed: boolean, flags: string): Machine | string {
    const key = `${relaxed ? '~' : '='}${flags}/${source}`
    const machine = this.machines.get(key) ?? built(this.build, source, relaxed, flags)
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

function compiled(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return `pattern ${source}: ${(error as Error).message}`
  }
}

function built(build: BuildMachine, source: string, relaxed: boolean, flags: string): Machine | string {
  try {
    return build(source, relaxed, flags)
  } catch (error) {
    return `pattern ${source}: ${(error as Error).message}`
  }
}
