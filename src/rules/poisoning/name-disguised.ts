import { disguiseOf } from '../prose/lookalikes.js'
import { strangeTextsOf } from '../prose/strange.js'
import { codePoints, show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** A name passes for another by letters of another alphabet. */
export const nameDisguised: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'name-disguised',
    summary: 'A name holds letters of another alphabet that look like Latin ones.',
    why: 'It looks like a name that is known and approved, and is another one; nobody sees the difference.',
    remedy: 'Write the name in one alphabet.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text, role }) => {
      const disguise = role === 'tool-name' || role === 'name' ? disguiseOf(text) : undefined
      if (disguise === undefined) return undefined
      const letters = disguise.letters.map((letter) => `${letter} (${codePoints(letter)})`).join(', ')
      return { message: `passes for ${show(disguise.passesFor, 40)} by ${letters}`, after: text }
    }),
}
