/** real/: releases of real servers with real calls, and the counts that replaying them gives. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './judge.mjs'

/** Contracts with their own calls, and the share of those that do not fit it (stated by the corpus). */
const OWN = [
  { name: 'bfcl', contract: 'bfcl.tools.json', calls: 'bfcl.calls.jsonl', least: 0.01, most: 0.03 },
  { name: 'tau', contract: 'tau-airline.tools.json', calls: 'tau-airline.calls.jsonl', least: 0, most: 0 },
]

export async function real(cases) {
  const folder = join(cases, 'real')
  const section = { title: 'real servers with real calls', rows: [], mismatches: [], notes: [] }
  for (const release of releases(folder)) section.rows.push(await replay(release, section))
  section.rows.push(...(await spec(join(folder, 'spec'), section)))
  for (const own of OWN) section.rows.push(await identity(join(folder, own.name), own, section))
  return section
}

function releases(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const { playwright } = read('playwright/expected.json')
  const github = read('github/expected.json').map((expected) => ({
    name: `github ${expected.from} -> ${expected.to}`,
    baseline: join(folder, 'github', `${expected.from}.json`),
    candidate: join(folder, 'github', `${expected.to}.json`),
    calls: join(folder, 'github', `${expected.from}.calls.jsonl`),
    expected,
  }))
  return [
    {
      name: 'playwright 0.0.70 -> 0.0.71',
      baseline: join(folder, 'playwright', playwright.old),
      candidate: join(folder, 'playwright', playwright.new),
      calls: join(folder, 'playwright', 'playwright.calls.jsonl'),
      expected: playwright,
    },
    ...github,
  ]
}

async function replay({ name, baseline, candidate, calls, expected }, section) {
  const { verdict, crash, ms } = await judge(baseline, candidate, { calls: [calls] })
  if (crash) {
    section.mismatches.push(`${name}: ${crash.stack ?? crash}`)
    return { name, calls: 'crash' }
  }
  const wanted = {
    calls: expected.calls,
    valid: expected.stillValid,
    broken: expected.broken + expected.toolGone,
    invalid: expected.invalidOld,
    fixed: expected.fixed,
    unknown: expected.unknownOld,
  }
  compare(name, wanted, countsOf(verdict), section)
  return { name, ...countsOf(verdict), dropped: verdict.calls.dropped, outcome: verdict.outcome, ms: ms.toFixed(0) }
}

/** In the corpus's terms: a dropped or defaulted call is still valid, a broken one may have failed when recorded. */
function countsOf({ calls }) {
  return {
    calls: calls.recorded,
    valid: calls.valid + calls.dropped + calls.defaulted,
    broken: calls.broken + calls.failedWhenRecorded,
    invalid: calls.invalidUnderBaseline,
    fixed: calls.fixed,
    unknown: calls.unknownTool,
  }
}

/** The specification's own additive changes break nobody. */
async function spec(folder, section) {
  const dates = ['2025-06-18', '2025-11-25', '2026-07-28']
  const rows = []
  for (let i = 1; i < dates.length; i++) {
    const [from, to] = [dates[i - 1], dates[i]]
    const files = [from, to].map((date) => join(folder, `implementation-${date}.tools.json`))
    const judged = await judge(...files, { calls: [join(folder, 'implementation.calls.jsonl')] })
    rows.push(row(`spec ${from} -> ${to}`, judged, { outcome: 'pass', broken: 0, breaking: 0, undecided: 0 }, section))
  }
  return rows
}

/** A contract against itself with its own calls: nothing breaks, few calls are invalid. */
async function identity(folder, { name, contract, calls, least, most }, section) {
  const file = join(folder, contract)
  const judged = await judge(file, file, { calls: [join(folder, calls)] })
  const made = row(`${name} against itself`, judged, { outcome: 'pass', broken: 0, breaking: 0, undecided: 0 }, section)
  const share = made.invalid / made.calls
  if (!(share >= least && share <= most))
    section.mismatches.push(`${name}: ${(share * 100).toFixed(1)} % of the calls are invalid under their own contract`)
  return made
}

function row(name, { verdict, crash, ms }, wanted, section) {
  if (crash) {
    section.mismatches.push(`${name}: ${crash.stack ?? crash}`)
    return { name, calls: 'crash' }
  }
  const { outcome, counts, calls } = verdict
  const found = { outcome, broken: calls.broken, breaking: counts.breaking, undecided: counts.undecided }
  compare(name, wanted, found, section)
  return { name, ...countsOf(verdict), dropped: calls.dropped, outcome, ms: ms.toFixed(0) }
}

function compare(name, wanted, found, section) {
  for (const [key, value] of Object.entries(wanted))
    if (found[key] !== value) section.mismatches.push(`${name}: ${key} ${found[key]}, expected ${value}`)
}
