import { changedCapabilities } from '../capabilities.js'
import { changeOf } from '../matching/compare.js'
import type { ContractRule } from '../rule.js'
import { shorten } from '../wording/quote.js'

/** Where the request itself is refused without the capability, and not only some comfort is lost. */
const REFUSED = /^\/capabilities\/(tools|prompts|resources|tasks|resources\/subscribe|tasks\/.+)$/

/** The server no longer declares a capability; whether that breaks depends on what clients do with it. */
export const capabilityRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'capability-removed',
    summary: 'The server no longer declares a capability.',
    why: 'Clients send no request for a capability that is not declared, and a server refuses it: without tools, prompts, resources, subscriptions or tasks something that worked fails. Without completions, log messages, list-changed notifications or an extension everything still works, but something that came before no longer comes.',
    remedy: 'Declare the capability again, or remove it in a major version and say what replaces it.',
  },
  compare: (baseline, candidate) =>
    changedCapabilities(baseline, candidate)
      .filter(({ after }) => after === undefined)
      .map(({ pointer, name, before }) => ({
        pointer,
        name,
        effect: REFUSED.test(pointer) ? 'breaking' : 'silent',
        message: `The capability ${shorten(name)} is no longer declared.`,
        ...changeOf(before, undefined),
      })),
}
