/**
 * Cold start of the committed command line under node 24, side by side with two floors in one run: `gate` on two
 * 10-tool files (without and with patterns) against a bundle that only loads ajv with formats and compiles one schema;
 * `--help` against `node -e 0`. Rounds are interleaved and ratios are taken per round, so a busy machine slows both.
 * Usage: npm run bench [-- --rounds N] [--dist FOLDER]; exits 1 where a target is missed.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { table } from '../scripts/corpus/table.mjs'
import { findNode24 } from '../scripts/node24.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const NODE = findNode24()
const TARGETS = [
  { side: 'gate', floor: 'ajv bundle', target: 1.5 },
  { side: 'gate, patterns', floor: 'ajv bundle', target: 1.5 },
  { side: '--help', floor: 'node -e 0', target: 2 },
]
/** What four of ten published contracts have and the rest have not: it needs the regular-expression library. */
const PATTERNS = { since: { format: 'date-time' }, tag: { pattern: '^[a-z-]+$' } }

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '21' }, dist: { type: 'string', default: join(ROOT, 'dist') } },
})
const CLI = join(resolve(values.dist), 'cli/index.js')
const work = mkdtempSync(join(tmpdir(), 'mcp-compat-bench-'))
try {
  bench(Number(values.rounds))
} finally {
  rmSync(work, { recursive: true, force: true })
}

function bench(rounds) {
  const sides = {
    'node -e 0': ['-e', '0'],
    '--help': [CLI, '--help'],
    'ajv bundle': [bundleFloor()],
    gate: gateOn(writeContracts('plain', {})),
    'gate, patterns': gateOn(writeContracts('patterns', PATTERNS)),
  }
  mustWork(sides)
  const taken = Object.fromEntries(Object.keys(sides).map((side) => [side, []]))
  for (let round = -1; round < rounds; round++)
    for (const [side, args] of Object.entries(sides)) {
      const ms = time(args)
      if (round >= 0) taken[side].push(ms)
    }
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim()
  const rows = TARGETS.map(({ side, floor, target }) => {
    const ratio = median(taken[side].map((ms, i) => ms / taken[floor][i]))
    return { what: `${side} / ${floor}`, ms: median(taken[side]), 'floor ms': median(taken[floor]), ratio, target }
  })
  console.log(`node ${version}, ${rounds} rounds, medians\n${table(rows.map(rounded))}`)
  const missed = rows.filter(({ ratio, target }) => ratio > target)
  for (const { what, target } of missed) console.error(`${what} is above its target of ${target}`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

function gateOn({ baseline, candidate }) {
  return [CLI, 'gate', '--baseline', baseline, '--candidate', candidate]
}

function rounded(row) {
  return { ...row, ms: row.ms.toFixed(1), 'floor ms': row['floor ms'].toFixed(1), ratio: row.ratio.toFixed(2) }
}

/** What fails at once is quick: each side must do its work before it is timed. */
function mustWork(sides) {
  for (const side of ['gate', 'gate, patterns']) {
    const report = spawnSync(NODE, [...sides[side], '--format', 'json'], { encoding: 'utf8' })
    if (report.status !== 1 || JSON.parse(report.stdout).outcome !== 'fail')
      throw new Error(`${side}: ${report.stderr}`)
  }
  const help = spawnSync(NODE, sides['--help'], { encoding: 'utf8' })
  if (help.status !== 0 || !help.stdout.includes('gate')) throw new Error(`--help: ${help.stderr}`)
  const floor = spawnSync(NODE, sides['ajv bundle'], { encoding: 'utf8' })
  if (floor.status !== 0) throw new Error(`the ajv bundle: ${floor.stderr}`)
}

/** Milliseconds of one process. The gate may fail (1): what is timed is the judgement, not its outcome. */
function time(args) {
  const started = performance.now()
  const { status, stderr } = spawnSync(NODE, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  return performance.now() - started
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function bundleFloor() {
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js')
  execFileSync(
    process.execPath,
    [ncc, 'build', 'bench/floor.js', '--out', join(work, 'floor'), '--quiet', '--no-cache'],
    { cwd: ROOT },
  )
  return join(work, 'floor/index.js')
}

/** Ten tools of six properties each; two of them narrowed in the candidate, one widened. */
function writeContracts(name, constraints) {
  const tools = Array.from({ length: 10 }, (_, i) => toolNumber(i, constraints))
  const changed = structuredClone(tools)
  changed[1].inputSchema.properties.format.enum.pop()
  changed[4].inputSchema.required.push('limit')
  changed[7].inputSchema.properties.query.maxLength = 400
  const files = { baseline: join(work, `${name}-baseline.json`), candidate: join(work, `${name}-candidate.json`) }
  writeFileSync(files.baseline, JSON.stringify({ tools }))
  writeFileSync(files.candidate, JSON.stringify({ tools: changed }))
  return files
}

function toolNumber(i, { since, tag }) {
  const string = (description, constraint = {}) => ({ type: 'string', description, ...constraint })
  return {
    name: `search_records_${i}`,
    description: `Searches collection ${i} and gives back the records that match.`,
    inputSchema: {
      type: 'object',
      properties: {
        query: string('What to look for.', { minLength: 1, maxLength: 200 + i }),
        limit: { type: 'integer', minimum: 1, maximum: 100 },
        format: string('How records are written.', { enum: ['json', 'csv', 'text'] }),
        since: string('Only records after this time.', since),
        tags: { type: 'array', items: string('A tag.', tag), uniqueItems: true },
        page: {
          type: 'object',
          properties: { size: { type: 'integer' }, token: { type: 'string' } },
          required: ['size'],
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
  }
}
