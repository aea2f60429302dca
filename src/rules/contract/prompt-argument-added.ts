import { argumentAt, sharedPrompts } from '../prompts.js'
import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** A prompt knows a new argument that need not be sent. */
export const promptArgumentAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-argument-added',
    summary: 'A prompt knows a new optional argument.',
    why: 'Whoever does not send it gets the prompt as before.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added } }) =>
      added
        .filter((argument) => !argument.required)
        .map((argument) => ({
          ...argumentAt(prompt, argument),
          effect: 'compatible',
          message: `The argument ${quote(argument.name)} is new and optional.`,
        })),
    ),
}
