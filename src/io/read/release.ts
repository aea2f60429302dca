/** The release that a commit follows, as its tags tell. */
import semver from 'semver'
import { MissingSource, UserError } from '../../model/error.js'
import { LAST_RELEASE } from '../../model/source.js'
import { deepen, isShallow } from './commit.js'
import type { Git } from './git.js'

interface Release {
  readonly tag: string
  readonly version: semver.SemVer
  readonly commit: string
}

/**
 * The commit of the newest release before HEAD: of the tags `1.2.3` or `v1.2.3` that HEAD descends from, the highest
 * version; prereleases only where there is nothing else. A release of HEAD itself is not before it. A shallow clone is
 * deepened until the answer is sure.
 * @throws MissingSource where nothing was released yet, UserError where that cannot be found out
 */
export function lastRelease(git: Git): string {
  const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  if (head === undefined)
    throw new UserError(`HEAD is no commit: ${LAST_RELEASE} needs a checkout.`, 'Run this in a checkout with a commit.')
  const releases = releasesIn(git).filter(({ commit }) => commit !== head)
  for (const { tag, commit } of releases) {
    const known = () =>
      git.complaint(['merge-base', '--is-ancestor', commit, head]) === undefined ? commit : undefined
    if (known() !== undefined) return commit
    const complaint = isShallow(git) ? deepen(git, [head], known) : undefined
    if (known() !== undefined) return commit
    if (complaint !== undefined)
      throw new UserError(
        `Whether HEAD descends from the release ${tag} cannot be seen in this shallow clone (git says: ${complaint}).`,
        'Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.',
      )
  }
  throw new MissingSource(
    releases.length === 0
      ? 'There is no release before HEAD: no tag called like 1.2.3 or v1.2.3 names another commit.'
      : `There is no release before HEAD: it descends from none of the ${releases.length} tags called like 1.2.3 or v1.2.3.`,
    'Name the commit to compare with.',
  )
}

/** The newest first, prereleases last. */
function releasesIn(git: Git): readonly Release[] {
  const local = parse(
    git.read(['for-each-ref', '--format=%(objectname) %(refname)%0a%(*objectname) %(refname)^{}', 'refs/tags']),
  )
  const remote = git.remote()
  // A shallow clone has no tags, or not all; a full clone is what its owner made it.
  const asked = remote !== undefined && (local.size === 0 || isShallow(git))
  const tags = new Map([...local, ...(asked ? parse(git.read(['ls-remote', '--tags', remote])) : [])])
  return [...tags]
    .flatMap(([tag, commit]): Release[] => {
      const version = semver.parse(tag)
      return version === null ? [] : [{ tag, version, commit }]
    })
    .sort((a, b) => rank(a) - rank(b) || semver.rcompare(a.version, b.version))
}

function rank({ version }: Release): number {
  return version.prerelease.length === 0 ? 0 : 1
}

/** Lines `ID refs/tags/NAME`; one with `^{}` behind it tells what an annotated tag stands for. */
function parse(listed: Buffer): Map<string, string> {
  const tags = new Map<string, string>()
  for (const line of listed.toString('utf8').split('\n')) {
    const [, id, tag] = /^([0-9a-f]+)\s+refs\/tags\/([^^]+)(?:\^\{\})?$/.exec(line) ?? []
    if (id !== undefined && tag !== undefined) tags.set(tag, id)
  }
  return tags
}
