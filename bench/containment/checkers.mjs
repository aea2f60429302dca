/** The checkers that are measured: ours in this thread, the others each in its own. */
import { Worker } from 'node:worker_threads'
import { createLimit } from '../../lib/io/limit.js'
import { createEngine } from '../../lib/schema/engine.js'
import { build as buildMachine } from '../../lib/schema/regex/build.js'
import { URIS } from '../../scripts/chance/alphabet.mjs'

export const OURS = 'mcp-compat'
/** A peer that takes longer is stopped. */
const PEER_MS = 10_000
const now = () => performance.now()

export function makeEngine(formats, milliseconds = 1_000) {
  return createEngine({ buildMachine, formats, milliseconds, now, limit: createLimit() })
}

/** Ours: strict, formats annotate, the dialect of the case where the schema names none. */
export function ours() {
  const engine = makeEngine('annotate')
  const asked = (schema, dialect) =>
    typeof schema === 'object' && schema !== null && schema.$schema === undefined && URIS[dialect] !== undefined
      ? { $schema: URIS[dialect], ...schema }
      : schema
  return {
    name: OURS,
    ask: async ({ baseline, candidate, dialect }) => {
      const [narrow, wide] = [asked(baseline, dialect), asked(candidate, dialect)]
      const started = now()
      const answer = engine.contains(wide, narrow, 'strict')
      const ms = now() - started
      const verdict = { yes: 'compatible', no: 'breaking', unknown: 'undecided' }[answer.contained]
      return { verdict, ms, witness: answer.witness, why: answer.why }
    },
    close: async () => undefined,
  }
}

/** A peer; after a case that it does not end on it starts afresh. */
export function peer(name) {
  let worker
  const start = async () => {
    const options = { workerData: { name }, stdout: true, stderr: true }
    const started = new Worker(new URL('peer.mjs', import.meta.url), options)
    await new Promise((ready, failed) => started.once('message', ready).once('error', failed))
    return started
  }
  const ask = async ({ baseline, candidate }) => {
    worker ??= await start()
    const answer = await new Promise((done) => {
      const timer = setTimeout(() => done({ verdict: 'timeout', ms: PEER_MS }), PEER_MS)
      const answered = (given) => {
        clearTimeout(timer)
        done(given)
      }
      worker.once('message', answered)
      worker.once('error', (error) => answered({ verdict: 'crash', ms: 0, why: String(error) }))
      worker.postMessage({ baseline, candidate })
    })
    // All listeners at once would take the worker's own with them.
    for (const event of ['message', 'error']) for (const own of worker.listeners(event)) worker.off(event, own)
    if (answer.verdict === 'timeout' || answer.verdict === 'crash') {
      await worker.terminate()
      worker = undefined
    }
    return answer.verdict === 'crash' ? { ...answer, verdict: 'error' } : answer
  }
  return { name, ask, close: async () => worker?.terminate() }
}
