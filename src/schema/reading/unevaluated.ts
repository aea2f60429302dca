/**
 * `unevaluatedProperties` and `unevaluatedItems`: what in-place subschemas evaluate depends only on which of them
 * succeed. So a schema splits into cases, each a condition and what is evaluated under it; the cases are exhaustive
 * and exclude each other, which makes the split exact in both polarities. Incomplete: more than CASES cases.
 */
import type { Json, JsonObject, JsonType } from '../../model/json.js'
import { since } from '../dialect.js'
import { itemsFrom, itemsOf } from '../types/array.js'
import { every, namedKeys, required } from '../types/object.js'
import { anyOf, type Reading } from './reading.js'
import { malformedKeyword } from './shape.js'
import type { Formula, Literal, Node, Origin } from './terms.js'

const CASES = 512

interface Case<E> {
  readonly when: Formula
  readonly evaluated: E
}

/** How one kind of evaluation starts, adds up and reads a schema's own keywords. */
interface Kind<E> {
  readonly type: JsonType
  readonly nothing: E
  isNothing(evaluated: E): boolean
  join(a: E, b: E): E
  own(schema: JsonObject, node: Node, sub: (schema: Json) => Literal): E
}

class TooManyCases extends Error {}

/** Every property that nothing evaluated and whose name is in `keys` satisfies the literal. */
export function unevaluatedProperties(
  reading: Reading,
  node: Node,
  origin: Origin,
  rest: Literal,
  keys: Formula,
): Formula {
  const { arena } = reading
  const kind: Kind<Formula> = {
    type: 'object',
    nothing: arena.FALSE,
    isNothing: (evaluated) => evaluated === arena.FALSE,
    join: (a, b) => arena.or([a, b]),
    own: (schema, at) =>
      schema.additionalProperties !== undefined || (at !== node && schema.unevaluatedProperties !== undefined)
        ? arena.TRUE
        : namedKeys(schema, arena, (names) => reading.names(names)),
  }
  return overCases(reading, node, origin, kind, (evaluated) =>
    every(arena, arena.and([reading.not(evaluated), keys]), rest),
  )
}

/** Evaluated are the items before `prefix` and those that satisfy one of `also`. */
interface Items {
  readonly prefix: number
  readonly also: readonly Literal[]
}

/** Every item that nothing evaluated satisfies the literal. */
export function unevaluatedItems(reading: Reading, node: Node, origin: Origin, rest: Literal): Formula {
  const kind: Kind<Items> = {
    type: 'array',
    nothing: { prefix: 0, also: [] },
    isNothing: ({ prefix, also }) => prefix === 0 && also.length === 0,
    join: (a, b) => ({ prefix: Math.max(a.prefix, b.prefix), also: [...a.also, ...b.also] }),
    own: (schema, at, sub) => {
      const { dialect } = at.place
      const { prefix, rest: others } = itemsOf(schema, dialect)
      const all = others !== undefined || (at !== node && schema.unevaluatedItems !== undefined)
      const counted = schema.contains !== undefined && since(dialect, '2020-12')
      return { prefix: all ? Infinity : prefix.length, also: counted ? [sub(schema.contains as Json)] : [] }
    },
  }
  return overCases(reading, node, origin, kind, ({ prefix, also }) => {
    if (prefix === Infinity) return reading.arena.TRUE
    return itemsFrom(reading.arena, prefix, also.length === 0 ? rest : anyOf(reading, [rest, ...also], origin))
  })
}

function overCases<E>(
  reading: Reading,
  node: Node,
  origin: Origin,
  kind: Kind<E>,
  demand: (evaluated: E) => Formula,
): Formula {
  const { arena } = reading
  try {
    const cases = new Splitter(reading, origin, kind).casesOf(node, new Set())
    return arena.and(cases.map((one) => arena.or([reading.not(one.when), demand(one.evaluated)])))
  } catch (error) {
    if (error instanceof TooManyCases) return reading.opaque(kind.type, 'unevaluated over too many cases', node)
    throw error
  }
}

/** Splits the schema that holds the keyword, and the schemas it applies in place, into cases. */
class Splitter<E> {
  private readonly reading: Reading
  private readonly origin: Origin
  private readonly kind: Kind<E>

  constructor(reading: Reading, origin: Origin, kind: Kind<E>) {
    this.reading = reading
    this.origin = origin
    this.kind = kind
  }

  casesOf(node: Node, path: ReadonlySet<Node>): Case<E>[] {
    const { reading, kind } = this
    const { arena, nodes } = reading
    const { schema, place } = node
    if (typeof schema === 'boolean' || path.has(node)) return [{ when: arena.TRUE, evaluated: kind.nothing }]
    const inside = new Set([...path, node])
    const at = (sub: Json): Node => nodes.node(sub, place)
    const targets = nodes.referenced(node)
    if (!targets || malformedKeyword(schema, place.dialect) !== undefined) throw new TooManyCases()
    const sub = (inner: Json): Literal => nodes.literal(at(inner), true, this.origin)
    const splits: Case<E>[][] = [[{ when: arena.TRUE, evaluated: kind.own(schema, node, sub) }]]
    for (const target of targets) splits.push(this.casesOf(target, inside))
    for (const one of schemasOf(schema.allOf)) splits.push(this.casesOf(at(one), inside))
    for (const one of [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)])
      splits.push(this.maybe(this.holds(at(one)), this.casesOf(at(one), inside)))
    if (schema.if !== undefined) splits.push(this.conditional(schema, at, inside))
    if (kind.type === 'object')
      for (const keyword of ['dependentSchemas', 'dependencies'])
        for (const [name, one] of Object.entries((schema[keyword] ?? {}) as JsonObject))
          if (!Array.isArray(one)) splits.push(this.maybe(required(arena, name), this.casesOf(at(one), inside)))
    return splits.reduce((cases, split) => this.product(cases, split))
  }

  private holds(node: Node): Formula {
    return this.reading.read(node, this.kind.type, this.origin)
  }

  private conditional(schema: JsonObject, at: (sub: Json) => Node, path: ReadonlySet<Node>): Case<E>[] {
    const { reading, kind } = this
    const within = (sub: Json): Case<E>[] => this.casesOf(at(sub), path)
    const tested = schema.if as Json
    const condition = this.holds(at(tested))
    const yes = schema.then === undefined ? within(tested) : this.product(within(tested), within(schema.then))
    const nothing = [{ when: reading.arena.TRUE, evaluated: kind.nothing }]
    const no = schema.else === undefined ? nothing : within(schema.else)
    return [...this.under(condition, yes), ...this.under(reading.not(condition), no)]
  }

  /** The cases of a subschema that may fail: nothing is evaluated where it does. */
  private maybe(condition: Formula, cases: readonly Case<E>[]): Case<E>[] {
    const { reading, kind } = this
    const { arena } = reading
    if (cases.every((one) => kind.isNothing(one.evaluated))) return [{ when: arena.TRUE, evaluated: kind.nothing }]
    return [
      ...this.under(reading.not(condition), [{ when: arena.TRUE, evaluated: kind.nothing }]),
      ...this.under(condition, cases),
    ]
  }

  private under(condition: Formula, cases: readonly Case<E>[]): Case<E>[] {
    const { arena } = this.reading
    const narrowed = cases.map(({ when, evaluated }) => ({ when: arena.and([condition, when]), evaluated }))
    return narrowed.filter((one) => one.when !== arena.FALSE)
  }

  private product(a: readonly Case<E>[], b: readonly Case<E>[]): Case<E>[] {
    if (a.length * b.length > CASES) throw new TooManyCases()
    const { arena } = this.reading
    const joined = a.flatMap((x) =>
      b.map((y) => ({ when: arena.and([x.when, y.when]), evaluated: this.kind.join(x.evaluated, y.evaluated) })),
    )
    return joined.filter((one) => one.when !== arena.FALSE)
  }
}

const schemasOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
