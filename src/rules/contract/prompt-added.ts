import { matchPrompts, promptAt } from '../prompts.js'
import type { ContractRule } from '../rule.js'

/** A prompt is listed that the baseline did not have. */
export const promptAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-added',
    summary: 'A prompt is new.',
    why: 'Nobody can rely on it yet, so nothing breaks.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    matchPrompts(baseline, candidate).added.map((prompt) => ({
      ...promptAt(prompt),
      effect: 'compatible',
      message: 'The prompt is new.',
    })),
}
