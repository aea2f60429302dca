import { wordsOfName } from '../prose/plain.js'
import { show, tellOf } from '../prose/tell.js'
import { textsOf } from '../prose/walk.js'
import type { AloneRule } from '../rule.js'

/** Parameters that say where something is sent. */
const SENDS =
  /\b(?:to|cc|bcc|recipients?|forward(?: to)?|reply to|webhook(?: url)?|callback(?: url)?|upload(?: url| to)?|destination(?: url| email)?|notify(?: url| email)?|report to|send to|collector(?: url)?|exfil\w*)$/
const OUTSIDE = /^\s*(?:mailto:)?(?:https?:\/\/|[\w.+-]{1,64}@[\w-]{1,64}\.\w)/i
/** Nobody else's: this machine, and what is reserved for examples where it is shown as one. */
const NOBODY = /^\s*https?:\/\/(?:localhost|127\.|\[::1\]|0\.0\.0\.0|host\.docker\.internal)/i

/** Data goes to an address of the server's choice when an argument is left out. */
export const destinationPreset: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'destination-preset',
    summary: 'A parameter that says where something is sent has an address as its default.',
    why: 'Whoever leaves the argument out sends to an address that somebody else chose, and nobody is asked.',
    remedy: 'Make the parameter required, or leave the default to the configuration of the server.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) =>
    tellOf(textsOf(contract), ({ text, side, member, about }) => {
      if (side !== 'input' || about === undefined || !(member === 'default' || member === 'const')) return undefined
      if (!OUTSIDE.test(text) || NOBODY.test(text) || !SENDS.test(wordsOfName(about))) return undefined
      return { message: `sends to ${show(text)} where nothing else is said`, after: text }
    }),
}
