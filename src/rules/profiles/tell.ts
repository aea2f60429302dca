/** Complaints as findings: one a place, whoever complains. */
import { canonicalText } from '../../model/canonical.js'
import type { Contract } from '../../model/contract.js'
import type { Surroundings } from '../../model/evidence/surroundings.js'
import type { Level } from '../../model/finding.js'
import type { Explanation } from '../rule.js'
import type { Complaint, Kind } from './complaint.js'
import { complaintsOf } from './survey.js'

/** What the asked profiles have against a contract of one kind. */
export function tellComplaints(contract: Contract, surroundings: Surroundings, kind: Kind): readonly Explanation[] {
  const places = new Map<string, Complaint[]>()
  for (const complaint of complaintsOf(contract, surroundings)) {
    if (complaint.kind !== kind) continue
    const { tool, pointer, value, fate } = complaint
    const place = canonicalText([tool ?? null, pointer, value, fate])
    places.set(place, [...(places.get(place) ?? []), complaint])
  }
  return [...places.values()].flatMap((together) => tell(together))
}

function tell(complaints: readonly Complaint[]): Explanation[] {
  const [first] = complaints
  if (first === undefined) return []
  const { fate, tool, side, pointer, keyword, name, value } = first
  const asked = loudest(complaints)
  return [
    {
      ...(tool === undefined ? {} : { tool }),
      ...{ side, pointer, after: value, effect: fate === 'refused' ? 'advisory' : 'compatible' },
      ...(keyword === undefined ? {} : { keyword }),
      ...(name === undefined ? {} : { name }),
      ...(asked === undefined ? {} : { asked }),
      message: sentenceOf(complaints),
    },
  ]
}

/** `OpenAI (function calling) and Anthropic (tool use) refuse an array without items.` */
export function sentenceOf(complaints: readonly Complaint[]): string {
  const titles = [...new Set(complaints.map(({ asked }) => asked.profile.title))]
  const { what, verb = ['refuses', 'refuse'] } = complaints[0] as Complaint
  const several = titles.length > 1 || /^clients/.test(titles.join())
  return `${listed(titles)} ${verb[several ? 1 : 0]} ${what}.`
}

/** The level that the config asked for; what arrives changed is a warning at most. */
function loudest(complaints: readonly Complaint[]): Level | undefined {
  const levels = complaints.flatMap(({ asked, fate }) => {
    if (asked.level === undefined) return []
    return [fate === 'refused' ? asked.level : 'warning']
  })
  return levels.includes('error') ? 'error' : levels[0]
}

/** Titles as the subject of a sentence: `OpenAI (function calling) and VS Code`. */
export function listed(titles: readonly string[]): string {
  const who = titles.length === 1 ? titles.join() : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
  return `${who.slice(0, 1).toUpperCase()}${who.slice(1)}`
}
