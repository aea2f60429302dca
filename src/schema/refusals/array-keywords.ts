/** The items of an array, by position and as a whole. */
import type { JsonObject } from '../../model/json.js'
import { since } from '../dialect.js'
import type { Literal } from '../reading/terms.js'
import { itemsOf } from '../types/array.js'
import type { Constraint, Here, Walk } from './frame.js'
import { refusesAll } from './object-keywords.js'

/** What the schema demands of items. */
export function arrayConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { frame } = here
  const { dialect } = here.inside.place
  const { prefix, rest } = itemsOf(schema, dialect)
  const tuple = dialect === '2020-12' ? 'prefixItems' : 'items'
  const found: Constraint[] = []
  for (const [index, sub] of prefix.entries()) {
    const narrow = frame.narrow.item(index)
    if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub }))) continue
    const wrap = (literal: Literal): Literal => walk.chains.item(index, literal, frame.value)
    const steps = [tuple, index]
    if (refusesAll(sub)) found.push({ keyword: tuple, steps, literal: wrap(walk.decision.never()) })
    else found.push(walk.part(sub, here, tuple, steps, { step: index, narrow, wrap }))
  }
  if (rest !== undefined) {
    const keyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items'
    const narrow = frame.narrow.itemsFrom(prefix.length)
    const wrap = (literal: Literal): Literal => walk.chains.itemsFrom(prefix.length, literal, frame.value)
    if (refusesAll(rest)) found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) })
    else found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow, wrap }))
  }
  if (schema.unevaluatedItems !== undefined && since(dialect, '2019-09')) {
    const keyword = 'unevaluatedItems'
    const holder = walk.nodeOf(here.spot)
    const wrap = (literal: Literal): Literal => walk.chains.unevaluatedItem(holder, literal, frame.value)
    const narrow = frame.narrow.itemsFrom(prefix.length)
    if (refusesAll(schema.unevaluatedItems))
      found.push({ keyword, steps: [keyword], literal: wrap(walk.decision.never()) })
    else found.push(walk.part(schema.unevaluatedItems, here, keyword, [keyword], { step: '*', narrow, wrap }))
  }
  return found
}
