/**
 * Single constraints of a schema as questions of their own. A chain leads from the whole value to one part of it and
 * ends in one constraint; as a literal it holds where that constraint does, so its negation asks for a whole value that
 * fails just there. `about` is the schema of the value that a step starts from: its declarations stay in force.
 */
import type { JsonType } from '../../model/json.js'
import type { Reading } from '../reading/reading.js'
import type { Formula, Literal, Node, Origin } from '../reading/terms.js'
import { unevaluatedItems, unevaluatedProperties } from '../reading/unevaluated.js'
import { itemAt, itemsFrom } from '../types/array.js'
import { every, propertyAt } from '../types/object.js'

/** Makes the chains of one walk. */
export class Chains {
  private readonly reading: Reading
  private readonly origin: Origin

  constructor(reading: Reading, origin: Origin) {
    this.reading = reading
    this.origin = origin
  }

  /** The literal itself, said of a value that `about` declares. */
  same(literal: Literal, about: Node): Literal {
    return this.derive(`same ${literal.id}`, about, (type) => this.reading.formula(literal, type))
  }

  /** One of the literals holds. */
  either(literals: readonly Literal[], about: Node): Literal {
    const ids = literals.map((literal) => literal.id).join()
    return this.derive(`either ${ids}`, about, (type) =>
      this.reading.arena.or(literals.map((literal) => this.reading.formula(literal, type))),
    )
  }

  /** The named property, if present, satisfies the literal. */
  property(name: string, literal: Literal, about: Node): Literal {
    return this.of('object', `property ${JSON.stringify(name)} ${literal.id}`, about, () =>
      propertyAt(this.reading.arena, name, literal),
    )
  }

  /** Every property whose name satisfies `keys` satisfies the literal. */
  everyKey(keys: Formula, literal: Literal, about: Node): Literal {
    return this.of('object', `keys ${keys.id} ${literal.id}`, about, () => every(this.reading.arena, keys, literal))
  }

  /** Every property with a name in `keys` that `holder` leaves unevaluated satisfies the literal. */
  unevaluatedKey(holder: Node, keys: Formula, literal: Literal, about: Node): Literal {
    return this.of('object', `unevaluated ${holder.id} ${keys.id} ${literal.id}`, about, () =>
      unevaluatedProperties(this.reading, holder, this.origin, literal, keys),
    )
  }

  item(index: number, literal: Literal, about: Node): Literal {
    return this.of('array', `item ${index} ${literal.id}`, about, () => itemAt(this.reading.arena, index, literal))
  }

  /** Every item at or after the index satisfies the literal. */
  itemsFrom(index: number, literal: Literal, about: Node): Literal {
    return this.of('array', `items ${index} ${literal.id}`, about, () => itemsFrom(this.reading.arena, index, literal))
  }

  /** Every item that `holder` leaves unevaluated satisfies the literal. */
  unevaluatedItem(holder: Node, literal: Literal, about: Node): Literal {
    return this.of('array', `unevaluated items ${holder.id} ${literal.id}`, about, () =>
      unevaluatedItems(this.reading, holder, this.origin, literal),
    )
  }

  /** A constraint on values of one type; all others satisfy it. */
  private of(only: JsonType, key: string, about: Node, formula: () => Formula): Literal {
    return this.derive(key, about, (type) => (type === only ? formula() : this.reading.arena.TRUE))
  }

  private derive(key: string, about: Node, formula: (type: JsonType) => Formula): Literal {
    const { nodes } = this.reading
    return nodes.literal(nodes.derive(`${key} about ${about.id}`, { about: [about], formula }), true, this.origin)
  }
}
