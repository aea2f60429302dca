import { matchByName } from '../matching/compare.js'
import type { ContractRule } from '../rule.js'

/** A tool is listed that the baseline did not have. */
export const toolAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'tool-added',
    summary: 'A tool is new.',
    why: 'No recorded call can know it, so none breaks; but models now choose among more tools, and a host that approves tools one by one has to be asked.',
    remedy: 'Nothing is needed; tell the users of the server that there is a new tool to approve.',
  },
  compare(baseline, candidate, _engine, renames) {
    const renamed = new Set(renames.map((rename) => rename.candidate.name))
    return matchByName(baseline.tools, candidate.tools, (tool) => tool.name)
      .added.filter((tool) => !renamed.has(tool.name))
      .map((tool) => ({ tool: tool.name, effect: 'compatible', pointer: '', message: 'The tool is new.' }))
  },
}
