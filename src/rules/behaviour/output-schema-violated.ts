import type { OutputFault } from '../../model/evidence/answer.js'
import type { LiveCall } from '../../model/evidence/live.js'
import type { Location } from '../../model/finding.js'
import { plural } from '../../model/plural.js'
import { split } from '../../model/pointer.js'
import type { EvidenceRule, Explanation } from '../rule.js'
import { groupBy } from '../wording/live-words.js'

/** A successful answer is not what the tool's outputSchema says. */
export const outputSchemaViolated: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'output-schema-violated',
    summary: 'A successful answer is not what the outputSchema of the tool says.',
    why: 'MCP says that a server must keep to the outputSchema it declares; clients validate, and refuse such an answer.',
    remedy: 'Return structuredContent that the schema accepts, or declare what the tool really returns.',
    level: 'error',
  },
  judge({ suites, live }) {
    const ofCases = groupBy(suites?.cases ?? [], ({ output }) => output && describe(output.missing, output.faults)).map(
      ({ difference, of: [first, ...rest] }): Explanation => ({
        ...{ tool: first.tool, side: 'output', name: difference, location: first.at },
        message: `Case ${JSON.stringify(first.name)}${rest.length === 0 ? '' : ` and ${rest.length} more`}: ${difference}.`,
      }),
    )
    const ofCalls = groupBy(live?.calls ?? [], differenceOf).map(
      ({ difference, of: [first, ...rest] }): Explanation => ({
        ...{ tool: first.tool, side: 'output', name: `recorded: ${difference}`, location: placeOf(first) },
        message: `${rest.length === 0 ? 'A recorded call' : plural(rest.length + 1, 'recorded call')}, made again: ${difference}.`,
      }),
    )
    return [...ofCases, ...ofCalls]
  },
}

function differenceOf({ candidate: { output } }: LiveCall): string | undefined {
  if (output?.is === 'missing') return describe(true, [])
  return output?.is === 'invalid' ? describe(false, output.faults) : undefined
}

function placeOf({ file, line }: { readonly file: string; readonly line: number }): Location {
  return { file, line, column: 1 }
}

function describe(missing: boolean, [fault, ...more]: readonly OutputFault[]): string {
  if (missing || fault === undefined)
    return 'the answer has no structuredContent, and the tool declares an outputSchema'
  const rest = more.length === 0 ? '' : ` (${plural(more.length, 'more place')})`
  return `${pathOf(fault.pointer)} is against the outputSchema: ${fault.message} (${fault.keyword})${rest}`
}

/** The place as a JSONPath on the result. */
function pathOf(pointer: string): string {
  const steps = split(pointer).map((step) =>
    /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${/^\d+$/.test(step) ? step : JSON.stringify(step)}]`,
  )
  return `$.structuredContent${steps.join('')}`
}
