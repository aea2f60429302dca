import type { Limit } from '../../model/options.js'
import { compiled, flagsOf, MOST_PATTERN } from '../judging/pattern.js'
import { Incomplete } from '../solving/answer.js'
import type { BuildMachine, Machine } from './machine.js'
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
    const expression = this.expressions.get(key) ?? compiledOr(source, flags)
    this.expressions.set(key, expression)
    if (typeof expression === 'string') throw new Incomplete(expression)
    if (text.length <= SHORT) return expression.test(text)
    const outcome = this.limit(PATIENCE, () => expression.test(text))
    if (!outcome.done) throw new Incomplete(reason(source, new Error(outcome.why)))
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

function compiledOr(source: string, flags: string): RegExp | string {
  try {
    return compiled(source, flags)
  } catch (error) {
    return reason(source, error)
  }
}

/** Halves of surrogate pairs, written out or escaped: the alphabet of the automata is whole characters. */
const SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\\u\{?0*[dD][89a-fA-F]/

function built(build: BuildMachine, source: string, relaxed: boolean, flags: string): Machine | string {
  if (source.length > MOST_PATTERN) return reason(source, new Error(`longer than ${MOST_PATTERN} characters`))
  if (SURROGATE.test(source)) return `pattern ${source}: it speaks of lone surrogates`
  try {
    return build(source, relaxed, flags)
  } catch (error) {
    return reason(source, error)
  }
}

/** Why a pattern is of no use; a pattern can be very long, and so can the message of the engine, which repeats it. */
function reason(source: string, error: unknown): string {
  const message = (error as Error).message
  return `pattern ${shortened(source)}: ${message.includes(source) ? message.replace(source, shortened(source)) : message}`
}

const SHOWN = 200
const shortened = (source: string): string => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source)
