/** A text as a model understands it: disguises taken off, so that phrases are found in it. */
import { INVISIBLE } from './ignorable.js'
import { toLatin } from './lookalikes.js'

/** The words of an identifier: `readPrivateKey_file` reads `read private key file`. */
export function wordsOfName(name: string): string {
  return (/[^\0-\x7f]/.test(name) ? splitWords(name) : splitAsciiWords(name))
    .replace(/[_\-./:]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Patterns over all of Unicode take milliseconds to be made; most contracts need none. */
function splitAsciiWords(name: string): string {
  return name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
}

function splitWords(name: string): string {
  return name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
}

/**
 * Lower case, blanks as one space, without characters that cannot be seen, with letters of other scripts as the Latin
 * ones that they pass for where they stand inside of a Latin word. Names are split into words.
 */
export function plainText(text: string, isName = false): string {
  const seen = /[^\t\n\r\x20-\x7e]/.test(text) ? undisguise(text) : text
  return isName ? wordsOfName(seen) : (/\s\s|[\t\n\r]/.test(seen) ? seen.replace(/\s+/g, ' ') : seen).toLowerCase()
}

function undisguise(text: string): string {
  const shown = text.replace(INVISIBLE, '').normalize('NFKC')
  return toLatin(shown).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}
