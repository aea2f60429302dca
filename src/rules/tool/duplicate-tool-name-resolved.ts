import { groupByName } from '../../model/contract.js'
import { countOf, twinsOf } from '../matching/twins.js'
import type { ContractRule } from '../rule.js'

/** Several tools shared a name, and one tool has it now. */
export const duplicateToolNameResolved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'duplicate-tool-name-resolved',
    summary: 'Several tools were listed under one name, and one is now.',
    why: 'Calls now reach the same tool in every client. Whether that tool accepts what all its twins accepted is decided by its schema.',
    remedy: 'Nothing is needed.',
  },
  compare(baseline, candidate) {
    const after = groupByName(candidate.tools)
    return [...twinsOf(baseline)].flatMap(([name, twins]) => {
      const tools = after.get(name)
      if (tools?.length !== 1) return []
      return {
        tool: name,
        effect: 'compatible',
        pointer: '/name',
        message: `${twins.length} tools were listed under this name, and one is now.`,
        before: countOf(twins),
        after: countOf(tools),
      }
    })
  },
}
