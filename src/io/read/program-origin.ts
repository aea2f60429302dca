/** Which commit of which repository this program was checked out from. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openGit } from './git.js'

/**
 * `OWNER/REPOSITORY@COMMIT`, where the program lies in a checkout of a repository on GitHub that holds an Action;
 * undefined anywhere else, as where it was installed into somebody's project.
 */
export function programOrigin(file: string): string | undefined {
  const root = rootOf(realpathSync(file))
  if (root === undefined) return undefined
  const git = openGit(root)
  const commit = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  const remote = git.remote()
  const url = remote === undefined ? undefined : git.line(['remote', 'get-url', remote])
  const [, name] = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '') ?? []
  return commit === undefined || name === undefined ? undefined : `${name}@${commit}`
}

/** The nearest folder above that is a checkout; its Action says that it is ours. */
function rootOf(file: string): string | undefined {
  for (let at = dirname(file); dirname(at) !== at; at = dirname(at))
    if (existsSync(join(at, '.git'))) return existsSync(join(at, 'action.yml')) ? at : undefined
  return undefined
}
