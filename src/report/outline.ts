/** What a report for people tells first, what it tells apart, and what it only counts. */
import type { Level } from '../model/finding.js'
import type { BrokenCall, FindingGroup, JudgedFinding, NotedCall, Verdict } from '../model/verdict.js'
import { concernOf, rejectionWords, visible, withoutPositions } from './words.js'

export interface Outline {
  /** To be looked at: everything that is neither signed nor plainly compatible, most severe first. */
  readonly open: readonly FindingGroup[]
  /** Signed in the config file or by a major version; a label on the pull request hides nothing. */
  readonly accepted: readonly FindingGroup[]
  /** Compatible and not failing: listed in full reports only. */
  readonly quiet: readonly FindingGroup[]
}

/** Sorts the groups of a verdict; the order inside each part is the verdict's. */
export function outlineOf({ groups }: Verdict): Outline {
  return {
    open: groups.filter(({ lead }) => !isSigned(lead) && !isQuiet(lead)),
    accepted: groups.filter(({ lead }) => isSigned(lead)),
    quiet: groups.filter(({ lead }) => !isSigned(lead) && isQuiet(lead)),
  }
}

function isSigned({ accepted }: JudgedFinding): boolean {
  return accepted !== undefined && accepted.by !== 'label'
}

/** The fact, and whether somebody took it: `breaking`, `breaking, accepted`. */
export function effectWords({ effect, accepted }: JudgedFinding): string {
  return accepted === undefined ? effect : `${effect}, accepted`
}

/** Does only a full report list it? A compatible change does not fail, and nobody asked to hear of it. */
export function isQuiet({ effect, gates, level }: JudgedFinding): boolean {
  return effect === 'compatible' && !gates && level === 'note'
}

/** The level that a reader is shown: what is accepted is a note, however loud it was. */
export function shownLevel({ accepted, level }: JudgedFinding): Level {
  return accepted === undefined ? level : 'note'
}

/** The places of a group, each once, the lead's tool first; with the data pointer where it is another than the lead's. */
export function concernsOf({ lead, findings }: FindingGroup): readonly string[] {
  const named = findings.map((finding) => {
    const elsewhere = finding.path !== undefined && finding.path !== lead.path
    return elsewhere ? `${concernOf(finding)} ${visible(finding.path || '/', 120)}` : concernOf(finding)
  })
  return [...new Set(named)]
}

/** Calls of which the same is to be said, told by the first of them. */
export interface CallGroup<Call extends BrokenCall | NotedCall> {
  readonly lead: Call
  readonly calls: readonly Call[]
  /** Repetitions included. */
  readonly count: number
}

/** The broken calls by tool and reason, in recorded order. */
export function brokenGroups({ brokenCalls }: Verdict): readonly CallGroup<BrokenCall>[] {
  return groupCalls(brokenCalls, (call) => [call.tool, call.findings, rejectionWords(call).map(withoutPositions)])
}

/** The other calls by status, tool and reason, in the verdict's order. */
export function notedGroups({ notedCalls }: Verdict): readonly CallGroup<NotedCall>[] {
  return groupCalls(notedCalls, ({ status, tool, why }) => [status, tool, withoutPositions(why)])
}

function groupCalls<Call extends BrokenCall | NotedCall>(
  calls: readonly Call[],
  keyOf: (call: Call) => unknown,
): readonly CallGroup<Call>[] {
  const groups = new Map<string, [Call, ...Call[]]>()
  for (const call of calls) {
    const key = JSON.stringify(keyOf(call))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [call])
    else group.push(call)
  }
  return [...groups.values()].map((group) => ({
    lead: group[0],
    calls: group,
    count: group.reduce((sum, { count }) => sum + count, 0),
  }))
}

/** In a sum over servers: the groups that are of none of them. */
export function ownGroups({ groups }: Verdict): readonly FindingGroup[] {
  return groups.filter(({ lead }) => lead.server === undefined)
}

/** In a sum over servers: the notices that none of them has told already. */
export function ownNotices({ notices, servers = [] }: Verdict): readonly string[] {
  const told = new Set(
    servers.flatMap((server) =>
      'verdict' in server ? server.verdict.notices.map((notice) => `${server.name}: ${notice}`) : [],
    ),
  )
  return notices.filter((notice) => !told.has(notice))
}

/** How many findings the groups hold. */
export function countFindings(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0)
}
