import { plural } from '../../model/plural.js'
import type { Complaint } from '../profiles/complaint.js'
import { complaintsOf } from '../profiles/survey.js'
import { listed } from '../profiles/tell.js'
import type { ContractRule } from '../rule.js'

/** A contract that an API or a client took as a whole, and now refuses, is one finding beside its reasons. */
export const portabilityLost: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'portability-lost',
    summary: 'A model API or a client that took the contract before refuses it now.',
    why: 'Many APIs refuse the whole request for one tool that they cannot read, so agents there lose every tool of the server with this release.',
    remedy: 'Mend the reasons that are listed beside it, or tell users of that API before the release.',
  },
  compare(baseline, candidate, _engine, _renames, surroundings) {
    const after = refusals(complaintsOf(candidate, surroundings))
    if (after.size === 0) return []
    const before = refusals(complaintsOf(baseline, surroundings))
    const lost = [...after].flatMap(([id, complaints]) => (before.has(id) ? [] : complaints))
    const [first] = lost
    if (first === undefined) return []
    const profiles = [...new Map(lost.map(({ asked }) => [asked.profile.id, asked])).values()]
    const level = profiles.some((asked) => asked.level === 'error') ? 'error' : first.asked.level
    const reasons = lost.length === 1 ? 'it' : `the first of ${plural(lost.length, 'reason')}`
    const where = first.tool === undefined ? '' : ` in the tool ${JSON.stringify(first.tool)}`
    return [
      {
        ...({
          effect: 'advisory',
          pointer: '/tools',
          name: profiles.map(({ profile }) => profile.id).join(' '),
        } as const),
        ...(level === undefined ? {} : { asked: level }),
        message: `${listed(profiles.map(({ profile }) => profile.title))} took the contract before, and ${profiles.length === 1 ? 'refuses' : 'refuse'} it now: ${reasons} is ${first.what}${where}.`,
      },
    ]
  },
}

/** Complaints that make a profile refuse something, by its id. */
function refusals(complaints: readonly Complaint[]): ReadonlyMap<string, readonly Complaint[]> {
  const byProfile = new Map<string, Complaint[]>()
  for (const complaint of complaints) {
    const { id } = complaint.asked.profile
    if (complaint.fate === 'refused') byProfile.set(id, [...(byProfile.get(id) ?? []), complaint])
  }
  return byProfile
}
