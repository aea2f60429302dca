/** Objects: what their keywords demand, what negating a demand means, and whether a value meets it. */
import type { Json, JsonObject } from '../../model/json.js'
import { type Dialect, since } from '../dialect.js'
import type { Arena } from '../reading/arena.js'
import { always, type Formula, type Literal, never, type ObjectConstraint } from '../reading/terms.js'
import type { Judge } from '../solving/ask.js'
import { matching } from './string.js'

/** The object has a property of this name. */
export const required = (arena: Arena, name: string): Formula => presence(arena, 'required', name)

/** The object has no property of this name. */
export const absent = (arena: Arena, name: string): Formula => presence(arena, 'absent', name)

function presence(arena: Arena, kind: 'required' | 'absent', name: string): Formula {
  const one = (of: 'required' | 'absent'): Formula =>
    arena.atom(`o${of}${JSON.stringify(name)}`, () => ({ type: 'object', kind: of, name }))
  const atom = one(kind)
  if (atom.negation) return atom
  const other = one(kind === 'required' ? 'absent' : 'required')
  atom.negation = other
  other.negation = atom
  return atom
}

function count(arena: Arena, kind: 'minProperties' | 'maxProperties', n: number): Formula {
  if (n <= 0 && kind === 'minProperties') return arena.TRUE
  return n < 0 ? arena.FALSE : arena.atom(`o${kind}${n}`, () => ({ type: 'object', kind, n }))
}

/** The named property, if present, satisfies the literal. */
export function propertyAt(arena: Arena, name: string, literal: Literal): Formula {
  if (always(literal)) return arena.TRUE
  if (never(literal)) return absent(arena, name)
  const key = `oat${JSON.stringify(name)}:${literal.id}`
  return arena.atom(key, () => ({ type: 'object', kind: 'propertyAt', name, literal }))
}

/** Every property whose name satisfies `keys` satisfies the literal. */
export function every(arena: Arena, keys: Formula, literal: Literal): Formula {
  if (always(literal) || keys === arena.FALSE) return arena.TRUE
  return arena.atom(`oall${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'every', keys, literal }))
}

/** Some property whose name satisfies `keys` satisfies the literal. */
export function someKey(arena: Arena, keys: Formula, literal: Literal): Formula {
  if (never(literal) || keys === arena.FALSE) return arena.FALSE
  return arena.atom(`osome${keys.id}:${literal.id}`, () => ({ type: 'object', kind: 'some', keys, literal }))
}

/** The keys that a schema's `properties` and `patternProperties` name, as a formula on strings. */
export function namedKeys(schema: JsonObject, arena: Arena, names: (names: readonly string[]) => Formula): Formula {
  const properties = Object.keys((schema.properties ?? {}) as JsonObject)
  const sources = Object.keys((schema.patternProperties ?? {}) as JsonObject)
  const listed = properties.length > 0 ? [names(properties)] : []
  return arena.or([...listed, ...sources.map((source) => matching(arena, source))])
}

/** What reading an object schema needs from the reader. */
export interface ObjectReading {
  readonly arena: Arena
  /** A subschema of another value. */
  sub(schema: Json): Literal
  /** A subschema of the same value. */
  here(schema: Json): Formula
  /** A subschema of names. */
  keys(schema: Json): Formula
  names(names: readonly string[]): Formula
  not(formula: Formula): Formula
  readonly never: Literal
}

/** What the object keywords of a schema demand. */
export function read(schema: JsonObject, dialect: Dialect, reading: ObjectReading): Formula {
  const { arena, sub, keys, names, not } = reading
  const parts: Formula[] = []
  for (const name of (schema.required ?? []) as string[]) parts.push(required(arena, name))
  const { minProperties, maxProperties } = schema
  if (typeof minProperties === 'number') parts.push(count(arena, 'minProperties', Math.ceil(minProperties)))
  if (typeof maxProperties === 'number') parts.push(count(arena, 'maxProperties', Math.floor(maxProperties)))
  for (const [name, value] of entriesOf(schema.properties)) parts.push(propertyAt(arena, name, sub(value)))
  for (const [source, value] of entriesOf(schema.patternProperties))
    parts.push(every(arena, matching(arena, source), sub(value)))
  if (schema.additionalProperties !== undefined)
    parts.push(every(arena, not(namedKeys(schema, arena, names)), sub(schema.additionalProperties)))
  if (schema.propertyNames !== undefined && since(dialect, 'draft-06'))
    parts.push(every(arena, not(keys(schema.propertyNames)), reading.never))
  parts.push(...dependencies(schema, dialect, reading))
  return arena.and(parts)
}

function dependencies(schema: JsonObject, dialect: Dialect, { arena, here }: ObjectReading): Formula[] {
  const together = (name: string, others: readonly Json[]): Formula =>
    arena.or([absent(arena, name), arena.and(others.map((other) => required(arena, other as string)))])
  const applied = (name: string, value: Json): Formula => arena.or([absent(arena, name), here(value)])
  const parts: Formula[] = []
  for (const [name, value] of entriesOf(schema.dependencies))
    parts.push(Array.isArray(value) ? together(name, value) : applied(name, value))
  if (!since(dialect, '2019-09')) return parts
  for (const [name, value] of entriesOf(schema.dependentRequired)) parts.push(together(name, value as Json[]))
  for (const [name, value] of entriesOf(schema.dependentSchemas)) parts.push(applied(name, value))
  return parts
}

const entriesOf = (map: Json | undefined): [string, Json][] => Object.entries((map ?? {}) as JsonObject)

/** The object equal to this value. */
export function equal(value: JsonObject, arena: Arena, constant: (value: Json) => Literal): Formula {
  const members = Object.entries(value)
  const parts = members.flatMap(([name, inner]) => [required(arena, name), propertyAt(arena, name, constant(inner))])
  return arena.and([count(arena, 'maxProperties', members.length), ...parts])
}

/** What an object has to satisfy where it fails the constraint. */
export function negate(atom: ObjectConstraint, arena: Arena, not: (literal: Literal) => Literal): Formula {
  switch (atom.kind) {
    case 'required':
      return absent(arena, atom.name)
    case 'absent':
      return required(arena, atom.name)
    case 'minProperties':
      return count(arena, 'maxProperties', atom.n - 1)
    case 'maxProperties':
      return count(arena, 'minProperties', atom.n + 1)
    case 'propertyAt':
      return arena.and([required(arena, atom.name), propertyAt(arena, atom.name, not(atom.literal))])
    case 'every':
      return someKey(arena, atom.keys, not(atom.literal))
    case 'some':
      return every(arena, atom.keys, not(atom.literal))
  }
}

/** Does the object satisfy the constraint? @throws Incomplete where that cannot be judged */
export function holds(atom: ObjectConstraint, value: JsonObject, judge: Judge): boolean {
  switch (atom.kind) {
    case 'required':
      return Object.hasOwn(value, atom.name)
    case 'absent':
      return !Object.hasOwn(value, atom.name)
    case 'minProperties':
      return Object.keys(value).length >= atom.n
    case 'maxProperties':
      return Object.keys(value).length <= atom.n
    case 'propertyAt':
      return !Object.hasOwn(value, atom.name) || judge.holds(atom.literal, value[atom.name] as Json)
    case 'every':
      return Object.entries(value).every(
        ([key, inner]) => !judge.satisfies(atom.keys, key) || judge.holds(atom.literal, inner),
      )
    case 'some':
      return Object.entries(value).some(
        ([key, inner]) => judge.satisfies(atom.keys, key) && judge.holds(atom.literal, inner),
      )
  }
}
