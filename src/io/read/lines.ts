import { closeSync, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UserError } from '../../model/error.js'
import { codeOf, describeReadError } from './text.js'

const CHUNK = 64 * 1024
/** No recorded call is longer; a file that has such a line is no JSONL. */
const LONGEST_LINE = 64 * 1024 * 1024
const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Some lines that follow each other, still in bytes: whoever knows a line by its bytes need not decode it. The bytes hold
 * until the next batch is asked for.
 */
export interface LineBatch {
  /** The number of the first one, from 1. */
  readonly first: number
  readonly bytes: Buffer
  /** Where each line starts and where it ends in the bytes, in turn; without its line break and byte order mark. */
  readonly bounds: readonly number[]
}

/**
 * The lines of a text file, a chunk at a time, so that memory stays flat however long the file is. Gzip is unpacked
 * where the content says so, whatever the file is called. `shown` is its name in messages.
 * @throws UserError where it cannot be read, is cut short, or has a line beyond 64 MiB
 */
export async function* readLineBatches(path: string, shown: string): AsyncGenerator<LineBatch> {
  try {
    yield* split(unpacked(readChunks(path), shown), shown)
  } catch (error) {
    throw describeReadError(error, shown)
  }
}

/**
 * The bytes of a file in chunks, unpacked where they are gzip. `shown` is its name in messages.
 * @throws UserError where it cannot be read, or is cut short
 */
export async function* readBytes(path: string, shown: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of unpacked(readChunks(path), shown)) yield Buffer.from(chunk)
  } catch (error) {
    throw describeReadError(error, shown)
  }
}

/** The lines one by one as texts; see `readLineBatches` for the fast way. */
export async function* readLines(
  path: string,
  shown: string,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  for await (const { first, bytes, bounds } of readLineBatches(path, shown))
    for (let at = 0; at < bounds.length; at += 2)
      yield { text: bytes.toString('utf8', bounds[at], bounds[at + 1]), line: first + at / 2 }
}

/**
 * Reads without waiting in turns: a recording is read by nobody else, and each turn would cost as much as its parse. All
 * chunks are one piece of memory, so each holds until the next is asked for.
 */
function* readChunks(path: string): Generator<Buffer> {
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    for (;;) {
      const length = readSync(file, chunk, 0, CHUNK, null)
      if (length === 0) return
      yield length === CHUNK ? chunk : chunk.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}

async function* unpacked(chunks: Generator<Buffer>, shown: string): AsyncGenerator<Buffer> {
  const head = chunks.next()
  if (head.done === true) return
  const all = withHead(head.value, chunks)
  const [first, second] = head.value
  if (first === 0x1f && second === 0x8b) yield* unzipped(all, shown)
  else if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new UserError(`${shown} is UTF-16.`, 'Save it as UTF-8.')
  else yield* all
}

function* withHead(head: Buffer, rest: Generator<Buffer>): Generator<Buffer> {
  try {
    yield head
    yield* rest
  } finally {
    rest.return(undefined)
  }
}

/** A stream reads ahead, and each chunk holds until the next is asked for only. */
function* copied(chunks: Generator<Buffer>): Generator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function* unzipped(packed: Generator<Buffer>, shown: string): AsyncGenerator<Buffer> {
  const source = Readable.from(copied(packed), { objectMode: false, highWaterMark: CHUNK })
  const gunzip = createGunzip({ chunkSize: CHUNK })
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer
  } catch (error) {
    const code = codeOf(error)
    if (code === 'Z_BUF_ERROR')
      throw new UserError(`${shown} is cut short: its gzip data ends early.`, 'Copy it again.')
    if (code === 'Z_DATA_ERROR') throw new UserError(`${shown} has broken gzip data.`, 'Copy it again.')
    throw error
  } finally {
    source.destroy()
  }
}

async function* split(chunks: AsyncGenerator<Buffer>, shown: string): AsyncGenerator<LineBatch> {
  let first = 1
  // The part of a line that its chunk did not end; joined once, when the end is there.
  let open: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let start = 0
    if (open.length > 0) {
      const end = chunk.indexOf(NEWLINE)
      if (end >= 0) {
        open.push(chunk.subarray(0, end))
        yield single(first++, open)
        open = []
        length = 0
        start = end + 1
      }
    }
    const bounds: number[] = []
    for (let end = chunk.indexOf(NEWLINE, start); end >= 0 && open.length === 0; end = chunk.indexOf(NEWLINE, start)) {
      bounds.push(
        first === 1 && bounds.length === 0 ? afterMark(chunk, start) : start,
        withoutReturn(chunk, start, end),
      )
      start = end + 1
    }
    if (start < chunk.length) {
      // The memory of the chunk is used again.
      open.push(Buffer.from(chunk.subarray(start)))
      length += chunk.length - start
    }
    if (length > LONGEST_LINE)
      throw new UserError(
        `${shown} has a line of more than 64 MiB (line ${first + bounds.length / 2}).`,
        'A recording holds one call a line.',
      )
    if (bounds.length > 0) yield { first, bytes: chunk, bounds }
    first += bounds.length / 2
  }
  if (open.length > 0) yield single(first, open)
}

function single(first: number, parts: readonly Buffer[]): LineBatch {
  const bytes = Buffer.concat(parts)
  return { first, bytes, bounds: [first === 1 ? afterMark(bytes, 0) : 0, withoutReturn(bytes, 0, bytes.length)] }
}

function withoutReturn(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === RETURN ? end - 1 : end
}

function afterMark(bytes: Buffer, start: number): number {
  return bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf ? start + 3 : start
}
