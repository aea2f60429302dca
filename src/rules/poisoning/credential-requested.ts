import { isCredential } from '../prose/asked.js'
import { wordsOfName } from '../prose/plain.js'
import { tellOf } from '../prose/tell.js'
import { textsOf } from '../prose/walk.js'
import type { AloneRule } from '../rule.js'

/** A parameter takes a credential. */
export const credentialRequested: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'credential-requested',
    summary: 'A parameter takes a password, a key or another credential.',
    why: 'What is passed as an argument goes through the model, its provider and every log on the way.',
    remedy: 'Let the server read credentials from its environment or by OAuth, and take at most a name for them.',
    level: 'note',
    kept: 'off',
  },
  inspect: (contract) =>
    tellOf(textsOf(contract), (text) => {
      const { role, side, about } = text
      if (role !== 'name' || about === undefined || !(side === 'input' || side === 'contract')) return undefined
      const words = wordsOfName(text.text)
      return isCredential(words) ? { message: 'asks for a credential', after: words } : undefined
    }),
}
