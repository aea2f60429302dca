/** Reads the contracts of a probe and gathers evidence from the servers behind them, while they can be started. */
import { gatherConformance } from '../../io/probe/conformance.js'
import { type Before, type Gathered, gather } from '../../io/probe/gather.js'
import { gatherLayers } from '../../io/probe/layers.js'
import type { Probed } from '../../io/probe/probed.js'
import { type ReadContract, readContract } from '../../io/read/contract.js'
import type { Look, ReadContext } from '../../io/read/found.js'
import { MissingSource, UnbuiltBase, UserError } from '../../model/error.js'
import type { BaselineEvidence } from '../../model/evidence/baseline.js'
import type { Evidence } from '../../model/evidence/evidence.js'
import { maskSource } from '../../model/mask-source.js'
import type { OnBaseFailure, ProbeWishes } from '../../model/options.js'
import { parseContract } from '../../model/parse.js'
import { parseSource, type Source, startsProgram } from '../../model/source.js'
import { faultsIn } from '../../rules/classify.js'
import type { Behave } from './behaviour.js'

/** Both sides of a probe, with what was gathered. */
export interface ProbedSides {
  /** The candidate itself where there is no baseline. */
  readonly baseline: ReadContract
  readonly candidate: ReadContract
  readonly evidence: Evidence
  readonly alone: boolean
  readonly notices: readonly string[]
}

/** What is looked for, and what runs suites, measures and makes calls again. */
export interface Wishes extends ProbeWishes {
  readonly behave: Behave
}

interface Allowed {
  readonly allowMissingBaseline: boolean
  readonly onBaseFailure?: OnBaseFailure
}

/**
 * The baseline first, so that its server is still there while the candidate's is probed. A baseline that may be missing
 * and is leaves the candidate alone.
 * @throws UserError where the candidate is no server that runs, or one of them cannot be read
 */
export async function probeSides(
  { baseline, candidate }: { readonly baseline: string; readonly candidate: string },
  context: ReadContext,
  allowed: Allowed,
  wishes: Wishes,
): Promise<ProbedSides> {
  refuseFiles(candidate)
  if (wishes.alone) return probeAlone(candidate, context, wishes, [])
  try {
    return await probeBoth(baseline, candidate, context, wishes)
  } catch (error) {
    if (!(error instanceof WithoutBaseline)) throw error
    const mayMiss = error.cause instanceof MissingSource && allowed.allowMissingBaseline
    const maySkip = error.cause instanceof UnbuiltBase && allowed.onBaseFailure === 'skip'
    if (!mayMiss && !maySkip) throw error.cause
    const notice = `${error.cause.sentence} The candidate was judged without a baseline.`
    return probeAlone(candidate, context, wishes, [notice])
  }
}

/** Tells a baseline that cannot be read from a candidate that cannot. */
class WithoutBaseline extends Error {
  override readonly cause: MissingSource | UnbuiltBase

  constructor(cause: MissingSource | UnbuiltBase) {
    super('There is no baseline.')
    this.cause = cause
  }
}

function refuseFiles(candidate: string): void {
  const source = parseSource(candidate)
  if (runs(source)) return
  throw new UserError(
    `${maskSource(candidate)} is no server that runs, so it cannot be probed.`,
    'Probe stdio:COMMAND, a URL, npm:PACKAGE@VERSION or build:REF; `mcp-compat gate` compares files.',
  )
}

function runs(source: Source): boolean {
  return startsProgram(source) || source.kind === 'http'
}

async function probeAlone(
  candidate: string,
  context: ReadContext,
  wishes: Wishes,
  notices: readonly string[],
): Promise<ProbedSides> {
  const read = await readAndGather(candidate, context, {}, wishes)
  return { ...read, baseline: read.candidate, alone: true, notices: [...notices, ...read.notices] }
}

async function probeBoth(
  baseline: string,
  candidate: string,
  context: ReadContext,
  wishes: Wishes,
): Promise<ProbedSides> {
  if (!runs(parseSource(baseline))) {
    const before = await readContract(baseline, context).catch(asMissing)
    const read = await readAndGather(candidate, context, { contract: before.contract, ...knownOf(before) }, wishes)
    return { ...read, baseline: before, alone: false }
  }
  let after: { readonly read: Omit<ProbedSides, 'baseline' | 'alone'> } | { readonly failed: unknown } | undefined
  const look: Look = async (seen) => {
    const server = probedFrom(seen)
    const known = { server, contract: server.contract, known: wishes.protocol ? await knownFrom(server, wishes) : {} }
    // What goes wrong with the candidate is told as that, and not as a fault of the baseline around it.
    after = await readAndGather(candidate, beside(context), known, wishes).then(
      (read) => ({ read }),
      (failed: unknown) => ({ failed }),
    )
  }
  const before = await readContract(baseline, { ...context, look }).catch(asMissing)
  if (after === undefined) throw new Error('A server that runs was read without being looked at.')
  if ('failed' in after) throw after.failed
  return { ...after.read, baseline: before, alone: false }
}

/** The build of the baseline is still needed while the candidate is built. */
function beside(context: ReadContext): ReadContext {
  const { outside } = context
  if (outside?.buildBeside === undefined) return context
  return { ...context, outside: { ...outside, build: outside.buildBeside } }
}

function asMissing(error: unknown): never {
  throw error instanceof MissingSource || error instanceof UnbuiltBase ? new WithoutBaseline(error) : error
}

function knownOf({ probed }: ReadContract): Pick<Before, 'known'> {
  return probed === undefined ? {} : { known: probed }
}

/** How the baseline's server keeps to the protocol, so that its old faults are not taken for new ones. */
async function knownFrom(server: Probed, wishes: Wishes): Promise<BaselineEvidence> {
  const conformance = await gatherConformance(server)
  const layers = await gatherLayers(server, wishes)
  const both = { conformance, ...(layers === undefined ? {} : { layers }) }
  return { ...(layers === undefined ? {} : { layers }), faults: faultsIn(both) }
}

/** What a capture of the candidate keeps for later. */
function keptOf({ conformance, layers, suites }: Evidence): BaselineEvidence {
  const cases = suites?.cases.flatMap(({ suite, name, tool, answer }) =>
    answer?.layer === 'tool' || answer?.layer === 'protocol' ? [{ suite, name, tool, answer }] : [],
  )
  return {
    ...(layers === undefined ? {} : { layers }),
    ...(conformance === undefined ? {} : { faults: faultsIn({ conformance, ...(layers && { layers }) }) }),
    ...(cases === undefined || cases.length === 0 ? {} : { cases }),
  }
}

async function readAndGather(
  source: string,
  context: ReadContext,
  before: Before,
  wishes: Wishes,
): Promise<Omit<ProbedSides, 'baseline' | 'alone'>> {
  let gathered: Gathered | undefined
  const look: Look = async (seen) => {
    const server = probedFrom(seen)
    const said = await gather(server, before, wishes)
    const behaved = await wishes.behave(server, before)
    gathered = {
      evidence: { ...said.evidence, ...behaved.evidence },
      notices: [...said.notices, ...behaved.notices],
    }
  }
  const candidate = await readContract(source, { ...context, look })
  if (gathered === undefined) throw new Error('A server that runs was read without being looked at.')
  const probed = keptOf(gathered.evidence)
  return { candidate: Object.keys(probed).length === 0 ? candidate : { ...candidate, probed }, ...gathered }
}

function probedFrom({ server, settings, shown, value }: Parameters<Look>[0]): Probed {
  return { server, settings, shown, contract: parseContract(value, shown, undefined, { allowEmpty: true }) }
}
