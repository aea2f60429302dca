/** ajv, one instance for all dialects and each way to use it. */
import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { RegExpEngine, RegExpLike } from 'ajv/dist/types/index.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isObject, type JsonObject } from '../../model/json.js'
import {
  type Choice,
  choiceKeyword,
  containsKeyword,
  type Demand,
  type Judge,
  KEYWORDS,
  leftoverKeywords,
  REPLACED,
  refersKeyword,
} from './departures.js'
import type { Match } from './evaluated.js'
import { fuelKeyword, Tank } from './fuel.js'
import type { Linked } from './link.js'
import type { Testing } from './pattern.js'
import { refersWhereKeyword } from './where.js'

/** Accepts or not; `errors` are those of the last value. Throws GivenUp where it takes too much. */
export interface Validate {
  (value: unknown, context?: Parameters<ValidateFunction>[1]): boolean
  errors?: ValidateFunction['errors']
}

/** What a compiled schema is for: to decide, to give all reasons against a value, to give the first ones. */
export type Purpose = 'decide' | 'all reasons' | 'first reasons'

/** Characters of schemas that ajv may keep although nobody needs them: about thirty times as much memory. */
const MOST_FORGOTTEN = 2_000_000

/** Compiles linked schemas. A fresh ajv costs 30 ms, a schema on one that is there 0.4 ms. */
export class Compilers {
  private readonly compilers = new Map<Purpose, Compiler>()
  private library: readonly Ajv[] | undefined
  private forgotten = 0
  readonly testing: Testing

  constructor(testing: Testing) {
    this.testing = testing
  }

  compile(linked: Linked, purpose: Purpose): Validate {
    const compiler = this.compilers.get(purpose) ?? new Compiler(purpose, this.testing)
    this.compilers.set(purpose, compiler)
    return compiler.compile(linked)
  }

  /**
   * A schema of so many characters is not needed any more. ajv keeps whatever it compiled, so that it starts afresh after
   * some large ones.
   */
  forget(characters: number): void {
    this.forgotten += characters
    if (this.forgotten <= MOST_FORGOTTEN) return
    this.forgotten = 0
    this.compilers.clear()
  }

  /** The meta-schemas of draft-07 and 2020-12, which need not be fetched. */
  metaSchema(uri: string): JsonObject | undefined {
    this.library ??= [new Ajv({ logger: false }), new Ajv2020({ logger: false })]
    for (const ajv of this.library) {
      const schema: unknown = ajv.schemas[uri]?.schema
      if (isObject(schema)) return schema
    }
    return undefined
  }
}

/** A linked schema with what is compiled of it so far: a definition is compiled when the first value comes by. */
interface Unit {
  readonly linked: Linked
  readonly validates: Map<string, Validate>
}

class Compiler {
  private readonly purpose: Purpose
  private readonly testing: Testing
  private readonly tank = new Tank()
  private ajv: Ajv2020
  /** The one that is being compiled. */
  private unit: Unit | undefined
  private busy = false

  constructor(purpose: Purpose, testing: Testing) {
    this.purpose = purpose
    this.testing = testing
    this.ajv = this.start()
  }

  private start(): Ajv2020 {
    const { purpose, testing } = this
    const explains = purpose !== 'decide'
    const ajv = new Ajv2020({
      allErrors: purpose === 'all reasons',
      strict: false,
      // The linked schema is checked already, and in the words of its own dialect.
      validateSchema: false,
      meta: false,
      logger: false,
      // Members that every object inherits are none of the value's.
      ownProperties: true,
      verbose: explains,
      messages: explains,
      inlineRefs: false,
      formats: fullFormats,
      code: { optimize: false, regExp: engineOf(testing) },
    })
    ajv.opts.unevaluated = false
    ajv.opts.dynamicRef = false
    for (const keyword of REPLACED) ajv.removeKeyword(keyword)
    const own = [
      choiceKeyword((key) => this.choice(key)),
      containsKeyword((key) => this.demand(key)),
      ...leftoverKeywords((key) => this.judge(key)),
      fuelKeyword(this.tank),
      refersKeyword((name) => this.refer(name)),
      refersWhereKeyword((name) => this.refer(name), purpose === 'all reasons'),
    ]
    for (const keyword of [...KEYWORDS, ...own]) ajv.addKeyword(keyword)
    return ajv
  }

  compile(linked: Linked): Validate {
    return this.fuelled(this.validate({ linked, validates: new Map() }, linked.root))
  }

  private validate(unit: Unit, name: string): Validate {
    const known = unit.validates.get(name)
    if (known !== undefined) return known
    const schema = unit.linked.definitions.get(name)
    if (schema === undefined) throw new Error(`no definition ${name}`)
    this.unit = unit
    // The last one ended in the middle, by an error or a time limit: what it was compiled with is half done.
    if (this.busy) this.ajv = this.start()
    this.busy = true
    const validate: Validate = this.ajv.compile(schema)
    this.ajv.removeSchema(schema)
    this.busy = false
    unit.validates.set(name, validate)
    return validate
  }

  /** What a whole value is asked with: it starts with a full tank. */
  private fuelled(validate: Validate): Validate {
    const { tank } = this
    const start: Validate = (value) => {
      tank.fill()
      const accepted = validate(value)
      start.errors = validate.errors ?? null
      return accepted
    }
    return start
  }

  private compiling(): Unit {
    if (this.unit === undefined) throw new Error('nothing is being compiled')
    return this.unit
  }

  private refer(name: string): Validate {
    const unit = this.compiling()
    const refer: Validate = (value, context) => {
      const validate = this.validate(unit, name)
      const accepted = validate(value, context)
      refer.errors = validate.errors ?? null
      return accepted
    }
    return refer
  }

  private match(): Match {
    const unit = this.compiling()
    return (definition, value) => this.validate(unit, definition)(value) === true
  }

  private choice(key: string): Choice {
    const definitions = this.compiling().linked.choices.get(key)
    if (definitions === undefined) throw new Error(`no choice ${key}`)
    return { definitions, match: this.match() }
  }

  private demand(key: string): Demand & { readonly match: Match } {
    const demand = this.compiling().linked.demands.get(key)
    if (demand === undefined) throw new Error(`no demand ${key}`)
    return { ...demand, match: this.match() }
  }

  private judge(key: string): Judge {
    const leftover = this.compiling().linked.leftovers.get(key)
    if (leftover === undefined) throw new Error(`no leftover ${key}`)
    const match = this.match()
    // A plan asks again what was evaluated once, at each level on which plans are nested.
    const counted: Match = (definition, value) => {
      this.tank.burn()
      return match(definition, value)
    }
    return { ...leftover, match: counted }
  }
}

/** What ajv tests patterns with; it tells two of them apart by their texts. */
function engineOf(testing: Testing): RegExpEngine {
  const engine = (pattern: string): RegExpLike => Object.assign(testing(pattern), { toString: () => pattern })
  return Object.assign(engine, { code: 'regExp' })
}
