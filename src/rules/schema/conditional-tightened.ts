import { concerns, roadOf, widerSide } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { demand, object } from '../wording/wording.js'

/** What must hold in a certain case became stricter (`if`, `then`, `else`). */
export const conditionalTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'conditional-tightened',
    summary: 'What must hold in a certain case became stricter.',
    why: 'Calls that fall under the condition are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Meet the new demand by a default in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'conditional')) return undefined
    const road = [...roadOf(widerSide(change).pointer), { keyword: change.keyword }]
    const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else'
    return {
      message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} must now fit a narrower schema: ${demand(change)}.`,
    }
  },
}
