/** Makes recorded calls safe to keep, and holds what it made against the contracts: the outcome must stay. */
import type { Contract } from '../../model/contract.js'
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { mask } from '../../model/redact.js'
import { alongside, type Leaf, leavesOf, rebuild } from '../../model/redaction/leaves.js'
import { type RedactRule, type Ruling, rulingOf } from '../../model/redaction/rules.js'
import { type Drawing, drawingBy, otherNumber, otherText } from '../../model/redaction/substitutes.js'
import { isSecretKey, MASK, maskText } from '../../model/secret.js'
import type { ValidatorSource } from '../tool-pair.js'
import { type OutcomeOf, outcomeOf } from './outcome.js'
import { Places, type Said } from './places.js'
import { type Hidden, nameOf, settle } from './settle.js'

export interface RedactorOptions {
  /** From the config; where several speak of a place, the last one counts. */
  readonly rules: readonly RedactRule[]
  /** Everything becomes another value of its shape, not only what looks like a secret. */
  readonly all: boolean
  /** Random, and thrown away after the run: equal values become equal ones, and nobody can look them up. */
  readonly salt: string
  /** The contracts that the calls will be judged by, as far as they are known. */
  readonly contracts: readonly Contract[]
  readonly engine: ValidatorSource
}

/** What a redactor reads of a call. */
export interface Recorded {
  readonly tool?: string | undefined
  readonly arguments: Json
}

/**
 * `kept`: the arguments as they may be written. `note` says why their outcome may differ from that of the call.
 * Not `kept`: nothing of the call may be written, and `why` says so in a few words.
 */
export type Redacted =
  | { readonly kept: true; readonly arguments: Json; readonly note?: string }
  | { readonly kept: false; readonly why: string }

export interface Redactor {
  redact(call: Recorded): Redacted
  /** A result, or anything else beside the arguments: masked, or with `all` not written at all. */
  beside(value: Json): Json | undefined
}

/** Validations that one call may take. */
const TRIES = 600
/** Tools whose schemas are kept as read. */
const MOST_TOOLS = 5_000

/** One redactor serves a whole run. Without contracts the outcome is not checked, and keys that look like names stay. */
export function createRedactor(options: RedactorOptions): Redactor {
  const drawing = drawingBy(options.salt)
  const tools = new Map<string, ToolRedactor>()
  return {
    redact: ({ tool, arguments: value }) => {
      const name = tool ?? onlyTool(options.contracts)
      const key = name ?? ''
      const known = tools.get(key) ?? new ToolRedactor(name, options, drawing)
      if (tools.size < MOST_TOOLS) tools.set(key, known)
      return known.redact(value)
    },
    beside: (value) => (options.all ? undefined : mask(value)),
  }
}

function onlyTool([contract]: readonly Contract[]): string | undefined {
  return contract?.tools.length === 1 ? contract.tools[0]?.name : undefined
}

class ToolRedactor {
  private readonly options: RedactorOptions
  private readonly drawing: Drawing
  private readonly ruling: Ruling
  private readonly outcome: OutcomeOf | undefined
  private readonly places: readonly Places[]

  constructor(tool: string | undefined, options: RedactorOptions, drawing: Drawing) {
    const { contracts, engine, rules } = options
    this.options = options
    this.drawing = drawing
    this.ruling = rulingOf(rules, tool)
    this.outcome = tool === undefined ? undefined : outcomeOf(contracts, tool, engine)
    const schemas = contracts.flatMap(({ tools }) => tools.filter(({ name }) => name === tool))
    this.places = schemas.flatMap(({ inputSchema }) =>
      isObject(inputSchema) ? [new Places(inputSchema, engine.matches)] : [],
    )
  }

  redact(given: Json): Redacted {
    const value = dropped(given, this.ruling, []) ?? {}
    const leaves = leavesOf(value)
    if (leaves === undefined)
      return this.options.all || this.options.rules.length > 0
        ? { kept: false, why: 'it is nested too deep, or holds too many values' }
        : { kept: true, arguments: mask(value) }
    const hidden = this.hide(value, leaves)
    if (hidden.size === 0) return value === given ? { kept: true, arguments: given } : this.told(given, value)
    const texts = leaves.map((leaf) => leaf.value)
    const form = (change: ReadonlyMap<number, string | number>) =>
      rebuild(
        value,
        texts.map((text, index) => change.get(index) ?? text),
      )
    const { outcome } = this
    if (outcome === undefined) {
      const change = new Map([...hidden].map(([index, { first }]) => [index, first]))
      return { kept: true, arguments: form(change).value }
    }
    const wanted = outcome(value)
    const { change, unsettled } = settle(
      hidden,
      (change) => {
        const made = form(change)
        return outcome(made.value, made.before) === wanted
      },
      {
        drawing: this.drawing,
        named: (text) => this.places.some(({ named }) => named.has(nameOf(text))),
        patterns: this.places.flatMap(({ patterns }) => patterns),
        tries: TRIES,
      },
    )
    const [why] = unsettled
    if (why !== undefined && this.options.all) return { kept: false, why }
    const made = form(change).value
    return why === undefined ? this.told(given, made) : { kept: true, arguments: made, note: noteOf(why) }
  }

  /** The user's own rules may leave out what a contract wants; then the record says so. */
  private told(given: Json, made: Json): Redacted {
    const changed = this.outcome !== undefined && this.options.rules.some(({ how }) => how === 'drop')
    if (!changed || this.outcome?.(given) === this.outcome?.(made)) return { kept: true, arguments: made }
    return { kept: true, arguments: made, note: noteOf('what a rule drops was judged too') }
  }

  private hide(value: Json, leaves: readonly Leaf[]): Map<number, Hidden> {
    const masked = alongside(value, mask(value))
    const said = this.places.map((places) => places.say(value))
    const hidden = new Map<number, Hidden>()
    for (const [index, leaf] of leaves.entries()) {
      const all = said.flatMap((list) => list[index] ?? [])
      const first = this.firstFor(leaf, masked[index] ?? '', all)
      if (first !== undefined && first !== leaf.value)
        hidden.set(index, { leaf, first, schemas: all.flatMap(({ schemas }) => schemas) })
    }
    return hidden
  }

  /** What is put in the place of a leaf; undefined where it may stay. */
  private firstFor(leaf: Leaf, masked: string | number, said: readonly Said[]): string | number | undefined {
    const ruling = this.ruling(leaf.steps)
    // What is still there after the drop has only moved into that place.
    const ruled = ruling === 'drop' ? undefined : ruling
    if (ruled === 'keep') return undefined
    const how = ruled ?? (this.options.all ? 'shape' : undefined)
    if (how === undefined) return masked
    if (leaf.kind === 'key') return this.stays(leaf, said) ? undefined : this.shapeOf(leaf)
    if (how === 'mask') return MASK
    return said.some(({ named }) => named) ? undefined : this.shapeOf(leaf)
  }

  /** A key that a contract declares says nothing of the caller. Where no contract is known, one that looks like a name. */
  private stays({ value }: Leaf, said: readonly Said[]): boolean {
    if (said.some(({ declared }) => declared)) return true
    const name = String(value)
    return this.places.length === 0 && /^[A-Za-z_$][\w$.-]{0,60}$/.test(name) && maskText(name) === name
  }

  private shapeOf({ value, steps }: Leaf): string | number {
    if (typeof value === 'number') return otherNumber(value, this.drawing, 0)
    const other = otherText(value, this.drawing, 0)
    return other === value && isSecretKey(steps.at(-1) ?? '') ? MASK : other
  }
}

function noteOf(why: string): string {
  return `the outcome may differ from that of the call: ${why}`
}

/** Without what rules drop; the same value where nothing is dropped, undefined where it is dropped itself. */
function dropped(value: Json, ruling: Ruling, steps: readonly string[]): Json | undefined {
  if (steps.length > 0 && ruling(steps) === 'drop') return undefined
  if (steps.length > 200 || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const left = entries.map(([key, inner]) => [key, dropped(inner, ruling, [...steps, key])] as const)
  if (left.every(([, inner], index) => inner === entries[index]?.[1])) return value
  const kept = left.filter((entry): entry is readonly [string, Exclude<Json, undefined>] => entry[1] !== undefined)
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : (objectOf(kept) as JsonObject)
}
