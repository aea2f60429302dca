/** Arrays: what their keywords demand, what negating a demand means, and whether a value meets it. */
import type { Json, JsonObject } from '../../model/json.js'
import { type Dialect, since } from '../dialect.js'
import type { Arena } from '../reading/arena.js'
import { type ArrayConstraint, always, type Formula, type Literal, never } from '../reading/terms.js'
import type { Judge } from '../solving/ask.js'
import { canonical } from '../text.js'

function size(arena: Arena, kind: 'minItems' | 'maxItems', n: number): Formula {
  if (n <= 0 && kind === 'minItems') return arena.TRUE
  return n < 0 ? arena.FALSE : arena.atom(`a${kind}${n}`, () => ({ type: 'array', kind, n }))
}

/** The item at this index, if there is one, satisfies the literal. */
export function itemAt(arena: Arena, index: number, literal: Literal): Formula {
  if (always(literal)) return arena.TRUE
  if (never(literal)) return size(arena, 'maxItems', index)
  return arena.atom(`aat${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemAt', index, literal }))
}

/** Every item at or after the index satisfies the literal. */
export function itemsFrom(arena: Arena, index: number, literal: Literal): Formula {
  if (always(literal)) return arena.TRUE
  if (never(literal)) return size(arena, 'maxItems', index)
  return arena.atom(`afrom${index}:${literal.id}`, () => ({ type: 'array', kind: 'itemsFrom', index, literal }))
}

function someFrom(arena: Arena, index: number, literal: Literal): Formula {
  if (never(literal)) return arena.FALSE
  if (always(literal)) return size(arena, 'minItems', index + 1)
  return arena.atom(`asome${index}:${literal.id}`, () => ({ type: 'array', kind: 'someFrom', index, literal }))
}

function contains(arena: Arena, kind: 'containsMin' | 'containsMax', n: number, literal: Literal): Formula {
  if (kind === 'containsMin' && n <= 0) return arena.TRUE
  if (n < 0) return arena.FALSE
  if (always(literal)) return size(arena, kind === 'containsMin' ? 'minItems' : 'maxItems', n)
  if (never(literal)) return arena.truth(kind === 'containsMax')
  return arena.atom(`a${kind}${n}:${literal.id}`, () => ({ type: 'array', kind, n, literal }))
}

/** Some item satisfies the literal. */
export const someItem = (arena: Arena, literal: Literal): Formula => contains(arena, 'containsMin', 1, literal)

const unique = (arena: Arena, negated: boolean): Formula =>
  arena.atom(`a${negated ? '!' : ''}unique`, () => ({ type: 'array', kind: 'unique', negated }))

/** The first items and the rest, as the dialect spells them. */
export function itemsOf(
  schema: JsonObject,
  dialect: Dialect,
): { readonly prefix: readonly Json[]; readonly rest: Json | undefined } {
  const { prefixItems, items } = schema
  if (since(dialect, '2020-12')) return { prefix: Array.isArray(prefixItems) ? prefixItems : [], rest: items }
  return Array.isArray(items) ? { prefix: items, rest: schema.additionalItems } : { prefix: [], rest: items }
}

/** What the array keywords of a schema demand. */
export function read(schema: JsonObject, dialect: Dialect, arena: Arena, sub: (schema: Json) => Literal): Formula {
  const parts: Formula[] = []
  if (typeof schema.minItems === 'number') parts.push(size(arena, 'minItems', Math.ceil(schema.minItems)))
  if (typeof schema.maxItems === 'number') parts.push(size(arena, 'maxItems', Math.floor(schema.maxItems)))
  if (schema.uniqueItems === true) parts.push(unique(arena, false))
  const { prefix, rest } = itemsOf(schema, dialect)
  for (const [index, item] of prefix.entries()) parts.push(itemAt(arena, index, sub(item)))
  if (rest !== undefined) parts.push(itemsFrom(arena, prefix.length, sub(rest)))
  if (schema.contains !== undefined && since(dialect, 'draft-06')) {
    const counted = since(dialect, '2019-09')
    const literal = sub(schema.contains)
    const { minContains, maxContains } = schema
    const least = counted && typeof minContains === 'number' ? Math.ceil(minContains) : 1
    parts.push(contains(arena, 'containsMin', least, literal))
    if (counted && typeof maxContains === 'number')
      parts.push(contains(arena, 'containsMax', Math.floor(maxContains), literal))
  }
  return arena.and(parts)
}

/** The array equal to this value. */
export function equal(value: readonly Json[], arena: Arena, constant: (value: Json) => Literal): Formula {
  const items = value.map((item, index) => itemAt(arena, index, constant(item)))
  return arena.and([size(arena, 'minItems', value.length), size(arena, 'maxItems', value.length), ...items])
}

/** What an array has to satisfy where it fails the constraint. */
export function negate(atom: ArrayConstraint, arena: Arena, not: (literal: Literal) => Literal): Formula {
  switch (atom.kind) {
    case 'minItems':
      return size(arena, 'maxItems', atom.n - 1)
    case 'maxItems':
      return size(arena, 'minItems', atom.n + 1)
    case 'itemAt':
      return arena.and([size(arena, 'minItems', atom.index + 1), itemAt(arena, atom.index, not(atom.literal))])
    case 'itemsFrom':
      return someFrom(arena, atom.index, not(atom.literal))
    case 'someFrom':
      return itemsFrom(arena, atom.index, not(atom.literal))
    case 'containsMin':
      return contains(arena, 'containsMax', atom.n - 1, atom.literal)
    case 'containsMax':
      return contains(arena, 'containsMin', atom.n + 1, atom.literal)
    case 'unique':
      return unique(arena, !atom.negated)
  }
}

/** Does the array satisfy the constraint? @throws Incomplete where that cannot be judged */
export function holds(atom: ArrayConstraint, value: readonly Json[], judge: Judge): boolean {
  switch (atom.kind) {
    case 'minItems':
      return value.length >= atom.n
    case 'maxItems':
      return value.length <= atom.n
    case 'itemAt':
      return atom.index >= value.length || judge.holds(atom.literal, value[atom.index] as Json)
    case 'itemsFrom':
      return value.every((item, index) => index < atom.index || judge.holds(atom.literal, item))
    case 'someFrom':
      return value.some((item, index) => index >= atom.index && judge.holds(atom.literal, item))
    case 'containsMin':
      return value.filter((item) => judge.holds(atom.literal, item)).length >= atom.n
    case 'containsMax':
      return value.filter((item) => judge.holds(atom.literal, item)).length <= atom.n
    case 'unique':
      return (new Set(value.map(canonical)).size === value.length) !== atom.negated
  }
}
