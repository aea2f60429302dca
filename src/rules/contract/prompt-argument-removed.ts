import { argumentAt, sharedPrompts } from '../prompts.js'
import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** A prompt no longer knows an argument; most servers then ignore it without a word. */
export const promptArgumentRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-argument-removed',
    summary: 'A prompt no longer knows an argument.',
    why: 'The protocol does not say what a server does with an argument it does not know: most ignore it, so the prompt is built without what the caller sent.',
    remedy: 'Keep the argument as an optional one, and say in its description that it is ignored.',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ candidate: prompt, arguments: { removed } }) =>
      removed.map((argument) => ({
        ...argumentAt(prompt, argument),
        effect: 'silent',
        message: `The argument ${quote(argument.name)} is no longer known.`,
      })),
    ),
}
