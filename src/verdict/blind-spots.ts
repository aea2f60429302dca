/** Findings that no recorded call could have shown, and what the recording lacks for that. */
import type { Coverage, ToolCoverage } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import type { Finding } from '../model/finding.js'
import type { Json } from '../model/json.js'
import { join, split } from '../model/pointer.js'

/** What the recording exercised, for looking things up. */
export interface Seen {
  readonly uncalled: ReadonlySet<string>
  readonly tools: ReadonlyMap<string, SeenTool>
}

interface SeenTool {
  readonly unsent: ReadonlySet<string>
  readonly values: ReadonlyMap<string, ReadonlySet<string>>
  readonly branches: ToolCoverage['untakenBranches']
}

/** Prepares coverage for many findings. */
export function seenBy({ uncalledTools, perTool }: Coverage): Seen {
  return {
    uncalled: new Set(uncalledTools),
    tools: new Map(
      perTool.map(({ tool, unsentProperties, unsentValues, untakenBranches }) => [
        tool,
        {
          unsent: new Set(unsentProperties),
          values: new Map(unsentValues.map(({ pointer, values }) => [pointer, new Set(values.map(canonicalText))])),
          branches: untakenBranches,
        },
      ]),
    ),
  }
}

/** Findings about a tool as a whole that calls show. */
const OF_THE_TOOL = new Set(['tool-removed', 'tool-renamed', 'input-schema-unusable', 'duplicate-tool-name-introduced'])

/** What the recording lacks to show the finding; undefined where a call could have, or where no call ever could. */
export function blindSpotOf(finding: Finding, seen: Seen | undefined): string | undefined {
  const { tool, side, effect, rule } = finding
  if (seen === undefined || tool === null || effect === 'advisory' || effect === 'compatible') return undefined
  if (side !== 'input' && !OF_THE_TOOL.has(rule)) return undefined
  if (seen.uncalled.has(tool)) return 'the recording never calls the tool'
  const known = seen.tools.get(tool)
  if (known === undefined || side !== 'input') return undefined
  return unsentPlace(finding, known) ?? unsentValue(finding, known) ?? untakenBranch(finding, known)
}

/** The argument itself, or one around it. A changed default shows where the argument is left out, so only those around it count. */
function unsentPlace({ path, name, rule }: Finding, { unsent }: SeenTool): string | undefined {
  if (path === undefined) return undefined
  const steps = split(name === undefined ? path : join(path, name))
  if (rule === 'default-changed') steps.pop()
  for (let length = 1; length <= steps.length; length++) {
    const place = join('', ...steps.slice(0, length))
    if (unsent.has(place)) return `the recording never sends ${place}`
  }
  return undefined
}

/** The values that the candidate lost from a list. */
function unsentValue({ path, before, after }: Finding, { values }: SeenTool): string | undefined {
  const unsent = path === undefined ? undefined : values.get(path)
  const lost = unsent === undefined ? [] : lostOf(before, after)
  if (unsent === undefined || lost.length === 0 || !lost.every((value) => unsent.has(canonicalText(value))))
    return undefined
  const shown = lost.slice(0, 3).map((value) => canonicalText(value))
  const more = lost.length > shown.length ? ` and ${lost.length - shown.length} more` : ''
  return `the recording never sends ${shown.join(', ')}${more} at ${path}`
}

function lostOf(before: Json | undefined, after: Json | undefined): readonly Json[] {
  if (!Array.isArray(before)) return []
  const kept = new Set((Array.isArray(after) ? after : [after ?? null]).map(canonicalText))
  return before.filter((value) => !kept.has(canonicalText(value)))
}

/** What stands in a branch that no call took, or is that branch. */
function untakenBranch(finding: Finding, { branches }: SeenTool): string | undefined {
  const untaken = branches.map(({ schemaPointer }) => schemaPointer)
  const own = finding.baselinePointer ?? finding.pointer
  const around = untaken.find((branch) =>
    [own, finding.pointer].some((at) => at === branch || at.startsWith(`${branch}/`)),
  )
  // A call that took the branch which is gone would have broken; one that is only told otherwise now was taken or not.
  const found = around ?? lostBranches(finding, own).find((branch) => untaken.includes(branch))
  return found === undefined ? undefined : `the recording never takes the branch ${found}`
}

/** The branches that a union lost. */
function lostBranches({ keyword, before, after }: Finding, pointer: string): readonly string[] {
  if ((keyword !== 'anyOf' && keyword !== 'oneOf') || !Array.isArray(before)) return []
  const lost = new Set(lostOf(before, after).map(canonicalText))
  const union = split(pointer).at(-1) === keyword ? pointer : join(pointer, keyword)
  return before.flatMap((branch, at) => (lost.has(canonicalText(branch)) ? [join(union, at)] : []))
}
