/**
 * Where ajv 8 departs from the specification, and what is done about it. Keywords are replaced here; what is rewritten
 * before compiling is in translate.ts: siblings of `$ref` up to draft-07 and `nullable` are dropped, `__proto__` is moved to
 * where ajv sees it, a tuple gets a schema of its own (without `allErrors` ajv skips what follows a tuple that is longer
 * than the data), and ajv never tracks evaluated members (it can crash beside `oneOf`, counts all items after any
 * `contains`, and counts failed branches): evaluated.ts does.
 */
import type { ErrorObject, KeywordDefinition } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { GivenUp } from '../../model/error.js'
import type { Json, JsonObject } from '../../model/json.js'
import { divides, fromNumber } from '../rational.js'
import { canonical } from '../text.js'
import { type Match, type Plan, unevaluatedIndices, unevaluatedMembers } from './evaluated.js'
import { STOP } from './weight.js'

/** The keyword that refuses everything: `false` where ajv has no word for it. */
export const NEVER = 'never'
/** `enum` with arrays or objects in it. */
export const EQUALS = 'equals'
/** `oneOf` with very many branches; its value is a key. */
export const ONE_OF_MANY = 'oneOfMany'
/** What another definition says of the same value; `$ref` where that definition is compiled when it is needed. */
export const REFERS = 'refers'
/** Demands the member without a name, which ajv finds missing and then forgets: `true`, or where one of these is there. */
export const REQUIRES_UNNAMED = 'requiresUnnamed'
/** Keywords that ajv has and that are replaced. */
export const REPLACED: readonly string[] = [
  ...['multipleOf', 'uniqueItems', 'contains', 'unevaluatedItems', 'unevaluatedProperties'],
]

/** Is this a format that is tested? All others are annotations. */
export function isTested(format: Json | undefined): format is string {
  return typeof format === 'string' && Object.hasOwn(fullFormats, format)
}

/** Keywords of our own that need nothing from outside. */
export const KEYWORDS: readonly KeywordDefinition[] = [
  {
    // In floating point 1 is no multiple of 0.00001, and 1e21 of nothing.
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    errors: false,
    compile: (divisor: number) => (value: number) => isMultiple(value, divisor),
    error: { message: (cxt) => `must be multiple of ${String(cxt.schema)}` },
  },
  {
    // ajv compares pair by pair, with an equality that calls members named toString and valueOf.
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    errors: false,
    compile: (unique: boolean) => (items: Json[]) => !unique || new Set(items.map(identityOf)).size === items.length,
    error: { message: 'must NOT have duplicate items' },
  },
  {
    keyword: EQUALS,
    schemaType: 'array',
    errors: false,
    compile: (values: Json[]) => {
      const known = new Set(values.map(identityOf))
      return (value: Json) => known.has(identityOf(value))
    },
    error: { message: 'must be equal to one of the allowed values' },
  },
  {
    keyword: NEVER,
    schemaType: 'boolean',
    errors: false,
    compile: () => () => false,
    error: { message: 'must NOT be there: its schema refuses every value' },
  },
  {
    keyword: REQUIRES_UNNAMED,
    type: 'object',
    schemaType: ['boolean', 'array'],
    compile: (where: true | string[], parentSchema) => {
      const check: Check = (value: JsonObject) => {
        const asked = where === true || where.some((name) => Object.hasOwn(value, name))
        if (!asked || Object.hasOwn(value, '')) return true
        const message = `must have required property ''`
        check.errors = [{ keyword: REQUIRES_UNNAMED, params: { missingProperty: '' }, message, parentSchema }]
        return false
      }
      return check
    },
  },
  {
    keyword: STOP,
    schemaType: 'string',
    errors: false,
    compile: (why: string) => () => {
      throw new GivenUp(why)
    },
  },
]

/** A keyword's function as ajv calls it. */
interface Check<T = JsonObject> {
  (value: T): boolean
  errors?: Partial<ErrorObject>[]
}

/** What judges which branches hold. */
export interface Choice {
  readonly match: Match
  readonly definitions: readonly string[]
}

/** `oneOf` with very many branches. */
export function choiceKeyword(find: (key: string) => Choice): KeywordDefinition {
  return {
    keyword: ONE_OF_MANY,
    schemaType: 'string',
    errors: false,
    compile: (key: string) => {
      const { match, definitions } = find(key)
      return (value: Json) => {
        let matching = 0
        return definitions.every((definition) => !match(definition, value) || ++matching < 2) && matching === 1
      }
    },
    error: { message: 'must match exactly one schema in oneOf' },
  }
}

/**
 * A reference; what `refer` gives may have `errors`. ajv compiles all that it leads to at once, one inside the other, so
 * that long loops overflow the stack.
 */
export function refersKeyword(refer: (name: string) => (value: unknown) => boolean): KeywordDefinition {
  return { keyword: REFERS, schemaType: 'string', compile: refer }
}

/** What `contains` asks for: how many items match the definition. */
export interface Demand {
  readonly definition: string
  readonly least: number
  readonly most: number | undefined
}

/**
 * `contains` with its bounds; its value is a key. In ajv an empty array inside a loop keeps the answer of the array before
 * it, so that `[["a"], []]` passes `{items: {contains: {}}}` with any schema in it that "a" matches.
 */
export function containsKeyword(find: (key: string) => Demand & { readonly match: Match }): KeywordDefinition {
  return {
    keyword: 'contains',
    type: 'array',
    schemaType: 'string',
    compile: (key: string, parentSchema) => {
      const { definition, least, most, match } = find(key)
      const check: Check<Json[]> = (items) => {
        let matching = 0
        for (const item of items) {
          if (match(definition, item)) matching++
          if (most === undefined ? matching >= least : matching > most) break
        }
        const missing = matching < least
        if (!missing && (most === undefined || matching <= most)) return true
        const keyword = missing ? (least === 1 ? 'contains' : 'minContains') : 'maxContains'
        const message = missing
          ? `must contain at least ${least} valid item(s)`
          : `must contain no more than ${most} valid item(s)`
        check.errors = [{ keyword, message, parentSchema }]
        return false
      }
      return check
    },
  }
}

/** What judges the members or items that a plan leaves over. */
export interface Judge {
  readonly plan: Plan
  readonly match: Match
  readonly definition: string
}

/** The two `unevaluated*` keywords; their value is a key that `find` knows. */
export function leftoverKeywords(find: (key: string) => Judge): readonly KeywordDefinition[] {
  return [
    {
      keyword: 'unevaluatedProperties',
      type: 'object',
      schemaType: 'string',
      compile: (key: string, parentSchema) => {
        const { plan, match, definition } = find(key)
        const message = 'must NOT have unevaluated properties'
        const check: Check = (value: JsonObject) => {
          const refused = unevaluatedMembers(plan, value, match).filter(
            (name) => !match(definition, value[name] ?? null),
          )
          check.errors = refused.map((name) => ({
            keyword: 'unevaluatedProperties',
            params: { unevaluatedProperty: name },
            message,
            parentSchema,
          }))
          return refused.length === 0
        }
        return check
      },
    },
    {
      keyword: 'unevaluatedItems',
      type: 'array',
      schemaType: 'string',
      errors: false,
      compile: (key: string) => {
        const { plan, match, definition } = find(key)
        return (value: Json[]) =>
          unevaluatedIndices(plan, value, match).every((index) => match(definition, value[index] ?? null))
      },
      error: { message: 'must NOT have unevaluated items' },
    },
  ]
}

/** The same for equal JSON values only: scalars are themselves, the rest is text that no string is mistaken for. */
function identityOf(value: Json): unknown {
  if (typeof value === 'string') return `"${value}`
  return typeof value === 'object' && value !== null ? canonical(value) : value
}

function isMultiple(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0
  return Number.isFinite(value) && Number.isFinite(divisor) && divides(fromNumber(divisor), fromNumber(value))
}
