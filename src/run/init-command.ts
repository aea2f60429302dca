/** `mcp-compat init`: writes a workflow, and with --capture a first baseline, for what the folder holds. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readClients } from '../io/read/clients.js'
import { readContract } from '../io/read/contract.js'
import type { ReadContext } from '../io/read/found.js'
import { programOrigin } from '../io/read/program-origin.js'
import { findProject } from '../io/read/project.js'
import { writeWhole } from '../io/write/files.js'
import { captureText } from '../model/capture.js'
import { UserError } from '../model/error.js'
import { VERSION } from '../model/version.js'
import { visible } from '../model/visible.js'
import { captureList, type NewFile } from './init-baselines.js'
import { alsoFound, BASELINE, chooseCheck, type InitFlags, referredIn } from './init-plan.js'
import { type Check, workflowFor } from './init-workflow.js'
import type { ServerFlags } from './server-flags.js'
import { complain, print, sentenceOf, type Terminal } from './terminal.js'

export interface InitOptions extends InitFlags, Omit<ServerFlags, 'serverCommand' | 'buildCommand'> {
  /** `OWNER/REPOSITORY@COMMIT` of this Action. */
  readonly action?: string
  readonly force?: boolean
  readonly dryRun?: boolean
}

const WORKFLOW = '.github/workflows/mcp-compat.yml'
const UNKNOWN = 'OWNER/mcp-compat-action@COMMIT'

/**
 * Asks nothing. What is there already is never overwritten without --force; with --dry-run nothing is written, and all
 * is printed. `unread`: the baseline of a server could not be captured, and the rest was written.
 * @throws UserError where nothing was found, a file is there already, or the own server cannot be captured
 */
export async function initCommand(
  options: InitOptions,
  context: ReadContext,
  terminal: Terminal,
): Promise<'passed' | 'unread'> {
  const { directory } = context
  const project = await findProject(directory)
  const check = chooseCheck(options, project, (file) => referredIn(readClients(file, directory)))
  const uses = usedAs(options.action, terminal.argv?.[1])
  const workflow = { file: WORKFLOW, text: workflowFor(check, `${uses} # v${VERSION}`) }
  refuseStanding(
    [workflow.file, ...(check.kind === 'server' && options.capture === true ? [BASELINE] : [])],
    options,
    directory,
  )
  const { files, unread } = await baselinesFor(check, options, context, terminal)
  const standing = options.force === true ? [] : files.filter(({ file }) => existsSync(resolve(directory, file)))
  for (const { file } of standing) await complain(terminal, `${visible(file)} is there already and stays as it is.`)
  const written = [workflow, ...files.filter((file) => !standing.includes(file))]
  for (const file of written) await deliver(file, options, directory, terminal)
  for (const line of [...alsoFound(check, project), ...nextSteps(check, uses, options, written)])
    await complain(terminal, visible(line, 2_000))
  for (const error of unread) await complain(terminal, sentenceOf(error))
  return unread.length > 0 ? 'unread' : 'passed'
}

function refuseStanding(files: readonly string[], { force, dryRun }: InitOptions, directory: string): void {
  const standing = files.find((file) => existsSync(resolve(directory, file)))
  if (standing === undefined || force === true || dryRun === true) return
  throw new UserError(`${standing} is there already.`, 'With --force it is overwritten.')
}

/** The Action as a workflow names it: as given, else the commit that this program was checked out at. */
function usedAs(given: string | undefined, program: string | undefined): string {
  if (given === undefined) return (program === undefined ? undefined : programOrigin(program)) ?? UNKNOWN
  if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(given)) return given
  throw new UserError(
    `--action is ${JSON.stringify(given)}, which is no OWNER/REPOSITORY@COMMIT.`,
    'Pin the Action by the 40 digits of a commit.',
  )
}

async function baselinesFor(
  check: Check,
  { capture }: InitOptions,
  context: ReadContext,
  terminal: Terminal,
): Promise<{ readonly files: readonly NewFile[]; readonly unread: readonly UserError[] }> {
  if (capture !== true || check.kind === 'contract') return { files: [], unread: [] }
  if (check.kind === 'clients') return captureList(check.file, context, terminal)
  const { contract, madeOf } = await readContract(`stdio:${check.command}`, context).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error
    const build = check.build === undefined ? '' : ` Was it built (${check.build.split('\n').join(', ')})?`
    throw new UserError(error.message, `${error.next ?? ''}${build}`.trim())
  })
  return { files: [{ file: BASELINE, text: captureText(contract, madeOf) }], unread: [] }
}

async function deliver({ file, text }: NewFile, { dryRun }: InitOptions, directory: string, terminal: Terminal) {
  if (dryRun === true) return print(terminal.stdout, `# ${file}\n${text}\n`)
  await writeWhole(resolve(directory, file), text)
  await complain(terminal, `Wrote ${visible(file)}.`)
}

function nextSteps(
  check: Check,
  uses: string,
  { dryRun, capture }: InitOptions,
  written: readonly NewFile[],
): readonly string[] {
  if (dryRun === true) return ['Nothing was written.']
  const files = written.map(({ file }) => file).join(' ')
  return [
    ...(uses === UNKNOWN ? [`Replace ${UNKNOWN} in ${WORKFLOW} by the Action's repository and a commit of it.`] : []),
    ...secretsStep(check),
    ...(check.kind === 'clients' && capture !== true
      ? [
          `Next: approve what the servers promise today with \`mcp-compat gate --servers ${check.file} --update-baseline\`.`,
        ]
      : []),
    `Next: \`git add ${files}\`, and commit.`,
  ]
}

function secretsStep(check: Check): readonly string[] {
  if (check.kind !== 'clients' || check.variables.length === 0) return []
  return [`Next: set the repository's secrets ${check.variables.join(', ')}.`]
}
