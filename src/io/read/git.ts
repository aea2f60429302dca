import { spawnSync } from 'node:child_process'
import { UserError } from '../../model/error.js'
import { maskText } from '../../model/redact.js'

/**
 * Git, run one command after the other and without a shell: two sources that are read at once must not both fetch into
 * one repository. Nothing is checked out and no branch moves; a fetch adds commits only.
 */
export interface Git {
  readonly directory: string
  /** Output of a command that must succeed. @throws UserError with git's own words where it does not */
  read(args: readonly string[], input?: string): Buffer
  /** First line of the output; undefined where the command fails. */
  line(args: readonly string[]): string | undefined
  /** The remote that commits are fetched from: origin, or the only one there is. */
  remote(): string | undefined
  /** Undefined where it succeeds, else git's own words. */
  complaint(args: readonly string[]): string | undefined
}

/** Hooks, pagers and prompts stay out of the way; paths are names, not patterns. */
const QUIET = ['--no-pager', '--literal-pathspecs', '--no-optional-locks', '-c', 'core.askPass=true']
const MOST_OUTPUT = 1024 * 1024 * 1024
const LONGEST_MS = 300_000

/** Variables that git gets in addition to this process's own; undefined takes one away. */
export type GitVariables = { readonly [name: string]: string | undefined }

/** @throws UserError (when used) where git is missing or the directory is in no repository */
export function openGit(directory: string, variables: GitVariables = {}): Git {
  const run = (args: readonly string[], input?: string): { output: Buffer; complaint: string | undefined } => {
    const done = spawnSync('git', [...QUIET, ...args], {
      cwd: directory,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      maxBuffer: MOST_OUTPUT,
      timeout: LONGEST_MS,
      env: { ...process.env, ...variables },
      ...(input === undefined ? {} : { input }),
    })
    if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT')
      throw new UserError('git cannot be run: it is not installed, or the working directory does not exist.')
    if (done.error !== undefined) return { output: Buffer.alloc(0), complaint: done.error.message }
    return { output: done.stdout, complaint: done.status === 0 ? undefined : wordsOf(done.stderr) }
  }
  let remotes: string[] | undefined
  return {
    directory,
    read: (args, input) => {
      const { output, complaint } = run(args, input)
      if (complaint === undefined) return output
      throw new UserError(`git ${args[0]} failed: ${complaint}.`, 'Is this a checkout of the repository?')
    },
    line: (args) => {
      const { output, complaint } = run(args)
      return complaint === undefined ? output.toString('utf8').split('\n', 1)[0] : undefined
    },
    remote: () => {
      remotes ??= run(['remote'])
        .output.toString('utf8')
        .split('\n')
        .filter((name) => name !== '')
      return remotes.includes('origin') ? 'origin' : remotes[0]
    },
    complaint: (args) => run(args).complaint,
  }
}

/** Variables that set configuration, in addition to what `env` sets so already; as a flag it would not reach submodules. */
export function gitConfiguration(
  env: NodeJS.ProcessEnv,
  settings: readonly (readonly [key: string, value: string])[],
): Record<string, string> {
  const count = /^\d+$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0
  const pairs = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${count + index}`, key],
    [`GIT_CONFIG_VALUE_${count + index}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(count + settings.length), ...Object.fromEntries(pairs) }
}

/** The last thing git said, on one line, without its prefix and without the credentials of a remote. */
function wordsOf(stderr: Buffer): string {
  const lines = stderr
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim())
  const told = lines.filter((line) => /^(?:fatal|error):/.test(line))
  const words = told[0] ?? lines.findLast((line) => line !== '') ?? 'it says nothing'
  return maskText(words.replace(/^(?:fatal|error): /, ''))
    .replace(/[.\s]+$/, '')
    .slice(0, 300)
}
