/** How recorded calls are made safe to keep, as options and config say. */
import { createLimit } from '../../io/limit.js'
import { readConfig } from '../../io/read/config.js'
import { readContract } from '../../io/read/contract.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { plural } from '../../model/plural.js'
import { parseSource, startsProgram } from '../../model/source.js'
import { createRedactor, type Recorded, type Redacted, type Redactor } from '../../replay/redaction/redactor.js'
import { createEngine } from '../../schema/engine.js'
import { knownRules } from '../gate.js'
import { withSources } from '../server-flags.js'
import type { Terminal } from '../terminal.js'

/** As commander gives them. */
export interface RedactionFlags {
  readonly config?: string
  readonly redactAll?: boolean
  /** The contracts that the calls will be replayed under. */
  readonly redactFor?: readonly string[]
}

export interface Redaction {
  /** `contract`: the one that the call was made under, where none was named by option. */
  readonly redact: (call: Recorded, contract?: Contract) => Redacted
  /** What was left out or may have another outcome, and why; undefined where there is nothing to tell. */
  readonly told: () => string | undefined
}

/** More would be held against too much. */
const MOST_CONTRACTS = 2
/** Reasons that are told. */
const MOST_REASONS = 10

/**
 * Reads what there is to read before the first call.
 * @param salt random, for this run alone
 * @throws UserError where an option, the config or a contract cannot be read
 */
export async function openRedaction(flags: RedactionFlags, terminal: Terminal, salt: string): Promise<Redaction> {
  const directory = terminal.cwd()
  const config = await readConfig(flags.config, directory, knownRules(), directory)
  const contracts = await contractsOf(flags.redactFor ?? [], terminal)
  const { build } = await import('../../schema/regex/build.js')
  const engine = createEngine({
    ...{ formats: config.formats ?? 'assert', buildMachine: build, limit: createLimit() },
    ...{ now: () => performance.now(), milliseconds: 1_000 },
  })
  const rules = config.redact ?? []
  const create = (known: readonly Contract[]): Redactor =>
    createRedactor({ rules, all: flags.redactAll === true, salt, contracts: known, engine })
  const named = create(contracts)
  const byContract = new WeakMap<Contract, Redactor>()
  const redactorFor = (contract: Contract | undefined): Redactor => {
    if (contract === undefined || contracts.length > 0) return named
    const known = byContract.get(contract) ?? create([contract])
    byContract.set(contract, known)
    return known
  }
  const reasons = new Map<string, number>()
  const count = (reason: string): void => {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return {
    redact: (call, contract) => {
      const made = redactorFor(contract).redact(call)
      if (!made.kept) count(`left out: ${made.why}`)
      else if (made.note !== undefined) count(made.note)
      return made
    },
    told: () => (reasons.size === 0 ? undefined : sumOf(reasons)),
  }
}

function sumOf(reasons: ReadonlyMap<string, number>): string {
  const all = [...reasons].sort(([, a], [, b]) => b - a)
  const shown = all.slice(0, MOST_REASONS).map(([reason, calls]) => `${plural(calls, 'call')} (${reason})`)
  return `Not every call could be redacted and keep its outcome: ${shown.join('; ')}.`
}

async function contractsOf(sources: readonly string[], terminal: Terminal): Promise<Contract[]> {
  if (sources.length > MOST_CONTRACTS)
    throw new UserError('--redact-for names more than two contracts.', 'Name the baseline, and the candidate.')
  const started = sources.find((source) => startsProgram(parseSource(source)))
  if (started !== undefined)
    throw new UserError('A contract of --redact-for would have to be started first.', 'Capture it, and name the file.')
  if (sources.length === 0) return []
  return withSources({}, terminal, async (context) => {
    const read = await Promise.all(sources.map((source) => readContract(source, context)))
    return read.map(({ contract }) => contract)
  })
}
