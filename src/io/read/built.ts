/** Builds the server of this repository at a commit, out of the way of the working tree. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UnbuiltBase, UserError } from '../../model/error.js'
import { maskText } from '../../model/redact.js'
import { withoutSecrets } from '../../model/reference.js'
import type { ServerSettings } from '../../model/server.js'
import type { BuiltSource } from '../../model/source.js'
import { visible } from '../../model/visible.js'
import { toolEnvironment } from '../environment.js'
import { type Ended, runProgram } from '../program.js'
import { baseCommit } from './base-commit.js'
import { type Git, openGit } from './git.js'
import type { Prepared } from './package.js'
import { copyUncommitted } from './uncommitted.js'
import { checkOut, initSubmodules } from './working-tree.js'

/** How the server of this repository is built and started, wherever it is checked out. */
export interface BuilderSettings {
  /** Absolute, in the repository; commands run in the same folder of each checkout. */
  readonly directory: string
  /** Starts the server, without a shell. */
  readonly serverCommand: readonly [program: string, ...args: string[]]
  /** Lines for a shell that stops at the first one that fails; undefined: there is nothing to build. */
  readonly buildCommand: string | undefined
  /** The branch or commit that `build:merge-base` is taken with. */
  readonly mergeBaseWith: string | undefined
  /** Its `env` goes to the build too. */
  readonly servers: ServerSettings
  readonly env: NodeJS.ProcessEnv
  /** The folder that checkouts are made in. */
  readonly temporary: string
  /** Told of all that a build printed, without secrets; it is untrusted text. */
  readonly tell: (title: string, log: string) => void
  /** How long a build may take; 20 minutes where it is not given. */
  readonly buildMs?: number
}

/** The working tree, with what is not committed. */
const HERE = '.'
const BUILD_MS = 20 * 60_000

/**
 * The port that builds. Each result is a checkout of its own until it is disposed of.
 * @throws (the port) UserError where there is no such commit, UnbuiltBase where a commit cannot be built
 */
export function createBuilder(settings: BuilderSettings): (source: BuiltSource) => Promise<Prepared> {
  return async ({ ref }) => {
    const git = openGit(settings.directory)
    const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '')
    const commit = ref === HERE ? headOf(git) : baseCommit(git, ref, settings.mergeBaseWith)
    const what = ref === HERE ? 'the working tree' : nameOf(ref, commit)
    const tree = await checkOut(git, commit, settings.temporary)
    try {
      const uncommitted = ref === HERE ? copyUncommitted(git, tree.path) : undefined
      initSubmodules(git, tree.path, uncommitted?.submodules ?? new Set())
      const cwd = join(tree.path, prefix)
      if (!existsSync(cwd)) throw new UserError(`The folder ${prefix} is not in ${what}.`, 'Was it added since?')
      await runBuild(settings, cwd, what)
      const state = uncommitted !== undefined && uncommitted.files > 0 ? ' with uncommitted changes' : ''
      return {
        server: { kind: 'stdio', command: settings.serverCommand, cwd },
        madeOf: [`commit ${commit ?? 'none'}${state}`],
        dispose: tree.remove,
      }
    } catch (error) {
      await tree.remove()
      if (ref === HERE || !(error instanceof UserError)) throw error
      throw new UnbuiltBase(error.message, error.next)
    }
  }
}

function headOf(git: Git): string | undefined {
  return git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
}

function nameOf(ref: string, commit: string | undefined): string {
  const id = (commit ?? '').slice(0, 12)
  return commit?.startsWith(ref) ? `commit ${id}` : `${ref} (${id})`
}

/** As `run` steps of a workflow do it. */
const SHELLS = [
  ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '-c'],
  ['sh', '-e', '-c'],
] as const

async function runBuild(settings: BuilderSettings, cwd: string, what: string): Promise<void> {
  const { buildCommand, servers, tell } = settings
  if (buildCommand === undefined) return
  const env = toolEnvironment(settings.env, { variables: servers.env, registries: false })
  const timeoutMs = settings.buildMs ?? BUILD_MS
  let done: Ended | undefined
  for (const shell of SHELLS) {
    done = await runProgram({ command: [...shell, buildCommand], cwd, env, timeoutMs })
    if (done !== undefined) break
  }
  if (done === undefined) throw new UserError('build-command cannot be run: there is neither bash nor sh.')
  const log = maskText(withoutSecrets(done.output, Object.values(servers.env)))
  tell(`Build of ${what}`, log)
  if (done.code !== 0)
    throw new UserError(
      `The server cannot be built at ${what}: ${JSON.stringify(buildCommand)} ${done.how}. ${lastLines(log)}`,
      'Builds get a checkout without ignored files, and only a few variables of this run; server-env (--env) adds more.',
    )
}

const LINES = 8
const LINE = 200

/** The last lines that say something, on one line. */
function lastLines(log: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them.
  const plain = log.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
  const lines = plain
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('A complete log of this run can be found in'))
    .slice(-LINES)
  if (lines.length === 0) return 'It printed nothing.'
  return `It printed last: ${lines.map((line) => visible(line, LINE)).join(' | ')}`
}
