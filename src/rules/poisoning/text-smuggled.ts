import { smuggledIn } from '../prose/invisible.js'
import { strangeTextsOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import type { AloneRule } from '../rule.js'

/** Text is spelled in characters that show nothing. */
export const textSmuggled: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'text-smuggled',
    summary: 'A text carries another one in Unicode tags or variation selectors, which show nothing.',
    why: 'Nobody sees it, and models read it: it is there to be read by them alone.',
    remedy: 'Take the characters out; flags of England, Scotland and Wales are the only common use of tags.',
    level: 'error',
    kept: 'warning',
  },
  inspect: (contract) =>
    tellOf(strangeTextsOf(contract), ({ text }) => {
      const found = smuggledIn(text)
      if (found.length === 0) return undefined
      const spells = found
        .map((one) => one.spells)
        .join(' ')
        .trim()
      const by = found[0]?.by === 'tags' ? 'Unicode tag characters' : 'variation selectors'
      const said = spells === '' ? ', which spell nothing that can be read' : `: ${show(spells)}`
      return { message: `hides text in ${by}${said}`, after: spells }
    }),
}
