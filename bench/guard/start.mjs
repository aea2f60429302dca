/**
 * What a guard costs a call: the same server over stdio directly and behind `guard`, in turn, one call at a time.
 * Usage: node bench/guard/start.mjs [CALLS]; needs a compiled lib/.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const calls = Number(process.argv[2] ?? 3_000)
const ROUNDS = 3
const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-bench-guard-'))
const tool = (more) => ({
  name: 'search',
  inputSchema: { type: 'object', properties: { q: { type: 'string' }, ...more } },
})
const write = (name, value) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}
const tools = write('tools.json', [tool({})])
const same = write('same.json', { tools: [tool({})] })
const changed = write('changed.json', { tools: [tool({ limit: { type: 'integer' } })] })
const server = [join(ROOT, 'fixtures', 'servers', 'changing.mjs'), tools]
const guarded = (baseline) => [
  join(ROOT, 'lib', 'cli.js'),
  'guard',
  '--baseline',
  baseline,
  '--',
  process.execPath,
  ...server,
]
const WAYS = { direct: server, 'guard, same tool': guarded(same), 'guard, changed tool': guarded(changed) }

async function measure(args) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  let answered = () => {}
  createInterface({ input: child.stdout }).on('line', () => answered())
  const ask = (method, params) =>
    new Promise((resolve) => {
      answered = resolve
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`)
    })
  await ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  })
  const times = []
  for (let call = 0; call < calls; call++) {
    const started = performance.now()
    await ask('tools/call', { name: 'search', arguments: { q: `question ${call}` } })
    if (call >= calls / 10) times.push(performance.now() - started)
  }
  child.stdin.end()
  await new Promise((resolve) => child.on('close', resolve))
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(times.length * 0.5)], p99: times[Math.floor(times.length * 0.99)] }
}

const found = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]))
for (let round = 0; round < ROUNDS; round++)
  for (const [way, args] of Object.entries(WAYS)) found[way].push(await measure(args))
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1].toFixed(3)
for (const [way, rounds] of Object.entries(found))
  console.log(
    `${way.padEnd(20)} p50 ${median(rounds.map(({ p50 }) => p50))} ms   p99 ${median(rounds.map(({ p99 }) => p99))} ms`,
  )
rmSync(folder, { recursive: true, force: true })
