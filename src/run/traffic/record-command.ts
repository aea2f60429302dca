/** `mcp-compat record`: a proxy that writes down each tools/call that passes it. */
import { basename, resolve } from 'node:path'
import { secretsOf } from '../../io/mcp/secrets.js'
import { endAs } from '../../io/proxy/stdio-child.js'
import { type CallsFile, openCallsFile } from '../../io/record/calls-file.js'
import { keepContract } from '../../io/record/contract-files.js'
import { createContracts, type Known } from '../../io/record/contracts.js'
import { type Counts, createRecorder } from '../../io/record/recorder.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { secretVariables } from '../../model/given-secret.js'
import { type JsonObject, member } from '../../model/json.js'
import { plural } from '../../model/plural.js'
import { maskText } from '../../model/secret.js'
import { DEFAULT_SERVER_SETTINGS } from '../../model/server.js'
import { visible } from '../../model/visible.js'
import { complain, type Terminal } from '../terminal.js'
import { openRedaction, type Redaction, type RedactionFlags } from './redaction.js'
import { type ProxyFlags, runThrough, type Target, targetOf } from './through.js'

/** The options of `record`. */
export interface RecordFlags extends ProxyFlags, RedactionFlags {
  /** The recording; `calls.jsonl` where it is not given. */
  readonly output?: string
  /** The name of the server in each line. */
  readonly serverName?: string
  /** MB. */
  readonly maxSize?: string
}

const MB = 1_048_576
const MOST_MB = 1_024

/** What comes from outside: the time, and a name for this session. */
export interface RecordPorts {
  readonly now: () => Date
  readonly session: string
  /** Random; redacted values are drawn by it. */
  readonly salt: string
}

/**
 * Records until the server (or, for a URL, this process) is ended, and then ends as the server did.
 * @throws UserError where an option is wrong, the recording cannot be written, or the server cannot be started
 */
export async function recordCommand(
  command: readonly string[],
  flags: RecordFlags,
  terminal: Terminal,
  ports: RecordPorts,
): Promise<void> {
  const target = targetOf(command, flags, 'record')
  const path = resolve(terminal.cwd(), outputOf(flags.output))
  const told = new Set<string>()
  const tell = (sentence: string): void => {
    if (told.has(sentence)) return
    told.add(sentence)
    void complain(terminal, visible(sentence, 8_000))
  }
  const redaction = await openRedaction(flags, terminal, ports.salt)
  const file = openCallsFile(path, { mostBytes: mostBytesOf(flags.maxSize), tell })
  const ending = await recorded(target, flags, { path, file, tell, terminal, ports, redaction })
  endAs(ending)
}

interface Recording {
  readonly path: string
  readonly file: CallsFile
  readonly tell: (sentence: string) => void
  readonly terminal: Terminal
  readonly ports: RecordPorts
  readonly redaction: Redaction
}

async function recorded(target: Target, flags: RecordFlags, recording: Recording): ReturnType<typeof runThrough> {
  const { path, file, tell, terminal, ports, redaction } = recording
  const contracts = createContracts({
    maskAll: secretsOf(target, { ...DEFAULT_SERVER_SETTINGS, env: secretVariables(terminal.env) }).maskAll,
    changed: (known) => keep(path, known, tell),
    tell,
  })
  const recorder = createRecorder({
    file,
    contracts,
    redact: (line, contract) => redactLine(line, contract, redaction),
    server: flags.serverName,
    session: ports.session,
    now: ports.now,
    tell,
  })
  try {
    return await runThrough(target, recorder.hook, terminal)
  } finally {
    const counts = recorder.finish()
    file.close()
    await complain(terminal, visible(summary(counts, path, contracts.current()), 8_000))
    const told = redaction.told()
    if (told !== undefined) await complain(terminal, visible(told, 8_000))
  }
}

/** The line as it may be written. @throws UserError where there is no safe form of it */
function redactLine(line: JsonObject, contract: Contract | undefined, redaction: Redaction): JsonObject {
  const made = redaction.redact({ tool: String(line.tool), arguments: line.arguments ?? null }, contract)
  if (!made.kept) throw new UserError(`it has no safe form: ${made.why}`)
  const written: JsonObject = { ...line, arguments: made.arguments }
  if (made.note !== undefined) written.redaction = made.note
  for (const key of ['server', 'id'] as const) {
    const text = member(line, key)
    if (typeof text === 'string') written[key] = maskText(text)
  }
  return written
}

function keep(path: string, known: Known, tell: (sentence: string) => void): void {
  try {
    const { file, isNew } = keepContract(path, known)
    if (isNew) tell(`The contract that the calls are made under is kept in ${file}.`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    tell(`The contract is not kept beside the recording: ${error.message}`)
  }
}

function summary({ written, failed, unknown, lost }: Counts, path: string, known: Known | undefined): string {
  const parts = [
    ...(failed > 0 ? [`${failed} of them failed`] : []),
    ...(unknown > 0 ? [`${unknown} without a known outcome`] : []),
    ...(lost > 0 ? [`${lost} more could not be written`] : []),
  ]
  const calls = `Recorded ${plural(written, 'call')} in ${basename(path)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`
  return known === undefined
    ? `${calls} The client never read a whole list of tools, so no contract is kept beside it.`
    : calls
}

function outputOf(output: string | undefined): string {
  if (output === undefined) return 'calls.jsonl'
  if (output.trim() === '' || output === '-')
    throw new UserError('--output takes a file.', 'Standard output belongs to the protocol; name a file.')
  if (/\.gz$/i.test(output))
    throw new UserError('A recording is appended to, so it cannot be compressed.', 'Name a file that ends with .jsonl.')
  return output
}

function mostBytesOf(size: string | undefined): number {
  if (size === undefined) return MOST_MB * MB
  const number = /^\d+(?:\.\d+)?$/.test(size) ? Number(size) : 0
  if (number > 0 && number <= 1_048_576) return Math.ceil(number * MB)
  throw new UserError(
    `--max-size is ${JSON.stringify(visible(size))}, which is no number of MB.`,
    'Write it as in --max-size 500.',
  )
}
