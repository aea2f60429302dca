import { phraseIn } from '../prose/phrases.js'
import { secretFileAskedIn } from '../prose/secret-files.js'
import { plainOf, suspectTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A text gives orders that are not about the tool. */
export const modelAddressed: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'model-addressed',
    summary: 'A text speaks to the model, or to a reviewing one, about more than the use of the tool.',
    why: 'Tags like those of a system prompt, permissions claimed in the name of the user and orders to a reviewer are how injected text takes over.',
    remedy: 'Describe the tool to whoever calls it, without orders about anything else.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(suspectTextsOf(contract), (text) => {
      const plain = plainOf(text)
      const phrase = phraseIn(plain, 'address')
      // What is worse is told by its own rule.
      return phrase === undefined || secretFileAskedIn(plain) !== undefined
        ? undefined
        : { message: `gives the model orders beyond this tool: ${show(phrase)}`, after: phrase }
    }),
}
