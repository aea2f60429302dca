/** SARIF 2.1.0 for code scanning: what GitHub's ingestion demands, within its limits. */
import type { Level, Location, RuleMeta } from '../model/finding.js'
import { plural } from '../model/plural.js'
import type { Verdict } from '../model/verdict.js'
import { blindSentence } from './lost-words.js'
import { isQuiet } from './outline.js'
import { type Part, partsOf, type Told } from './sarif-parts.js'
import { blastWords, concernOf, cut, harmless, jsonLine, visible, visibleJson, witnessWords } from './words.js'

/** GitHub keeps the first 5,000 results of a run, and refuses more than 25,000 rules. */
const MOST_RESULTS = 5_000
const MOST_RULES = 25_000
const LONGEST_DESCRIPTION = 1_024
const LONGEST_NOTICE = 1_000
const MOST_NOTICES = 100
const DRIVER = 'mcp-compat'

export interface SarifOptions {
  /** Keeps several checks of one workflow apart. */
  readonly name: string
  readonly version: string
  /** Where findings are shown that stand in no file, relative to the repository's root. */
  readonly fallbackFile: string
  /** The program's home page; rules then link to their pages there. */
  readonly informationUri?: string
}

/**
 * The verdict as SARIF: one run, over several servers one for what concerns them all and one for each (GitHub takes 20,
 * so the servers after the first ones share a run). Compatible changes are left out unless they fail: an alert asks for
 * a fix. A server that could not be read has no run, so that its alerts stay as they are.
 */
export function sarif(verdict: Verdict, options: SarifOptions): string {
  const runs = partsOf(verdict, options.name).map((part) => runOf(part, options))
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs }
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`
}

function runOf({ category, findings, notices, unread, properties }: Part, options: SarifOptions): object {
  const told = findings.filter(({ finding }) => !isQuiet(finding))
  const kept = told.slice(0, MOST_RESULTS)
  const rules = rulesOf(kept)
  const positions = new Map(rules.map(({ id }, at) => [id, at]))
  const left = told.length - kept.length
  const noted = [
    ...(left > 0
      ? [`${plural(left, 'finding')} left out: a run shows ${MOST_RESULTS}, the most severe are here.`]
      : []),
    ...notices.slice(0, MOST_NOTICES),
  ]
  return {
    tool: {
      driver: {
        name: DRIVER,
        version: options.version,
        semanticVersion: options.version,
        ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
        rules: rules.map((rule) => describeRule(rule, loudestOf(rule, kept), options.informationUri)),
      },
    },
    automationDetails: { id: `${[DRIVER, ...category.map(categoryOf)].join('/')}/` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: [
          ...unread.slice(0, MOST_NOTICES).map((text) => notification(text, 'error')),
          ...noted.map((text) => notification(text, 'note')),
        ],
      },
    ],
    results: kept.map((one) => resultOf(one, positions.get(one.finding.rule), options)),
    properties,
  }
}

function categoryOf(name: string): string {
  return encodeURIComponent(visible(name, 200))
}

/** The metadata of every rule that has a result, so that each result can point at its rule. */
function rulesOf(findings: readonly Told[]): readonly RuleMeta[] {
  const metas = new Set(findings.map(({ verdict }) => verdict).flatMap(({ rules }) => rules))
  const known = new Map([...metas].map((meta) => [meta.id, meta]))
  const fired = [...new Set(findings.map(({ finding }) => finding.rule))].sort().slice(0, MOST_RULES)
  return fired.map(
    (id) => known.get(id) ?? { id, summary: `${id}.`, why: 'The contract changed.', remedy: 'Look at the change.' },
  )
}

/** The level of a rule's most severe result. */
function loudestOf({ id }: RuleMeta, findings: readonly Told[]): 'error' | 'warning' | 'note' {
  const levels = findings.filter(({ finding }) => finding.rule === id).map(({ finding }) => sarifLevel(finding.level))
  return (['error', 'warning'] as const).find((level) => levels.includes(level)) ?? 'note'
}

const SEVERITY = { error: 'error', warning: 'warning', note: 'recommendation' } as const

function describeRule(
  { id, summary, why, remedy }: RuleMeta,
  level: keyof typeof SEVERITY,
  home: string | undefined,
): object {
  return {
    id,
    name: id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text: cut(summary, LONGEST_DESCRIPTION) },
    fullDescription: { text: cut(`${summary} ${why}`, LONGEST_DESCRIPTION) },
    help: {
      text: `${summary}\n\n${why}\n\nTo do: ${remedy}`,
      markdown: `**${summary}**\n\n${why}\n\n**To do:** ${remedy}`,
    },
    ...(home === undefined ? {} : { helpUri: `${home.replace(/\/$/, '')}/blob/main/docs/rules/${id}.md` }),
    defaultConfiguration: { level },
    properties: { tags: ['mcp', 'compatibility'], precision: 'very-high', 'problem.severity': SEVERITY[level] },
  }
}

function resultOf(told: Told, ruleIndex: number | undefined, options: SarifOptions): object {
  const { finding, server } = told
  const { fingerprint, rule, level, effect, tool, subject, side, pointer, calls, cause, gates, witness, accepted } =
    finding
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: sarifLevel(level),
    message: { text: messageOf(told) },
    locations: [locationOf(finding.location, options.fallbackFile)],
    // The uploader computes primaryLocationLineHash itself; a wrong one would be worse than none.
    partialFingerprints: { 'mcpCompatFingerprint/v1': fingerprint },
    ...(accepted === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: visible(accepted.reason) }] }),
    properties: {
      effect,
      gates,
      ...(server === undefined ? {} : { server }),
      ...(tool === null ? {} : { tool }),
      ...(subject === undefined ? {} : { subject }),
      side,
      pointer,
      calls,
      cause,
      ...(finding.blindSpot === undefined ? {} : { blindSpot: visible(finding.blindSpot, 300) }),
      ...(witness === undefined ? {} : { witness: jsonLine(witness) }),
    },
  }
}

function sarifLevel(level: Level): 'error' | 'warning' | 'note' {
  return level === 'off' ? 'note' : level
}

function messageOf({ verdict, finding, server }: Told): string {
  const blast = blastWords(verdict, [finding])
  const of = server === undefined ? '' : `${harmless(visible(server, 100))}: `
  const sentences = [
    `${of}${harmless(concernOf(finding))}: ${harmless(visible(finding.message))}`,
    ...(blast === '' ? [] : [`It ${blast}.`]),
    ...(finding.blindSpot === undefined ? [] : [harmless(blindSentence(finding.blindSpot))]),
    ...(finding.witness === undefined ? [] : [`${witnessWords(finding)}: ${harmless(jsonLine(finding.witness, 500))}`]),
  ]
  return sentences.join('\n')
}

function locationOf(location: Location | undefined, fallbackFile: string): object {
  const { file, line, column, endLine, endColumn } = location ?? { file: fallbackFile, line: 1, column: 1 }
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: 'SRCROOT' },
      region: {
        startLine: line,
        startColumn: column,
        ...(endLine === undefined ? {} : { endLine }),
        ...(endColumn === undefined ? {} : { endColumn }),
      },
    },
  }
}

/** The path as a relative URI reference; what is no path (a command, a URL) becomes one that at least is valid. */
function uriOf(file: string): string {
  const steps = file.replaceAll('\\', '/').split('/')
  const path = steps.filter((step) => step !== '' && step !== '.').map((step) => encodeURIComponent(wellFormed(step)))
  return path.join('/') || 'contract'
}

/** encodeURIComponent throws at a lone surrogate. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

function notification(text: string, level: 'note' | 'error'): object {
  return { level, message: { text: visible(text, LONGEST_NOTICE) } }
}
