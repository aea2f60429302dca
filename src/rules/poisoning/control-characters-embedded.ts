import { strangeTextsOf } from '../prose/strange.js'
import { codePoints, show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/**
 * Controls that no text needs. C1 only where they begin a sequence, because the rest are mostly a wrong code page; a lone
 * carriage return is an old end of line.
 */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]|\x1b(?:\[[\d;?]{0,20}[@-~]|[\]P^_X][^\x07\x1b]{0,80}|.?)|\x9b[\d;?]{0,20}[@-~]/gsu

/** A text holds terminal escapes or control characters. */
export const controlCharactersEmbedded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'control-characters-embedded',
    summary: 'A text that a model reads holds terminal escapes or control characters.',
    why: 'A terminal or a log obeys them: they hide, recolour or overwrite what a reviewer sees, while the model reads it all.',
    remedy: 'Take them out; where a control character is meant, name it.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text, role }) => {
      // A separator or an end of line as a value is what it is for.
      if (role === 'value' && text.length <= 2) return undefined
      const found = text.match(CONTROLS) ?? []
      if (found.length === 0 || (role === 'code' && !found.join('').includes('\x1b'))) return undefined
      const escapes = found.filter((one) => one.startsWith('\x1b') || one.startsWith('\x9b'))
      const what =
        escapes.length > 0
          ? `holds terminal escapes (${show(escapes.slice(0, 4).join(' '), 40)})`
          : `holds control characters (${codePoints(found.join(''))})`
      return { message: `${what} in ${show(text, 60)}`, after: found }
    }),
}
