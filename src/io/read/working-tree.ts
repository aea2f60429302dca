/**
 * A checkout of a commit in a repository of its own, which borrows the objects of the user's. A linked worktree would
 * not do: it shares the configuration, which `git submodule` and install scripts write to, its branches and its stash,
 * and it stays listed in the user's repository where a run is killed.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { makeTemporary, type Temporary } from '../temporary.js'
import { type Git, type GitVariables, gitConfiguration, openGit } from './git.js'

/** Nothing of the user's runs, everything of the commit is written. */
const OWN = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.sparseCheckout', 'false'],
  ['core.splitIndex', 'false'],
  ['submodule.recurse', 'false'],
] as const
/** Where git would look instead of where it is started. */
const ELSEWHERE: GitVariables = {
  ...{ GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, GIT_COMMON_DIR: undefined },
  ...{ GIT_OBJECT_DIRECTORY: undefined, GIT_NAMESPACE: undefined, GIT_PREFIX: undefined },
}

/** Checks the commit out into a folder inside `temporary`; without a commit the folder has no files. */
export async function checkOut(git: Git, commit: string | undefined, temporary: string): Promise<Temporary> {
  const tree = makeTemporary(temporary, 'mcp-compat-build')
  try {
    const places = placesOf(git)
    openGit(temporary, ELSEWHERE).read([
      'init',
      '--quiet',
      '--template=',
      `--object-format=${places.format}`,
      tree.path,
    ])
    writeFileSync(join(tree.path, '.git/objects/info/alternates'), `${places.objects}\n`)
    if (existsSync(places.shallow)) await copyFile(places.shallow, join(tree.path, '.git/shallow'))
    const own = openOwn(tree.path)
    setRemote(git, own)
    const head = commit === undefined ? [] : ['option no-deref', `update HEAD ${commit}`]
    own.read(['update-ref', '--stdin'], [...refsOf(git), ...head, ''].join('\n'))
    if (commit !== undefined) writeFiles(git, places.directory, commit, tree.path)
    return tree
  } catch (error) {
    await tree.remove()
    throw error
  }
}

/** Where the user's repository keeps what; all of it absolute. */
interface Places {
  readonly format: string
  readonly objects: string
  readonly shallow: string
  readonly directory: string
}

function placesOf(git: Git): Places {
  const asked = ['--show-object-format', '--path-format=absolute', '--git-path', 'objects', '--git-path', 'shallow']
  const [format = '', objects = '', shallow = '', directory = ''] = git
    .read(['rev-parse', ...asked, '--absolute-git-dir'])
    .toString('utf8')
    .split('\n')
  return { format, objects, shallow, directory }
}

/**
 * Brings what the submodules of a checkout hold, with the access that the user's repository has; those in `apart` are
 * left as they are.
 * @throws UserError where one cannot be fetched
 */
export function initSubmodules(git: Git, folder: string, apart: ReadonlySet<string>): void {
  if (!existsSync(join(folder, '.gitmodules'))) return
  const paths = submodulesIn(openOwn(folder)).filter((path) => !apart.has(path))
  if (paths.length === 0) return
  const url = urlOf(git)
  const access = [...accessOf(git), ...(url === undefined ? [] : [['remote.origin.url', url] as const])]
  const own = openOwn(folder, access)
  const complaint = own.complaint(['submodule', '--quiet', 'update', '--init', '--recursive', '--', ...paths])
  if (complaint === undefined) return
  throw new UserError(
    `A submodule cannot be fetched (git says: ${complaint}).`,
    'Set `submodules: recursive` and a token that may read them in actions/checkout.',
  )
}

/** Paths of the submodules in the index, from the root. */
export function submodulesIn(git: Git): readonly string[] {
  const listed = git.read(['ls-files', '-z', '--stage']).toString('utf8').split('\0')
  return listed.flatMap((line) => /^160000 [^\t]*\t(.+)$/s.exec(line)?.[1] ?? [])
}

function openOwn(folder: string, more: readonly (readonly [string, string])[] = []): Git {
  return openGit(folder, { ...ELSEWHERE, ...gitConfiguration(process.env, [...OWN, ...more]) })
}

/** The files are written by the user's repository, which knows its filters, attributes and promised objects. */
function writeFiles(git: Git, directory: string, commit: string, folder: string): void {
  const writing = openGit(git.directory, {
    ...gitConfiguration(process.env, OWN),
    GIT_DIR: directory,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(folder, '.git/index'),
  })
  writing.read(['read-tree', '--reset', '-u', commit])
}

/** Versions are made of tags, and tools compare with what the remote has. */
function refsOf(git: Git): readonly string[] {
  const listed = git.read(['for-each-ref', '--format=%(objectname) %(refname) %(symref)', 'refs/tags', 'refs/remotes'])
  return listed
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [id, name, target] = line.split(' ')
      return id === undefined || name === undefined || target !== '' ? [] : [`create ${name} ${id}`]
    })
}

function urlOf(git: Git): string | undefined {
  const remote = git.remote()
  return remote && git.line(['config', '--get', `remote.${remote}.url`])
}

/** Submodules and versions are told relative to it. Credentials in it stay where they are. */
function setRemote(git: Git, own: Git): void {
  const url = urlOf(git)
  if (url !== undefined) own.read(['config', 'remote.origin.url', url.replace(/^(\w+:\/\/)[^/@]*@/, '$1')])
}

/** How the user's repository reaches its remotes: actions/checkout keeps the token there. */
function accessOf(git: Git): readonly (readonly [string, string])[] {
  const keys = '^(http|url|credential|protocol)\\.|^core\\.sshcommand$'
  const complaint = git.complaint(['config', '--local', '--includes', '--get-regexp', keys])
  if (complaint !== undefined) return []
  const listed = git.read(['config', '--local', '--includes', '-z', '--get-regexp', keys]).toString('utf8')
  return listed.split('\0').flatMap((entry) => {
    const end = entry.indexOf('\n')
    return end < 0 ? [] : [[entry.slice(0, end), entry.slice(end + 1)] as const]
  })
}
