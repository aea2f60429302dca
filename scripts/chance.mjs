/**
 * Seeded random schema pairs against the engine, with two validators as judges and a third for their disputes.
 * Usage: npm run chance -- [--from SEED] [--count PAIRS] [--dialect D] [--lib FOLDER] [--json FILE]; every contradiction is
 * printed in full with its seed; exits 1 where there is one. `--from SEED --families 1` shows a single seed again.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Counts } from './chance/counts.mjs'
import { examine } from './chance/examine.mjs'
import { Family } from './chance/family.mjs'
import { settle, shareFormats } from './chance/judges.mjs'
import { third } from './chance/third.mjs'

/** An engine keeps its answers, so each gets a few thousand pairs. */
const FAMILIES_PER_ENGINE = 100
const EVERY_MS = 10_000

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    families: { type: 'string' },
    dialect: { type: 'string' },
    lib: { type: 'string', default: 'lib' },
    json: { type: 'string' },
  },
})

const load = (path) => import(pathToFileURL(resolve(values.lib, path)).href)
const { createEngine } = await load('schema/engine.js')
const { build: buildMachine } = await load('schema/regex/build.js')
const { createLimit } = await load('io/limit.js')

shareFormats()
const counts = new Counts(performance.now())
const [from, pairs, families] = [values.from, values.count, values.families ?? 'Infinity'].map(Number)
let engines = new Map()
let told = performance.now()
for (let seed = from; counts.pairs < pairs && seed < from + families; seed++) {
  if ((seed - from) % FAMILIES_PER_ENGINE === 0) engines = new Map()
  counts.add(examine(new Family(seed, values), engineFor, () => performance.now()))
  await settleDisputes()
  tellContradictions()
  if (performance.now() - told < EVERY_MS) continue
  told = performance.now()
  console.log(counts.line(seed, told))
}
const summary = { from, ...counts.summary(performance.now()) }
console.log(JSON.stringify(summary, null, 1))
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(summary, null, 1)}\n`)
process.exitCode = summary.contradictions > 0 || summary.pairs === 0 ? 1 : 0

function engineFor(formats) {
  const limit = createLimit()
  const create = () => createEngine({ buildMachine, formats, milliseconds: 1_000, now: () => performance.now(), limit })
  const engine = engines.get(formats) ?? create()
  engines.set(formats, engine)
  return engine
}

async function settleDisputes() {
  for (const dispute of counts.takeDisputes()) counts.settled(dispute, await settle(dispute, third))
}

function tellContradictions() {
  for (const contradiction of counts.takeContradictions()) console.log(`CONTRADICTION ${JSON.stringify(contradiction)}`)
}
