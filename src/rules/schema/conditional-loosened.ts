import { concerns, roadOf, widerSide } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { demand, object } from '../wording/wording.js'

/** What must hold in a certain case became laxer (`if`, `then`, `else`). */
export const conditionalLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'conditional-loosened',
    summary: 'What must hold in a certain case became laxer.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier demand.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'conditional')) return undefined
    const road = [...roadOf(widerSide(change).pointer), { keyword: change.keyword }]
    const isElse = road.find(({ keyword }) => keyword === 'then' || keyword === 'else')?.keyword === 'else'
    return {
      message: `Where \`if\` ${isElse ? 'does not hold' : 'holds'}, ${object(change)} may now fit a wider schema: ${demand(change)}.`,
    }
  },
}
