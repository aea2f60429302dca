import { randomBytes } from 'node:crypto'
import { mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '../../model/error.js'

/**
 * Writes a file whole or not at all: its text goes into a new file beside it, which then takes its name. Folders on
 * the way are made; a link stays, and what it leads to is replaced.
 * @throws UserError where it cannot be written; what stood there before is then untouched
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  try {
    const target = await realpath(path).catch(() => path)
    const standing = await stat(target).catch(() => undefined)
    if (standing?.isDirectory())
      throw new UserError(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER)
    if (isStream(path) || (standing !== undefined && !standing.isFile())) await writeInto(path, text, 'a')
    else await replace(target, text, standing?.mode)
  } catch (error) {
    throw describeWriteError(error, path)
  }
}

const NAME_ANOTHER = 'Name another file.'

/** `/dev/stdout` and `/dev/fd/3` are names of what is already open, never files to be replaced, wherever they lead. */
function isStream(path: string): boolean {
  return /^\/(?:dev|proc)\//.test(resolve(path))
}

async function replace(path: string, text: string, mode: number | undefined): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const beside = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeInto(beside, text, 'wx', mode)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

async function writeInto(path: string, text: string, flags: 'a' | 'wx', mode?: number): Promise<void> {
  const file = await open(path, flags, mode)
  try {
    await file.writeFile(text, 'utf8')
    // A full disk may show only here.
    if (flags === 'wx') await file.sync()
  } finally {
    await file.close()
  }
}

/** The sentence of a file that cannot be written; any other error as it is. */
export function describeWriteError(error: unknown, path: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  switch (code) {
    case undefined:
      return error
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UserError(`${path} may not be written (${code}).`, 'Check the permissions of its folder.')
    case 'ENOSPC':
    case 'EDQUOT':
      return new UserError(`${path} was not written: the disk is full (${code}).`, 'Free some space.')
    case 'EEXIST':
    case 'ENOTDIR':
      return new UserError(`${path} cannot be written: a part of its path is a file, not a folder.`, NAME_ANOTHER)
    case 'EISDIR':
      return new UserError(`${path} is a folder, so no file can be written there.`, NAME_ANOTHER)
    default:
      return new UserError(`${path} cannot be written (${String(code)}).`, 'Check the path.')
  }
}
