import { matchResources, resourceAt } from '../resources.js'
import type { ContractRule } from '../rule.js'

/** A resource is listed that the baseline did not have. */
export const resourceAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'resource-added',
    summary: 'A resource is new.',
    why: 'Nobody can rely on it yet, so nothing breaks.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    matchResources('resources', baseline, candidate).added.map((resource) => ({
      ...resourceAt('resources', resource),
      effect: 'compatible',
      message: 'The resource is new.',
    })),
}
