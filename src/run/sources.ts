/** Which contracts the Action compares. */
import type { WorkflowEvent } from '../io/github/event.js'
import type { Inputs } from '../io/github/inputs.js'
import { UserError } from '../model/error.js'
import { maskSource } from '../model/mask-source.js'
import { parseSource, type Source, startsProgram } from '../model/source.js'
import type { Verdict } from '../model/verdict.js'
import type { Base } from './base.js'
import { quote } from './update.js'

export interface Sources {
  readonly baseline: string
  readonly candidate: string
  /** The candidate is probed by itself, and stands in `baseline` too. */
  readonly alone?: true
}

/** What follows these is at the base of the event. */
const AT_BASE = /^(git:)merge-base(:.*)$|^(build:)merge-base$/s

/**
 * Both sources, or `listed` where a list of servers is judged. `contract`, and likewise the server of this repository,
 * stands for the source that is not given; a baseline at the merge base becomes the commit that the event names, so that
 * a checkout of depth 1 is enough.
 * @throws UserError where too little or too much is given, or there is nothing to compare with
 */
export function chooseSources(inputs: Inputs, event: WorkflowEvent, base: Base): Sources | 'listed' {
  refuseContradictions(inputs)
  const { contract, serverCommand } = inputs
  if (isListed(inputs)) return 'listed'
  const server = serverCommand !== undefined
  const baseline = inputs.baseline ?? (server ? 'build:merge-base' : contract && `git:merge-base:${contract}`)
  const candidate = inputs.candidate ?? (server ? 'build:.' : contract)
  const probes = inputs.probe || inputs.liveReplay || inputs.suites !== undefined
  if (candidate !== undefined && baseline === undefined && probes) {
    refuseStarted(event, candidate, candidate)
    return { baseline: candidate, candidate, alone: true }
  }
  if (baseline === undefined || candidate === undefined) {
    const [given, lacking] = baseline === undefined ? ['candidate', 'baseline'] : ['baseline', 'candidate']
    throw new UserError(`Input ${given} is given without ${lacking}.`, `Set ${lacking} too.`)
  }
  refuseUseless(inputs, baseline, candidate)
  refuseStarted(event, baseline, candidate)
  return { baseline: pinned(baseline, base), candidate }
}

/** What is judged is in the reports. @throws UserError where something else is given too */
export function refuseBesideMerge(inputs: Inputs): void {
  const { contract, baseline, candidate, serverCommand, servers, calls, shard } = inputs
  const given = { contract, baseline, candidate, 'server-command': serverCommand, servers, calls, shard }
  const [other] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (other === undefined) return
  throw new UserError(
    `Inputs merge and ${other} are both given, and merge reads nothing but reports.`,
    'Set the other in the jobs of the shards.',
  )
}

/** What a verdict was about. */
export function sourcesOf({ baseline, candidate }: Verdict): Sources {
  return { baseline: baseline.source, candidate: candidate.source }
}

/** Nothing names a contract: then the config file or a client configuration lists servers. */
function isListed({ servers, contract, baseline, candidate, serverCommand }: Inputs): boolean {
  return servers !== undefined || [contract, baseline, candidate, serverCommand].every((input) => input === undefined)
}

function refuseContradictions(inputs: Inputs): void {
  const { contract, baseline, candidate, serverCommand, buildCommand, servers } = inputs
  const given = { contract, baseline, candidate, 'server-command': serverCommand }
  const named = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (servers !== undefined && named.length > 0)
    throw new UserError(
      `Inputs servers and ${named[0]} are both given.`,
      'Set servers to judge a list of servers, or the others to judge one.',
    )
  if (inputs.server !== undefined && named.length > 0)
    throw new UserError(
      `Inputs server and ${named[0]} are both given, and server names servers of a list.`,
      'Remove one of them.',
    )
  if (buildCommand !== undefined && serverCommand === undefined)
    throw new UserError('Input build-command is given without server-command.', 'Set server-command too.')
  if (serverCommand !== undefined && contract !== undefined)
    throw new UserError(
      'Inputs contract and server-command are both given, and each says what is compared.',
      'To compare the server with a file, set baseline to that file.',
    )
  const stands = contract === undefined ? 'server-command' : 'contract'
  if ((contract ?? serverCommand) !== undefined && baseline !== undefined && candidate !== undefined) {
    if (contract === undefined && [baseline, candidate].some(isBuilt)) return
    throw new UserError(
      `Inputs ${stands}, baseline and candidate are all given, so that ${stands} stands for nothing.`,
      'Remove one of them.',
    )
  }
}

/** What nothing would be done with is a misunderstanding. */
function refuseUseless({ baseRef, serverCommand }: Inputs, baseline: string, candidate: string): void {
  const built = [baseline, candidate].find(isBuilt)
  if (built !== undefined && serverCommand === undefined)
    throw new UserError(`Source ${JSON.stringify(built)} is a server to be built.`, 'Set input server-command.')
  if (baseRef !== undefined && !AT_BASE.test(baseline))
    throw new UserError(
      `Input base-ref is given, but the baseline ${JSON.stringify(baseline)} is not taken from the base.`,
      'Remove one of them, or write the baseline as git:merge-base:PATH.',
    )
}

function isBuilt(source: string): boolean {
  return source.startsWith('build:')
}

/** pull_request_target runs with write access and secrets; nothing that a pull request could have written starts there. */
function refuseStarted(event: WorkflowEvent, ...sources: string[]): void {
  const started = sources.find((source) => startsProgram(parseSource(source)))
  if (event.name !== 'pull_request_target' || started === undefined) return
  throw new UserError(
    `Source ${JSON.stringify(maskSource(started))} starts a program, which is refused under pull_request_target.`,
    'Use the event pull_request.',
  )
}

function pinned(baseline: string, base: Base): string {
  const [, git, path = '', build] = AT_BASE.exec(baseline) ?? []
  const kind = git ?? build
  if (kind === undefined) return baseline
  if (base.kind === 'nothing')
    throw new UserError(
      base.why,
      'Set input base-ref to what it is compared with, such as last-release, or input baseline.',
    )
  return base.kind === 'commit' ? `${kind}${base.commit}${path}` : baseline
}

/** A first run: what is missing, how it comes to be, and what to set until then. */
export function missingBaseline(why: string, { baseline, candidate }: Sources): UserError {
  const create = howToMake(parseSource(baseline), { baseline, candidate })
  return new UserError(
    `There is no baseline yet: ${why}`,
    `${create} With \`allow-missing-baseline: true\` a run without baseline is neutral and not an error.`,
  )
}

function howToMake(from: Source, { baseline, candidate }: Sources): string {
  switch (from.kind) {
    case 'git':
      return `Once ${from.path} is merged into the base branch, it is the baseline.`
    case 'path':
      return parseSource(candidate).kind === 'path'
        ? `To approve the candidate as it is: \`cp -R ${candidate} ${baseline}\`, and commit it.`
        : `To approve the candidate as it is: \`mcp-compat capture ${quote(candidate)} -o ${quote(baseline)}\`, and commit it.`
    case 'cache':
      return 'The next push to the default branch saves it.'
    case 'artifact':
      return 'A successful run that uploads it makes it the baseline.'
    default:
      return 'It is there from the next release on.'
  }
}
