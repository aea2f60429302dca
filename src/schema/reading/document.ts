/**
 * One JSON Schema document: where its parts stand and what its references mean. Resources (`$id`), anchors and
 * dynamic anchors are found once; a reference out of the document is never fetched.
 */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { join, split, stepInto } from '../../model/pointer.js'
import { type Dialect, dialectOf, LIST, MAP, ONE, since } from '../dialect.js'
import { isEqual } from '../text.js'
import { absolute, parts } from '../uri.js'

/**
 * What the references of a schema resolve against, seen from outside it. `scope` is the dynamic scope as far as it
 * matters: which resource is the outermost one for each dynamic anchor entered so far.
 */
export interface Place {
  readonly document: SchemaDocument
  readonly base: string
  readonly dialect: Dialect
  readonly scope: ReadonlyMap<string, string>
}

/** A schema where it stands: its place, seen from outside, and its JSON Pointer from the root of the document. */
export interface Spot {
  readonly schema: Json
  readonly place: Place
  readonly pointer: string
}

/** A reference that leads out of the document or to nothing. */
export class UnresolvedReference extends Error {
  override readonly name = 'UnresolvedReference'
}

const ROOT = 'json-schema://document/'
/** `$recursiveAnchor` is a dynamic anchor without a name. */
const RECURSIVE = '$recursiveAnchor'

/** A schema with the base and the dialect outside it. */
interface Anchored {
  readonly schema: Json
  readonly pointer: string
  readonly base: string
  readonly dialect: Dialect
}

/** A document and everything in it that has a name. */
export class SchemaDocument {
  readonly id: number
  readonly root: Json
  private readonly dialect: Dialect
  private readonly resources = new Map<string, Anchored>()
  private readonly anchors = new Map<string, Anchored>()
  private readonly dynamic = new Map<string, Map<string, Anchored>>()
  private readonly places = new Map<string, Place>()
  /** What two different schemas are called: it means neither. */
  private readonly ambiguous = new Set<string>()

  constructor(id: number, root: Json, dialect: Dialect) {
    this.id = id
    this.root = root
    this.dialect = dialect
    const whole: Anchored = { schema: root, pointer: '', base: ROOT, dialect }
    this.resources.set(ROOT, whole)
    this.index(whole)
  }

  /** The whole document. */
  spot(): Spot {
    return { schema: this.root, place: this.placeOf(ROOT, this.dialect, new Map()), pointer: '' }
  }

  /** The place inside a schema: its own `$id` and `$schema` may move the base and change the dialect. */
  enter(schema: Json, place: Place): Place {
    if (!isObject(schema)) return place
    const dialect = dialectOf(schema.$schema, place.dialect)
    const id = identifier(schema, dialect)
    if (id === undefined && dialect === place.dialect) return place
    return this.placeOf(id === undefined ? place.base : parts(absolute(id, place.base))[0], dialect, place.scope)
  }

  /**
   * What a schema refers to in place by `$ref`, `$dynamicRef` and `$recursiveRef`; `place` is inside the schema.
   * @throws UnresolvedReference where a target is not in this document
   */
  targets(schema: JsonObject, place: Place): Spot[] {
    const found: Spot[] = []
    if (typeof schema.$ref === 'string') found.push(this.resolve(schema.$ref, place))
    if (place.dialect === '2020-12' && typeof schema.$dynamicRef === 'string') {
      const name = schema.$dynamicRef.slice(schema.$dynamicRef.indexOf('#') + 1)
      const lexical = this.resolve(schema.$dynamicRef, place)
      const dynamic = isObject(lexical.schema) && lexical.schema.$dynamicAnchor === name
      found.push((dynamic && this.outermost(name, place)) || lexical)
    }
    if (place.dialect === '2019-09' && typeof schema.$recursiveRef === 'string') {
      const lexical = this.resolve(schema.$recursiveRef, place)
      const dynamic = isObject(lexical.schema) && lexical.schema.$recursiveAnchor === true
      found.push((dynamic && this.outermost(RECURSIVE, place)) || lexical)
    }
    return found
  }

  /** One object per place: memo tables are keyed by it. Being in a resource binds its dynamic anchors, outermost first. */
  private placeOf(base: string, dialect: Dialect, outer: ReadonlyMap<string, string>): Place {
    const fresh = [...(this.dynamic.get(base)?.keys() ?? [])].filter((name) => !outer.has(name))
    const scope = fresh.length === 0 ? outer : new Map([...outer, ...fresh.map((name) => [name, base] as const)])
    const key = `${dialect} ${base} ${[...scope].sort().join(' ')}`
    const known = this.places.get(key)
    if (known) return known
    const place: Place = { document: this, base, dialect, scope }
    this.places.set(key, place)
    return place
  }

  private outermost(name: string, place: Place): Spot | undefined {
    const found = this.dynamic.get(place.scope.get(name) ?? '')?.get(name)
    if (!found) return undefined
    const { schema, pointer, base, dialect } = found
    return { schema, pointer, place: this.placeOf(base, dialect, place.scope) }
  }

  private resolve(reference: string, from: Place): Spot {
    const uri = absolute(reference, from.base)
    const [resource, fragment] = parts(uri)
    const anchor = `${resource}#${fragment}`
    if (this.ambiguous.has(resource) || this.ambiguous.has(anchor))
      throw new UnresolvedReference(`$ref ${reference} names two different schemas`)
    const anchored = this.anchors.get(anchor)
    const found = anchored ?? this.resources.get(resource)
    if (!found) throw new UnresolvedReference(`$ref ${reference} names a document that is not here`)
    let { schema, pointer } = found
    let place = this.placeOf(found.base, found.dialect, from.scope)
    if (fragment === '' || anchored) return { schema, place, pointer }
    if (!fragment.startsWith('/')) throw new UnresolvedReference(`$ref ${reference} names no anchor`)
    for (const step of split(fragment)) {
      place = this.enter(schema, place)
      const next = stepInto(schema, step)
      if (next === undefined) throw new UnresolvedReference(`$ref ${reference} points at nothing`)
      schema = next
      pointer = join(pointer, step)
    }
    return { schema, place, pointer }
  }

  /**
   * Finds identifiers and anchors in a schema and below, outer ones first; `from` is seen from outside it. Only what
   * stands where a schema stands has a name (2020-12 core 9.4.2): a keyword that nobody knows holds data.
   */
  private index(from: Anchored): void {
    const open = [from]
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      const inner = isObject(here.schema) ? this.membersIn(here.schema, here) : []
      for (let i = inner.length - 1; i >= 0; i--) open.push(inner[i] as Anchored)
    }
  }

  /** Notes what a schema object is called; the schemas that it holds. */
  private membersIn(schema: JsonObject, here: Anchored): Anchored[] {
    const dialect = dialectOf(schema.$schema, here.dialect)
    const base = this.identify(schema, here, dialect)
    if (since(dialect, '2019-09')) this.nameAnchors(schema, base, dialect, here)
    const inner: Anchored[] = []
    for (const [keyword, value] of Object.entries(schema)) {
      const add = (sub: Json, ...steps: (string | number)[]): void => {
        inner.push({ schema: sub, pointer: join(here.pointer, keyword, ...steps), base, dialect })
      }
      if (MAP.has(keyword) && isObject(value)) for (const [name, sub] of Object.entries(value)) add(sub, name)
      else if (LIST.has(keyword) && Array.isArray(value)) for (const [i, sub] of value.entries()) add(sub, i)
      else if (ONE.has(keyword)) add(value)
    }
    return inner
  }

  private nameAnchors(schema: JsonObject, base: string, dialect: Dialect, here: Anchored): void {
    const { $anchor, $dynamicAnchor, $recursiveAnchor } = schema
    if (typeof $anchor === 'string') this.name(`${base}#${$anchor}`, here)
    if (typeof $dynamicAnchor === 'string' && dialect === '2020-12') {
      this.name(`${base}#${$dynamicAnchor}`, here)
      this.bind(base, $dynamicAnchor, here)
    }
    if ($recursiveAnchor === true && dialect === '2019-09') this.bind(base, RECURSIVE, here)
  }

  /** Registers a schema under its own identifier, if it has one; the base inside it. */
  private identify(schema: JsonObject, here: Anchored, dialect: Dialect): string {
    const id = identifier(schema, dialect)
    if (id === undefined) return here.base
    const [resource, fragment] = parts(absolute(id, here.base))
    if (fragment !== '') this.name(`${resource}#${fragment}`, here)
    else this.name(resource, here, this.resources)
    return resource
  }

  /** Two schemas of one name are an error (2020-12 core 8.2.1) unless they are the same. */
  private name(uri: string, here: Anchored, names = this.anchors): void {
    const known = names.get(uri)
    if (known === undefined) names.set(uri, here)
    else if (!this.ambiguous.has(uri) && !isEqual(known.schema, here.schema)) this.ambiguous.add(uri)
  }

  private bind(base: string, name: string, here: Anchored): void {
    const names = this.dynamic.get(base) ?? new Map<string, Anchored>()
    this.dynamic.set(base, names)
    if (!names.has(name)) names.set(name, here)
  }
}

/** `$ref` hides its siblings up to draft-07, `$id` too. */
function identifier(schema: JsonObject, dialect: Dialect): string | undefined {
  if (!since(dialect, '2019-09') && typeof schema.$ref === 'string') return undefined
  const id = schema[dialect === 'draft-04' ? 'id' : '$id']
  return typeof id === 'string' ? id : undefined
}
