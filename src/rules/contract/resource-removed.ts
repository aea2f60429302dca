import { matchResources, resourceAt } from '../resources.js'
import type { ContractRule } from '../rule.js'

/** A resource is no longer listed. */
export const resourceRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'resource-removed',
    summary: 'A resource is no longer listed.',
    why: 'Whoever reads it by its URI, or shows it to a model, finds nothing. A URI that was respelled counts as removed.',
    remedy: 'Keep serving the former URI, or list both for a while.',
  },
  compare: (baseline, candidate) =>
    matchResources('resources', baseline, candidate).removed.map((resource) => ({
      ...resourceAt('resources', resource),
      effect: 'breaking',
      message: 'The resource is no longer listed.',
    })),
}
