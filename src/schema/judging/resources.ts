/**
 * Where the references of one schema document lead: its resources (`$id`) and anchors by absolute URI. Nothing is ever
 * fetched. The validator has this of its own, so that it and the containment engine do not share one mistake.
 */
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { join, split, stepInto } from '../../model/pointer.js'
import { type Dialect, dialectOf, LIST, MAP, ONE, since } from '../dialect.js'
import { isEqual } from '../text.js'

/** A schema with what its references are resolved against and its place in the document. */
export interface Spot {
  readonly schema: Json
  readonly pointer: string
  /** Absolute URI of the resource that it is in. */
  readonly base: string
  readonly dialect: Dialect
}

/** Which resource binds each dynamic anchor that was entered so far; the outermost wins. */
export interface Scope {
  readonly key: string
  readonly bound: ReadonlyMap<string, Spot>
}

const ROOT = 'json-schema://root/'
const META = /^https?:\/\/json-schema\.org\//
/** The name under which `$recursiveAnchor: true` is kept; no anchor can be called so. */
const RECURSIVE = ''

/** A document that the validator knows by heart: the meta-schemas. */
export type Library = (uri: string) => JsonObject | undefined

/** One schema document, indexed. */
export class Resources {
  readonly root: Spot
  readonly scope: Scope
  private readonly spots = new Map<JsonObject, Spot>()
  private readonly resources = new Map<string, Spot>()
  private readonly anchors = new Map<string, Spot>()
  private readonly dynamic = new Map<string, Map<string, Spot>>()
  /** What two different schemas are called: it means neither. */
  private readonly ambiguous = new Set<string>()
  private readonly library: Library

  constructor(schema: Json, fallback: Dialect, library: Library) {
    this.library = library
    this.root = this.index(schema, { schema, pointer: '', base: ROOT, dialect: fallback })
    this.resources.set(ROOT, this.root)
    this.scope = this.entered({ key: '', bound: new Map() }, this.root)
  }

  /** Does the schema stand where schemas are looked for? */
  knows({ schema }: Spot): boolean {
    return isObject(schema) ? this.spots.has(schema) : typeof schema === 'boolean'
  }

  /** A subschema of a spot, with the base and dialect that its own `$id` and `$schema` give it. */
  enter(parent: Spot, schema: Json, ...steps: string[]): Spot {
    return settle({ schema, pointer: join(parent.pointer, ...steps), base: parent.base, dialect: parent.dialect })
  }

  /** The dynamic scope inside a spot that was reached under the given one. */
  entered(scope: Scope, spot: Spot): Scope {
    const fresh = [...(this.dynamic.get(spot.base) ?? [])].filter(([name]) => !scope.bound.has(name))
    if (fresh.length === 0) return scope
    const bound = new Map([...scope.bound, ...fresh])
    return { bound, key: [...bound].map(([name, { base }]) => `${name}@${base}`).join(' ') }
  }

  /** What a reference keyword means; a text where it cannot be followed. */
  follow(
    keyword: '$ref' | '$dynamicRef' | '$recursiveRef',
    reference: string,
    from: Spot,
    scope: Scope,
  ): Spot | string {
    const found = this.resolve(reference, from)
    if (keyword === '$ref' || typeof found === 'string') return found
    const name = keyword === '$recursiveRef' ? RECURSIVE : reference.slice(reference.indexOf('#') + 1)
    const bookend = isObject(found.schema) && this.dynamic.get(found.base)?.get(name)?.schema === found.schema
    return bookend ? (scope.bound.get(name) ?? found) : found
  }

  private resolve(reference: string, from: Spot): Spot | string {
    const uri = absolute(reference, from.base)
    const [document, fragment] = parts(uri)
    if (!this.resources.has(document) && META.test(document)) this.consult(document)
    const anchor = `${document}#${fragment}`
    if (this.ambiguous.has(document) || this.ambiguous.has(anchor)) return 'names two different schemas'
    const anchored = this.anchors.get(anchor)
    if (anchored !== undefined) return anchored
    const resource = this.resources.get(document)
    if (resource === undefined) return 'leads out of the schema, and references are never fetched'
    if (fragment === '') return resource
    return fragment.startsWith('/') ? this.walk(resource, fragment) : 'names an anchor that is not there'
  }

  private walk(resource: Spot, fragment: string): Spot | string {
    let spot = resource
    for (const step of split(fragment)) {
      const next = stepInto(spot.schema, step)
      if (next === undefined) return 'points at nothing'
      const known = isObject(next) ? this.spots.get(next) : undefined
      spot = known ?? settle({ ...spot, schema: next, pointer: join(spot.pointer, step) })
    }
    return isObject(spot.schema) || typeof spot.schema === 'boolean' ? spot : 'points at something that is no schema'
  }

  private consult(uri: string): void {
    const schema = this.library(uri)
    if (schema !== undefined) this.index(schema, { schema, pointer: '', base: uri, dialect: '2020-12' })
  }

  /** Registers a document; only what stands where a schema stands counts. */
  private index(schema: Json, outside: Spot): Spot {
    const root = settle({ ...outside, schema })
    const pending = [root]
    for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
      if (!isObject(spot.schema)) continue
      this.spots.set(spot.schema, spot)
      this.register(spot, spot.schema)
      for (const [steps, child] of subschemas(spot.schema)) pending.push(this.enter(spot, child, ...steps))
    }
    return root
  }

  private register(spot: Spot, schema: JsonObject): void {
    const { base, dialect } = spot
    const id = identifier(schema, dialect)
    const [, fragment] = id === undefined ? ['', ''] : parts(absolute(id, base))
    if (fragment !== '') this.name(this.anchors, `${base}#${fragment}`, spot)
    else if (id !== undefined) this.name(this.resources, base, spot)
    if (!since(dialect, '2019-09')) return
    if (schema.$recursiveAnchor === true && dialect === '2019-09') this.bind(spot, RECURSIVE)
    for (const keyword of dialect === '2020-12' ? ['$anchor', '$dynamicAnchor'] : ['$anchor']) {
      const name = schema[keyword]
      if (typeof name !== 'string') continue
      this.name(this.anchors, `${base}#${name}`, spot)
      if (keyword === '$dynamicAnchor') this.bind(spot, name)
    }
  }

  /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
  private name(names: Map<string, Spot>, uri: string, spot: Spot): void {
    const known = names.get(uri)
    if (known === undefined) names.set(uri, spot)
    else if (!this.ambiguous.has(uri) && !isEqual(known.schema, spot.schema)) this.ambiguous.add(uri)
  }

  private bind(spot: Spot, name: string): void {
    const names = this.dynamic.get(spot.base) ?? new Map<string, Spot>()
    this.dynamic.set(spot.base, names)
    if (!names.has(name)) names.set(name, spot)
  }
}

function settle(outside: Spot): Spot {
  const { schema } = outside
  if (!isObject(schema)) return outside
  const dialect = dialectOf(schema.$schema, outside.dialect)
  const id = identifier(schema, dialect)
  if (id === undefined && dialect === outside.dialect) return outside
  const base = id === undefined || id.startsWith('#') ? outside.base : parts(absolute(id, outside.base))[0]
  return { ...outside, dialect, base }
}

/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema: JsonObject, dialect: Dialect): string | undefined {
  if (!since(dialect, '2019-09') && typeof schema.$ref === 'string') return undefined
  const id = member(schema, dialect === 'draft-04' ? 'id' : '$id')
  return typeof id === 'string' ? id : undefined
}

/** The subschemas of a schema, each with the way to it. */
export function* subschemas(schema: JsonObject): Generator<readonly [string[], Json]> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (MAP.has(keyword) && isObject(value)) {
      for (const [name, child] of Object.entries(value)) yield [[keyword, name], child]
    } else if (LIST.has(keyword) && Array.isArray(value)) {
      for (const [index, child] of value.entries()) yield [[keyword, String(index)], child]
    } else if (ONE.has(keyword)) yield [[keyword], value]
  }
}

function absolute(reference: string, base: string): string {
  try {
    const uri = new URL(reference, base).href
    return uri.endsWith('#') ? uri.slice(0, -1) : uri
  } catch {
    return reference
  }
}

/** The document and the fragment, percent-decoded. */
function parts(uri: string): [string, string] {
  const at = uri.indexOf('#')
  if (at < 0) return [uri, '']
  const fragment = uri.slice(at + 1)
  try {
    return [uri.slice(0, at), decodeURIComponent(fragment)]
  } catch {
    return [uri.slice(0, at), fragment]
  }
}
