/**
 * What `record` adds to a call: round trips of tools/call through it and without it, in turn, one at a time and with 16
 * in flight. Usage: npm run bench:proxy [-- --rounds N --calls N]; nothing is judged.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { table } from '../scripts/corpus/table.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    calls: { type: 'string', default: '2000' },
    lib: { type: 'string', default: join(ROOT, 'lib') },
  },
})
const work = mkdtempSync(join(tmpdir(), 'mcp-compat-bench-proxy-'))
const SERVER = [process.execPath, join(ROOT, 'fixtures/servers/calls.mjs')]
const SIDES = {
  'no proxy': SERVER,
  record: [process.execPath, join(values.lib, 'cli.js'), 'record', '-o', join(work, 'calls.jsonl'), '--', ...SERVER],
}

try {
  const rows = []
  for (const inFlight of [1, 16]) rows.push(await compare(inFlight))
  console.log(`node ${process.version}, ${values.rounds} rounds of ${values.calls} calls, medians of the rounds, in µs`)
  console.log(table(rows))
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function compare(inFlight) {
  const taken = { 'no proxy': [], record: [] }
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [side, command] of Object.entries(SIDES)) taken[side].push(await measure(command, inFlight))
  const at = (side, which) => median(taken[side].map((each) => each[which]))
  const ratio = (which) => median(taken.record.map((each, round) => each[which] / taken['no proxy'][round][which]))
  return {
    'in flight': inFlight,
    'p50 without': Math.round(at('no proxy', 'p50')),
    'p50 with': Math.round(at('record', 'p50')),
    'p50 ratio': ratio('p50').toFixed(2),
    'p99 without': Math.round(at('no proxy', 'p99')),
    'p99 with': Math.round(at('record', 'p99')),
    'p99 ratio': ratio('p99').toFixed(2),
  }
}

/** The times of calls in µs, after a warm-up. */
async function measure([program, ...args], inFlight) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map()
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) waiting.get(JSON.parse(line).id)?.()
  })
  const call = (id) =>
    new Promise((resolve) => {
      waiting.set(id, resolve)
      const params = { name: 'work', arguments: { query: 'select 1', limit: 10, tags: ['a', 'b'] } }
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n`)
    })
  const warm = 500
  const times = []
  let next = 0
  const worker = async () => {
    for (let id = next++; id < Number(values.calls) + warm; id = next++) {
      const begun = process.hrtime.bigint()
      await call(id)
      waiting.delete(id)
      if (id >= warm) times.push(Number(process.hrtime.bigint() - begun) / 1_000)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  child.stdin.end()
  await new Promise((resolve) => child.on('close', resolve))
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(times.length * 0.5)], p99: times[Math.floor(times.length * 0.99)] }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
