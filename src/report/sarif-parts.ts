/** Which runs a SARIF file has: one a category. */
import type { JudgedFinding, Verdict } from '../model/verdict.js'
import { ownNotices } from './outline.js'

/** GitHub refuses more runs in one file, and two runs of one category. */
const MOST_RUNS = 20

/** What one run tells. */
export interface Part {
  /** What the run's category is called, after the program's name. */
  readonly category: readonly string[]
  readonly findings: readonly Told[]
  readonly notices: readonly string[]
  /** Servers that could not be read. */
  readonly unread: readonly string[]
  readonly properties: object
}

/** A finding with the verdict that tells of it. */
export interface Told {
  readonly verdict: Verdict
  readonly finding: JudgedFinding
  /** Named where there are several. */
  readonly server?: string
}

/** The one run of a verdict; over several servers one for what concerns them all, and one for each. */
export function partsOf(verdict: Verdict, name: string): readonly Part[] {
  const { servers, outcome, reasons } = verdict
  const properties = { outcome, reasons }
  const { findings, notices } = verdict
  if (servers === undefined)
    return [
      {
        category: [name],
        findings: findings.map((finding) => ({ verdict, finding })),
        notices,
        unread: [],
        properties,
      },
    ]
  const unread = servers.flatMap((server) =>
    'error' in server ? [`${server.name} could not be read: ${server.error.message}`] : [],
  )
  const own = findings.filter(({ server }) => server === undefined).map((finding) => ({ verdict, finding }))
  const each = servers.flatMap((server): Part[] => ('verdict' in server ? [partOf(server, name)] : []))
  const first = { category: [name], findings: own, notices: ownNotices(verdict), unread, properties }
  if (each.length < MOST_RUNS) return [first, ...each]
  return [first, ...each.slice(0, MOST_RUNS - 2), joined(each.slice(MOST_RUNS - 2), name)]
}

function partOf({ name: server, verdict }: { readonly name: string; readonly verdict: Verdict }, name: string): Part {
  return {
    category: [name, server],
    findings: verdict.findings.map((finding) => ({ verdict, finding, server })),
    notices: verdict.notices,
    unread: [],
    properties: { server, outcome: verdict.outcome, reasons: verdict.reasons },
  }
}

function joined(parts: readonly Part[], name: string): Part {
  return {
    category: [name, 'more-servers'],
    findings: parts.flatMap(({ findings }) => findings),
    notices: parts.flatMap(({ notices }) => notices),
    unread: [],
    properties: { servers: parts.map(({ properties }) => properties) },
  }
}
