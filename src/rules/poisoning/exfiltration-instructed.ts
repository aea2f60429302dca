import { phraseIn } from '../prose/phrases.js'
import { secretFileAskedIn } from '../prose/secret-files.js'
import { plainOf, suspectTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A text tells the model to hand over what is not the tool's. */
export const exfiltrationInstructed: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'exfiltration-instructed',
    summary: 'A text tells the model to read secrets, or to send private data to somebody.',
    why: 'A model that follows it gives keys, files or conversations away with an ordinary call, which no schema forbids.',
    remedy: 'Take the sentence out; what the tool has to know it should ask for in a parameter that says why.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(suspectTextsOf(contract), (text) => {
      const plain = plainOf(text)
      const phrase = secretFileAskedIn(plain) ?? phraseIn(plain, 'exfiltrate')
      return phrase === undefined
        ? undefined
        : { message: `tells the model to hand over secrets or private data: ${show(phrase, 100)}`, after: phrase }
    }),
}
