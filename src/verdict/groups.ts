/** One cause is told once, however many tools it touches. */
import { canonicalText, digest } from '../model/canonical.js'
import type { Finding } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { split } from '../model/pointer.js'
import type { FindingGroup, JudgedFinding } from '../model/verdict.js'

const SHARED = /^\/(?:\$defs|definitions)\//

/**
 * Equal for findings that say the same of different places: one change of a library, a shared definition, a habit.
 * What is said of a shared definition is the same wherever it is used.
 */
export function causeOf(finding: Finding): string {
  const { rule, effect, side, keyword, name, pointer, tool, message, before, after, sealed } = finding
  const what = SHARED.test(pointer) ? [pointer] : [name ?? split(pointer).at(-1) ?? '', message]
  // Findings that name their tool are of one cause whatever the tool is called.
  const own = (value: Json | undefined, sealed: string | undefined): string | null => {
    if (value === undefined) return null
    const name = sealed ?? digest(value)
    return name === digest(tool) ? '=tool' : name
  }
  const values = [own(before, sealed?.before), own(after, sealed?.after)]
  return digest(canonicalText([rule, effect, side, keyword ?? null, what, ...values])).slice(7, 19)
}

/** The findings by cause, in their order; the first of each group leads it. */
export function groupsOf(findings: readonly JudgedFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, [JudgedFinding, ...JudgedFinding[]]>()
  for (const finding of findings) {
    // What is accepted is settled, and must not hide among what is not.
    const key = `${finding.cause} ${finding.accepted === undefined}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [finding])
    else group.push(finding)
  }
  return [...groups.values()].map((group) => ({ cause: group[0].cause, lead: group[0], findings: group }))
}
