import { disguisedWords } from '../prose/lookalikes.js'
import { strangeTextsOf } from '../prose/strange.js'
import { codePoints, show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** Words of a text are spelled with letters of another alphabet. */
export const wordDisguised: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'word-disguised',
    summary: 'Words of a text are spelled with letters of another alphabet that look like Latin ones.',
    why: 'Filters and searches do not find such a word, and a model reads it all the same.',
    remedy: 'Spell each word in one alphabet; some keyboards and spell checkers put such letters in by mistake.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text, role }) => {
      const words = role === 'prose' || role === 'value' ? disguisedWords(text) : []
      const [word = ''] = words
      if (words.length === 0) return undefined
      const mixed = [...word].filter((letter) => letter > '\u007f').join('')
      const more = words.length === 1 ? '' : ` and ${words.length - 1} more words`
      return {
        message: `spells ${show(word, 40)}${more} with letters of another alphabet (${codePoints(mixed)})`,
        after: [...words],
      }
    }),
}
