import { phraseIn } from '../prose/phrases.js'
import { plainOf, suspectTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A text asks for secrecy towards the user. */
export const userKeptUninformed: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'user-kept-uninformed',
    summary: 'A text tells the model to keep something from its user.',
    why: 'What the user may not know is rarely in his interest, and he is the one who would stop it.',
    remedy: 'Take the sentence out; where something is of no interest to users, say what they should be told instead.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(suspectTextsOf(contract), (text) => {
      const phrase = phraseIn(plainOf(text), 'conceal')
      return phrase === undefined
        ? undefined
        : { message: `tells the model to keep something from the user: ${show(phrase)}`, after: phrase }
    }),
}
