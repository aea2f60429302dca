import { strangeTextsOf } from '../prose/strange.js'
import { codePoints, show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu
const OVERRIDES = /[\u202D\u202E]/u
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u

/** A text is shown in another order than it is read. */
export const textDirectionOverridden: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'text-direction-overridden',
    summary: 'A text that a model reads holds controls that show it in another order.',
    why: 'A reviewer sees the words in one order and the model reads them in another; https://trojansource.codes shows what that hides.',
    remedy: 'Take the controls out; right-to-left text needs none of them, at most closed pairs around a phrase.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text, role }) => {
      const found = text.match(CONTROLS) ?? []
      if (found.length === 0) return undefined
      const isHonest = role !== 'tool-name' && role !== 'name' && RIGHT_TO_LEFT.test(text) && isClosed(text)
      if (isHonest && !OVERRIDES.test(text)) return undefined
      return {
        message: `holds ${codePoints(found.join(''))}, which change the order in which ${show(text)} is shown`,
        after: found,
      }
    }),
}

/** Every pair that is opened is closed before the end of its line. */
function isClosed(text: string): boolean {
  return text.split(/[\n\r\u2029]/u).every((line) => {
    const open: string[] = []
    for (const control of line.match(CONTROLS) ?? []) {
      if (control !== '\u202C' && control !== '\u2069') open.push(control >= '\u2066' ? '\u2069' : '\u202C')
      else if (open.pop() !== control) return false
    }
    return open.length === 0
  })
}
