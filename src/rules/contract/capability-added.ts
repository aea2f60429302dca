import { changedCapabilities } from '../capabilities.js'
import { changeOf } from '../matching/compare.js'
import type { ContractRule } from '../rule.js'
import { shorten } from '../wording/quote.js'

/** The server declares a capability that it did not declare before. */
export const capabilityAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'capability-added',
    summary: 'The server declares a new capability.',
    why: 'Clients may use it; nobody has to.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    changedCapabilities(baseline, candidate)
      .filter(({ before }) => before === undefined)
      .map(({ pointer, name, after }) => ({
        pointer,
        name,
        effect: 'compatible',
        message: `The capability ${shorten(name)} is declared now.`,
        ...changeOf(undefined, after),
      })),
}
