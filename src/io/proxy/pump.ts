/** Bytes from one stream to another as a pipe between them would carry them. */
import type { Readable, Writable } from 'node:stream'

export interface Through {
  /** Each piece as it comes. */
  readonly chunk: (chunk: Buffer) => void
  /** Nothing more comes. */
  readonly end: () => void
}

/**
 * Reads while the target takes more. A target that is gone ends the source, so that its writer sees a broken pipe as
 * without us; a source that fails ends like one that is through.
 */
export function pump(from: Readable, to: Writable, through: Through): void {
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    through.end()
  }
  from.on('data', (chunk: Buffer) => {
    through.chunk(chunk)
    if (to.writableNeedDrain) from.pause()
  })
  to.on('drain', () => from.resume())
  from.on('end', end)
  from.on('error', end)
  from.on('close', end)
  // Its error comes first, and `close` behind it says the same.
  to.on('error', () => {})
  to.on('close', () => from.destroy())
}
