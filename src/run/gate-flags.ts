/** The options of `mcp-compat gate`, and which job they ask for. */
import { UserError } from '../model/error.js'
import type { AllowBreaking, FailOn, Formats, OnBaseFailure, ProbeWishes, Semantics, Shard } from '../model/options.js'
import { parseShard } from '../model/shard-words.js'
import type { ReportFormat } from './render.js'
import type { ServerFlags } from './server-flags.js'

/** As commander gives them. */
export interface GateFlags extends ServerFlags {
  readonly baseline?: string
  readonly candidate?: string
  readonly servers?: string
  readonly server?: readonly string[]
  readonly calls?: readonly string[]
  /** `I/N` */
  readonly shard?: string
  readonly config?: string
  readonly failOn?: FailOn
  readonly semantics?: Semantics
  readonly formats?: Formats
  readonly allowBreaking?: AllowBreaking
  readonly allowMissingBaseline?: boolean
  readonly onBaseFailure?: OnBaseFailure
  readonly updateBaseline?: boolean
  readonly format: ReportFormat
  readonly output?: string
  readonly json?: string
  readonly sarif?: string
  readonly junit?: string
  readonly name: string
  /** The candidate is a server that runs, and is probed. */
  readonly probe?: ProbeWishes
  /** Where the candidate is written with what a probe keeps of its server. */
  readonly save?: string
}

/** Two contracts, or a list of servers. */
export type Asked = { readonly baseline: string; readonly candidate: string } | 'servers'

const HERE = 'build:.'
const BASE = 'build:merge-base'

/**
 * What the options ask for. With a server command the candidate is the server of the working tree, and the baseline the
 * one where the branch left its base.
 * @throws UserError where too little or too much is given
 */
export function askedBy({ baseline, candidate, servers, server, serverCommand }: GateFlags): Asked {
  const own = serverCommand !== undefined
  const list = servers !== undefined ? '--servers' : server !== undefined ? '--server' : undefined
  if (baseline === undefined && candidate === undefined && !own) return 'servers'
  if (list !== undefined)
    throw new UserError(
      `${list} is given beside ${baseline === undefined && candidate === undefined ? '--server-command' : 'a baseline or a candidate'}.`,
      'A list of servers names both sides of each.',
    )
  if (own) return { baseline: baseline ?? BASE, candidate: candidate ?? HERE }
  if (baseline !== undefined && candidate !== undefined) return { baseline, candidate }
  const [given, lacking] = baseline === undefined ? ['candidate', 'baseline'] : ['baseline', 'candidate']
  throw new UserError(`--${given} is given without --${lacking}.`, `Give --${lacking} too.`)
}

/**
 * The shard that is asked for; its report has to go somewhere, for alone it is of no use.
 * @throws UserError where it is none, or nobody would get its report
 */
export function shardOf({ shard, format, json, updateBaseline }: GateFlags): Shard | undefined {
  if (shard === undefined) return undefined
  const parsed = parseShard(shard, '--shard')
  if (json === undefined && format !== 'json')
    throw new UserError('--shard is given, and no JSON report to join.', 'Add --json FILE.')
  if (updateBaseline === true)
    throw new UserError('--shard and --update-baseline are both given.', 'A shard judges nothing; remove one of them.')
  return parsed
}
