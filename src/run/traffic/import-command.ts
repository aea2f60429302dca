/** `mcp-compat import`: logs of other tools as a recording. */
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { namesOf, readCalls } from '../../io/read/calls.js'
import { lookInto } from '../../io/read/formats/content.js'
import { Known } from '../../io/read/formats/known.js'
import { unwrapCall } from '../../io/read/formats/mapped.js'
import { FROM, formatOf, type ReadLog, readLog, unknownLog } from '../../io/read/formats/read-log.js'
import { RECORDING } from '../../io/read/formats/registry.js'
import { Tally } from '../../io/read/formats/tally.js'
import type { Imported, ListedContract } from '../../io/read/formats/told-call.js'
import type { Brought } from '../../io/read/found.js'
import { findRecordings } from '../../io/read/recording-files.js'
import { spooled } from '../../io/read/spooled.js'
import { makeTemporary } from '../../io/temporary.js'
import { openSpool, type SpoolFile } from '../../io/write/spool-file.js'
import type { Call } from '../../model/call.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { type Mapping, parseMapping } from '../../model/imports/mapping.js'
import { brief } from '../../model/shape-words.js'
import { visible } from '../../model/visible.js'
import { complain, print, type Terminal } from '../terminal.js'
import { describeLog, describeSum, nothingSummed, type Summed } from './import-words.js'
import { listedIn, writeListed } from './listed-contract.js'
import { recordingLine } from './recording-line.js'
import { openRedaction, type Redaction, type RedactionFlags } from './redaction.js'

/** The options of `import`. */
export interface ImportFlags extends RedactionFlags {
  readonly from?: string
  /** `KEY=PATH` */
  readonly map?: readonly string[]
  /** The recording; printed where it is not given. */
  readonly output?: string
  /** Where the contract goes that the logs list. */
  readonly contract?: string
  /** Whose calls and contract are meant. */
  readonly server?: string
}

/** Logs that are told of one by one. */
const MOST_TOLD = 50

/**
 * Reads the logs, writes or prints the recording, and says on standard error what each of them held.
 * @throws UserError where one cannot be read, or is none of what is known
 */
export async function importCommand(
  files: readonly string[],
  flags: ImportFlags,
  terminal: Terminal,
  salt: string,
): Promise<void> {
  const { from, mapping } = checked(flags)
  const directory = terminal.cwd()
  const found = await findRecordings(files, directory, undefined)
  const redaction = await openRedaction(flags, terminal, salt)
  const spool = spoolFor(flags.output, directory)
  const sum = nothingSummed()
  const contracts: ListedContract[] = []
  const known = new Known()
  let listed: Contract | undefined
  try {
    for (const file of found) {
      const taken = take(file.shown, flags.server, sum, spool.file, redaction)
      const log = await readOne(file, from, mapping, known, taken)
      contracts.push(...log.contracts)
      add(sum, log)
      if (sum.files <= MOST_TOLD) await complain(terminal, visible(describeLog(file.shown, log, taken.first), 8_000))
    }
    if (flags.server !== undefined && sum.own === 0 && sum.otherServers.count > 0)
      throw new UserError(
        `No call is of the server ${brief(flags.server)}.`,
        `There are calls of ${namesOf(sum.otherServers, 'server')}.`,
      )
    if (flags.contract !== undefined) listed = listedIn(contracts, flags.contract, flags.server)
    await deliver(spool, terminal)
  } finally {
    spool.file.drop()
    await spool.remove()
  }
  await complain(terminal, visible(describeSum(sum, flags.output), 8_000))
  const told = redaction.told()
  if (told !== undefined) await complain(terminal, visible(told, 8_000))
  if (listed !== undefined && flags.contract !== undefined) {
    const told = await writeListed(listed, resolve(directory, flags.contract), flags.contract)
    await complain(terminal, visible(told, 8_000))
  }
}

function checked({ from, map, output, contract, server }: ImportFlags): {
  readonly from: string | undefined
  readonly mapping: Mapping | undefined
} {
  if (from !== undefined && !FROM.includes(from))
    throw new UserError(`--from is ${brief(from)}, which is no format.`, `Choices: ${FROM.join(', ')}.`)
  for (const [name, value] of [
    ['--output', output],
    ['--contract', contract],
    ['--server', server],
  ] as const)
    if (value?.trim() === '') throw new UserError(`The value of ${name} is empty.`, 'Name one, or leave it out.')
  const mapping = map === undefined || map.length === 0 ? undefined : parseMapping(map)
  if (mapping?.calls !== undefined && from !== undefined && from !== 'auto')
    throw new UserError(
      'A mapping with "calls" reads the log itself, so it goes with no --from.',
      'Leave one of them out.',
    )
  return { from, mapping }
}

interface Spool {
  readonly file: SpoolFile
  readonly prints: boolean
  readonly remove: () => Promise<void>
}

/** What is printed is kept on disk until all is read: half a recording would look like a whole one. */
function spoolFor(output: string | undefined, directory: string): Spool {
  if (output !== undefined && output !== '-')
    return { file: openSpool(resolve(directory, output)), prints: false, remove: async () => {} }
  const folder = makeTemporary(tmpdir(), 'mcp-compat-import')
  return { file: openSpool(join(folder.path, 'calls.jsonl')), prints: true, remove: folder.remove }
}

async function deliver({ file, prints }: Spool, terminal: Terminal): Promise<void> {
  file.keep()
  if (!prints) return
  for await (const chunk of createReadStream(file.target, { encoding: 'utf8' }))
    await print(terminal.stdout, String(chunk))
}

interface Taken {
  readonly onCall: (call: Imported) => void
  readonly onUnreadable: (bad: { readonly line: number; readonly why: string }) => void
  readonly first: { readonly line: number; readonly why: string }[]
}

const FIRST = 3

function take(shown: string, server: string | undefined, sum: Summed, spool: SpoolFile, { redact }: Redaction): Taken {
  const first: { readonly line: number; readonly why: string }[] = []
  return {
    first,
    onCall: (call) => {
      if (server !== undefined && call.server !== undefined && call.server !== server) {
        sum.otherServers.add(call.server)
        return
      }
      sum.own++
      const safe = redact(call)
      if (!safe.kept) return
      const count = call.count ?? 1
      sum.calls += count
      if (call.outcome === 'error') sum.failed += count
      if (call.inexact !== undefined) sum.inexact++
      if (sum.tools.size < 100_000) sum.tools.add(`${call.server ?? ''}\n${call.tool}`)
      if (call.server !== undefined && sum.servers.size < 100_000) sum.servers.add(call.server)
      spool.write(`${recordingLine(call, safe, shown)}\n`)
    },
    onUnreadable: (bad) => {
      if (first.length < FIRST) first.push(bad)
    },
  }
}

async function readOne(
  brought: Brought,
  from: string | undefined,
  mapping: Mapping | undefined,
  known: Known,
  { onCall, onUnreadable }: Taken,
): Promise<ReadLog> {
  const { file, remove } = await spooled(brought)
  try {
    const content =
      from === RECORDING
        ? ({ kind: 'recording' } as const)
        : await lookInto(file.path, file.shown, formatOf(from, mapping))
    if (content.kind === 'unknown') throw unknownLog(file.shown)
    if (content.kind === 'recording') return await readOwn(file, mapping, { onCall, onUnreadable, first: [] })
    return await readLog(file, content, onCall, onUnreadable, { mapping, known })
  } finally {
    await remove()
  }
}

/** Our own recordings too, so that several logs become one. */
async function readOwn(file: Brought, mapping: Mapping | undefined, { onCall, onUnreadable }: Taken): Promise<ReadLog> {
  const leftOut = new Tally()
  let [calls, refused] = [0, 0]
  const refuse = (bad: { readonly line: number; readonly why: string }) => {
    refused++
    onUnreadable(bad)
  }
  const read = await readCalls(
    [file.path],
    '/',
    (call) => {
      const imported = importedOf(call)
      const inner = imported === undefined || mapping === undefined ? imported : unwrapCall(imported, mapping)
      if (imported === undefined) refuse({ line: call.line, why: 'does not say which tool it calls' })
      else if (inner === undefined) leftOut.add(imported.tool)
      else if (typeof inner === 'string') refuse({ line: call.line, why: inner })
      else {
        calls += call.count
        onCall(inner)
      }
    },
    { onBad: refuse, reading: () => ({ from: RECORDING }) },
  ).catch((error: unknown) => {
    throw error instanceof UserError ? unknownLog(file.shown) : error
  })
  // Lines that say nothing of a tool may be anything.
  if (calls === 0 && leftOut.count === 0 && read.lines > 0) throw unknownLog(file.shown)
  const format = { id: RECORDING, title: 'recording' }
  return { format, calls, unreadable: refused, repeats: 0, leftOut, otherLines: 0, contracts: [] }
}

function importedOf({ tool, arguments: sent, count, isError, server, at, inexact, line }: Call): Imported | undefined {
  if (tool === undefined) return undefined
  return {
    tool,
    arguments: sent,
    ...(count === 1 ? {} : { count }),
    outcome: isError ? 'error' : 'unknown',
    ...(server === undefined ? {} : { server }),
    ...(at === undefined ? {} : { at }),
    ...(inexact === undefined ? {} : { inexact }),
    line,
  }
}

function add(sum: Summed, log: ReadLog): void {
  sum.files++
  sum.unreadable += log.unreadable
  sum.repeats += log.repeats
  sum.leftOut.join(log.leftOut)
}
