/**
 * How surely a slower server is found, and how seldom an equal one is blamed: real servers, measured as `probe` does.
 * Usage, after `npx tsc -p .`: node bench/latency.mjs [runs] [lib]
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const runs = Number(process.argv[2] ?? 20)
const lib = resolve(process.argv[3] ?? 'lib')
const load = (path) => import(pathToFileURL(resolve(lib, path)).href)
const { sampleLatency } = await load('io/probe/behaviour/sample-latency.js')
const { judgeLimit } = await load('model/latency/judge-limit.js')
const { constant } = await load('model/suite/template.js')
const { DEFAULT_SERVER_SETTINGS } = await load('model/server.js')

const BASE_MS = 20
const at = { file: 'bench', line: 1, column: 1 }
const limit = { percentile: 50, kind: 'relative', most: 1.1, at }
const ask = { tool: 'work', at, args: constant({}), warmUp: 5, samples: 50, limits: [limit], timeoutMs: 5_000 }
const suite = { file: 'bench', setup: new Map(), cases: [], latency: [ask], mostBytes: 1_048_576 }
const server = (factor) => ({
  server: {
    kind: 'stdio',
    command: ['node', resolve('fixtures/servers/behaviour/slow.mjs'), String(BASE_MS), String(factor)],
  },
  settings: DEFAULT_SERVER_SETTINGS,
})

for (const [title, factor] of [
  ['30 % slower', 1.3],
  ['equal', 1],
]) {
  const found = { exceeded: 0, held: 0, undecided: 0 }
  let pairs = 0
  for (let run = 0; run < runs; run++) {
    const ports = { now: () => performance.now(), seed: run, mostMs: 60_000 }
    const [one] = await sampleLatency(server(factor), server(1), { suite, values: new Map(), times: [] }, ports)
    const { decision, estimate } = judgeLimit(limit, one.series, one.looks)
    found[decision]++
    pairs += one.series.candidate.length
    console.log(
      `${title} ${run + 1}: ${decision}, ${estimate?.value.toFixed(3)} from ${estimate?.low?.toFixed(3)} to ${estimate?.high?.toFixed(3)}, ${one.series.candidate.length} pairs`,
    )
  }
  console.log(
    `${title}: slower in ${found.exceeded} of ${runs} runs, held in ${found.held}, undecided in ${found.undecided}; ${Math.round(pairs / runs)} pairs a run`,
  )
}
