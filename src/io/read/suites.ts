/** Finds and reads behaviour suites. */
import { resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import { readSuite } from '../../model/suite/read-suite.js'
import type { Suite } from '../../model/suite/suite.js'
import type { SuitePorts } from '../../model/suite/suite-reader.js'
import { readText, shownPath } from './text.js'

/**
 * Every suite that the paths and globs name, each once, sorted within a glob.
 * @throws UserError where a path matches nothing or a file is no suite, with line and column
 */
export async function readSuites(
  sources: readonly string[],
  directory: string,
  ports: SuitePorts,
): Promise<readonly Suite[]> {
  const files = new Set<string>()
  for (const source of sources) for (const file of await find(source, directory)) files.add(file)
  return [...files].map((file) => readSuite(readText(resolve(directory, file), file), file, ports))
}

async function find(source: string, directory: string): Promise<readonly string[]> {
  // A plain path is read as it is, so that its error says what is wrong with it.
  if (!/[*?[\]{}!()]/.test(source)) return [shownPath(resolve(directory, source), directory)]
  const { glob } = await import('tinyglobby')
  const matches = await glob([source], { cwd: directory, expandDirectories: false, dot: true, absolute: true })
  if (matches.length === 0)
    throw new UserError(
      `No suite matches ${JSON.stringify(source)}.`,
      'Check the glob; it is relative to the working directory.',
    )
  return matches.map((match) => shownPath(match, directory)).sort()
}
