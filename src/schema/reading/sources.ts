import type { Json, JsonObject, JsonType } from '../../model/json.js'
import { required } from '../types/object.js'
import type { Reading } from './reading.js'
import { malformedKeyword, spokenIn } from './shape.js'
import type { Formula, Literal, Node, Origin } from './terms.js'

/** What a subschema evaluates by its own keywords, where the condition holds. */
export interface Source<E> {
  readonly when: Formula
  readonly evaluated: E
}

/** What is evaluated cannot be told. */
export class Untold extends Error {}

/** Reads the own keywords of a schema. */
type Own<E> = (schema: JsonObject, node: Node, sub: (schema: Json) => Literal) => E

/** Finds what a schema and those that it applies in place evaluate, each under its condition. */
export class Sources<E> {
  private readonly reading: Reading
  private readonly origin: Origin
  private readonly type: JsonType
  private readonly own: Own<E>
  private readonly known = new Map<Node, readonly Source<E>[]>()
  private readonly path = new Set<Node>()

  constructor(reading: Reading, origin: Origin, type: JsonType, own: Own<E>) {
    this.reading = reading
    this.origin = origin
    this.type = type
    this.own = own
  }

  /** @throws Untold where a schema cannot be read */
  of(node: Node): readonly Source<E>[] {
    const known = this.known.get(node)
    if (known) return known
    if (typeof node.schema === 'boolean' || this.path.has(node)) return []
    this.path.add(node)
    const found = unique(this.read(node.schema, node))
    this.path.delete(node)
    this.known.set(node, found)
    return found
  }

  private read(written: JsonObject, node: Node): Source<E>[] {
    const { reading } = this
    const { arena, nodes } = reading
    const { place } = node
    // A schema inside may be of another dialect than the one that asks.
    const schema = spokenIn(place.dialect, written)
    const at = (sub: Json): Node => nodes.node(sub, place)
    const targets = nodes.referenced(node)
    if (!targets || malformedKeyword(schema, place.dialect) !== undefined) throw new Untold()
    const sub = (inner: Json): Literal => nodes.literal(at(inner), true, this.origin)
    const found: Source<E>[] = [{ when: arena.TRUE, evaluated: this.own(schema, node, sub) }]
    for (const target of targets) found.push(...this.of(target))
    for (const one of schemasOf(schema.allOf)) found.push(...this.of(at(one)))
    for (const one of [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)])
      found.push(...this.under(this.holds(at(one)), at(one)))
    if (schema.if !== undefined) found.push(...this.conditional(schema, at))
    if (this.type === 'object')
      for (const keyword of ['dependentSchemas', 'dependencies'])
        for (const [name, one] of Object.entries((schema[keyword] ?? {}) as JsonObject))
          if (!Array.isArray(one)) found.push(...this.under(required(arena, name), at(one)))
    return found
  }

  private conditional(schema: JsonObject, at: (sub: Json) => Node): Source<E>[] {
    const tested = at(schema.if as Json)
    const condition = this.holds(tested)
    return [
      ...this.under(condition, tested),
      ...(schema.then === undefined ? [] : this.under(condition, at(schema.then))),
      ...(schema.else === undefined ? [] : this.under(this.reading.not(condition), at(schema.else))),
    ]
  }

  private holds(node: Node): Formula {
    return this.reading.read(node, this.type, this.origin)
  }

  private under(condition: Formula, node: Node): Source<E>[] {
    const { arena } = this.reading
    const narrowed = this.of(node).map(({ when, evaluated }) => ({ when: arena.and([condition, when]), evaluated }))
    return narrowed.filter(({ when }) => when !== arena.FALSE)
  }
}

/** Shared subschemas are met in many ways, and are one source all the same where the condition is. */
function unique<E>(sources: readonly Source<E>[]): Source<E>[] {
  const seen = new Map<E, Set<Formula>>()
  return sources.filter(({ when, evaluated }) => {
    const conditions = seen.get(evaluated) ?? new Set<Formula>()
    seen.set(evaluated, conditions)
    return conditions.size < conditions.add(when).size
  })
}

const schemasOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
