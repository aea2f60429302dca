/** Lines out of the pieces in which a pipe hands them over. */

export interface Sieve {
  /** The lines that this piece completes; undefined once more bytes have come than may. */
  readonly take: (chunk: Buffer) => readonly Buffer[] | undefined
  /** What has come since the last line break. */
  readonly rest: () => Buffer
}

/** How much is read: bytes of all messages together, or of each. */
export interface Most {
  readonly bytes: number
  readonly perMessage: boolean
}

/** The effort is linear in the bytes, however long a line is. */
export function createSieve({ bytes, perMessage }: Most): Sieve {
  let pieces: Buffer[] = []
  let size = 0
  return {
    take: (chunk) => {
      size += chunk.length
      if (size > bytes && !perMessage) return undefined
      const lines: Buffer[] = []
      let start = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        lines.push(Buffer.concat([...pieces, chunk.subarray(start, end)]))
        pieces = []
        start = end + 1
      }
      if (start < chunk.length) pieces.push(chunk.subarray(start))
      if (perMessage) {
        size = start === 0 ? size : chunk.length - start
        if (size > bytes || lines.some((line) => line.length > bytes)) return undefined
      }
      return lines
    },
    rest: () => Buffer.concat(pieces),
  }
}
