/** Reads zip archives that a stranger may have packed: nothing of a name is ever a path here, and sizes are capped. */
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { UserError } from '../../model/error.js'
import { visible } from '../../model/visible.js'

/** Bytes after unpacking. */
export interface Caps {
  readonly each: number
  readonly all: number
}

/** A file of an archive, by the name that it has there. */
export interface Unpacked {
  readonly name: string
  /** Its bytes, checked against its size and CRC-32 by the time they end; to be read once and whole. */
  readonly chunks: AsyncIterable<Buffer>
}

const MOST_FILES = 50_000
const MOST_NAMES = 16 * 1024 * 1024
const MIB = 1024 * 1024
/** The file type bits of a Unix mode, and those of a symbolic link. */
const TYPE = 0o170000
const LINK = 0o120000

/**
 * Unpacks the files that `choose` picks from the names of all, one after the other and each only as fast as `take`
 * reads it. `shown` is the archive in messages.
 * @throws UserError where the archive is broken, hostile (names that lead outside, two files of one name, links among
 * the picked) or larger than the caps allow
 */
export async function unpack(
  archive: string,
  shown: string,
  caps: Caps,
  choose: (names: readonly string[]) => Promise<readonly string[]>,
  take: (file: Unpacked) => Promise<void>,
): Promise<void> {
  const { openPromise } = await import('yauzl')
  const zip = await readable(shown, () => openPromise(archive, { autoClose: false, strictFileNames: true }))
  // Whoever reads is told by rejected promises; an event that nobody hears would end the process.
  zip.on('error', () => {})
  try {
    const entries = await readable(shown, () => listFiles(zip, shown))
    const chosen = (await choose([...entries.keys()])).flatMap((name) => entries.get(name) ?? [])
    refuse(chosen, shown, caps)
    for (const entry of chosen) await take({ name: entry.fileName, chunks: bytesOf(zip, entry, shown) })
  } finally {
    zip.close()
  }
}

async function listFiles(zip: ZipFile, shown: string): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let names = 0
  if (zip.entryCount > MOST_FILES) throw tooMany(shown)
  for await (const entry of zip.eachEntry()) {
    names += entry.fileNameLength
    if (names > MOST_NAMES) throw tooMany(shown)
    if (entry.fileName.endsWith('/')) continue
    if (entries.has(entry.fileName))
      throw new UserError(`${shown} is refused: it holds ${quoted(entry.fileName)} twice.`, MADE_BY_HAND)
    entries.set(entry.fileName, entry)
  }
  return entries
}

function tooMany(shown: string): UserError {
  return new UserError(`${shown} holds more files than ${MOST_FILES}.`, 'Upload what is needed only.')
}

const MADE_BY_HAND = 'actions/upload-artifact makes no such archive: find out who uploaded it.'

function refuse(chosen: readonly Entry[], shown: string, caps: Caps): void {
  let all = 0
  for (const entry of chosen) {
    const name = quoted(entry.fileName)
    if (((entry.externalFileAttributes >>> 16) & TYPE) === LINK)
      throw new UserError(`${shown} is refused: ${name} in it is a symbolic link.`, 'Upload the file itself.')
    if (!entry.canDecodeFileData())
      throw new UserError(
        `${name} in ${shown} cannot be read: it is encrypted, or packed by method ${entry.compressionMethod}.`,
        'Upload it with actions/upload-artifact.',
      )
    all += entry.uncompressedSize
    if (entry.uncompressedSize > caps.each) throw tooLarge(`${name} in ${shown}`, entry.uncompressedSize, caps.each)
    if (all > caps.all) throw tooLarge(`What is needed of ${shown}`, all, caps.all)
  }
}

function tooLarge(what: string, size: number, cap: number): UserError {
  return new UserError(
    `${what} is ${Math.ceil(size / MIB)} MiB when it is unpacked, and ${Math.floor(cap / MIB)} MiB is the most that is read.`,
    'Upload less, or recordings as .jsonl.gz.',
  )
}

/** The library ends a file that grows beyond the size which the archive's directory says. */
async function* bytesOf(zip: ZipFile, entry: Entry, shown: string): AsyncGenerator<Buffer> {
  const what = `${quoted(entry.fileName)} in ${shown}`
  const stream: Readable = await readable(what, () => zip.openReadStreamPromise(entry))
  let sum = 0
  try {
    for await (const chunk of stream) {
      sum = crc32(chunk as Buffer, sum)
      yield chunk as Buffer
    }
  } catch (error) {
    throw broken(error, what)
  } finally {
    stream.destroy()
  }
  if (sum !== entry.crc32) throw new UserError(`${what} is damaged: its CRC-32 is another one.`, UPLOAD_AGAIN)
}

const UPLOAD_AGAIN = 'Run the workflow that uploads it again.'

async function readable<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw broken(error, what)
  }
}

function broken(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error
  const why = visible(error.message.split('. ', 1)[0] ?? '', 300)
  if (/^(?:absolute path|invalid relative path|invalid characters in fileName):/.test(why))
    return new UserError(`${what} is refused: a file in it has a name that leads outside (${why}).`, MADE_BY_HAND)
  return new UserError(`${what} is no zip archive that can be read: ${why}.`, UPLOAD_AGAIN)
}

function quoted(name: string): string {
  return `"${visible(name, 300)}"`
}
