/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */
import { resolve } from 'node:path'
import type { Contract } from '../model/contract.js'
import { UserError } from '../model/error.js'
import type { GateRequest } from '../model/options.js'
import { visible } from '../model/visible.js'
import { fallbackFor } from './check-name.js'
import { endOf } from './end.js'
import { type Gated, gate } from './gate.js'
import { type Asked, askedBy, type GateFlags, shardOf } from './gate-flags.js'
import type { GatePorts } from './gate-ports.js'
import { tellReports } from './gate-reports.js'
import { progressOn } from './replay-progress.js'
import { checkReportFiles } from './report-files.js'
import { openOutside } from './server-flags.js'
import { bugReport, complain, sentenceOf, type Terminal } from './terminal.js'
import { READING_THREAD } from './traffic/thread-file.js'
import { baselineFile } from './update.js'

export type { GateFlags } from './gate-flags.js'

/**
 * `unwritten`: the verdict stands, but a report could not be written; `unread`: a server of several was not judged;
 * `bug`: nor that, and it is our fault.
 */
export type GateEnd = 'passed' | 'failed' | 'unwritten' | 'unread' | 'bug'

/** Milliseconds; asking `performance` would load all of Node's measuring first. */
const monotonic = (): number => process.uptime() * 1_000

type Shared = Omit<GateRequest, 'baseline' | 'candidate'>

/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
export async function gateCommand(flags: GateFlags, terminal: Terminal): Promise<GateEnd> {
  checkReportFiles(flags, terminal.cwd())
  const asked = askedBy(flags)
  const shard = shardOf(flags)
  const outside = openOutside(flags, terminal)
  const ports: GatePorts = {
    now: monotonic,
    today: new Date().toISOString().slice(0, 10),
    outside,
    environment: terminal.env,
    progress: () => progressOn(terminal, monotonic),
    thread: READING_THREAD,
    ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
  }
  const shared: Shared = {
    directory: terminal.cwd(),
    calls: flags.calls,
    configFile: flags.config,
    failOn: flags.failOn,
    semantics: flags.semantics,
    formats: flags.formats,
    allowBreaking: flags.allowBreaking,
    acceptedByLabel: undefined,
    allowMissingBaseline: flags.allowMissingBaseline === true || flags.updateBaseline === true,
    ...(flags.onBaseFailure === undefined ? {} : { onBaseFailure: flags.onBaseFailure }),
    ...(flags.probe === undefined ? {} : { probe: flags.probe }),
    ...(shard === undefined ? {} : { shard }),
  }
  try {
    if (asked === 'servers') return await gateMany(flags, shared, ports, terminal)
    return await gateTwo(flags, asked, shared, ports, terminal)
  } finally {
    await outside.dispose()
  }
}

async function gateTwo(
  flags: GateFlags,
  sides: Exclude<Asked, 'servers'>,
  shared: Shared,
  ports: GatePorts,
  terminal: Terminal,
): Promise<GateEnd> {
  const file = flags.updateBaseline === true ? baselineFile(sides.baseline, shared.directory) : undefined
  const gated = await gate({ ...shared, ...sides }, ports)
  if (gated.missingBaseline && file === undefined) {
    const notice = visible(gated.notice, 8_000)
    const why = gated.unbuilt ? 'as --on-base-failure says' : 'because a missing baseline is allowed'
    await complain(terminal, `${notice} Passed, ${why}.`)
    return 'passed'
  }
  const unwritten = gated.missingBaseline
    ? []
    : await tellReports(flags, fallbackFor(sides, ''), gated.render, terminal)
  await complainOf(unwritten, terminal)
  if (flags.save !== undefined) await saveProbed(flags.save, gated, terminal)
  if (file !== undefined) await update(file, sides.baseline, gated.candidate, gated.madeOf, terminal)
  if (unwritten.length > 0) return 'unwritten'
  // The candidate is what was approved now, whatever the verdict was.
  if (file !== undefined || gated.missingBaseline) return 'passed'
  return endOf(gated.verdict)
}

async function gateMany(flags: GateFlags, shared: Shared, ports: GatePorts, terminal: Terminal): Promise<GateEnd> {
  const { exitOf, gateAll } = await import('./gate-servers.js')
  const gated = await gateAll({ ...shared, serversFile: flags.servers, only: flags.server }, ports)
  const fallbackFile = flags.config ?? flags.servers ?? '.github/mcp-compat.yml'
  const unwritten = await tellReports(flags, fallbackFile, gated.render, terminal)
  await complainOf([...gated.unread, ...unwritten], terminal)
  for (const bug of gated.bugs) await complain(terminal, bugReport(bug))
  if (flags.updateBaseline !== true) {
    return unwritten.length > 0 ? 'unwritten' : exitOf(gated)
  }
  let refused = 0
  for (const { baseline, contract, madeOf } of gated.candidates) {
    try {
      await update(baselineFile(baseline, shared.directory), baseline, contract, madeOf, terminal)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      await complainOf([error], terminal)
      refused++
    }
  }
  if (refused + unwritten.length > 0) return 'unwritten'
  return gated.bugs.length > 0 ? 'bug' : gated.unread.length > 0 ? 'unread' : 'passed'
}

/** A baseline that also tells how its server answers to wrong calls. */
async function saveProbed(file: string, { candidate, madeOf, probed }: Gated, terminal: Terminal): Promise<void> {
  const [{ writeCapture }, { probedOf }] = await Promise.all([
    import('./write-capture.js'),
    import('../model/evidence/kept.js'),
  ])
  const kept = probed === undefined ? undefined : probedOf(probed)
  const changed = await writeCapture(candidate, resolve(terminal.cwd(), file), madeOf, kept)
  await complain(terminal, visible(`${changed ? 'Wrote' : 'Nothing has changed in'} ${file}.`))
}

async function complainOf(errors: readonly UserError[], terminal: Terminal): Promise<void> {
  for (const error of errors) await complain(terminal, sentenceOf(error))
}

async function update(
  file: string,
  shown: string,
  contract: Contract,
  madeOf: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { writeCapture } = await import('./write-capture.js')
  const changed = await writeCapture(contract, file, madeOf)
  const said = changed ? 'was written: it is the contract of the candidate now' : 'was that already, and stays as it is'
  await complain(terminal, `The baseline ${visible(shown, 1_000)} ${said}.`)
}
