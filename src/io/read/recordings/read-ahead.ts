/** Has a recording read by a thread of its own, which counts the good calls; what is left of it comes here. */
import { Worker } from 'node:worker_threads'
import { UserError } from '../../../model/error.js'
import type { Teacher } from '../../../model/line-judge.js'
import { type Ending, isLearning, type Rest, type Task } from './thread-messages.js'

/** Who reads ahead, and what there is to be done meanwhile. */
export interface ReadingAhead {
  /** The module that runs in the thread (thread.ts). */
  readonly thread: URL
  /** Called once for each recording, when there is nothing else to do. */
  readonly onIdle: () => void
}

/**
 * Streams what the thread hands on, in the order of the lines; `teacher` is asked for lessons after each part.
 * @throws UserError where the file cannot be read
 */
export async function* readAhead(
  path: string,
  shown: string,
  { thread, onIdle }: ReadingAhead,
  teacher: Teacher,
): AsyncGenerator<Omit<Rest, 'counted'>> {
  const waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const task: Task = { path, shown, waiting }
  const worker = new Worker(thread, { workerData: task })
  const inbox = new Inbox(worker)
  let had = 0
  const teach = (): void => {
    if (had < teacher.lessons) worker.postMessage(teacher.lessonsAfter(had))
    had = teacher.lessons
  }
  let idled = false
  let learning = true
  try {
    teach()
    for (;;) {
      if (!idled && !learning && (await inbox.isEmpty())) {
        idled = true
        onIdle()
      }
      const said = await inbox.next()
      if (said.kind === 'end') return
      if (said.kind === 'failed') throw new UserError(said.said, said.next)
      teacher.add(said.counted)
      yield said
      learning = isLearning(said)
      Atomics.sub(waiting, 0, said.bytes.length)
      Atomics.notify(waiting, 0)
      teach()
    }
  } finally {
    await worker.terminate()
  }
}

type Said = Rest | Ending

/** What a thread said, in turn. */
class Inbox {
  private readonly said: Said[] = []
  private failed: { readonly error: unknown } | undefined
  private wake = (): void => {}

  constructor(worker: Worker) {
    worker.on('message', (said: Said) => {
      this.said.push(said)
      this.wake()
    })
    const fail = (error: unknown): void => {
      this.failed ??= { error }
      this.wake()
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The thread that reads the recording ended before its time.')))
  }

  /** Has all been taken that has arrived so far? */
  async isEmpty(): Promise<boolean> {
    // Messages arrive between two turns.
    await new Promise(setImmediate)
    return this.said.length === 0 && this.failed === undefined
  }

  /** @throws whatever ended the thread */
  async next(): Promise<Said> {
    for (;;) {
      const said = this.said.shift()
      if (said !== undefined) return said
      if (this.failed !== undefined) throw this.failed.error
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }
}
