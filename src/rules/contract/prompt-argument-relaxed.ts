import { argumentAt, sharedPrompts } from '../prompts.js'
import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** A prompt no longer demands an argument that it still knows. */
export const promptArgumentRelaxed: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-argument-relaxed',
    summary: 'A prompt no longer demands an argument.',
    why: 'Whoever sends the argument may go on doing so; nothing breaks.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { kept } }) =>
      kept
        .filter(([before, after]) => before.required && !after.required)
        .map(([, argument]) => ({
          ...argumentAt(prompt, argument, 'required'),
          effect: 'compatible',
          message: `The argument ${quote(argument.name)} was required and is optional now.`,
          before: true,
          after: false,
        })),
    ),
}
