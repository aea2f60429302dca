import { steeringIn } from '../prose/steering.js'
import { plainOf } from '../prose/strange.js'
import { show, tellOf } from '../prose/tell.js'
import { isStrange, textsOf } from '../prose/walk.js'
import type { AloneRule } from '../rule.js'

/** A text says how a tool of another server is to be used. */
export const foreignToolSteered: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'foreign-tool-steered',
    summary: 'A text says how a tool of another server has to be used.',
    why: 'All tools share one context: the text of one server can bend the calls of another, which never sees it.',
    remedy: 'Speak of your own tools only; how servers work together is for the host to say.',
    level: 'warning',
    kept: 'note',
  },
  inspect(contract, { neighbours }) {
    const texts = textsOf(contract)
    const named = texts.filter(({ role, member }) => role === 'tool-name' || member === 'name' || role === 'value')
    const own = new Set(named.map(({ text }) => text.toLowerCase()))
    const foreign = new Set(neighbours.flatMap(({ tools }) => tools.map((tool) => tool.toLowerCase())))
    return tellOf(texts, (text) => {
      // Only what is written like an identifier is a tool; other signs may turn into such letters.
      if (text.role !== 'prose' || !(text.text.includes('_') || isStrange(text.text))) return undefined
      const steering = steeringIn(plainOf(text), own, foreign)
      if (steering === undefined) return undefined
      return {
        message: `says how ${show(steering.tool, 40)} is to be used, which is no tool of this server: ${show(steering.phrase)}`,
        after: steering.phrase,
      }
    })
  },
}
