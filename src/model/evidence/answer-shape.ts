/** The shape of an answer: which keys with which types, without values and lengths of lists. */
import { isObject, type Json, type JsonType, jsonIn, typeOf } from '../json.js'
import { join } from '../pointer.js'

/** The JSON types found at each data pointer; `*` stands for any item of a list. */
export interface Shape {
  readonly [pointer: string]: readonly JsonType[]
}

/** Levels and places below which a shape no longer looks. */
const DEPTH = 12
const MOST_PLACES = 2_000
/** Items of a list that are looked at. */
const MOST_ITEMS = 200

/** The shape of a value; text that holds JSON is looked into where `reads` says so of its pointer. */
export function shapeOfAnswer(value: Json, reads: (pointer: string) => boolean = () => false): Shape {
  const places = new Map<string, Set<JsonType>>()
  const visit = (at: Json, pointer: string, depth: number): void => {
    const known = places.get(pointer)
    if (known === undefined && places.size >= MOST_PLACES) return
    places.set(pointer, (known ?? new Set()).add(typeOf(at)))
    if (depth === DEPTH) return
    if (Array.isArray(at)) for (const item of at.slice(0, MOST_ITEMS)) visit(item, join(pointer, '*'), depth + 1)
    else if (isObject(at)) for (const [key, item] of Object.entries(at)) visit(item, join(pointer, key), depth + 1)
    else if (typeof at === 'string' && reads(pointer)) {
      const inside = jsonIn(at)
      if (inside !== undefined) visit(inside, join(pointer, '(JSON)'), depth + 1)
    }
  }
  visit(value, '', 0)
  return Object.fromEntries([...places].map(([pointer, types]) => [pointer, [...types].sort()]))
}

/** A place that is no longer what it was. */
export interface ShapeChange {
  readonly pointer: string
  readonly change: 'lost' | 'retyped' | 'gained'
  readonly before: readonly JsonType[]
  readonly after: readonly JsonType[]
}

/**
 * What differs between two shapes, the outermost place of each difference only. `null` beside a type is no difference
 * of its own: one answer has a value where the next has none. Below a list that is empty on a side nothing is compared.
 */
export function compareShapes(before: Shape, after: Shape): readonly ShapeChange[] {
  const changes: ShapeChange[] = []
  const told = new Set<string>()
  for (const pointer of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [typesAt(before, pointer), typesAt(after, pointer)]
    const parents = ancestorsOf(pointer)
    if (parents.some((parent) => told.has(parent) || isOpen(before, after, parent))) continue
    if (isAlike(was, is)) continue
    // The items of one list need not all have the same members, and a list may be empty.
    if ((was === undefined || is === undefined) && pointer.endsWith('/*')) continue
    told.add(pointer)
    const change = was === undefined ? 'gained' : is === undefined ? 'lost' : 'retyped'
    changes.push({ pointer, change, before: was ?? [], after: is ?? [] })
  }
  return changes
}

function typesAt(shape: Shape, pointer: string): readonly JsonType[] | undefined {
  return Object.hasOwn(shape, pointer) ? shape[pointer] : undefined
}

/** Does one side have no value there that could have members? */
function isOpen(before: Shape, after: Shape, pointer: string): boolean {
  const isBare = (types: readonly JsonType[] | undefined): boolean => types?.every((type) => type === 'null') ?? false
  if (isBare(typesAt(before, pointer)) || isBare(typesAt(after, pointer))) return true
  const isGone = (shape: Shape): boolean => typesAt(shape, pointer) === undefined
  return pointer.endsWith('/*') && (isGone(before) || isGone(after))
}

function isAlike(was: readonly JsonType[] | undefined, is: readonly JsonType[] | undefined): boolean {
  if (was === undefined || is === undefined) return was === is
  const [from, to] = [was, is].map((types) => types.filter((type) => type !== 'null'))
  if (from === undefined || to === undefined || from.length === 0 || to.length === 0) return true
  return from.some((type) => to.includes(type)) && to.every((type) => from.includes(type))
}

function ancestorsOf(pointer: string): string[] {
  const ancestors: string[] = []
  for (let at = pointer.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : pointer.lastIndexOf('/', at - 1))
    ancestors.push(pointer.slice(0, at))
  return ancestors
}
