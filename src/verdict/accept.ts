/** Drift that someone signed: which findings an entry covers, and which entries no longer cover anything. */
import { ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE } from '../model/call-rules.js'
import type { Finding } from '../model/finding.js'
import type { JsonObject } from '../model/json.js'
import type { AcceptEntry, Policy } from '../model/options.js'
import type { JudgedFinding } from '../model/verdict.js'

export type Acceptance = NonNullable<JudgedFinding['accepted']>

export interface Accepted {
  /** What accepts each finding, by its position. */
  readonly by: readonly (Acceptance | undefined)[]
  /** A finding for each entry that is expired or matches nothing. */
  readonly faults: readonly Finding[]
  /** Where the entry of each fault stands. */
  readonly places: readonly string[]
  /** Where shared entries stand that match nothing here. */
  readonly unmatched: readonly string[]
}

/** Holds the entries against the findings; `names` are their fingerprints. `until` is the last day that counts. */
export function acceptByEntries(
  findings: readonly Finding[],
  names: readonly string[],
  policy: Pick<Policy, 'accept' | 'today'>,
): Accepted {
  const by: (Acceptance | undefined)[] = findings.map(() => undefined)
  const faults: Finding[] = []
  const places: string[] = []
  const unmatched: string[] = []
  const blame = (entry: AcceptEntry, rule: string): void => {
    faults.push(faultOf(entry, rule))
    places.push(entry.at)
  }
  for (const entry of policy.accept) {
    const covered = [...findings.keys()].filter((at) => covers(entry, findings[at], names[at]))
    if (entry.shared === true && (isExpired(entry, policy.today) || covered.length === 0)) {
      // Blamed once for all servers, where it is known what the others say.
      if (covered.length === 0) unmatched.push(entry.at)
    } else if (isExpired(entry, policy.today)) blame(entry, ACCEPT_ENTRY_EXPIRED.id)
    else if (covered.length === 0) blame(entry, ACCEPT_ENTRY_STALE.id)
    else for (const at of covered) by[at] ??= acceptanceOf(entry)
  }
  return { by, faults, places, unmatched }
}

/**
 * The faults of entries that hold for several servers: those that are expired, and those that match nothing in any of
 * them; `unmatched` are the places that each server told, undefined where one of them was not judged.
 */
export function faultsOfShared(
  entries: readonly AcceptEntry[],
  unmatched: readonly ReadonlySet<string>[] | undefined,
  today: string,
): readonly { readonly finding: Finding; readonly place: string }[] {
  return entries.flatMap((entry) => {
    const isStale = unmatched?.every((places) => places.has(entry.at)) === true
    const rule = isExpired(entry, today) ? ACCEPT_ENTRY_EXPIRED : isStale ? ACCEPT_ENTRY_STALE : undefined
    return rule === undefined ? [] : [{ finding: faultOf(entry, rule.id), place: entry.at }]
  })
}

function isExpired({ until }: AcceptEntry, today: string): boolean {
  return until !== undefined && until < today
}

/** Everything that the entry names must agree. */
function covers(entry: AcceptEntry, finding: Finding | undefined, fingerprint: string | undefined): boolean {
  if (finding === undefined || (entry.fingerprint === undefined && entry.rule === undefined)) return false
  return (
    (entry.fingerprint === undefined || entry.fingerprint === fingerprint) &&
    (entry.rule === undefined || entry.rule === finding.rule) &&
    (entry.tool === undefined || entry.tool === finding.tool) &&
    (entry.pointer === undefined || entry.pointer === finding.pointer || entry.pointer === finding.baselinePointer)
  )
}

function acceptanceOf({ reason, until }: AcceptEntry): Acceptance {
  return { reason, by: 'entry', ...(until === undefined ? {} : { until }) }
}

function faultOf(entry: AcceptEntry, rule: string): Finding {
  const { fingerprint, rule: accepted, tool, pointer, reason, until, at } = entry
  const before: JsonObject = { reason }
  for (const [key, value] of Object.entries({ fingerprint, rule: accepted, tool, pointer, until }))
    if (value !== undefined) before[key] = value
  const what = fingerprint ?? [accepted, tool, pointer].filter((part) => part !== undefined).join(' ')
  const message =
    rule === ACCEPT_ENTRY_EXPIRED.id
      ? `The accept entry for ${what} (${at}) expired after ${until}.`
      : `The accept entry for ${what} (${at}) matches no finding.`
  return {
    rule,
    effect: 'advisory',
    tool: null,
    subject: `accept entry ${at}`,
    side: 'contract',
    pointer: '',
    message,
    before,
  }
}
