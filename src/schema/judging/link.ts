/**
 * Links a schema into what the validator compiles: definitions that hold asserting keywords only, all in the vocabulary
 * of 2020-12, and refer to nothing but each other. So every dialect runs on one compiler, the `$id`s of two tools cannot
 * clash, references are resolved here and never fetched, and what a dialect does not know is gone. A definition is cut
 * off every few levels and they are listed innermost first, so that depth is no matter of the compiler's call stack.
 */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { Dialect } from '../dialect.js'
import { type Demand, REFERS } from './departures.js'
import type { Plan } from './evaluated.js'
import { FUEL } from './fuel.js'
import { type Linking, type Reference, Unusable } from './linking.js'
import { innermostFirst } from './order.js'
import type { Testing } from './pattern.js'
import { type Library, Resources, type Scope, type Spot, subschemas } from './resources.js'
import { translate } from './translate.js'
import { type Entry, STOP, stopEndless } from './weight.js'
import { faultOf } from './well-formed.js'

/** Levels of one definition, and schemas in it: the compiler is quadratic in them. */
const DEPTH = 24
const SIZE = 300

/** Where a compiled schema object comes from. */
export interface Place {
  readonly pointer: string
  /** What its keywords are called in the original. */
  readonly names: ReadonlyMap<string, string>
}

/** What is left over for `unevaluatedProperties` or `unevaluatedItems`, and the definition that judges it. */
export interface Leftover {
  readonly plan: Plan
  readonly definition: string
}

/** A schema, ready to compile. */
export interface Linked {
  /** By name, innermost first. */
  readonly definitions: ReadonlyMap<string, JsonObject>
  readonly root: string
  readonly places: ReadonlyMap<object, Place>
  readonly leftovers: ReadonlyMap<string, Leftover>
  /** Definitions of which exactly one has to hold. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  readonly demands: ReadonlyMap<string, Demand>
  /** Why a part of it never ends; values that do not meet that part are judged all the same. */
  readonly unending: string | undefined
  /** Why the whole of it never ends. */
  readonly endless: string | undefined
}

export interface LinkOptions {
  /** Does `format` assert? */
  readonly formats: boolean
  readonly library: Library
  readonly testing: Testing
}

interface Definition {
  readonly spot: Spot
  readonly scope: Scope
  entry: Entry | undefined
  /** Schemas that are written out in it. */
  size: number
  readonly references: Set<string>
}

/**
 * Links a schema that is well-formed in its dialect.
 * @throws Unusable
 */
export function link(schema: JsonObject | boolean, fallback: Dialect, options: LinkOptions): Linked {
  return new Linker(new Resources(schema, fallback, options.library), options).link()
}

class Linker implements Linking {
  readonly formats: boolean
  readonly testing: Testing
  private readonly resources: Resources
  private readonly definitions = new Map<string, Definition>()
  private readonly names = new Map<Json, Map<string, string>>()
  private readonly pending: Definition[] = []
  private readonly entries: Entry[] = []
  private readonly places = new Map<object, Place>()
  private readonly plans = new Map<string, Plan>()
  private readonly leftovers = new Map<string, Leftover>()
  private readonly choices = new Map<string, readonly string[]>()
  /** Definitions that are referred to more than once. */
  private readonly shared = new Set<string>()
  private readonly demands = new Map<string, Demand>()
  private current: Definition | undefined

  constructor(resources: Resources, { formats, testing }: LinkOptions) {
    this.resources = resources
    this.formats = formats
    this.testing = testing
  }

  link(): Linked {
    const root = this.define(this.resources.root, this.resources.scope)
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      const { spot, scope } = next
      this.current = next
      next.entry = this.begin(spot, (entry) => translate(this, spot, scope, entry, 0))
    }
    const unending = stopEndless(this.entries, (name) => this.entryOf(name))
    for (const name of this.shared) this.entryOf(name).node[FUEL] = true
    const { places, leftovers, choices, demands } = this
    const stop = this.entryOf(root).node[STOP]
    const endless = typeof stop === 'string' ? stop : undefined
    return { definitions: this.ordered(root), root, places, leftovers, choices, demands, unending, endless }
  }

  child(spot: Spot, schema: Json, ...steps: string[]): Spot {
    return this.resources.enter(spot, schema, ...steps)
  }

  entered(scope: Scope, spot: Spot): Scope {
    return this.resources.entered(scope, spot)
  }

  define(spot: Spot, scope: Scope): string {
    const names = this.names.get(spot.schema) ?? new Map<string, string>()
    this.names.set(spot.schema, names)
    const key = `${spot.dialect} ${spot.base} ${scope.key}`
    let name = names.get(key)
    if (name === undefined) {
      name = `d:${this.definitions.size}`
      names.set(key, name)
      const definition: Definition = { spot, scope, entry: undefined, size: 0, references: new Set() }
      this.definitions.set(name, definition)
      this.pending.push(definition)
    } else this.shared.add(name)
    this.current?.references.add(name)
    return name
  }

  target(keyword: Reference, from: Spot, scope: Scope): Spot {
    const reference = isObject(from.schema) ? String(from.schema[keyword]) : ''
    const found = this.resources.follow(keyword, reference, from, scope)
    // Where no schema is looked for, none was checked.
    const fault =
      typeof found === 'string'
        ? found
        : this.resources.knows(found)
          ? undefined
          : faultOf(found.schema, found.dialect, found.pointer)
    if (fault === undefined && typeof found !== 'string') return found
    const shown = JSON.stringify(reference.length > 200 ? `${reference.slice(0, 200)}…` : reference)
    const why = typeof found === 'string' ? found : `leads to no legal schema: ${fault ?? ''}`
    throw new Unusable(`\`${keyword}\` ${shown} at ${from.pointer || 'the root'} ${why}`)
  }

  nested(spot: Spot, outer: Scope, depth: number): JsonObject {
    return this.begin(spot, (entry) => this.inPlace(spot, outer, entry, depth)).node
  }

  inPlace(spot: Spot, outer: Scope, entry: Entry, depth: number): JsonObject {
    const scope = this.entered(outer, spot)
    const { current } = this
    const room = current === undefined || current.size++ < SIZE || isLeaf(spot.schema)
    if (depth < DEPTH && room) return translate(this, spot, scope, entry, depth + 1)
    const name = this.define(spot, scope)
    entry.count++
    entry.references.push(name)
    return { [REFERS]: name }
  }

  place(node: JsonObject, pointer: string, names: ReadonlyMap<string, string>): void {
    this.places.set(node, { pointer, names })
  }

  plan(definition: string, make: () => Plan): () => Plan {
    if (!this.plans.has(definition)) {
      this.plans.set(definition, NOTHING)
      this.plans.set(definition, make())
    }
    return () => this.plans.get(definition) ?? NOTHING
  }

  detach(node: JsonObject, pointer: string): JsonObject {
    const name = `d:${this.definitions.size}`
    const { current } = this
    // It may call whatever the definition around it calls so far, and was counted there.
    const references = new Set(current?.references)
    const entry = { node, pointer, count: 0, references: [] }
    const { root: spot, scope } = this.resources
    this.definitions.set(name, { spot, scope, entry, size: 0, references })
    current?.references.add(name)
    return { [REFERS]: name }
  }

  choice(definitions: readonly string[]): string {
    const key = `c${this.choices.size}`
    this.choices.set(key, definitions)
    return key
  }

  demand(demand: Demand): string {
    const key = `n${this.demands.size}`
    this.demands.set(key, demand)
    return key
  }

  leftover(plan: Plan, definition: string): string {
    const key = `u${this.leftovers.size}`
    this.leftovers.set(key, { plan, definition })
    return key
  }

  private begin(spot: Spot, fill: (entry: Entry) => JsonObject): Entry {
    const draft = { count: 0, references: [] as string[], pointer: spot.pointer, node: {} as JsonObject }
    draft.node = fill(draft)
    this.entries.push(draft)
    return draft
  }

  private ordered(root: string): Map<string, JsonObject> {
    const names = innermostFirst(root, (name) => this.definitions.get(name)?.references ?? [])
    return new Map(names.map((name) => [name, this.entryOf(name).node]))
  }

  private entryOf(name: string): Entry {
    const entry = this.definitions.get(name)?.entry
    if (entry === undefined) throw new Error(`no definition ${name}`)
    return entry
  }
}

/** Has it no subschemas? */
function isLeaf(schema: Json): boolean {
  return !isObject(schema) || subschemas(schema).next().done === true
}

/** A loop evaluates nothing that the way to it has not. */
const NOTHING: Plan = {
  properties: new Set(),
  patterns: [],
  everyProperty: false,
  items: 0,
  everyItem: false,
  contains: undefined,
  branches: [],
}
