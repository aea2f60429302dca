import { askedFor } from '../prose/asked.js'
import { wordsOfName } from '../prose/plain.js'
import { secretFileAskedIn } from '../prose/secret-files.js'
import { plainOf, suspectTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A parameter asks for what only the model knows. */
export const secretRequested: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'secret-requested',
    summary: 'A parameter asks for the conversation, the system prompt or secrets that the model has seen.',
    why: 'A model fills in what a schema asks for: the data leave with an ordinary call.',
    remedy: 'Ask for what the tool needs and nothing around it, and say in the description what it is used for.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(suspectTextsOf(contract), (text) => {
      const { role, side, about, tool, subject } = text
      if (about === undefined || !(side === 'input' || subject !== undefined) || role === 'code') return undefined
      const plain = plainOf(text)
      // What is worse is told by its own rule.
      if (secretFileAskedIn(plain) !== undefined) return undefined
      const asked = askedFor(plain, role === 'name', wordsOfName(tool ?? subject?.replace(/^prompt /, '') ?? ''))
      return asked === undefined ? undefined : { message: `asks for ${show(asked)}`, after: asked }
    }),
}
