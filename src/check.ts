/** The whole decision on one page, pure: two contracts and the recorded calls in, a verdict out. */
import type { Call } from './model/call.js'
import { canonicalTextOf, digestOfContract, pinOf } from './model/canonical.js'
import type { Contract } from './model/contract.js'
import { differencesOf } from './model/difference.js'
import { Contradiction } from './model/error.js'
import type { LineJudge } from './model/line-judge.js'
import type { CheckOptions } from './model/options.js'
import type { Judged } from './model/shard.js'
import type { ContractSummary, Verdict } from './model/verdict.js'
import { joinReplays } from './replay/joined.js'
import { maskedReplay } from './replay/masked.js'
import { startReplay } from './replay/replay.js'
import { classify } from './rules/classify.js'
import { RULES } from './rules/index.js'
import { likelyRenames } from './rules/matching/likely-renames.js'
import { findRenames } from './rules/matching/rename.js'
import { type BuildMachine, createEngine } from './schema/engine.js'
import { holdsSlowPattern } from './schema/judging/effort.js'
import { type JudgeInput, judge } from './verdict/judge.js'
import { type GivenPart, judgedTogether, placed, wholeOf } from './verdict/merge.js'
import { judgedFrom } from './verdict/shard.js'

/** Budget of one containment decision, and of all of a contract together. */
const DECISION_MS = 1_000
const CONTRACT_MS = 60_000

/** Differences that are told where no finding tells one. */
const MOST_DIFFERENCES = 50

/** Calls are handed over one by one, so that a recording of any size streams through. */
export interface Check {
  take(call: Call): void
  /** Takes calls that are good by their bytes alone; undefined where calls have to be read. */
  readonly lines: LineJudge | undefined
  /** Decides about the contracts now, which no call has a say in; `finish` does it where nobody asked for it before. */
  readonly decide: () => void
  /**
   * Decides, judges and is done.
   * @throws Contradiction where a recorded call breaks although containment was proved
   */
  finish(notices: readonly string[]): Verdict
  /** After `finish`, where `sharded` was asked for: what the verdict was judged from, to be joined to other shards. */
  judged(): Judged | undefined
}

/**
 * Begins a check; `replayed` says whether a recording was given at all. Without `buildMachine` whatever hangs on a pattern
 * or a format is undecided; see `hangsOnPatterns`.
 */
export function startCheck(
  baseline: Contract,
  candidate: Contract,
  replayed: boolean,
  options: CheckOptions,
  buildMachine?: BuildMachine,
): Check {
  const { formats, now, limit, semantics } = options
  const engine = createEngine({
    ...{ formats, buildMachine, now, limit },
    milliseconds: DECISION_MS,
    altogether: CONTRACT_MS,
  })
  const renames = replayed ? findRenames(baseline, candidate) : undefined
  const replay =
    renames &&
    startReplay({
      ...{ baseline, candidate, engine, sharded: options.sharded === true },
      renames: likelyRenames(baseline, candidate, renames, options.aliases),
      ...(options.aliases === undefined ? {} : { aliases: options.aliases }),
    })
  let classified: ReturnType<typeof classify> | undefined
  const decide = (): ReturnType<typeof classify> => {
    classified ??= classify(baseline, candidate, engine, semantics, {
      now,
      surroundings: options.surroundings,
      evidence: options.evidence,
      alone: options.alone,
      renames,
    })
    return classified
  }
  let judged: Judged | undefined
  return {
    take: (call) => replay?.take(call),
    lines: replay?.lines,
    decide,
    finish: (notices) => {
      const { findings, decisions } = decide()
      const found = replay?.finish()
      const input: JudgeInput = {
        baseline: summaryOf(baseline),
        candidate: summaryOf(candidate),
        pin: pinOf(baseline, candidate),
        findings,
        decisions,
        rules: RULES.map((rule) => rule.meta),
        replay: found === undefined ? undefined : maskedReplay(found),
        policy: options.policy,
        notices,
        ...(options.alone === true
          ? { probed: 'alone' }
          : options.evidence === undefined
            ? {}
            : { probed: 'compared' }),
      }
      const { verdict, contradictions } = judge(input)
      for (const tool of new Set(contradictions.map((call) => call.tool))) refuseContradiction(tool)
      const untold = verdict.pin !== 'same' && verdict.findings.length === 0
      const wanted = untold || (options.sharded === true && verdict.pin !== 'same')
      const differences = wanted ? differencesOf(baseline, candidate, MOST_DIFFERENCES) : []
      if (options.sharded === true) judged = judgedFrom({ ...input, pin: verdict.pin }, differences)
      return untold ? { ...verdict, differences } : verdict
    },
    judged: () => judged,
  }

  /** Caller semantics leave some calls out on purpose; a recorded one of those is no contradiction. */
  function refuseContradiction(name: string): void {
    const before = baseline.tools.find((tool) => tool.name === name)?.inputSchema
    const after = candidate.tools.find((tool) => tool.name === name)?.inputSchema
    if (before === undefined || after === undefined || engine.contains(after, before, 'strict').contained !== 'yes')
      return
    throw new Contradiction(
      `A recorded call of ${JSON.stringify(name)} breaks, although every call was proved to stay valid. Please report both schemas and the call.`,
    )
  }
}

/**
 * The verdict of one run over all calls, from the reports of its shards; `label` is what lifts the gate now.
 * @throws UserError where they are not all the shards of one job
 */
export function mergeShards(given: readonly GivenPart[], label?: string): Verdict {
  const parts = wholeOf(given)
  const together = judgedTogether(parts)
  const { differences, policy } = together
  const [first] = parts
  const [head, ...tail] = parts.flatMap((part) => part.replay ?? [])
  const replay = head && joinReplays([head, ...tail], first.baseline.toolNames ?? [])
  const { verdict } = judge({
    ...together,
    rules: RULES.map((rule) => rule.meta),
    replay,
    policy: label === undefined ? policy : { ...policy, acceptedByLabel: label },
  })
  const told = placed(
    verdict,
    parts.flatMap(({ places }) => places),
  )
  const { update } = first
  return {
    ...told,
    ...(told.pin === 'same' || told.findings.length > 0 ? {} : { differences }),
    ...(update === undefined ? {} : { update }),
  }
}

/**
 * May a decision about these two hang on a pattern or a format, or the replay on a pattern that may backtrack for long?
 * Tools that did not change need no decision.
 */
export function hangsOnPatterns(baseline: Contract, candidate: Contract, replayed: boolean): boolean {
  const tools = [...baseline.tools, ...candidate.tools]
  if (replayed && tools.some(({ inputSchema }) => inputSchema !== undefined && holdsSlowPattern(inputSchema)))
    return true
  const texts = new Set(baseline.tools.map(({ raw }) => canonicalTextOf(raw)))
  const after = new Set(candidate.tools.map(({ raw }) => canonicalTextOf(raw)))
  const changed = [...texts].filter((text) => !after.has(text)).concat([...after].filter((text) => !texts.has(text)))
  return changed.some((text) => /"(pattern|format)":"|"patternProperties":\{/.test(text))
}

function summaryOf(contract: Contract): ContractSummary {
  const version = contract.server?.version
  return {
    source: contract.source,
    digest: digestOfContract(contract),
    tools: contract.tools.length,
    toolNames: contract.tools.map(({ name }) => name),
    ...(version === undefined ? {} : { version }),
  }
}
