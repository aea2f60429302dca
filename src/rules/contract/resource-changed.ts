import { changedMembers } from '../matching/compare.js'
import { matchResources, type ResourceList, resourceAt } from '../resources.js'
import type { ContractRule, Explanation } from '../rule.js'
import { explainField } from '../wording/describe.js'

const LISTS: readonly ResourceList[] = ['resources', 'resourceTemplates']
const COMPARED = new Set(['uri', 'uriTemplate', '_meta'])
/** What a reader goes by; everything else (size, last change, contents that were listed along) is the resource's own. */
const PROMISED: ReadonlySet<string> = new Set(['name', 'title', 'description', 'mimeType'])

/** What a resource or a template says of itself changed. */
export const resourceChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'resource-changed',
    summary: 'What a resource or a resource template says of itself changed.',
    why: 'It can still be read, but a client that goes by the MIME type may fail to show it, and people and models choose it by name and description.',
    remedy: 'Where the MIME type changed, list the new form under a URI of its own.',
  },
  compare: (baseline, candidate) =>
    LISTS.flatMap((list) =>
      matchResources(list, baseline, candidate).kept.flatMap(([before, after]) =>
        changedMembers(before.raw, after.raw, COMPARED).map(
          (change): Explanation => ({
            ...resourceAt(list, after, change.name),
            effect: PROMISED.has(change.name) ? 'advisory' : 'compatible',
            name: change.name,
            ...explainField(change.name, change),
          }),
        ),
      ),
    ),
}
