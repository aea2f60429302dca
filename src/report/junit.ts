/** JUnit XML: a test case for each tool, one for the contract as a whole, one for the recorded calls. */
import Builder from 'fast-xml-builder'
import type { Json } from '../model/json.js'
import type { JudgedFinding, ServerVerdict, Verdict } from '../model/verdict.js'
import { isQuiet } from './outline.js'
import { blastWords, callWords, firstOf, harmless, jsonLine, placeWords, rejectionWords, visible } from './words.js'

const MOST_FINDINGS = 100
const MOST_CALLS = 50
const SUITE = 'mcp-compat'

interface Failure {
  readonly '@_message': string
  readonly '@_type': string
  readonly '#text': string
}

interface TestCase {
  readonly '@_name': string
  readonly '@_classname': string
  readonly failure?: Failure
  readonly error?: Failure
  readonly skipped?: { readonly '@_message': string }
  readonly 'system-out'?: string
}

interface Suite {
  readonly '@_name': string
  readonly '@_tests': string
  readonly '@_failures': string
  readonly '@_errors': string
  readonly '@_skipped': string
  readonly testcase: readonly TestCase[]
  readonly 'system-out'?: string
}

/**
 * The verdict as a test suite, over several servers as one for each. A case fails where something in it makes the check
 * fail; a server that could not be read is an error. Texts are harmless as Markdown too: many who read JUnit write
 * comments from it.
 */
export function junit(verdict: Verdict): string {
  const { servers } = verdict
  const suites =
    servers === undefined ? [suiteOf(verdict, SUITE)] : [...servers.map(suiteOfServer), ...suiteOfAll(verdict)]
  const sum = (key: '@_tests' | '@_failures' | '@_errors' | '@_skipped'): string =>
    String(suites.reduce((so, suite) => so + Number(suite[key]), 0))
  const builder = new Builder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  })
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    testsuites: {
      '@_name': SUITE,
      '@_tests': sum('@_tests'),
      '@_failures': sum('@_failures'),
      '@_errors': sum('@_errors'),
      '@_skipped': sum('@_skipped'),
      testsuite: suites.length === 1 ? suites[0] : suites,
    },
  })
}

function suiteOf(verdict: Verdict, name: string): Suite {
  return { ...counted(name, [...toolCases(verdict), callsCase(verdict)]), ...noticesOf(verdict) }
}

function counted(name: string, cases: readonly TestCase[]): Suite {
  const count = (key: 'failure' | 'error' | 'skipped') => String(cases.filter((one) => one[key] !== undefined).length)
  return {
    '@_name': name,
    '@_tests': String(cases.length),
    '@_failures': count('failure'),
    '@_errors': count('error'),
    '@_skipped': count('skipped'),
    testcase: cases,
  }
}

function suiteOfServer(server: ServerVerdict): Suite {
  const name = harmless(visible(server.name, 200))
  if ('verdict' in server) return suiteOf(server.verdict, name)
  const one = { '@_name': 'contract', '@_classname': SUITE }
  if ('skipped' in server)
    return counted(name, [{ ...one, skipped: { '@_message': harmless(visible(server.skipped)) } }])
  const { message, next = '' } = server.error
  const told = { '@_message': harmless(visible(message)), '@_type': 'unread', '#text': harmless(visible(next)) }
  return counted(name, [{ ...one, error: told }])
}

/** What concerns all servers: the accept entries that hold for all of them. */
function suiteOfAll(verdict: Verdict): readonly Suite[] {
  const own = verdict.findings.filter(({ server }) => server === undefined)
  if (own.length === 0) return []
  return [counted('all servers', [{ '@_name': 'contract', '@_classname': SUITE, ...bodyOf(verdict, own) }])]
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
    ...(tool === null ? unexplained(verdict) : {}),
  }))
}

/** The pin alone fails the check: no rule names a change. */
function unexplained({ outcome, pin, findings, reasons, differences = [] }: Verdict): Pick<TestCase, 'failure'> {
  if (outcome === 'pass' || pin === 'same' || findings.length > 0) return {}
  const side = (value: Json | undefined): string => (value === undefined ? 'not there' : jsonLine(value, 300))
  const { shown, more } = firstOf(differences, MOST_FINDINGS)
  const lines = shown.map(({ pointer, before, after }) => `${visible(pointer, 300)}: ${side(before)} -> ${side(after)}`)
  const text = [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
  return { failure: { '@_message': harmless(visible(reasons[0] ?? '')), '@_type': 'drift', '#text': harmless(text) } }
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
