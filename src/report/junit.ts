/** JUnit XML: a test case for each tool, one for the contract as a whole, one for the recorded calls. */
import Builder from 'fast-xml-builder'
import type { JudgedFinding, Verdict } from '../model/verdict.js'
import { isQuiet } from './outline.js'
import { blastWords, callWords, firstOf, harmless, jsonLine, placeWords, rejectionWords, visible } from './words.js'

const MOST_FINDINGS = 100
const MOST_CALLS = 50
const SUITE = 'mcp-compat'

interface TestCase {
  readonly '@_name': string
  readonly '@_classname': string
  readonly failure?: { readonly '@_message': string; readonly '@_type': string; readonly '#text': string }
  readonly 'system-out'?: string
}

/**
 * The verdict as one test suite. A case fails where something in it makes the check fail. Texts are harmless as
 * Markdown too: many who read JUnit write comments from it.
 */
export function junit(verdict: Verdict): string {
  const cases = [...toolCases(verdict), callsCase(verdict)]
  const counts = {
    '@_tests': String(cases.length),
    '@_failures': String(cases.filter(({ failure }) => failure !== undefined).length),
    '@_errors': '0',
    '@_skipped': '0',
  }
  const builder = new Builder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  })
  const suite = { '@_name': SUITE, ...counts, testcase: cases, ...noticesOf(verdict) }
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    testsuites: { '@_name': SUITE, ...counts, testsuite: suite },
  })
}

function toolCases(verdict: Verdict): readonly TestCase[] {
  const byTool = new Map<string | null, JudgedFinding[]>()
  for (const tool of toolsOf(verdict)) byTool.set(tool, [])
  byTool.set(null, [])
  for (const finding of verdict.findings) {
    const findings = byTool.get(finding.tool)
    if (findings === undefined) byTool.set(finding.tool, [finding])
    else findings.push(finding)
  }
  return [...byTool].map(([tool, findings]) => ({
    '@_name': tool === null ? 'contract' : harmless(visible(tool, 200)),
    '@_classname': tool === null ? SUITE : `${SUITE}.tools`,
    ...bodyOf(verdict, findings),
  }))
}

/** Every tool that the verdict knows by name, in the baseline's order as far as that is known. */
function toolsOf({ baseline, candidate, coverage }: Verdict): ReadonlySet<string> {
  return new Set([
    ...(baseline.toolNames ?? []),
    ...(candidate.toolNames ?? []),
    ...(coverage?.perTool.map(({ tool }) => tool) ?? []),
    ...(coverage?.uncalledTools ?? []),
  ])
}

function bodyOf(verdict: Verdict, findings: readonly JudgedFinding[]): Pick<TestCase, 'failure' | 'system-out'> {
  const gating = findings.filter(({ gates }) => gates)
  const others = findings.filter((finding) => !finding.gates && !isQuiet(finding))
  const first = gating[0]
  return {
    ...(first === undefined
      ? {}
      : {
          failure: {
            '@_message': harmless(visible(first.message)),
            '@_type': first.rule,
            '#text': told(verdict, gating),
          },
        }),
    ...(others.length === 0 ? {} : { 'system-out': told(verdict, others) }),
  }
}

function told(verdict: Verdict, findings: readonly JudgedFinding[]): string {
  const { shown, more } = firstOf(findings, MOST_FINDINGS)
  const lines = shown.flatMap((finding) => {
    const blast = blastWords(verdict, [finding])
    const accepted = finding.accepted === undefined ? [] : [`  accepted: ${visible(finding.accepted.reason, 300)}`]
    return [
      `${finding.rule} (${finding.effect}, ${placeWords(finding)}): ${visible(finding.message)}`,
      ...(finding.witness === undefined
        ? []
        : [`  ${finding.side === 'output' ? 'result' : 'call'}: ${jsonLine(finding.witness)}`]),
      ...(blast === '' ? [] : [`  ${blast}`]),
      ...accepted,
      `  fingerprint: ${finding.fingerprint}`,
    ]
  })
  return harmless([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'))
}

function callsCase(verdict: Verdict): TestCase {
  const { calls, brokenCallsAccepted = 0, outcome } = verdict
  const base = { '@_name': 'recorded calls', '@_classname': `${SUITE}.calls` }
  const fails = outcome === 'fail' && (calls.broken > brokenCallsAccepted || calls.undecided > 0)
  if (!fails) return { ...base, 'system-out': callWords(verdict) }
  const text = harmless(brokenLines(verdict).join('\n'))
  return { ...base, failure: { '@_message': callWords(verdict), '@_type': 'broken-calls', '#text': text } }
}

function brokenLines(verdict: Verdict): readonly string[] {
  const { shown, more } = firstOf(verdict.brokenCalls, MOST_CALLS)
  return [
    ...shown.flatMap((call) => [
      `${visible(call.file, 200)}:${call.line} ${visible(call.tool, 120)} ${jsonLine(call.arguments)}`,
      ...rejectionWords(call).map((reason) => `  ${reason}`),
    ]),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
}

function noticesOf({ notices, reasons }: Verdict): { readonly 'system-out': string } {
  return { 'system-out': harmless([...reasons, ...notices].map((line) => visible(line)).join('\n')) }
}
