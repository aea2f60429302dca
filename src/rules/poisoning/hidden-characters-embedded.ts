import { hiddenRuns } from '../prose/invisible.js'
import { strangeTextsOf } from '../prose/strange.js'
import { codePoints, show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** Direction marks are seen by nobody either; without right-to-left letters there is nothing for them to do. */
const MARKS = /[\u200E\u200F\u061C]+/gu
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u

/** A text holds characters that nobody sees. */
export const hiddenCharactersEmbedded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'hidden-characters-embedded',
    summary: 'A text that a model reads holds characters that cannot be seen and that no writing needs there.',
    why: 'They split words so that filters and reviewers do not recognise them, or carry a message in their order, and a model reads through them.',
    remedy: 'Take them out; most come from copying out of a web page or a word processor.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text, role }) => {
      const runs = hiddenRuns(text, role === 'tool-name' || role === 'name')
      const marks = RIGHT_TO_LEFT.test(text) ? [] : (text.match(MARKS) ?? [])
      const found = [...runs, ...marks]
      if (found.length === 0) return undefined
      const [first = ''] = found
      const at = text.indexOf(first)
      const around = text.slice(Math.max(0, at - 16), at + first.length + 16)
      return {
        message: `holds ${found.length === 1 ? 'a hidden run' : `${found.length} hidden runs`} of ${codePoints(found.join(''))}, such as in ${show(around)}`,
        after: found,
      }
    }),
}
