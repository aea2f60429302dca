import type { Writable } from 'node:stream'
import { UserError } from '../../model/error.js'

/** Streams whose error events are already taken: each error also comes to the write that it belongs to. */
const watched = new WeakSet<Writable>()

/**
 * Writes a text to a stream and waits until it has left this process, so that a long output through a pipe is never
 * cut by the exit. A reader that has gone (`| head`) is no error.
 * @throws UserError where it cannot be written (a full disk behind a redirection)
 */
export async function print(stream: Writable, text: string): Promise<void> {
  if (text === '' || stream.destroyed || stream.writableEnded) return
  if (!watched.has(stream)) {
    watched.add(stream)
    stream.on('error', () => {})
  }
  await new Promise<void>((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && !isGone(error)) reject(describe(error))
      else resolve()
    })
  })
}

function describe(error: Error): Error {
  return 'syscall' in error && 'code' in error
    ? new UserError(`The output cannot be written (${String(error.code)}).`, 'Is the disk full?')
    : error
}

function isGone(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED')
}
