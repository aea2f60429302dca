/** `mcp-compat probe`: what a running server says and does, judged by itself or against a baseline. */
import { UserError } from '../../model/error.js'
import type { ProbeWishes } from '../../model/options.js'
import { type GateEnd, gateCommand } from '../gate-command.js'
import type { GateFlags } from '../gate-flags.js'
import type { Terminal } from '../terminal.js'

/** As commander gives them. */
export interface ProbeFlags extends Omit<GateFlags, 'candidate' | 'servers' | 'server' | 'updateBaseline' | 'probe'> {
  readonly suites?: readonly string[]
  readonly tags?: readonly string[]
  readonly allowCall?: readonly string[]
  readonly liveReplay?: boolean
  readonly liveCalls?: string
  /** false with `--no-protocol`. */
  readonly protocol: boolean
}

const HERE = 'build:.'

/**
 * Probes the server and tells the verdict as `gate` does.
 * @throws UserError where there is no verdict
 */
export async function probeCommand(
  source: string | undefined,
  { suites = [], tags = [], allowCall = [], liveReplay, liveCalls, protocol, ...flags }: ProbeFlags,
  terminal: Terminal,
): Promise<GateEnd> {
  const candidate = source ?? (flags.serverCommand === undefined ? undefined : HERE)
  if (candidate === undefined)
    throw new UserError('No server is named.', 'Name one, as in `mcp-compat probe "stdio:node server.js"`.')
  const live = liveWish(liveReplay, liveCalls)
  if (!protocol && suites.length === 0 && live === undefined)
    throw new UserError('With --no-protocol and without --suites there is nothing to probe.', 'Name a suite.')
  if (tags.length > 0 && suites.length === 0) throw new UserError('--tags is given without --suites.', 'Name a suite.')
  const alone = flags.baseline === undefined
  return gateCommand(
    {
      ...flags,
      baseline: flags.baseline ?? candidate,
      candidate,
      probe: { alone, protocol, suites, allowCalls: allowCall, tags, ...(live === undefined ? {} : { live }) },
    },
    terminal,
  )
}

const LIVE_CALLS = 100
const MOST_LIVE_CALLS = 10_000

function liveWish(asked: boolean | undefined, most: string | undefined): ProbeWishes['live'] {
  if (asked !== true) {
    if (most === undefined) return undefined
    throw new UserError('--live-calls is given without --live-replay.', 'Give --live-replay too.')
  }
  const number = Number(most ?? LIVE_CALLS)
  if (Number.isInteger(number) && number >= 1 && number <= MOST_LIVE_CALLS) return { most: number }
  throw new UserError(`--live-calls is ${JSON.stringify(most)}.`, `Give a whole number from 1 to ${MOST_LIVE_CALLS}.`)
}
