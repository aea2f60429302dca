/** Server-sent events out of a stream of bytes, each with the bytes that it was written in. */
import { createParser } from 'eventsource-parser'
import { createFrames } from '../frames.js'

export interface EventEars {
  /** `data` is undefined where the block of lines holds none: comments, a retry time. */
  readonly event: (bytes: Buffer, name: string | undefined, data: string | undefined) => void
  /** A piece of an event that is too long to be kept. */
  readonly overlong: (bytes: Buffer, last: boolean) => void
}

export interface Events {
  readonly push: (chunk: Buffer) => void
  readonly end: () => void
}

const BLANK = /^\r?\n$/

/** Events end with a blank line (HTML, section 9.2.5); `mostBytes` is kept of one at most. */
export function createEvents(mostBytes: number, ears: EventEars): Events {
  let lines: Buffer[] = []
  let size = 0
  let spilling = false
  const take = (): Buffer => {
    const bytes = Buffer.concat(lines)
    lines = []
    size = 0
    return bytes
  }
  const spill = (bytes: Buffer, last: boolean): void => {
    if (size > 0) ears.overlong(take(), false)
    ears.overlong(bytes, last)
    spilling = !last
  }
  const emit = (): void => {
    const bytes = take()
    const { name, data } = parse(bytes)
    ears.event(bytes, name, data)
  }
  const frames = createFrames(mostBytes, {
    line: (bytes) => {
      const blank = bytes.length <= 2 && BLANK.test(bytes.toString('latin1'))
      if (spilling || size + bytes.length > mostBytes) return spill(bytes, blank)
      lines.push(bytes)
      size += bytes.length
      if (blank) emit()
    },
    overlong: (bytes) => spill(bytes, false),
  })
  return {
    push: frames.push,
    end: () => {
      frames.end()
      if (size > 0) emit()
    },
  }
}

/** The fields of one event, read by the library that the official client reads them with. */
function parse(bytes: Buffer): { readonly name: string | undefined; readonly data: string | undefined } {
  let found: { name: string | undefined; data: string } | undefined
  const parser = createParser({
    onEvent: ({ event, data }) => {
      found ??= { name: event, data }
    },
  })
  parser.feed(bytes.toString('utf8'))
  return found ?? { name: undefined, data: undefined }
}
