/** real/: every recorded call as --redact-all would write it comes to the same; and what masking alone touches. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLimit } from '../../lib/io/limit.js'
import { parseContract } from '../../lib/model/parse.js'
import { mask } from '../../lib/model/redact.js'
import { alongside, leavesOf } from '../../lib/model/redaction/leaves.js'
import { isSecretKey } from '../../lib/model/secret.js'
import { createRedactor } from '../../lib/replay/redaction/redactor.js'
import { createEngine } from '../../lib/schema/engine.js'
import { build } from '../../lib/schema/regex/build.js'

const PAIRS = [
  ['bfcl', ['bfcl/bfcl.tools.json'], 'bfcl/bfcl.calls.jsonl'],
  ['tau', ['tau/tau-airline.tools.json'], 'tau/tau-airline.calls.jsonl'],
  [
    'playwright',
    ['playwright/playwright-0.0.70.json', 'playwright/playwright-0.0.71.json'],
    'playwright/playwright.calls.jsonl',
  ],
  ['github 0.8 -> 0.20', ['github/v0.8.0.json', 'github/v0.20.0.json'], 'github/v0.8.0.calls.jsonl'],
  ['github 0.19 -> 0.20', ['github/v0.19.0.json', 'github/v0.20.0.json'], 'github/v0.19.0.calls.jsonl'],
]

export async function redaction(cases) {
  const section = { title: 'recordings that were redacted', rows: [], mismatches: [], notes: [] }
  for (const [name, contracts, calls] of PAIRS) {
    const read = (file) => readFileSync(join(cases, 'real', file), 'utf8')
    section.rows.push(
      redactOne(
        name,
        contracts.map((file) => parseContract(JSON.parse(read(file)), file)),
        read(calls),
        section,
      ),
    )
  }
  return section
}

function redactOne(name, contracts, text, section) {
  const now = () => performance.now()
  const engine = createEngine({
    formats: 'assert',
    limit: createLimit(),
    milliseconds: 1_000,
    now,
    buildMachine: build,
  })
  const redactor = createRedactor({ rules: [], all: true, salt: randomUUID(), contracts, engine })
  const row = { name, calls: 0, same: 0, leftOut: 0, 'masked by key': 0, 'masked by looks': 0, values: 0 }
  const started = now()
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const { tool, arguments: given } = JSON.parse(line)
    row.calls++
    const made = redactor.redact({ tool, arguments: given })
    if (!made.kept) {
      row.leftOut++
      section.notes.push(`${name}: ${tool}: ${made.why}`)
    } else if (comesToTheSame(contracts, tool, given, made.arguments, engine)) row.same++
    else section.mismatches.push(`${name}: a call of ${tool} comes to something else`)
    countMasked(given, row, section)
  }
  return { ...row, ms: (now() - started).toFixed(0) }
}

/** Accepted by the same contracts, and refused by the same keywords in the schema. */
function comesToTheSame(contracts, tool, given, made, engine) {
  return contracts.every((contract) => {
    const keywords = (value) =>
      contract.tools
        .filter((one) => one.name === tool)
        .map(({ inputSchema }) =>
          engine
            .validator(inputSchema)
            .rejections(value)
            .map(({ schemaPointer }) => schemaPointer)
            .sort()
            .join(),
        )
        .join()
    return keywords(given) === keywords(made)
  })
}

/** A value that is masked without a key that says so is a false masking until somebody has looked at it. */
function countMasked(given, row, section) {
  const masked = alongside(given, mask(given))
  for (const [index, leaf] of (leavesOf(given) ?? []).entries()) {
    row.values++
    if (masked[index] === leaf.value) continue
    if (leaf.steps.some(isSecretKey)) row['masked by key']++
    else {
      row['masked by looks']++
      section.notes.push(`masked: ${leaf.steps.join('/')} ${leaf.value}`)
    }
  }
}
