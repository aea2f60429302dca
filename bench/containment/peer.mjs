/** One checker in a thread of its own, so that one that never ends can be stopped. Asked `{baseline, candidate}`. */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const require = createRequire(import.meta.url)

/** Each says whether everything that the baseline accepts is accepted by the candidate. Loaded before it is asked. */
const PEERS = {
  'json-schema-diff': () => {
    const { diffSchemas } = require('json-schema-diff')
    return async ({ baseline, candidate }) => {
      const { removalsFound } = await diffSchemas({ sourceSchema: baseline, destinationSchema: candidate })
      return !removalsFound
    }
  },
  'json-schema-diff-validator': () => {
    const { validateSchemaCompatibility } = require('json-schema-diff-validator')
    return async ({ baseline, candidate }) => {
      try {
        validateSchemaCompatibility(baseline, candidate)
        return true
      } catch (error) {
        if (/not backward compatible/.test(String(error))) return false
        throw error
      }
    }
  },
}

const ask = PEERS[workerData.name]()
parentPort.on('message', async (question) => {
  const started = performance.now()
  const answer = await ask(question).then(
    (contained) => ({ verdict: contained ? 'compatible' : 'breaking' }),
    (error) => ({ verdict: 'error', why: String(error?.message ?? error).slice(0, 200) }),
  )
  parentPort.postMessage({ ...answer, ms: performance.now() - started })
})
parentPort.postMessage('ready')
