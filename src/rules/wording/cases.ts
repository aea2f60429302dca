/** The sentences of cases of suites. */

import type { Evidence } from '../../model/evidence/evidence.js'
import type { CaseEvidence, CaseFault, CaseStatus } from '../../model/evidence/suites.js'
import { plural } from '../../model/plural.js'
import type { Explanation } from '../rule.js'

/** What is said of each case that ended so. */
export function explainCases(
  evidence: Evidence,
  status: CaseStatus,
  explain: (one: CaseEvidence) => Pick<Explanation, 'message' | 'location'>,
): readonly Explanation[] {
  return (evidence.suites?.cases ?? [])
    .filter((one) => one.status === status)
    .map((one) => ({ tool: one.tool, name: one.name, location: one.at, ...explain(one) }))
}

/** `Case "finds shoes"`. */
export function caseName({ name }: CaseEvidence): string {
  return `Case ${JSON.stringify(name)}`
}

/** `At $.hits 3 was expected…`; the path in front, where there is one. */
export function faultClause({ path, message }: CaseFault): string {
  return path === undefined ? message : `at ${path} ${message}`
}

/** ` (1 more expectation failed; tried 3 times)`, or nothing. */
export function caseAside({ faults, attempts, restarted }: CaseEvidence): string {
  const parts = [
    ...(faults.length > 1 ? [`${plural(faults.length - 1, 'more expectation')} failed`] : []),
    ...(attempts > 1 ? [`tried ${attempts} times`] : []),
    ...(restarted ? ['the server had been started again before'] : []),
  ]
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}
