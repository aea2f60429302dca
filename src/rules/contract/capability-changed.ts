import { changedCapabilities } from '../capabilities.js'
import { changeOf } from '../matching/compare.js'
import type { ContractRule } from '../rule.js'
import { shorten } from '../wording/quote.js'

/** A capability is still declared, with other settings. */
export const capabilityChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'capability-changed',
    summary: 'What a declared capability says of itself changed.',
    why: 'The capability is still there, with other settings: clients that read them may behave otherwise.',
    remedy: 'Look whether your clients read the settings.',
    level: 'note',
  },
  compare: (baseline, candidate) =>
    changedCapabilities(baseline, candidate)
      .filter(({ before, after }) => before !== undefined && after !== undefined)
      .map(({ pointer, name, before, after }) => ({
        pointer,
        name,
        effect: 'advisory',
        message: `What the capability ${shorten(name)} says of itself changed.`,
        ...changeOf(before, after),
      })),
}
