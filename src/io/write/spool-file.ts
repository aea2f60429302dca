/** A file that is written line by line, and is there whole or not at all. */
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../../model/error.js'
import { describeWriteError } from './files.js'

const BUFFERED = 64 * 1024

export interface SpoolFile {
  /** Where it is when it is kept. */
  readonly target: string
  /** @throws UserError where it cannot be written */
  readonly write: (text: string) => void
  /** Gives the text its name. @throws UserError where that cannot be done */
  readonly keep: () => void
  /** Leaves nothing behind; after `keep` nothing happens. */
  readonly drop: () => void
}

/**
 * Opens a file beside `target`, which it takes the place of when it is kept. Folders on the way are made.
 * @throws UserError where it cannot be written there
 */
export function openSpool(target: string): SpoolFile {
  try {
    const place = placeOf(target)
    mkdirSync(dirname(place), { recursive: true })
    const path = join(dirname(place), `.${basename(place).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`)
    return new Spool(path, place, openSync(path, 'wx', 0o600))
  } catch (error) {
    throw describeWriteError(error, target)
  }
}

/** A link stays, and what it leads to is replaced. */
function placeOf(target: string): string {
  const standing = statSync(target, { throwIfNoEntry: false })
  if (standing === undefined) return target
  if (!standing.isFile())
    throw new UserError(`${target} is no plain file, so nothing can be written in its place.`, 'Name another file.')
  return realpathSync(target)
}

class Spool implements SpoolFile {
  readonly target: string
  readonly #path: string
  readonly #file: number
  #pending: string[] = []
  #length = 0
  #open = true

  constructor(path: string, target: string, file: number) {
    this.#path = path
    this.target = target
    this.#file = file
  }

  write(text: string): void {
    this.#pending.push(text)
    this.#length += text.length
    if (this.#length >= BUFFERED) this.#flush()
  }

  keep(): void {
    this.#flush()
    try {
      fsyncSync(this.#file)
      this.#close()
      renameSync(this.#path, this.target)
    } catch (error) {
      throw describeWriteError(error, this.target)
    }
  }

  drop(): void {
    this.#close()
    rmSync(this.#path, { force: true })
  }

  #flush(): void {
    try {
      const bytes = Buffer.from(this.#pending.join(''), 'utf8')
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at)
    } catch (error) {
      throw describeWriteError(error, this.target)
    }
    this.#pending = []
    this.#length = 0
  }

  #close(): void {
    if (this.#open) closeSync(this.#file)
    this.#open = false
  }
}
