/**
 * Replay side by side with the plainest correct replay there is (one thread: read, split, JSON.parse, two compiled ajv
 * validators, count) and with a six-keyword gate in Python. The gate of the bundle does its whole job: all statuses,
 * coverage, masking, containment and the report. Rounds are interleaved (A B A B) and ratios are taken per round, so a busy
 * machine slows both; each side has to come to the same counts.
 * Usage: npm run bench:replay -- FOLDER [--rounds N] [--only ROW]… [--dist FOLDER]; FOLDER holds the measuring stick
 * (floor.mjs, gen_calls.mjs, gate_ref.py), which is called and never copied into the project. Exits 1 where a target is missed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { table } from '../../scripts/corpus/table.mjs'
import { findNode24 } from '../../scripts/node24.mjs'
import { median, openMeasure } from './measure.mjs'
import { openSides } from './sides.mjs'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** `calls`: what gen_calls.mjs makes; `real`: a pair of published contracts with the calls of their tests. */
const ROWS = [
  { row: 'distinct', made: ['--calls', '1000000'], targets: { wall: 0.85, rss: 1.6 } },
  { row: 'repeats', made: ['--calls', '1000000', '--repeat', '0.9', '--stamp'], targets: { wall: 0.5 } },
  { row: 'small', real: ['v0.19.0', 'v0.20.0'], targets: { wall: 0.5 }, least: 9 },
]
/** Recordings that differ in length alone: memory has to stay flat. */
const FLAT = { short: 300_000, long: 3_000_000, growth: 1.4, megabytes: 220 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [...ROWS.map(({ row }) => row), 'flat'] },
    dist: { type: 'string', default: join(ROOT, 'dist') },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('Where is the measuring stick? Usage: npm run bench:replay -- FOLDER [--rounds N] [--only ROW]…')
  process.exit(2)
}
const work = mkdtempSync(join(tmpdir(), 'mcp-compat-replay-'))
try {
  bench()
} finally {
  rmSync(work, { recursive: true, force: true })
}

function bench() {
  const node = findNode24()
  const measure = openMeasure(node, work)
  const sides = openSides({ stick: resolve(folder), work, root: ROOT, dist: resolve(values.dist), measure })
  const rows = ROWS.filter(({ row }) => values.only.includes(row)).map((row) => compare(row, sides))
  const flat = values.only.includes('flat') ? growth(sides) : []
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  console.log(`\nnode ${version}, medians; × are medians of the ratios of one round, floor.mjs = 1`)
  if (rows.length > 0) console.log(table(rows.map(({ shown }) => shown)))
  if (flat.length > 0) console.log(table(flat.map(({ shown }) => shown)))
  const missed = [...rows, ...flat].flatMap(({ missed }) => missed)
  for (const what of missed) console.error(`missed: ${what}`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

function compare({ row, made, real, targets, least = 0 }, { generate, published, floor, gate, python, sameCounts }) {
  const files = real === undefined ? generate(made) : published(real)
  sameCounts(row, gate(files), floor(files))
  const rounds = Array.from({ length: Math.max(Number(values.rounds), least) }, (_, round) => {
    console.error(`${row}: round ${round + 1}`)
    return { floor: floor(files), ours: gate(files), python: python(files) }
  })
  const ratio = (side, of, what) => median(rounds.map((round) => round[side][what] / round[of][what]))
  const of = (side, what) => median(rounds.map((round) => round[side][what]))
  const ratios = { wall: ratio('ours', 'floor', 'wall'), rss: ratio('ours', 'floor', 'rss') }
  const shown = {
    ...{ row, 'floor ms': of('floor', 'wall').toFixed(0), 'ours ms': of('ours', 'wall').toFixed(0) },
    ...{ 'wall ×': ratios.wall.toFixed(2), 'cpu ×': ratio('ours', 'floor', 'cpu').toFixed(2) },
    ...{ 'floor MB': of('floor', 'rss').toFixed(0), 'ours MB': of('ours', 'rss').toFixed(0) },
    ...{ 'RSS ×': ratios.rss.toFixed(2), 'of python ×': ratio('ours', 'python', 'wall').toFixed(2) },
    targets: Object.entries(targets)
      .map(([what, most]) => `${what} ${most}`)
      .join(', '),
  }
  const missed = Object.entries(targets)
    .filter(([what, most]) => ratios[what] > most)
    .map(([what, most]) => `${row}: ${what} is ${ratios[what].toFixed(2)} of the floor's, the target is ${most}`)
  return { shown, missed }
}

function growth({ generate, gate }) {
  const [short, long] = [FLAT.short, FLAT.long].map((calls) => generate(['--calls', String(calls)]))
  const rounds = Array.from({ length: 3 }, () => ({ short: gate(short), long: gate(long) }))
  const times = median(rounds.map((round) => round.long.rss / round.short.rss))
  const rss = median(rounds.map((round) => round.long.rss))
  const shown = {
    ...{ row: 'flat', 'MB at 300k': median(rounds.map(({ short: { rss: at } }) => at)).toFixed(0) },
    ...{ 'MB at 3M': rss.toFixed(0), 'RSS ×': times.toFixed(2) },
    targets: `${FLAT.growth}, ${FLAT.megabytes} MB`,
  }
  const missed = []
  if (times > FLAT.growth) missed.push(`flat: memory grows ${times.toFixed(2)} times, the target is ${FLAT.growth}`)
  if (rss > FLAT.megabytes) missed.push(`flat: ${rss.toFixed(0)} MB at 3M, the target is ${FLAT.megabytes}`)
  return [{ shown, missed }]
}
