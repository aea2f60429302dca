/** Places as the platform counts them: from the repository's root, not from the working directory. */
import { posix } from 'node:path'
import type { JudgedFinding, ServerVerdict, Verdict } from '../model/verdict.js'

/** The verdict with every location relative to the root; `folder` is the working directory relative to it. */
export function rooted(verdict: Verdict, folder: string): Verdict {
  if (folder === '') return verdict
  const moved = new Map(verdict.findings.map((finding) => [finding, moveInto(folder, finding)]))
  const again = (finding: JudgedFinding) => moved.get(finding) ?? moveInto(folder, finding)
  const { servers } = verdict
  return {
    ...verdict,
    findings: verdict.findings.map(again),
    groups: verdict.groups.map((group) => ({
      ...group,
      lead: again(group.lead),
      findings: group.findings.map(again),
    })),
    ...(servers === undefined ? {} : { servers: servers.map((server) => rootedServer(server, folder)) }),
    ...(verdict.shard === undefined ? {} : { shard: rootedShard(verdict.shard, folder) }),
  }
}

function rootedServer(server: ServerVerdict, folder: string): ServerVerdict {
  return 'verdict' in server ? { ...server, verdict: rooted(server.verdict, folder) } : server
}

function rootedShard(shard: NonNullable<Verdict['shard']>, folder: string): NonNullable<Verdict['shard']> {
  if (!('places' in shard)) return shard
  const places = shard.places.map(({ key, location }) => ({
    key,
    location: { ...location, file: posix.join(folder, location.file) },
  }))
  return { ...shard, places }
}

function moveInto(folder: string, finding: JudgedFinding): JudgedFinding {
  const { location } = finding
  if (location === undefined) return finding
  return { ...finding, location: { ...location, file: posix.join(folder, location.file) } }
}
