import { matchResources, resourceAt } from '../resources.js'
import type { ContractRule } from '../rule.js'

/** A resource template is no longer listed. */
export const resourceTemplateRemoved: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'resource-template-removed',
    summary: 'A resource template is no longer listed.',
    why: 'Whoever fills in the template to read a resource builds URIs that the server no longer serves.',
    remedy: 'Keep serving URIs of the former template, or list both for a while.',
  },
  compare: (baseline, candidate) =>
    matchResources('resourceTemplates', baseline, candidate).removed.map((resource) => ({
      ...resourceAt('resourceTemplates', resource),
      effect: 'breaking',
      message: 'The resource template is no longer listed.',
    })),
}
