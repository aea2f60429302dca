/** Resources and resource templates, matched by URI. */
import type { Contract, Resource } from '../model/contract.js'
import { join } from '../model/pointer.js'
import { type Matched, matchByName } from './matching/compare.js'
import type { Explanation } from './rule.js'

export type ResourceList = 'resources' | 'resourceTemplates'

/** The resources (or templates) of both sides; nothing where one side says nothing about them. */
export function matchResources(list: ResourceList, baseline: Contract, candidate: Contract): Matched<Resource> {
  const [before, after] = [baseline[list], candidate[list]]
  if (before === undefined || after === undefined) return { removed: [], added: [], kept: [] }
  return matchByName(before, after, (resource) => resource.key)
}

/** Lists are read as maps by URI, so that a pointer stays the same when the order changes. */
export function resourceAt(
  list: ResourceList,
  resource: Resource,
  ...steps: string[]
): Pick<Explanation, 'subject' | 'pointer'> {
  const noun = list === 'resources' ? 'resource' : 'resource template'
  return { subject: `${noun} ${resource.key}`, pointer: join(`/${list}`, resource.key, ...steps) }
}
