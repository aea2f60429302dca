/** Which reports of shards belong together, and what they say together. */

import { canonicalText } from '../model/canonical.js'
import { UserError } from '../model/error.js'
import { type FindingPlace, type Judged, placeKey, type ShardPart } from '../model/shard.js'
import type { FindingGroup, JudgedFinding, Verdict } from '../model/verdict.js'

/** The part of one shard, with the file that it was read from for messages. */
export interface GivenPart {
  readonly file: string
  readonly part: ShardPart
}

/**
 * The parts in the order of their shards.
 * @throws UserError where they are not all the shards of one job, each once
 */
export function wholeOf(given: readonly GivenPart[]): readonly [ShardPart, ...ShardPart[]] {
  const [first, ...others] = given
  if (first === undefined) throw new UserError('No report of a shard is given.', 'Name all of them.')
  for (const other of others) refuseStranger(first, other)
  const shards = new Map<number, GivenPart>()
  for (const one of given) {
    const twin = shards.get(one.part.index)
    if (twin !== undefined)
      throw new UserError(
        `Shard ${one.part.index} of ${one.part.of} is there twice: ${twin.file} and ${one.file}.`,
        'Name each shard once.',
      )
    shards.set(one.part.index, one)
  }
  const { of } = first.part
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !shards.has(index))
  if (missing.length > 0) throw missingShards(missing, of)
  const [head, ...tail] = [...shards.values()].map(({ part }) => part).sort((a, b) => a.index - b.index)
  return head === undefined ? [first.part] : [head, ...tail]
}

function missingShards(missing: readonly number[], of: number): UserError {
  const shown = missing.slice(0, 20).join(', ')
  const more = missing.length > 20 ? ` and ${missing.length - 20} more` : ''
  const what =
    missing.length === 1 ? `Shard ${shown} of ${of} is missing` : `Shards ${shown}${more} of ${of} are missing`
  return new UserError(`${what}.`, 'What was not replayed cannot be judged: run it, and name its report too.')
}

/** What all shards of one job have in common, and how it is told that two do not. */
const COMMON: readonly (readonly [
  of: (part: ShardPart) => string,
  say: (a: string, b: string) => string,
  next: string,
])[] = [
  [
    ({ version }) => version,
    (a, b) => `written by version ${b} of the program, not ${a}`,
    'Use one version for all shards.',
  ],
  [({ of }) => String(of), (a, b) => `one of ${b} shards, not of ${a}`, 'Name the reports of one job only.'],
  [
    ({ baseline }) => `${baseline.digest} ${baseline.source}`,
    () => 'about another baseline',
    'All shards have to read one baseline: name a commit or a file rather than something that moves.',
  ],
  [
    ({ candidate }) => `${candidate.digest} ${candidate.source}`,
    () => 'about another candidate',
    'All shards have to read one candidate: capture it once, and hand the file to each.',
  ],
  [({ settings }) => settings, () => 'judged by other options or another config', 'Give all shards the same.'],
  [
    ({ recordings }) => canonicalText([...recordings.files, recordings.lines, recordings.calls, recordings.sum]),
    () => 'about other recordings',
    'All shards read the same files, and replay a part of the calls each.',
  ],
]

function refuseStranger(first: GivenPart, other: GivenPart): void {
  for (const [of, say, next] of COMMON) {
    const [one, two] = [of(first.part), of(other.part)]
    if (one !== two) throw new UserError(`${other.file} does not go with ${first.file}: it is ${say(one, two)}.`, next)
  }
}

/** What the parts were judged from, but for the replay. The day is the last one that a shard ran on. */
export function judgedTogether(parts: readonly [ShardPart, ...ShardPart[]]): Omit<Judged, 'replay'> {
  const undecided = ({ findings }: ShardPart): number => findings.filter(({ effect }) => effect === 'undecided').length
  // What one machine had the time to decide is decided.
  const surest = parts.reduce((best, part) => (undecided(part) < undecided(best) ? part : best))
  const [today = surest.policy.today] = parts
    .map(({ policy }) => policy.today)
    .sort()
    .reverse()
  const notices = [...new Set(parts.flatMap((part) => part.notices))]
  return { ...surest, policy: { ...surest.policy, today }, notices }
}

/** The verdict with its findings where the shards found them to stand. */
export function placed(verdict: Verdict, places: readonly FindingPlace[]): Verdict {
  const known = new Map(places.map(({ key, location }) => [key, location]))
  const at = (finding: JudgedFinding): JudgedFinding => {
    const location = finding.location ?? known.get(placeKey(finding))
    return location === undefined ? finding : { ...finding, location }
  }
  const moved = new Map(verdict.findings.map((finding) => [finding, at(finding)]))
  const again = (finding: JudgedFinding): JudgedFinding => moved.get(finding) ?? at(finding)
  const groups = verdict.groups.map(
    (group): FindingGroup => ({ ...group, lead: again(group.lead), findings: group.findings.map(again) }),
  )
  return { ...verdict, findings: verdict.findings.map(again), groups }
}
