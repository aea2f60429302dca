/** The end of what a program says, however much that is. */

/** Where chunks go in and their end comes out. */
export interface Tail {
  readonly take: (chunk: Buffer) => void
  /** What is kept, with `…` before it where something was left out. */
  readonly text: () => string
}

/** Keeps at least the last `bytes` of what it takes, and never more than twice as many. */
export function createTail(bytes: number): Tail {
  let [chunks, size, cut]: [Buffer[], number, boolean] = [[], 0, false]
  return {
    take: (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      if (size < 2 * bytes) return
      chunks = [Buffer.concat(chunks).subarray(-bytes)]
      size = bytes
      cut = true
    },
    text: () => `${cut ? '…' : ''}${Buffer.concat(chunks).toString('utf8')}`,
  }
}
