/**
 * All reasons against a value, read off a linked schema without code that has to be generated first: in a recording few
 * calls are refused, each tool's by plain keywords. What the compiled validator says is said in its words and its order;
 * where any other keyword does not accept the value for certain nothing is said, and the validator has to be asked.
 */
import type { ErrorObject } from 'ajv'
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import { REFERS } from './departures.js'
import { FUEL } from './fuel.js'
import type { Linked } from './link.js'
import type { Testing } from './pattern.js'
import { plainChecks } from './plain.js'
import type { Check } from './plain-parts.js'

/** All keywords whose reasons are known. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'items', 'properties', 'required', 'additionalProperties'],
])

/** Those that have nothing to say where they accept the value for certain, which does not hang on any other keyword. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['pattern', 'format', 'multipleOf', 'uniqueItems', 'minProperties', 'maxProperties', 'propertyNames'],
  ...['anyOf', 'oneOf', 'allOf', REFERS, FUEL],
])

/** Keywords by the type that they speak of: of another type, a schema with such a keyword says so where these stand. */
const SPEAKING = {
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf', 'format'],
  string: ['maxLength', 'minLength', 'pattern', 'format'],
  array: ['maxItems', 'minItems', 'items', 'uniqueItems'],
  object: ['required', 'additionalProperties', 'properties', 'maxProperties', 'minProperties', 'propertyNames'],
} as const
type Speaking = keyof typeof SPEAKING
const TYPES: readonly Speaking[] = ['number', 'string', 'array', 'object']

type Failure = Partial<ErrorObject>

/** A value met a keyword that may have something to say. */
class Beyond extends Error {}

/** Values without quick reasons before no more are looked at: a schema that has none for a few has none for most. */
const MOST_BEYOND = 3

/** The quick reasons of one schema. */
export class QuickReasons {
  private beyond = 0
  private reading: Reading | undefined
  private readonly testing: Testing

  constructor(testing: Testing) {
    this.testing = testing
  }

  /** What the compiled validator would say against the value, in its order; undefined where it has to be asked itself. */
  against(linked: Linked, value: Json): readonly Failure[] | undefined {
    if (this.beyond === MOST_BEYOND) return undefined
    if (this.reading?.linked !== linked) this.reading = new Reading(linked, this.testing)
    try {
      return this.reading.against(value)
    } catch (error) {
      // Or a value that is too deep for the call stack.
      if (!(error instanceof Beyond || error instanceof RangeError)) throw error
      this.beyond++
      return undefined
    }
  }
}

class Reading {
  readonly linked: Linked
  private readonly checkOf: (node: Json) => Check
  private readonly checks = new Map<JsonObject, Check>()

  constructor(linked: Linked, testing: Testing) {
    this.linked = linked
    this.checkOf = plainChecks(linked, testing)
  }

  /** @throws Beyond */
  against(value: Json): readonly Failure[] {
    const failures: Failure[] = []
    this.explain(this.linked.definitions.get(this.linked.root) ?? false, value, '', failures)
    return failures
  }

  explain(node: Json, value: Json, at: string, failures: Failure[]): void {
    if (!isObject(node) || !this.othersAccept(node)(value)) throw new Beyond()
    const fail = (keyword: string, message: string, params: Failure['params'] = {}): void => {
      failures.push({ instancePath: at, keyword, message, params, parentSchema: node })
    }
    const types = typesOf(node)
    const [only] = types
    /** Where the wrong type is told: with the keywords that speak of the only type, else before all others. */
    const late = types.length === 1 && TYPES.find((type) => type === only && speaks(node, type))
    const wrongType = (): void => fail('type', `must be ${String(node.type)}`)
    if (!late && types.length > 0 && !types.some((type) => isOfType(value, type))) wrongType()
    if (node.const !== undefined && value !== node.const) fail('const', 'must be equal to constant')
    if (Array.isArray(node.enum) && !node.enum.includes(value))
      fail('enum', 'must be equal to one of the allowed values')
    for (const type of TYPES) {
      if (!speaks(node, type)) continue
      if (isOfType(value, type))
        TELL[type](node, value, (inner, part, step) => this.explain(inner, part, join(at, step), failures), fail)
      else if (type === late) wrongType()
    }
  }

  /** Do all keywords whose reasons are not known accept it? */
  private othersAccept(node: JsonObject): Check {
    const known = this.checks.get(node)
    if (known !== undefined) return known
    const others = Object.entries(node).filter(([keyword]) => !UNDERSTOOD.has(keyword))
    const isPlain = others.every(([keyword]) => OTHERS.has(keyword))
    const check = !isPlain ? () => false : others.length === 0 ? () => true : this.checkOf(objectOf(others))
    this.checks.set(node, check)
    return check
  }
}

type Fail = (keyword: string, message: string, params?: Failure['params']) => void
type Inner = (node: Json, value: Json, step: string | number) => void
type Tell = (node: JsonObject, value: Json, inner: Inner, fail: Fail) => void

const TELL: { readonly [type in Speaking]: Tell } = {
  number: (node, value, _, fail) => {
    const number = value as number
    const { maximum, minimum, exclusiveMaximum: below, exclusiveMinimum: above } = node
    if (typeof maximum === 'number' && number > maximum) fail('maximum', `must be <= ${maximum}`)
    if (typeof minimum === 'number' && number < minimum) fail('minimum', `must be >= ${minimum}`)
    if (typeof below === 'number' && number >= below) fail('exclusiveMaximum', `must be < ${below}`)
    if (typeof above === 'number' && number <= above) fail('exclusiveMinimum', `must be > ${above}`)
  },
  string: ({ maxLength, minLength }, value, _, fail) => {
    const length = codePointsIn(value as string)
    if (typeof maxLength === 'number' && length > maxLength)
      fail('maxLength', `must NOT have more than ${maxLength} characters`)
    if (typeof minLength === 'number' && length < minLength)
      fail('minLength', `must NOT have fewer than ${minLength} characters`)
  },
  array: ({ maxItems, minItems, items }, value, inner, fail) => {
    const list = value as Json[]
    if (typeof maxItems === 'number' && list.length > maxItems)
      fail('maxItems', `must NOT have more than ${maxItems} items`)
    if (typeof minItems === 'number' && list.length < minItems)
      fail('minItems', `must NOT have fewer than ${minItems} items`)
    if (items === undefined) return
    for (const [index, item] of list.entries()) inner(items, item, index)
  },
  object: ({ required, additionalProperties: others, properties }, value, inner, fail) => {
    const object = value as JsonObject
    for (const name of Array.isArray(required) ? required.map(String) : [])
      if (!Object.hasOwn(object, name))
        fail('required', `must have required property '${name}'`, { missingProperty: name })
    const declared = isObject(properties) ? properties : {}
    if (others !== undefined)
      for (const name of Object.keys(object)) {
        if (Object.hasOwn(declared, name)) continue
        if (others !== false) inner(others, object[name] ?? null, name)
        else fail('additionalProperties', 'must NOT have additional properties', { additionalProperty: name })
      }
    for (const name of Object.keys(declared))
      if (Object.hasOwn(object, name)) inner(declared[name] ?? null, object[name] ?? null, name)
  },
}

function speaks(node: JsonObject, type: Speaking): boolean {
  return SPEAKING[type].some((keyword) => node[keyword] !== undefined)
}

function typesOf({ type }: JsonObject): readonly Json[] {
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

function isOfType(value: Json, type: Json): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return Number.isFinite(value)
    default:
      return typeof value === type
  }
}

/** Half of a surrogate pair counts as one. */
function codePointsIn(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
