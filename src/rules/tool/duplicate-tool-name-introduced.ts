import { groupByName } from '../../model/contract.js'
import { countOf, differ, twinsOf } from '../matching/twins.js'
import type { ContractRule } from '../rule.js'

/** More tools share a name than before. */
export const duplicateToolNameIntroduced: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'duplicate-tool-name-introduced',
    summary: 'Several tools are now listed under one name.',
    why: 'Which of them a call reaches depends on the client: the first, the last, or none, because some clients and model APIs refuse the whole list. A call is safe only if every one of them accepts it.',
    remedy: 'Give each tool a name of its own; where two modules register the same tool, register it once.',
  },
  compare(baseline, candidate) {
    const before = groupByName(baseline.tools)
    return [...twinsOf(candidate)].flatMap(([name, twins]) => {
      const known = before.get(name)
      if (known !== undefined && known.length >= twins.length) return []
      const different = differ(twins)
      return {
        tool: name,
        effect: different && known !== undefined ? 'breaking' : 'advisory',
        pointer: '/name',
        message: `${twins.length} tools are listed under this name${different ? ', and they differ' : ', all alike'}.`,
        before: countOf(known),
        after: countOf(twins),
      }
    })
  },
}
