import { matchByName } from '../matching/compare.js'
import type { ContractRule } from '../rule.js'

/** A tool is no longer listed, and no new tool looks like it. */
export const toolRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'tool-removed',
    summary: 'A tool is no longer listed.',
    why: 'Every call of it is answered with an unknown-tool error, whatever its arguments are.',
    remedy:
      'Keep the tool for at least one release, say in its description what replaces it, and remove it in a major version.',
  },
  compare(baseline, candidate, _engine, renames) {
    const renamed = new Set(renames.map((rename) => rename.baseline.name))
    return matchByName(baseline.tools, candidate.tools, (tool) => tool.name)
      .removed.filter((tool) => !renamed.has(tool.name))
      .map((tool) => ({ tool: tool.name, effect: 'breaking', pointer: '', message: 'The tool is no longer listed.' }))
  },
}
