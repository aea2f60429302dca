import { lookOf } from '../prose/lookalikes.js'
import { show } from '../prose/tell.js'
import type { AloneRule, Explanation } from '../rule.js'

/** Two tools of one server have names that look the same. */
export const toolNameImitated: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'tool-name-imitated',
    summary: 'Two tools of a server have names that can hardly be told apart.',
    why: 'People approve one and models call the other; an allow list that names one does not cover the other.',
    remedy: 'Give them names that say how they differ; keep an old spelling only as long as callers need it.',
    level: 'warning',
    kept: 'note',
  },
  inspect(contract) {
    const first = new Map<string, string>()
    return contract.tools.flatMap(({ name }): Explanation[] => {
      const look = lookOf(name)
      const other = first.get(look)
      if (other === undefined) first.set(look, name)
      if (other === undefined || other === name) return []
      return [
        {
          ...{ tool: name, side: 'tool', pointer: '/name', effect: 'advisory', after: other },
          message: `The name ${show(name, 40)} looks like that of the tool ${show(other, 40)}.`,
        },
      ]
    })
  },
}
