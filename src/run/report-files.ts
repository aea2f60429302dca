/** The files that `mcp-compat gate` writes its reports into. */
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../model/error.js'

const OPTIONS = ['output', 'json', 'sarif', 'junit'] as const
/** The options of `gate` that name a file to write. */
export type ReportFiles = { readonly [option in (typeof OPTIONS)[number]]?: string }

/** @throws UserError where a name is none, stands for standard output, or is given twice */
export function checkReportFiles(files: ReportFiles, directory: string): void {
  const taken = new Map<string, string>()
  for (const option of OPTIONS) {
    const file = files[option]
    if (file === undefined) continue
    if (file.trim() === '') throw new UserError(`The file of --${option} is empty.`, 'Name a file.')
    if (file === '-') throw new UserError(`--${option} takes a file, and - is none.`, hintFor(option))
    const path = realPath(resolve(directory, file))
    const other = taken.get(path)
    if (other !== undefined && !path.startsWith('/dev/'))
      throw new UserError(`--${other} and --${option} both name ${file}.`, 'Name two files.')
    taken.set(path, option)
  }
}

function hintFor(option: (typeof OPTIONS)[number]): string {
  return option === 'output' ? 'Leave it out to print.' : `To print that report, use --format ${option}.`
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    // A file that is not there yet goes by its name.
    if (typeof error === 'object' && error !== null && 'code' in error) return path
    throw error
  }
}
