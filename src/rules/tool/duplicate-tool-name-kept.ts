import { countOf, twinsOf } from '../matching/twins.js'
import type { ContractRule } from '../rule.js'

/** Several tools shared a name and still do. */
export const duplicateToolNameKept: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'duplicate-tool-name-kept',
    summary: 'Several tools are listed under one name, as before.',
    why: 'Nothing changed, but which of them a call reaches still depends on the client.',
    remedy:
      'Give each tool a name of its own; that is a breaking change for the callers of the one that loses the name.',
    level: 'note',
  },
  compare(baseline, candidate) {
    const before = twinsOf(baseline)
    return [...twinsOf(candidate)].flatMap(([name, twins]) =>
      (before.get(name)?.length ?? 0) >= twins.length
        ? {
            tool: name,
            effect: 'advisory',
            pointer: '/name',
            message: `${twins.length} tools are listed under this name, as in the baseline.`,
            before: countOf(before.get(name)),
            after: countOf(twins),
          }
        : [],
    )
  },
}
