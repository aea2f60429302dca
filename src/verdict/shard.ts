/** What a shard's report says of what it was judged from. */
import { digest } from '../model/canonical.js'
import type { Finding } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { mask } from '../model/redact.js'
import type { Judged } from '../model/shard.js'
import type { Difference } from '../model/verdict.js'
import type { JudgeInput } from './judge.js'

/** The input of a judgement in a form that can be written; judged again it comes to the same. */
export function judgedFrom(
  input: JudgeInput & { readonly pin: Judged['pin'] },
  differences: readonly Difference[],
): Judged {
  const { baseline, candidate, pin, probed, findings, decisions, replay, policy, notices } = input
  const { acceptedByLabel: _, ...own } = policy
  return {
    ...{ baseline, candidate, pin, findings: findings.map(seal), decisions, policy: own, notices, differences },
    ...(replay === undefined ? {} : { replay }),
    ...(probed === undefined ? {} : { probed }),
  }
}

/** Contracts may hold secrets too, as a default; the digests keep the name that the finding has. */
function seal(finding: Finding): Finding {
  const { witness, before, after } = finding
  const shown = (name: string, value: Json | undefined): object => (value === undefined ? {} : { [name]: mask(value) })
  const digestOf = (name: string, value: Json | undefined): object =>
    value === undefined ? {} : { [name]: digest(value) }
  return {
    ...finding,
    ...shown('witness', witness),
    ...shown('before', before),
    ...shown('after', after),
    sealed: { ...digestOf('before', before), ...digestOf('after', after) },
  }
}
