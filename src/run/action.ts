/** The Action from its inputs to its exit code: report first, fail last. */
import { statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { connect } from '../io/github/api.js'
import { readCheckout, trustingGit } from '../io/github/checkout.js'
import { readEvent, type WorkflowEvent } from '../io/github/event.js'
import { type Inputs, readInputs, unknownInputs } from '../io/github/inputs.js'
import { createLog, type Log } from '../io/github/log.js'
import { currentStep, type Step } from '../io/github/step.js'
import { UserError } from '../model/error.js'
import type { Verdict } from '../model/verdict.js'
import { visible } from '../model/visible.js'
import { createAccess } from './access.js'
import { type Base, chooseBase } from './base.js'
import { deliver } from './delivery.js'
import { type Gated, gate } from './gate.js'
import { acceptingLabel } from './label.js'
import { rendering } from './render.js'
import { rooted } from './rooted.js'
import { chooseSources, missingBaseline, type Sources } from './sources.js'

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

const EXIT = { pass: 0, fail: 1, input: 2, bug: 3 } as const
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
  const event = readEvent(env)
  warnOfTarget(event, log)
  const root = env.GITHUB_WORKSPACE || run.cwd
  const directory = existing(resolve(root, inputs.workingDirectory), inputs.workingDirectory)
  const checkout = readCheckout(directory)
  const base = chooseBase(event, checkout)
  const sources = chooseSources(inputs, event, base)
  const access = createAccess(inputs.token, event, log, connect)
  const label = await acceptingLabel(inputs.acceptLabel, event, access, log)
  const folder = relative(root, directory).split(sep).join('/')
  const gated = await judge(run, { inputs, event, base, sources, directory, folder, label })
  if (gated.missingBaseline) {
    const missing = missingBaseline(gated.notice, sources)
    if (!inputs.allowMissingBaseline) throw missing
    log.notice(missing.sentence)
    await leave(run, 'neutral', missing.sentence)
    return EXIT.pass
  }
  const verdict = rooted(gated.verdict, folder)
  const failures = await deliver({
    ...{ inputs, event, checkout, directory, access, log, verdict },
    render: rendering(verdict),
    temporary: run.temporary,
    step: run.step,
    name: nameOf(inputs, sources, folder),
    fallbackFile: event.workflowFile ?? posix.join(folder, sources.candidate),
    startedAt: run.startedAt.toISOString(),
  })
  return conclude(verdict, failures, log)
}

interface Job {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly base: Base
  readonly sources: Sources
  readonly directory: string
  readonly folder: string
  readonly label: string | undefined
}

function judge(run: Run, { inputs, event, base, sources, directory, folder, label }: Job): Promise<Gated> {
  const request = {
    directory,
    baseline: sources.baseline,
    candidate: sources.candidate,
    calls: inputs.calls,
    configFile: inputs.configFile,
    failOn: inputs.failOn,
    semantics: inputs.semantics,
    formats: inputs.formats,
    allowBreaking: inputs.allowBreaking,
    acceptedByLabel: label,
    // Both outcomes of a first run are told here, with the way to make a baseline.
    allowMissingBaseline: true,
  }
  const file = event.workflowFile
  return gate(request, {
    now: run.now,
    today: run.startedAt.toISOString().slice(0, 10),
    workspace: resolve(run.env.GITHUB_WORKSPACE || run.cwd),
    ...(base.kind === 'merge-base' ? { mergeBaseWith: base.with } : {}),
    ...(base.kind === 'commit' ? { mergeBaseWith: base.commit } : {}),
    // Places are relative to the working directory until `rooted` moves them.
    ...(file === undefined ? {} : { fallbackFile: posix.relative(folder, file) }),
  })
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

/** Two checks of one job that were not named are told apart by what they check. */
function nameOf(inputs: Inputs, sources: Sources, folder: string): string {
  return inputs.name ?? posix.join(folder, inputs.contract ?? sources.candidate)
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

/** Says last what fails the step. */
function conclude(verdict: Verdict, failures: readonly unknown[], log: Log): number {
  let code: number = verdict.outcome === 'fail' ? EXIT.fail : EXIT.pass
  if (verdict.outcome === 'fail') log.fail(verdict.reasons.join(' '))
  for (const failure of failures) {
    const told = tell(failure, log)
    if (code !== EXIT.fail) code = Math.max(code, told)
  }
  return code
}

function tell(error: unknown, log: Log): number {
  if (error instanceof UserError) {
    log.fail(error.sentence)
    return EXIT.input
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log.fail(`This is a bug of mcp-compat-action, please report it: ${error instanceof Error ? error.message : stack}`)
  log.debug(stack)
  return EXIT.bug
}
