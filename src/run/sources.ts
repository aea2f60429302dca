/** Which two contracts the Action compares. */
import type { WorkflowEvent } from '../io/github/event.js'
import type { Inputs } from '../io/github/inputs.js'
import { UserError } from '../model/error.js'
import type { Base } from './base.js'

export interface Sources {
  readonly baseline: string
  readonly candidate: string
}

const MERGE_BASE = 'git:merge-base:'

/**
 * Both sources; `contract` stands for the one that is not given, and a baseline at the merge base becomes the commit
 * that the event names, so that a checkout of depth 1 is enough.
 * @throws UserError where too little or too much is given, or there is nothing to compare with
 */
export function chooseSources(inputs: Inputs, event: WorkflowEvent, base: Base): Sources {
  const { contract } = inputs
  const baseline = inputs.baseline ?? (contract === undefined ? undefined : `${MERGE_BASE}${contract}`)
  const candidate = inputs.candidate ?? contract
  if (baseline === undefined || candidate === undefined) throw tooLittle(inputs)
  if (contract !== undefined && inputs.baseline !== undefined && inputs.candidate !== undefined)
    throw new UserError(
      'Inputs contract, baseline and candidate are all given, so that contract stands for nothing.',
      'Remove one of them.',
    )
  refuseStarted(event, baseline, candidate)
  return { baseline: pinned(baseline, base), candidate }
}

function tooLittle({ baseline, candidate }: Inputs): UserError {
  if (baseline === undefined && candidate === undefined)
    return new UserError(
      'No contract is given.',
      'Set input contract to the path of the contract in this repository, or baseline and candidate to two sources.',
    )
  const [given, lacking] = baseline === undefined ? ['candidate', 'baseline'] : ['baseline', 'candidate']
  return new UserError(`Input ${given} is given without ${lacking}.`, `Set ${lacking} too.`)
}

/** pull_request_target runs with write access and secrets; nothing that a pull request could have written starts there. */
function refuseStarted(event: WorkflowEvent, ...sources: string[]): void {
  const started = sources.find((source) => /^(?:stdio|npm):/.test(source))
  if (event.name !== 'pull_request_target' || started === undefined) return
  throw new UserError(
    `Source ${JSON.stringify(started)} starts a program, which is refused under pull_request_target.`,
    'Use the event pull_request.',
  )
}

function pinned(baseline: string, base: Base): string {
  if (!baseline.startsWith(MERGE_BASE)) return baseline
  if (base.kind === 'nothing')
    throw new UserError(base.why, 'Set input baseline to what the contract is compared with, such as git:v1.0.0:PATH.')
  return base.kind === 'commit' ? `git:${base.commit}:${baseline.slice(MERGE_BASE.length)}` : baseline
}

/** A first run: what is missing, how it comes to be, and what to set until then. */
export function missingBaseline(why: string, { baseline, candidate }: Sources): UserError {
  const inGit = /^git:[^:]+:(.+)$/.exec(baseline)?.[1]
  const create =
    inGit === undefined
      ? `To approve the candidate as it is: \`cp -R ${candidate} ${baseline}\`, and commit it.`
      : `Once ${inGit} is merged into the base branch, it is the baseline.`
  return new UserError(
    `There is no baseline yet: ${why}`,
    `${create} With \`allow-missing-baseline: true\` a run without baseline is neutral and not an error.`,
  )
}
