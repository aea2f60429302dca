/** The thread that reads large recordings beside the replay. */
import { parentPort, workerData } from 'node:worker_threads'
import { readInThread } from './io/read/recordings/reading-thread.js'
import type { Task } from './io/read/recordings/thread-messages.js'
import { ByteJudge } from './replay/bytes/judge.js'
import { testingBy } from './schema/judging/testing.js'
import { Patterns } from './schema/regex/patterns.js'

/** A text that may take a pattern long is left to the replay. */
const patterns = new Patterns(() => ({ done: false, why: 'it may take long' }))

if (parentPort === null) throw new Error('thread.js is no program of its own.')
await readInThread(parentPort, workerData as Task, new ByteJudge(testingBy(patterns)))
