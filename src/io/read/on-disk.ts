import { readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { MissingSource } from '../../model/error.js'
import { type Found, ignoredBy, mayBeGlob, noParts, PART, RELATIVE, type ReadContext } from './found.js'
import { describeReadError, readText, shownPath } from './text.js'

/**
 * The files that a path, a folder or a glob of the working tree names.
 * @throws MissingSource where there are none
 */
export async function findOnDisk(path: string, { directory }: ReadContext): Promise<Found> {
  const absolute = resolve(directory, path)
  const shown = shownPath(path, directory)
  // A name that exists is meant as it is, even where it would be a glob.
  const stats = attempt(shown, () => statSync(absolute, { throwIfNoEntry: false }))
  if (stats?.isDirectory()) {
    const names = attempt(shown, () => readdirSync(absolute, { withFileTypes: true }))
      .filter((entry) => PART.test(entry.name) && !entry.isDirectory())
      .map((entry) => entry.name)
    if (names.length === 0) throw noParts(shown)
    return readFiles(
      names.map((name) => (shown === '.' ? name : `${shown}/${name}`)),
      directory,
    )
  }
  if (stats === undefined && mayBeGlob(path)) {
    const { glob } = await import('tinyglobby')
    const ignore = ignoredBy(path)
    const matches = await glob([path], { cwd: directory, absolute: true, expandDirectories: false, dot: true, ignore })
    if (matches.length === 0) throw new MissingSource(`No file matches ${path}.`, RELATIVE.replace('path', 'glob'))
    return readFiles(
      matches.map((match) => shownPath(match, directory)),
      directory,
    )
  }
  return { texts: new Map([[shown, readText(absolute, shown)]]), several: false }
}

function readFiles(files: readonly string[], directory: string): Found {
  const texts = [...files].sort().map((file): [string, string] => [file, readText(resolve(directory, file), file)])
  return { texts: new Map(texts), several: true }
}

function attempt<T>(shown: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw describeReadError(error, shown)
  }
}
