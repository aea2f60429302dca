import coerce from 'semver/functions/coerce.js'
import parse from 'semver/functions/parse.js'
import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** The version that the server states changed. */
export const serverVersionChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'server-version-changed',
    summary: 'The server states another version.',
    why: 'A version that goes up beside a change is what callers expect; one that goes down says that an older build is served.',
    remedy: 'Where it went down, look whether the right build was captured.',
  },
  compare({ server: baseline }, { server: candidate }) {
    const [before, after] = [baseline?.version, candidate?.version]
    if (before === undefined || after === undefined || before === after) return []
    const down = wentDown(before, after)
    const message = `The version of the server went ${down ? 'down ' : ''}from ${quote(before)} to ${quote(after)}.`
    return [{ effect: down ? 'advisory' : 'compatible', pointer: '/server/version', message, before, after }]
  },
}

/**
 * Only where both can be read as versions: `2025.08.04` and `v1.2` can, `main` cannot. Two previews of one version are
 * not compared, because their last parts (dates, commits) follow no order that all keep.
 */
function wentDown(before: string, after: string): boolean {
  const [then, now] = [before, after].map((version) => parse(version) ?? coerce(version))
  if (then == null || now == null) return false
  return (
    now.compareMain(then) < 0 ||
    (now.compareMain(then) === 0 && then.prerelease.length === 0 && now.prerelease.length > 0)
  )
}
