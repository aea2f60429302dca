/** `mcp-compat guard`: a proxy that stops calls which an approved contract promised and the server no longer keeps. */
import { resolve } from 'node:path'
import { createGuardHook } from '../../io/guard/hook.js'
import { type LogFile, openLogFile } from '../../io/guard/log-file.js'
import { createLimit } from '../../io/limit.js'
import { secretsOf } from '../../io/mcp/secrets.js'
import { shownServer } from '../../io/mcp/shown.js'
import { endAs } from '../../io/proxy/stdio-child.js'
import { readContract } from '../../io/read/contract.js'
import { digestOfContract } from '../../model/canonical.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { secretVariables } from '../../model/given-secret.js'
import type { Json, JsonObject } from '../../model/json.js'
import { maskSource } from '../../model/mask-source.js'
import { plural } from '../../model/plural.js'
import { mask, maskPointer, maskRejection, maskText } from '../../model/redact.js'
import { DEFAULT_SERVER_SETTINGS } from '../../model/server.js'
import { parseSource, startsProgram } from '../../model/source.js'
import { visible } from '../../model/visible.js'
import { type Change, type GuardMode, type Judge, judgeBy } from '../../replay/guarding.js'
import { createEngine } from '../../schema/engine.js'
import { withSources } from '../server-flags.js'
import { complain, type Terminal } from '../terminal.js'
import { stoppedFor, stoppedLine, unreadFor } from './guard-words.js'
import { type ProxyFlags, runThrough, type Target, targetOf } from './through.js'

/** The options of `guard`. */
export interface GuardFlags extends ProxyFlags {
  readonly baseline?: string
  readonly mode?: GuardMode
  /** Seconds. */
  readonly maxAge?: string
  readonly log?: string
}

/** What comes from outside: the time of day, and monotonic milliseconds. */
export interface GuardPorts {
  readonly now: () => Date
  readonly monotonic: () => number
}

const DEFAULT_AGE_SECONDS = 300
const LONGEST_AGE_SECONDS = 31_536_000
/** Arguments of more characters are not repeated in the log. */
const MOST_LOGGED = 20_000

/**
 * Guards until the server (or, for a URL, this process) is ended, and then ends as the server did. The baseline is read
 * before the server is started.
 * @throws UserError where an option is wrong, the baseline cannot be read, or the server cannot be started
 */
export async function guardCommand(
  command: readonly string[],
  flags: GuardFlags,
  terminal: Terminal,
  ports: GuardPorts,
): Promise<void> {
  const target = targetOf(command, flags, 'guard')
  const maxAge = ageOf(flags.maxAge)
  const baseline = await readBaseline(flags.baseline, terminal)
  const tell = (sentence: string): void => void complain(terminal, visible(sentence, 8_000))
  const file = flags.log === undefined ? undefined : openLogFile(logPath(flags.log, terminal), tell)
  const guard = await openGuard({ target, baseline, mode: flags.mode ?? 'compat', maxAge, terminal, ports, file, tell })
  endAs(
    await runThrough(target, guard.hook, terminal).finally(async () => {
      file?.close()
      await complain(terminal, guard.summary())
    }),
  )
}

interface Guarding {
  readonly target: Target
  readonly baseline: Contract
  readonly mode: GuardMode
  readonly maxAge: number
  readonly terminal: Terminal
  readonly ports: GuardPorts
  readonly file: LogFile | undefined
  readonly tell: (sentence: string) => void
}

async function openGuard(
  guarding: Guarding,
): Promise<{ hook: ReturnType<typeof createGuardHook>; summary: () => string }> {
  const { target, baseline, mode, maxAge, ports, tell } = guarding
  const { build } = await import('../../schema/regex/build.js')
  const engine = createEngine({
    ...{ formats: 'assert', buildMachine: build, now: ports.monotonic, limit: createLimit() },
    milliseconds: 1_000,
  })
  const shown = shownServer(target)
  const { maskIn, maskAll } = secretsOf(target, {
    ...DEFAULT_SERVER_SETTINGS,
    env: secretVariables(guarding.terminal.env),
  })
  const log = (event: string, said: JsonObject): void =>
    guarding.file?.write({ at: ports.now().toISOString(), event, server: shown, ...said })
  const judges = new WeakMap<Contract, Judge>()
  let latest = ''
  const meet = (current: Contract): Judge => {
    const known = judges.get(current)
    if (known !== undefined) return known
    const judge = judgeBy(baseline, current, mode, engine)
    judges.set(current, judge)
    const digest = digestOfTools(current)
    if (digest !== latest) tellContract(guarding, current, digest, shown, log)
    latest = digest
    return judge
  }
  const counts = { calls: 0, stopped: 0 }
  const hook = createGuardHook({
    ...{ shown, maskIn, maskAll, maxAge, now: ports.monotonic, mostPages: DEFAULT_SERVER_SETTINGS.mostPages },
    judge: (current, { tool, arguments: value }) => {
      counts.calls++
      const change = meet(current)(tool, value)
      if (change === undefined) return undefined
      counts.stopped++
      tell(maskIn(stoppedLine(tool, change, shown)))
      log('stopped', { tool: maskText(tool), mode, ...entryOf(change), ...argumentsOf(value, maskAll) })
      return maskIn(stoppedFor(tool, change))
    },
    unread: ({ tool, arguments: value }, why) => {
      counts.calls++
      counts.stopped++
      tell(`Stopped a call of ${JSON.stringify(maskText(tool))}: the contract cannot be read. ${maskText(why)}`)
      log('unread', { tool: maskText(tool), mode, why: maskText(why), ...argumentsOf(value, maskAll) })
      return unreadFor(tool)
    },
    missed: (sentence) => {
      tell(sentence)
      log('missed', { why: maskText(sentence) })
    },
  })
  return { hook, summary: () => `Guarded ${plural(counts.calls, 'call')} to ${shown}; ${counts.stopped} stopped.` }
}

function tellContract(
  { baseline, tell }: Guarding,
  current: Contract,
  digest: string,
  shown: string,
  log: (event: string, said: JsonObject) => void,
): void {
  const approved = digestOfTools(baseline)
  log('contract', { digest, approved, same: digest === approved, tools: current.tools.length })
  if (digest !== approved)
    tell(`The tools of ${shown} are not the approved ones (${short(digest)}, approved ${short(approved)}).`)
}

/** Of the tools alone, for nothing else is asked for. */
function digestOfTools({ tools, source }: Contract): string {
  const nothing = { prompts: undefined, resources: undefined, resourceTemplates: undefined }
  const silent = { capabilities: undefined, instructions: undefined, protocolVersion: undefined, server: undefined }
  return digestOfContract({ source, tools, ...nothing, ...silent })
}

function short(digest: string): string {
  return `${digest.slice(0, 19)}…`
}

/** The change as the log tells it. */
function entryOf(change: Change): JsonObject {
  switch (change.kind) {
    case 'broken':
      return { change: 'broken', rejections: change.rejections.map((rejection) => ({ ...maskRejection(rejection) })) }
    case 'dropped':
      return { change: 'dropped', dropped: change.dropped.map(maskPointer) }
    case 'changed':
      return { change: 'changed', places: change.places.map(maskPointer) }
    case 'undecided':
      return { change: 'undecided', why: maskText(change.why) }
    default:
      return { change: change.kind }
  }
}

function argumentsOf(value: Json, maskAll: (value: Json) => Json): JsonObject {
  const masked = mask(maskAll(value))
  const { length } = JSON.stringify(masked)
  return length > MOST_LOGGED ? { argumentsCharacters: length } : { arguments: masked }
}

async function readBaseline(source: string | undefined, terminal: Terminal): Promise<Contract> {
  if (source === undefined)
    throw new UserError('There is nothing to guard by.', 'Name the approved contract, as in --baseline contract.json.')
  if (startsProgram(parseSource(source)))
    throw new UserError(
      `The baseline ${maskSource(source)} would have to be started first.`,
      'Capture it once with `mcp-compat capture`, and name the file.',
    )
  return withSources({}, terminal, async (context) => {
    const { contract, notices } = await readContract(source, context)
    for (const notice of notices) await complain(terminal, visible(notice, 8_000))
    return contract
  })
}

function ageOf(maxAge: string | undefined): number {
  if (maxAge === undefined) return DEFAULT_AGE_SECONDS * 1_000
  const seconds = /^\d+(?:\.\d+)?$/.test(maxAge) ? Number(maxAge) : Number.NaN
  if (seconds <= LONGEST_AGE_SECONDS) return seconds * 1_000
  throw new UserError(
    `--max-age is ${JSON.stringify(visible(maxAge))}, which is no number of seconds.`,
    'Write it as in --max-age 300; with 0 the contract is read before each call.',
  )
}

function logPath(log: string, terminal: Terminal): string {
  if (log.trim() === '' || log === '-')
    throw new UserError('--log takes a file.', 'Standard output belongs to the protocol; name a file.')
  return resolve(terminal.cwd(), log)
}
