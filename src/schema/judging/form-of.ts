/** Reads the form of a linked schema: what it accepts for certain, whatever is rare or delicate left out (see plain.ts). */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import {
  ANY,
  ANY_LIST,
  ANY_NUMBER,
  ANY_OBJECT,
  ANY_TEXT,
  both,
  either,
  type Form,
  type ListForm,
  NOTHING,
  type NumberForm,
  type ObjectForm,
  type TextForm,
} from '../forms/form.js'
import { REFERS } from './departures.js'
import { formatCheck } from './format-check.js'
import type { Linked } from './link.js'
import { KNOWN, typesOf } from './plain-parts.js'

/** Levels, references included, below which nothing is certain: a recursive schema has no end of them. */
const DEPTH = 16
/** Schema objects that are read: what is referred to several times is read as often. */
const MOST = 2_000

/** Keywords that no form has a word for, by what they speak of. */
const DELICATE_LISTS = ['uniqueItems', 'prefixItems']
const DELICATE_OBJECTS = ['patternProperties', 'propertyNames', 'minProperties', 'maxProperties']

/** The form of a linked schema. */
export function formOf(linked: Linked): Form {
  return new Reading(linked).definition(linked.root, 0)
}

class Reading {
  private left = MOST
  private readonly linked: Linked

  constructor(linked: Linked) {
    this.linked = linked
  }

  definition(name: string, depth: number): Form {
    return this.form(this.linked.definitions.get(name) ?? false, depth)
  }

  private form(node: Json, depth: number): Form {
    if (node === true) return ANY
    if (!isObject(node) || depth > DEPTH || this.left-- <= 0) return NOTHING
    if (!Object.keys(node).every((keyword) => KNOWN.has(keyword))) return NOTHING
    let form = this.byType(node, depth)
    const also = (other: Form): void => {
      form = both(form, other)
    }
    if (Array.isArray(node.enum)) also(listed(node.enum))
    if (node.const !== undefined) also(listed([node.const]))
    if (typeof node[REFERS] === 'string') also(this.definition(node[REFERS], depth + 1))
    if (Array.isArray(node.allOf)) for (const part of node.allOf) also(this.form(part, depth + 1))
    if (Array.isArray(node.anyOf)) also(either(node.anyOf.map((part) => this.form(part, depth + 1))))
    if (Array.isArray(node.oneOf)) also(this.oneOf(node.oneOf, depth + 1))
    return form
  }

  /** Of each type the only branch that values of it can go to. */
  private oneOf(parts: readonly Json[], depth: number): Form {
    const branches = parts.map((part) => ({ form: this.form(part, depth), types: typesIn(part) }))
    const only = (...types: string[]): Form => {
      const able = branches.filter((branch) => types.some((type) => branch.types?.has(type) ?? true))
      return (able.length === 1 && able[0]?.form) || NOTHING
    }
    const truth = only('boolean')
    return {
      text: only('string').text ?? constants(parts),
      number: only('number', 'integer').number,
      ...{ true: truth.true, false: truth.false, null: only('null').null },
      list: only('array').list,
      object: only('object').object,
    }
  }

  private byType(node: JsonObject, depth: number): Form {
    const types = typesOf(node)
    const has = (type: string): boolean => types === undefined || types.has(type)
    return {
      text: has('string') ? this.text(node) : undefined,
      number: has('number') || has('integer') ? numberOf(node, !has('number')) : undefined,
      ...{ true: has('boolean'), false: has('boolean'), null: has('null') },
      list: has('array') ? this.list(node, depth) : undefined,
      object: has('object') ? this.object(node, depth) : undefined,
    }
  }

  private text({ minLength, maxLength, pattern, format }: JsonObject): TextForm | undefined {
    if (format !== undefined && formatCheck(format) === undefined) return undefined
    const said = [pattern, format, minLength, maxLength]
    if (said.every((keyword) => keyword === undefined)) return ANY_TEXT
    return {
      least: bound(minLength, ANY_TEXT.least),
      most: bound(maxLength, ANY_TEXT.most),
      values: undefined,
      patterns: new Set(typeof pattern === 'string' ? [pattern] : []),
      formats: new Set(format === undefined ? [] : [String(format)]),
    }
  }

  private list(node: JsonObject, depth: number): ListForm | undefined {
    if (DELICATE_LISTS.some((keyword) => node[keyword] !== undefined)) return undefined
    const { minItems, maxItems, items } = node
    if (minItems === undefined && maxItems === undefined && items === undefined) return ANY_LIST
    return {
      least: bound(minItems, ANY_LIST.least),
      most: bound(maxItems, ANY_LIST.most),
      items: items === undefined ? undefined : this.form(items, depth + 1),
    }
  }

  private object(node: JsonObject, depth: number): ObjectForm | undefined {
    if (DELICATE_OBJECTS.some((keyword) => node[keyword] !== undefined)) return undefined
    const { properties, required, additionalProperties: others } = node
    if (properties === undefined && required === undefined && others === undefined) return ANY_OBJECT
    const declared = isObject(properties) ? Object.entries(properties) : []
    return {
      members: new Map(declared.map(([name, schema]) => [name, this.form(schema, depth + 1)])),
      required: new Set(Array.isArray(required) ? required.map(String) : []),
      others: others === undefined ? undefined : this.form(others, depth + 1),
    }
  }
}

function numberOf(node: JsonObject, whole: boolean): NumberForm | undefined {
  const { multipleOf, format, ...bounds } = node
  // Formats of numbers are left to the validator.
  if (format !== undefined && formatCheck(format) === undefined) return undefined
  if (multipleOf !== undefined && !Number.isSafeInteger(multipleOf)) return undefined
  return {
    whole,
    least: bound(bounds.minimum, ANY_NUMBER.least),
    most: bound(bounds.maximum, ANY_NUMBER.most),
    above: bound(bounds.exclusiveMinimum, ANY_NUMBER.above),
    below: bound(bounds.exclusiveMaximum, ANY_NUMBER.below),
    divisors: typeof multipleOf === 'number' ? [multipleOf] : [],
    values: undefined,
  }
}

function listed(values: readonly Json[]): Form {
  const texts = values.filter((value) => typeof value === 'string')
  const numbers = values.filter((value) => typeof value === 'number')
  return {
    ...NOTHING,
    text: texts.length === 0 ? undefined : { ...ANY_TEXT, values: new Set(texts) },
    number: numbers.length === 0 ? undefined : { ...ANY_NUMBER, values: new Set(numbers) },
    ...{ true: values.includes(true), false: values.includes(false), null: values.includes(null) },
  }
}

/** The types that a branch can be of; undefined where it leaves them open. */
function typesIn(part: Json): ReadonlySet<Json> | undefined {
  return isObject(part) ? typesOf(part) : undefined
}

/** Texts of branches that are a constant each: those that stand in one branch alone. */
function constants(parts: readonly Json[]): TextForm | undefined {
  const found = new Map<string, number>()
  for (const part of parts) {
    if (!isObject(part) || typeof part.const !== 'string') return undefined
    // Anything beside it may refuse what the constant alone would accept.
    if (!Object.keys(part).every((keyword) => keyword === 'const' || (keyword === 'type' && part.type === 'string')))
      return undefined
    found.set(part.const, (found.get(part.const) ?? 0) + 1)
  }
  return { ...ANY_TEXT, values: new Set([...found].filter(([, times]) => times === 1).map(([text]) => text)) }
}

function bound(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
