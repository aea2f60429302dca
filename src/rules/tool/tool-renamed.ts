import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** A tool is gone and a new one looks like it: one finding, not a removal and an addition. */
export const toolRenamed: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'tool-renamed',
    summary: 'A tool is gone, and a new tool looks like it under another name.',
    why: 'Names are compared letter by letter, so calls, prompts and allow lists that use the former name fail, even where only case or a separator changed.',
    remedy:
      'List the tool under both names for a while, let the former one call the other, and remove it in a major version.',
  },
  compare(_baseline, _candidate, _engine, renames) {
    return renames.map((rename) => ({
      tool: rename.baseline.name,
      effect: 'breaking',
      pointer: '/name',
      message: `The tool is no longer listed under this name; it is likely called ${quote(rename.candidate.name)} now${rename.sameInput ? ' and takes the same arguments' : ''}.`,
      before: rename.baseline.name,
      after: rename.candidate.name,
    }))
  },
}
