import { argumentAt, sharedPrompts } from '../prompts.js'
import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** A prompt demands an argument that it did not demand: a new one, or one that was optional. */
export const promptArgumentRequired: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-argument-required',
    summary: 'A prompt demands an argument that it did not demand before.',
    why: 'A prompts/get without the argument, which was right before, is now refused.',
    remedy: 'Keep the argument optional and fill in a default on the server.',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { added, kept } }) => [
      ...added
        .filter((argument) => argument.required)
        .map((argument) => ({
          ...argumentAt(prompt, argument),
          effect: 'breaking' as const,
          message: `The argument ${quote(argument.name)} is new and required.`,
        })),
      ...kept
        .filter(([before, after]) => !before.required && after.required)
        .map(([, argument]) => ({
          ...argumentAt(prompt, argument, 'required'),
          effect: 'breaking' as const,
          message: `The argument ${quote(argument.name)} was optional and is required now.`,
          before: false,
          after: true,
        })),
    ]),
}
