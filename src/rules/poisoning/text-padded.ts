import { paddingIn } from '../prose/padding.js'
import { show, tellOf } from '../prose/tell.js'
import { textsOf } from '../prose/walk.js'
import type { AloneRule } from '../rule.js'

/** Text is pushed out of sight by blanks. */
export const textPadded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'text-padded',
    summary: 'Blanks or empty lines push a part of a text out of sight.',
    why: 'A reviewer sees the beginning and no sign that more follows; the model reads on.',
    remedy: 'Take the blanks out.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(textsOf(contract), ({ text, role }) => {
      const padding = role === 'code' ? undefined : paddingIn(text)
      if (padding === undefined) return undefined
      const { kind, count, rest } = padding
      const what = kind === 'lines' ? 'empty lines' : 'blanks in a row'
      return { message: `goes on after ${count} ${what}: ${show(rest)}`, after: rest }
    }),
}
