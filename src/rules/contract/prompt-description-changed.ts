import { argumentAt, promptAt, sharedPrompts } from '../prompts.js'
import type { ContractRule } from '../rule.js'
import { explainText } from '../wording/describe.js'
import { quote } from '../wording/quote.js'

/** The text of a prompt or of one of its arguments changed. */
export const promptDescriptionChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'prompt-description-changed',
    summary: 'The description of a prompt or of one of its arguments changed.',
    why: 'Nothing becomes invalid, but people choose a prompt by this text, and hosts that let models fill in arguments hand it to them.',
    remedy: 'Read the new text as its reader would.',
  },
  compare: (baseline, candidate) =>
    sharedPrompts(baseline, candidate).flatMap(({ baseline: before, candidate: after, arguments: { kept } }) => {
      const own = explainText('The description', before.description, after.description)
      const inner = kept.flatMap(([then, now]) => {
        const change = explainText(`The description of argument ${quote(now.name)}`, then.description, now.description)
        return change === undefined ? [] : [{ ...argumentAt(after, now, 'description'), ...change }]
      })
      return own === undefined ? inner : [{ ...promptAt(after, 'description'), ...own }, ...inner]
    }),
}
