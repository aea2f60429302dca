import { matchPrompts, promptAt } from '../prompts.js'
import type { ContractRule } from '../rule.js'

/** A prompt is no longer listed. */
export const promptRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-removed',
    summary: 'A prompt is no longer listed.',
    why: 'Every prompts/get for it is answered with an error; slash commands and saved workflows that use it fail.',
    remedy: 'Keep the prompt for at least one release and name its successor in its description.',
  },
  compare: (baseline, candidate) =>
    matchPrompts(baseline, candidate).removed.map((prompt) => ({
      ...promptAt(prompt),
      effect: 'breaking',
      message: 'The prompt is no longer listed.',
    })),
}
