/** Lines out of a stream of bytes that also has other things in it. */

export interface FrameEars {
  /** A whole line with its line break; at the end of the stream perhaps without. */
  readonly line: (bytes: Buffer) => void
  /** A piece of a line that is longer than may be kept; `last` ends it. */
  readonly overlong: (bytes: Buffer, last: boolean) => void
}

export interface Frames {
  readonly push: (chunk: Buffer) => void
  readonly end: () => void
  /** Hands over what has come of an open line, and forgets it. */
  readonly rest: () => Buffer
}

const LINE_BREAK = 10

/** Keeps no more than `mostBytes` of a line. The effort is linear in the bytes, however long a line is. */
export function createFrames(mostBytes: number, ears: FrameEars): Frames {
  let pieces: Buffer[] = []
  let size = 0
  let spilling = false
  const take = (): Buffer => {
    const [only] = pieces
    const whole = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces)
    pieces = []
    size = 0
    return whole
  }
  const add = (piece: Buffer, last: boolean): void => {
    if (spilling) {
      ears.overlong(piece, last)
      spilling = !last
      return
    }
    pieces.push(piece)
    size += piece.length
    if (size > mostBytes) {
      ears.overlong(take(), last)
      spilling = !last
    } else if (last) ears.line(take())
  }
  return {
    push: (chunk) => {
      let start = 0
      for (let end = chunk.indexOf(LINE_BREAK); end >= 0; end = chunk.indexOf(LINE_BREAK, start)) {
        add(chunk.subarray(start, end + 1), true)
        start = end + 1
      }
      if (start < chunk.length) add(chunk.subarray(start), false)
    },
    end: () => {
      if (spilling) ears.overlong(Buffer.alloc(0), true)
      else if (size > 0) ears.line(take())
      spilling = false
    },
    rest: take,
  }
}
