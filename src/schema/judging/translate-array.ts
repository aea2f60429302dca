/** The keywords that speak of arrays, translated (see translate.ts). */
import type { Json, JsonObject } from '../../model/json.js'
import { apart, asserted, type Draft, detach, nested } from './draft.js'
import { splitTuple } from './wide.js'

/** Writes what is demanded of the items of an array. */
export function arrays(draft: Draft): void {
  const { node, spot } = draft
  const items = asserted(draft, 'items')
  const positions = spot.dialect === '2020-12' ? asserted(draft, 'prefixItems') : items
  const keyword = spot.dialect === '2020-12' ? 'prefixItems' : 'items'
  const contained = asserted(draft, 'contains')
  if (Array.isArray(positions)) {
    const rest = spot.dialect === '2020-12' ? 'items' : 'additionalItems'
    const after = asserted(draft, rest)
    const tuple: JsonObject = {
      prefixItems: positions.map((schema, index) => nested(draft, schema, keyword, String(index))),
    }
    if (after !== undefined) tuple.items = after === false ? false : nested(draft, after, rest)
    for (const part of splitTuple(tuple)) draft.apart.push(detach(draft, part))
    apart(draft, tuple, [['items', rest]])
  } else if (items !== undefined) node.items = nested(draft, items, 'items')
  if (contained !== undefined) count(draft, contained)
}

/** `minContains` and `maxContains` say nothing without `contains`. */
function count({ links, spot, scope, node, said }: Draft, contained: Json): void {
  const bound = (keyword: string): number | undefined => {
    const value = said.get(keyword)
    return typeof value === 'number' ? value : undefined
  }
  const [least = 1, most] = [bound('minContains'), bound('maxContains')]
  const child = links.child(spot, contained, 'contains')
  if (least > 0 || most !== undefined)
    node.contains = links.demand({ definition: links.define(child, links.entered(scope, child)), least, most })
}
