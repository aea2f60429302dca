/** Finds the files of recordings and logs: paths, globs, folders, artifacts. */
import { type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import { parseSource } from '../../model/source.js'
import { type Brought, type Outside, offered } from './found.js'
import { STANDARD_INPUT } from './spooled.js'
import { describeReadError, shownPath } from './text.js'

const IN_FOLDER = '**/*.{jsonl,ndjson}{,.gz}'
const NEXT_PATH = 'Check the path or glob; it is relative to the working directory.'

/**
 * @param sources `-` is standard input
 * @param recordings brings those of an artifact
 * @returns each file once; those on disk are called by their paths from the working directory
 * @throws UserError where a source matches nothing
 */
export async function findRecordings(
  sources: readonly string[],
  directory: string,
  recordings: Outside['recordings'],
): Promise<readonly Brought[]> {
  const found = new Map<string, Brought>()
  for (const source of sources) {
    if (source.trim() === '') throw new UserError('The path of a recording is empty.', NEXT_PATH)
    for (const file of await bring(source, directory, recordings)) found.set(file.shown, file)
  }
  return [...found.values()]
}

async function bring(
  source: string,
  directory: string,
  recordings: Outside['recordings'],
): Promise<readonly Brought[]> {
  if (source === '-') return [{ path: STANDARD_INPUT, shown: 'standard input' }]
  const artifact = source.startsWith('artifact:') ? parseSource(source) : undefined
  if (artifact?.kind === 'artifact') return offered(recordings, source)(artifact)
  const matches = await expand(source, directory)
  if (matches.length === 0) throw new UserError(`No recording matches ${source}.`, NEXT_PATH)
  return matches.map((shown) => ({ path: resolve(directory, shown), shown }))
}

function statsOf(source: string, directory: string): Stats | undefined {
  try {
    return statSync(resolve(directory, source), { throwIfNoEntry: false })
  } catch (error) {
    // Below a file nothing exists; Node 24 says so, Node 20 throws.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw describeReadError(error, source)
  }
}

async function expand(source: string, directory: string): Promise<string[]> {
  // A name that exists is meant as it is, even where it would be a glob.
  const stats = statsOf(source, directory)
  if (stats !== undefined && !stats.isDirectory()) return [shownPath(source, directory)]
  const { glob } = await import('tinyglobby')
  const [pattern, cwd] = stats === undefined ? [source, directory] : [IN_FOLDER, resolve(directory, source)]
  const matches = await glob([pattern], { cwd, expandDirectories: false, dot: true, absolute: true })
  return matches.map((match) => shownPath(match, directory)).sort()
}
