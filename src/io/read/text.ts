import { readFileSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { MissingSource, UserError } from '../../model/error.js'

/**
 * The text of a file. `shown` is its name in messages.
 * @throws MissingSource where there is none, UserError where it cannot be read as text
 */
export function readText(path: string, shown: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw describeReadError(error, shown)
  }
  return decodeText(bytes, shown)
}

/** UTF-8, or UTF-16 where a byte order mark says so; without the mark. @throws UserError where it is neither */
export function decodeText(bytes: Uint8Array, shown: string): string {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff
  if (marked === true) throw new UserError(`${shown} is UTF-16 with the high byte first.`, 'Save it as UTF-8.')
  try {
    return new TextDecoder(marked === false ? 'utf-8' : marked, { fatal: true }).decode(bytes)
  } catch (error) {
    if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new UserError(`${shown} is no text in UTF-8.`, 'Save it as UTF-8, or name another file.')
  }
}

/** An error of the file system in words; any other error stays as it is. */
export function describeReadError(error: unknown, shown: string): unknown {
  const code = codeOf(error)
  switch (code) {
    case undefined:
      return error
    case 'ENOENT':
    case 'ENOTDIR':
      return new MissingSource(`${shown} does not exist.`, 'Check the path; it is relative to the working directory.')
    case 'EISDIR':
      return new UserError(`${shown} is a folder, not a file.`, 'Name a file in it.')
    case 'EACCES':
    case 'EPERM':
      return new UserError(`${shown} may not be read (${code}).`, 'Check its permissions.')
    case 'ERR_FS_FILE_TOO_LARGE':
    case 'ERR_STRING_TOO_LONG':
      return new UserError(`${shown} is too large to be read at once.`, 'Name a smaller file.')
    default:
      return new UserError(`${shown} cannot be read (${code}).`, 'Check the path.')
  }
}

/** The code that Node gives its errors; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** A path as it is shown and kept in locations: relative to the working directory, with forward slashes. */
export function shownPath(path: string, directory: string): string {
  const shown = isAbsolute(path) ? relative(directory, path) : path
  return (shown === '' ? '.' : shown).split(sep).join('/').replace(/^\.\//, '')
}
