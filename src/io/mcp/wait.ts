/** Waiting, but not for ever. */
import { ServerFailure } from './failure.js'
import { duration } from './shown.js'

/** What a promise came to within a time; `late` where it is still open. The timer does not outlive the answer. */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<{ readonly value: T } | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  try {
    return await Promise.race([promise.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
  }
}

export interface Start {
  /** From the start of a server until it has answered the first time. */
  readonly startMs: number
  /** How it is named in sentences. */
  readonly shown: string
}

/** @throws ServerFailure where the start takes longer than it may; `aside` tells what the server said meanwhile */
export async function inStartTime<T>(work: Promise<T>, { startMs, shown }: Start, aside: () => string): Promise<T> {
  const done = await within(work, startMs)
  if (done !== 'late') return done.value
  throw new ServerFailure(
    'silent',
    `${shown} did not answer within ${duration(startMs)} of its start${aside()}.`,
    'Does it speak MCP, and is that enough time for it?',
  )
}
