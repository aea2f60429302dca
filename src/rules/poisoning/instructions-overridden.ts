import { phraseIn } from '../prose/phrases.js'
import { plainOf, suspectTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A text sets itself above the instructions of the model. */
export const instructionsOverridden: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'instructions-overridden',
    summary: 'A text tells the model to drop the instructions that it was given.',
    why: 'The text of a tool stands in the context of the model, which may follow it against its user and its host.',
    remedy: 'Say what the tool does; a tool has no say in what other instructions are worth.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(suspectTextsOf(contract), (text) => {
      const phrase = phraseIn(plainOf(text), 'override')
      return phrase === undefined
        ? undefined
        : { message: `tells the model to drop its instructions: ${show(phrase)}`, after: phrase }
    }),
}
