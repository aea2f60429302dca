/** One shard's part of the recorded calls, and what its report says so that the parts can be joined. */
import type { Call } from '../../model/call.js'
import { canonicalText, digest } from '../../model/canonical.js'
import { contentHash } from '../../model/content-hash.js'
import type { Json } from '../../model/json.js'
import type { CheckOptions, Shard } from '../../model/options.js'
import { plural } from '../../model/plural.js'
import {
  type FindingPlace,
  type Judged,
  placeKey,
  type RecordingsIdentity,
  SHARD_FORMAT,
  type ShardOfServers,
} from '../../model/shard.js'
import type { Verdict } from '../../model/verdict.js'
import { VERSION } from '../../model/version.js'

/** Sums stay below what a number holds exactly. */
const MODULUS = 2 ** 40

/** Deals the calls of a recording by content: equal calls go to one shard, wherever they stand and however often. */
export class Deal {
  readonly shard: Shard
  #files: readonly string[] = []
  #lines = 0
  #calls = 0
  #sum = 0

  constructor(shard: Shard) {
    this.shard = shard
  }

  /** Is the call of this shard? To be asked once of every call. */
  takes(call: Call): boolean {
    const hash = contentHash(call.tool, call.arguments ?? {})
    this.count(hash, call.count)
    return this.isOwn(hash)
  }

  /** Counts calls of that content hash. */
  count(hash: number, calls: number): void {
    this.#calls += calls
    this.#sum = (this.#sum + hash * (calls % 128)) % MODULUS
  }

  /** Are calls of that content hash of this shard? */
  isOwn(hash: number): boolean {
    return hash % this.shard.of === this.shard.index - 1
  }

  /** What was read, once it is known. */
  read(files: readonly string[], lines: number): void {
    this.#files = files
    this.#lines = lines
  }

  get recordings(): RecordingsIdentity {
    return { files: this.#files, lines: this.#lines, calls: this.#calls, sum: this.#sum }
  }
}

/** The verdict of a shard with what joins it to the others, and a word that it is none of the whole. */
export function asShard(verdict: Verdict, judged: Judged, deal: Deal, options: CheckOptions): Verdict {
  const { index, of } = deal.shard
  const all = deal.recordings.calls
  const places = new Map(
    verdict.findings.flatMap((finding): [string, FindingPlace][] => {
      const { location } = finding
      return location === undefined ? [] : [[placeKey(finding), { key: placeKey(finding), location }]]
    }),
  )
  return {
    ...verdict,
    notices: [
      `This is shard ${index} of ${of}: ${verdict.calls.recorded} of ${plural(all, 'recorded call')} were replayed. It is no verdict; \`mcp-compat merge\` joins the reports of all shards.`,
      ...verdict.notices,
    ],
    shard: {
      ...{ format: SHARD_FORMAT, version: VERSION, index, of },
      settings: settingsOf(options),
      recordings: deal.recordings,
      ...judged,
      places: [...places.values()],
    },
  }
}

/** The same of a run over several servers: each has its own part. */
export function shardOfServers(shard: Shard, together: ShardOfServers['together']): ShardOfServers {
  return { ...shard, format: SHARD_FORMAT, version: VERSION, together }
}

/** Everything that was asked for but the day, which may change between two shards. */
function settingsOf({ semantics, formats, policy, aliases }: CheckOptions): string {
  const { today: _, acceptedByLabel: __, ...own } = policy
  const names = [...(aliases?.arguments ?? [])].map(([tool, pairs]) => [tool, [...pairs]])
  const asked = { semantics, formats, policy: own, tools: [...(aliases?.tools ?? [])], names }
  return digest(canonicalText(JSON.parse(JSON.stringify(asked)) as Json))
}
