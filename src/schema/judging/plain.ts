/**
 * A quick yes: functions put together from a linked schema, without code that has to be generated and warmed up first.
 * `true` means that the value is accepted for certain; `false` means nothing, and the compiled validator decides. So
 * whatever is rare or delicate is left out here, and what a recording mostly holds, good calls, is judged at once.
 */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { REFERS } from './departures.js'
import { formatCheck } from './format-check.js'
import type { Linked } from './link.js'
import type { Testing } from './pattern.js'
import { arrayChecks } from './plain-array.js'
import { objectCheck } from './plain-object.js'
import { type Check, KNOWN, type Parts, typesOf } from './plain-parts.js'

/** Definitions that are followed for one value: recursive schemas can need very many. */
const MOST_FOLLOWED = 2_000

/** Values that may take too much before no more are looked at: finding that out takes long each time. */
const MOST_FAILURES = 3

/** Makes the quick yes of a linked schema. It never throws for a value, whatever that is. */
export function plainCheck(linked: Linked, testing: Testing): Check {
  return plainChecks(linked, testing)()
}

/** Makes those of a linked schema and of nodes in the words of one that it refers from; they give up together. */
export function plainChecks(linked: Linked, testing: Testing): (node?: Json) => Check {
  const builder = new Builder(linked, testing)
  let failures = 0
  return (node) => {
    const check = node === undefined ? builder.definition(linked.root) : builder.check(node)
    return (value) => {
      if (failures === MOST_FAILURES) return false
      builder.left = MOST_FOLLOWED
      try {
        return check(value)
      } catch {
        // A pattern that takes too long, or a value too deep for the call stack: the validator says what is to be said.
        failures++
        return false
      }
    }
  }
}

const NEVER_SURE: Check = () => false
const SURE: Check = () => true

class Builder implements Parts {
  readonly testing: Testing
  left = 0
  private readonly linked: Linked
  private readonly definitions = new Map<string, Check>()

  constructor(linked: Linked, testing: Testing) {
    this.linked = linked
    this.testing = testing
  }

  /** It may lead back to itself, so what it is made of is looked up when a value comes by. */
  definition(name: string): Check {
    let known = this.definitions.get(name)
    if (known !== undefined) return known
    let made: Check | undefined
    known = (value) => {
      if (this.left-- <= 0) return false
      made ??= this.check(this.linked.definitions.get(name) ?? false)
      return made(value)
    }
    this.definitions.set(name, known)
    return known
  }

  check(node: Json): Check {
    if (node === true) return SURE
    if (!isObject(node) || !Object.keys(node).every((keyword) => KNOWN.has(keyword))) return NEVER_SURE
    if (node.format !== undefined && formatCheck(node.format) === undefined) return NEVER_SURE
    const general = this.generalChecks(node)
    const byType = this.checkByType(node)
    const [first, ...others] = general
    if (first === undefined) return byType
    if (others.length === 0) return (value) => byType(value) && first(value)
    return (value) => byType(value) && general.every((check) => check(value))
  }

  /** Those that speak of any value. */
  private generalChecks(node: JsonObject): Check[] {
    const checks: Check[] = []
    if (Array.isArray(node.enum)) {
      const values = new Set<Json>(node.enum)
      checks.push((value) => values.has(value))
    }
    const { const: constant } = node
    if (constant !== undefined) checks.push((value) => value === constant)
    const name = node[REFERS]
    if (typeof name === 'string') checks.push(this.definition(name))
    if (Array.isArray(node.allOf)) checks.push(...node.allOf.map((part) => this.check(part)))
    if (Array.isArray(node.anyOf)) {
      const branches = node.anyOf.map((part) => this.check(part))
      checks.push((value) => branches.some((branch) => branch(value)))
    }
    if (Array.isArray(node.oneOf)) checks.push(this.oneOf(node.oneOf))
    return checks
  }

  /** Sure where one branch is, and the types of all others are not that of the value. */
  private oneOf(parts: readonly Json[]): Check {
    const branches = parts.map((part) => ({ check: this.check(part), isOfType: typeCheck(part) }))
    return (value) => {
      const possible = branches.filter(({ isOfType }) => isOfType(value))
      return possible.length === 1 && possible[0]?.check(value) === true
    }
  }

  private checkByType(node: JsonObject): Check {
    const types = typesOf(node)
    const has = (type: string): boolean => types === undefined || types.has(type)
    const [texts, lists] = [stringChecks(node, this.testing), arrayChecks(node, this)]
    const number = has('number') ? numberCheck(node, false) : has('integer') ? numberCheck(node, true) : NEVER_SURE
    const text = has('string') ? all(texts) : NEVER_SURE
    const list = has('array') ? all(lists) : NEVER_SURE
    const object = has('object') ? objectCheck(node, this) : NEVER_SURE
    const [boolean, nothing] = [has('boolean'), has('null')]
    return (value) => {
      switch (typeof value) {
        case 'string':
          return text(value)
        case 'number':
          return number(value)
        case 'boolean':
          return boolean
        default:
          if (value === null) return nothing
          return Array.isArray(value) ? list(value) : object(value)
      }
    }
  }
}

/** May the value be of the schema's type? */
function typeCheck(node: Json): Check {
  const types = isObject(node) ? typesOf(node) : undefined
  if (types === undefined) return SURE
  const number = types.has('number') || types.has('integer')
  return (value) => {
    if (value === null) return types.has('null')
    if (Array.isArray(value)) return types.has('array')
    return typeof value === 'number' ? number : types.has(typeof value)
  }
}

function all(checks: readonly Check[]): Check {
  const [first, second, ...others] = checks
  if (first === undefined) return SURE
  if (second === undefined) return first
  if (others.length === 0) return (value) => first(value) && second(value)
  return (value) => checks.every((check) => check(value))
}

/** Numbers beyond the range of doubles are left to the validator. */
function numberCheck(node: JsonObject, whole: boolean): Check {
  const bound = (keyword: string, otherwise: number): number => {
    const value = node[keyword]
    return typeof value === 'number' ? value : otherwise
  }
  const { NEGATIVE_INFINITY: low, POSITIVE_INFINITY: high } = Number
  const [least, most] = [bound('minimum', low), bound('maximum', high)]
  const [above, below] = [bound('exclusiveMinimum', low), bound('exclusiveMaximum', high)]
  const { multipleOf } = node
  const divisor = typeof multipleOf === 'number' ? multipleOf : undefined
  return (value) => {
    const number = value as number
    if (whole ? !Number.isInteger(number) : !Number.isFinite(number)) return false
    if (number < least || number > most || number <= above || number >= below) return false
    if (divisor === undefined) return true
    return Number.isSafeInteger(number) && Number.isSafeInteger(divisor) && number % divisor === 0
  }
}

function stringChecks({ minLength, maxLength, pattern, format }: JsonObject, testing: Testing): Check[] {
  const checks: Check[] = []
  // Lengths count code points, of which there are half as many as code units or more, and never more.
  if (typeof minLength === 'number') {
    const sure = minLength <= 1 ? minLength : 2 * minLength - 1
    checks.push((value) => {
      const { length } = value as string
      return length >= sure || (length >= minLength && !/[\ud800-\udfff]/.test(value as string))
    })
  }
  if (typeof maxLength === 'number') checks.push((value) => (value as string).length <= maxLength)
  if (typeof pattern === 'string') {
    const tester = testing(pattern)
    checks.push((value) => tester.test(value as string))
  }
  const formatted = format === undefined ? undefined : formatCheck(format)
  if (formatted !== undefined) checks.push(formatted)
  return checks
}
