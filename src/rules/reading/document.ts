/** Schemas by their places: pointers and local references, for rules that explain. Nothing is decided here. */
import { isObject, type Json, member } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'

/** A schema and where it stands in its document. */
export interface SchemaNode {
  readonly schema: Json
  readonly pointer: string
}

/** A whole schema; references are read from its root. */
export interface SchemaDocument {
  readonly root: Json
  /** The node that a reference names; undefined where it leads out of the document or nowhere. */
  resolve(reference: string): SchemaNode | undefined
}

/** Opens a schema. Remote references are never fetched. */
export function openDocument(root: Json): SchemaDocument {
  let names: ReadonlyMap<string, SchemaNode> | undefined
  return {
    root,
    resolve: (reference) => {
      if (reference === '#' || reference.startsWith('#/')) return nodeAt(root, decode(reference.slice(1)))
      names ??= namesIn(root)
      const [resource = '', fragment = ''] = reference.split('#', 2)
      if (!fragment.startsWith('/')) return names.get(reference) ?? names.get(resource)
      const start = names.get(resource)
      return start === undefined ? undefined : nodeAt(start.schema, decode(fragment), start.pointer)
    },
  }
}

/** The schema that a reference names. */
export function resolvesTo(document: SchemaDocument, reference: string): Json | undefined {
  return document.resolve(reference)?.schema
}

/** The node that is meant: a schema that is nothing but a `$ref` stands for its target. */
export function follow(document: SchemaDocument, node: SchemaNode): SchemaNode {
  let found = node
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { schema } = found
    if (!isObject(schema) || typeof schema.$ref !== 'string' || Object.keys(schema).length > 1) return found
    const target = document.resolve(schema.$ref)
    if (target === undefined) return found
    found = target
  }
  return node
}

/** References from one to the next; a longer chain goes round in a circle. */
const MOST_STEPS = 100

/** The value that a pointer leads to, from a schema that itself stands at `start`. */
export function nodeAt(schema: Json, pointer: string, start = ''): SchemaNode | undefined {
  let value: Json | undefined = schema
  for (const step of split(pointer)) {
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined
    else value = isObject(value) ? member(value, step) : undefined
    if (value === undefined) return undefined
  }
  return { schema: value, pointer: start + pointer }
}

function decode(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}

/** `$anchor`s as `#name`, `$id`s as they are written; the first of a name counts. */
function namesIn(root: Json): ReadonlyMap<string, SchemaNode> {
  const names = new Map<string, SchemaNode>()
  const pending: SchemaNode[] = [{ schema: root, pointer: '' }]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { schema, pointer } = node
    if (isObject(schema)) {
      for (const name of namesOf(schema)) if (!names.has(name)) names.set(name, node)
      for (const key of Object.keys(schema)) pending.push({ schema: schema[key] ?? null, pointer: join(pointer, key) })
    } else if (Array.isArray(schema)) {
      for (const [index, item] of schema.entries()) pending.push({ schema: item, pointer: join(pointer, index) })
    }
  }
  return names
}

function namesOf(schema: { [key: string]: Json }): string[] {
  const names: string[] = []
  for (const key of ['$anchor', '$dynamicAnchor']) {
    const name = member(schema, key)
    if (typeof name === 'string') names.push(`#${name}`)
  }
  for (const key of ['$id', 'id']) {
    const name = member(schema, key)
    if (typeof name === 'string') names.push(name)
  }
  return names
}
