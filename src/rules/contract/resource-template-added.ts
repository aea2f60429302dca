import { matchResources, resourceAt } from '../resources.js'
import type { ContractRule } from '../rule.js'

/** A resource template is listed that the baseline did not have. */
export const resourceTemplateAdded: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'resource-template-added',
    summary: 'A resource template is new.',
    why: 'Nobody can rely on it yet, so nothing breaks.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate) =>
    matchResources('resourceTemplates', baseline, candidate).added.map((resource) => ({
      ...resourceAt('resourceTemplates', resource),
      effect: 'compatible',
      message: 'The resource template is new.',
    })),
}
