/** The quick yes for objects (see plain.ts). */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { Check, Parts } from './plain-parts.js'

/** Members are looked up by the names that the value has: there are no others to be told of. */
export function objectCheck(node: JsonObject, parts: Parts): Check {
  const required = Array.isArray(node.required) ? node.required.map(String) : []
  const properties = new Map<string, Check>()
  if (isObject(node.properties))
    for (const [name, schema] of Object.entries(node.properties)) properties.set(name, parts.check(schema))
  const [least, most] = [numberOf(node.minProperties, 0), numberOf(node.maxProperties, Number.POSITIVE_INFINITY)]
  const other = otherMembers(node, parts)
  const names = node.propertyNames === undefined ? undefined : parts.check(node.propertyNames)
  const patterns = patternsOf(node.patternProperties, parts)
  return (value) => {
    const object = value as JsonObject
    for (const name of required) if (!Object.hasOwn(object, name)) return false
    let count = 0
    for (const name in object) {
      const member = object[name] as Json
      count++
      if (names !== undefined && !names(name)) return false
      const check = properties.get(name)
      const matched = patterns === undefined ? undefined : matchOf(patterns, name, member)
      if (matched === false || (check !== undefined && !check(member))) return false
      if (check === undefined && matched === undefined && !other(member)) return false
    }
    return count >= least && count <= most
  }
}

interface Patterned {
  readonly tester: { test(text: string): boolean }
  readonly check: Check
}

function patternsOf(patterns: Json | undefined, parts: Parts): readonly Patterned[] | undefined {
  if (!isObject(patterns)) return undefined
  return Object.entries(patterns).map(([pattern, schema]) => ({
    tester: parts.testing(pattern),
    check: parts.check(schema),
  }))
}

/** @returns undefined where no pattern speaks of the name */
function matchOf(patterns: readonly Patterned[], name: string, member: Json): boolean | undefined {
  let matched: boolean | undefined
  for (const { tester, check } of patterns)
    if (tester.test(name)) {
      if (!check(member)) return false
      matched = true
    }
  return matched
}

function otherMembers({ additionalProperties }: JsonObject, parts: Parts): Check {
  if (additionalProperties === undefined || additionalProperties === true) return () => true
  return parts.check(additionalProperties)
}

function numberOf(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
