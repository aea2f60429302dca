/** A file that lines are appended to, each by one write, so that whatever ends us leaves whole lines. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../../model/error.js'
import { describeWriteError } from '../write/files.js'

/** A recording that lines are appended to. */
export interface CallsFile {
  /** Appends the line and its line break; others may append to the same file. @returns whether it was written */
  readonly append: (line: string) => boolean
  readonly close: () => void
}

export interface CallsFileOptions {
  /** The file is not made larger than this. */
  readonly mostBytes: number
  /** Gets a sentence where lines are lost from now on, once for each reason. */
  readonly tell: (sentence: string) => void
}

const LINE_BREAK = 10

/**
 * Opens the file, and makes it (for nobody else to read) with the folders on the way. What stands in it stays; where its
 * last line is incomplete, the next begins on a line of its own.
 * @throws UserError where it cannot be written
 */
export function openCallsFile(path: string, { mostBytes, tell }: CallsFileOptions): CallsFile {
  const file = open(path)
  const told = new Set<string>()
  /** Where the file ended after our last line; elsewhere somebody else has written. */
  let end = -1
  const lose = (sentence: string): false => {
    if (!told.has(sentence)) tell(sentence)
    told.add(sentence)
    return false
  }
  return {
    append: (line) => {
      try {
        const { size } = fstatSync(file)
        const bytes = Buffer.from(`${size !== end && isTorn(file, size) ? '\n' : ''}${line}\n`)
        if (size + bytes.length > mostBytes) return lose(full(path, mostBytes))
        end = -1
        writeAll(file, bytes)
        end = size + bytes.length
        return true
      } catch (error) {
        const described = describeWriteError(error, path)
        if (!(described instanceof UserError)) throw error
        return lose(`${described.message} Calls are lost until it can.`)
      }
    },
    close: () => closeSync(file),
  }
}

function open(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(path, 'a+', 0o600)
    if (fstatSync(file).isFile()) return file
    closeSync(file)
  } catch (error) {
    throw describeWriteError(error, path)
  }
  throw new UserError(`${path} is no file that calls can be appended to.`, 'Name another file.')
}

function isTorn(file: number, size: number): boolean {
  if (size === 0) return false
  const last = Buffer.alloc(1)
  return readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== LINE_BREAK
}

/** One write but where the disk is nearly full; the second then says so. */
function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}

function full(path: string, mostBytes: number): string {
  const most = Math.round(mostBytes / 104_857.6) / 10
  return `${path} has reached its ${most} MB, and no call is recorded any more; everything still passes. Move the file away, or allow more with --max-size.`
}
