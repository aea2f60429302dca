/** The Action from its inputs to its exit code: report first, fail last. */
import { statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { connect } from '../io/github/api.js'
import { type Checkout, readCheckout, trustingGit } from '../io/github/checkout.js'
import { readEvent, type WorkflowEvent } from '../io/github/event.js'
import { type Inputs, readInputs, unknownInputs } from '../io/github/inputs.js'
import { createLog, type Log } from '../io/github/log.js'
import { type MaybeReach, reachOf } from '../io/github/reach.js'
import { currentStep, type Step } from '../io/github/step.js'
import { UserError } from '../model/error.js'
import { secretsIn } from '../model/given-secret.js'
import { MERGE_BASE } from '../model/source.js'
import type { Verdict } from '../model/verdict.js'
import { visible } from '../model/visible.js'
import { type Access, createAccess } from './access.js'
import { conclude, EXIT, tell } from './action-end.js'
import { type Judged, judge, mergeBaseWith } from './action-judge.js'
import { openActionOutside, serverSettings } from './action-outside.js'
import { type Base, baseNamed, chooseBase } from './base.js'
import { fallbackFor, nameOf } from './check-name.js'
import { deliver } from './delivery.js'
import { acceptingLabel } from './label.js'
import { rendering } from './render.js'
import { rooted } from './rooted.js'
import { chooseSources, missingBaseline, refuseBesideMerge, type Sources, sourcesOf } from './sources.js'

/** What the entry brings from outside. */
export interface Surroundings {
  /** The process's own: what is started here inherits it. */
  readonly env: NodeJS.ProcessEnv
  /** '' for an input that is not set. */
  readonly read: (input: string) => string
  readonly cwd: string
  /** Where files go that nobody named. */
  readonly temporary: string
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly startedAt: Date
}

interface Run extends Surroundings {
  readonly log: Log
  readonly step: Step
}

/** Outputs that are '' where there is no verdict. */
const VERDICT_OUTPUTS = ['breaking', 'broken-calls', 'dropped-calls', 'undecided', 'suggested-bump'] as const
const REPORT_OUTPUTS = ['report-file', 'sarif-file', 'comment-body'] as const

/** Runs the Action and gives its exit code; everything there is to say has been said by then. */
export async function runAction(surroundings: Surroundings): Promise<number> {
  const run = { ...surroundings, log: createLog(), step: currentStep() }
  Object.assign(run.env, trustingGit(run.env))
  try {
    return await attempt(run)
  } catch (error) {
    await leave(run, 'error', error instanceof UserError ? error.sentence : 'This is a bug of mcp-compat-action.')
    return tell(error, run.log)
  }
}

async function attempt(run: Run): Promise<number> {
  const { env, log } = run
  for (const warning of unknownInputs(Object.keys(env))) log.warning(warning)
  const inputs = readInputs(run.read)
  for (const { value } of secretsIn(serverSettings(inputs))) log.mask(value)
  const event = readEvent(env)
  warnOfTarget(event, log)
  const root = resolve(env.GITHUB_WORKSPACE || run.cwd)
  const directory = existing(resolve(root, inputs.workingDirectory), inputs.workingDirectory)
  const checkout = readCheckout(directory)
  if (inputs.merge !== undefined) return join(run, { inputs, event, checkout, directory, root })
  const base = await baseOf(inputs, event, checkout, directory)
  const sources = chooseSources(inputs, event, base)
  const reach = reachOf(event, inputs.token, env.GITHUB_RUN_ID, 'Set input github-token.')
  const ground = { inputs, reach, directory, workspace: root, temporary: run.temporary, env, log }
  const guarded = event.name === 'pull_request_target'
  const outside = openActionOutside({ ...ground, guarded, mergeBaseWith: mergeBaseWith(base).mergeBaseWith })
  try {
    return await check(run, { ...{ inputs, event, checkout, base, sources, directory, reach, outside, root } })
  } finally {
    await outside.dispose()
  }
}

/** Where a run stands. */
interface Ground {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly checkout: Checkout | undefined
  /** Absolute. */
  readonly directory: string
  readonly root: string
}

interface Ready extends Ground {
  readonly base: Base
  readonly sources: Sources | 'listed'
  readonly reach: MaybeReach
  readonly outside: ReturnType<typeof openActionOutside>
}

async function check(run: Run, ready: Ready): Promise<number> {
  const { log } = run
  const { inputs, event, checkout, sources, directory, root } = ready
  const access = createAccess(inputs.token, event, log, connect)
  const label = await acceptingLabel(inputs.acceptLabel, event, access, log)
  const folder = relative(root, directory).split(sep).join('/')
  const judged = await judge(run, { ...ready, folder, label, mask: log.mask })
  if (judged.kind !== 'judged') return withoutBaseline(run, ready, judged)
  const verdict = rooted(judged.verdict, folder)
  const failures = await tellVerdict(run, { inputs, event, checkout, directory, root }, { verdict, sources, access })
  const kept = await keep(run, ready, judged).then(
    () => [],
    (error: unknown) => [error],
  )
  if (judged.end === 'unread' || judged.end === 'bug') run.step.output('outcome', 'error')
  return conclude(judged.end, verdict, [...judged.unread, ...failures, ...kept], log)
}

/** The reports of shards in place of contracts and recordings. */
async function join(run: Run, ground: Ground): Promise<number> {
  const { inputs, event, directory } = ground
  refuseBesideMerge(inputs)
  const access = createAccess(inputs.token, event, run.log, connect)
  const label = await acceptingLabel(inputs.acceptLabel, event, access, run.log)
  const { mergeReports } = await import('./traffic/merge-shards.js')
  const { verdict, end, unread } = await mergeReports(inputs.merge ?? [], directory, label)
  const sources = verdict.servers === undefined ? sourcesOf(verdict) : 'listed'
  const failures = await tellVerdict(run, ground, { verdict, sources, access })
  if (end === 'unread') run.step.output('outcome', 'error')
  return conclude(end, verdict, [...unread, ...failures], run.log)
}

/** Brings the verdict to where people look. @returns what failed that should not have */
function tellVerdict(
  run: Run,
  { root, ...ground }: Ground,
  told: { readonly verdict: Verdict; readonly sources: Sources | 'listed'; readonly access: Access },
): Promise<readonly unknown[]> {
  const { verdict, sources, access } = told
  const folder = relative(root, ground.directory).split(sep).join('/')
  return deliver({
    ...{ ...ground, access, verdict, log: run.log, temporary: run.temporary, step: run.step },
    render: rendering(verdict),
    name: nameOf(ground.inputs, sources, folder),
    fallbackFile: ground.event.workflowFile ?? fallbackFor(sources, folder),
    startedAt: run.startedAt.toISOString(),
  })
}

async function baseOf(
  { baseRef }: Inputs,
  event: WorkflowEvent,
  checkout: Checkout | undefined,
  directory: string,
): Promise<Base> {
  if (baseRef === undefined || baseRef === MERGE_BASE) return chooseBase(event, checkout)
  const [{ isBranch }, { openGit }] = await Promise.all([
    import('../io/read/base-commit.js'),
    import('../io/read/git.js'),
  ])
  return baseNamed(baseRef, (name) => isBranch(openGit(directory), name))
}

/** A first run, or a base that cannot be built and need not be. */
async function withoutBaseline(run: Run, ready: Ready, judged: Exclude<Judged, { kind: 'judged' }>): Promise<number> {
  const { inputs, sources } = ready
  if (sources === 'listed') throw new Error('A list of servers has no baseline of its own.')
  const kept = await keep(run, ready, judged)
  if (judged.kind === 'unbuilt') {
    run.log.warning(`Nothing was compared: ${judged.notice}`)
    await leave(run, 'neutral', judged.notice)
    return EXIT.pass
  }
  const missing = missingBaseline(judged.notice, sources)
  if (!inputs.allowMissingBaseline && !kept) throw missing
  run.log.notice(kept ? judged.notice : missing.sentence)
  await leave(run, 'neutral', kept ? judged.notice : missing.sentence)
  return EXIT.pass
}

/** A baseline in the cache is what the default branch last had. @returns is it there now? */
async function keep(run: Run, { event, reach, root }: Ready, { proposed }: Judged): Promise<boolean> {
  if (!proposed.some(({ baseline }) => baseline.startsWith('cache:'))) return false
  const { saveBaseline, savesBaseline } = await import('./baseline-cache.js')
  const place = { env: run.env, workspace: root }
  let kept = false
  for (const one of proposed.filter(({ baseline }) => savesBaseline(baseline, event))) {
    const saved = await saveBaseline(one, reach, place)
    if (saved.saved === 'not') run.log.warning(`The baseline was not saved: ${saved.why}`)
    if (saved.saved === 'now') run.log.info(`This contract is the baseline now (${saved.key}).`)
    kept ||= saved.saved !== 'not'
  }
  return kept
}

function warnOfTarget({ name }: WorkflowEvent, log: Log): void {
  if (name !== 'pull_request_target') return
  log.warning(
    'pull_request_target runs with write access and secrets; do not build or start what a pull request brings. ' +
      'The event pull_request is enough for this check.',
  )
}

function existing(directory: string, asGiven: string): string {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return directory
  throw new UserError(
    `Input working-directory is ${JSON.stringify(asGiven)}, which is no folder.`,
    'Is there a checkout step before this one?',
  )
}

/** Outputs and summary of a run that has no verdict. */
async function leave({ step, log }: Run, outcome: 'error' | 'neutral', sentence: string): Promise<void> {
  try {
    step.output('outcome', outcome)
    for (const name of [...VERDICT_OUTPUTS, ...REPORT_OUTPUTS]) step.output(name, '')
    await step.summarise(`**mcp-compat** ${outcome}: ${plain(sentence)}\n`)
  } catch (error) {
    log.debug(`Outputs and summary could not be written: ${String(error)}`)
  }
}

/** The sentence as Markdown that shows it as it is. */
function plain(sentence: string): string {
  return visible(sentence, 8_000)
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\p{L}\p{N}\s&#;.,:]/gu, '\\$&')
}
