/** Prints one report of a verdict and writes the others. */
import { resolve } from 'node:path'
import { writeWhole } from '../io/write/files.js'
import { UserError } from '../model/error.js'
import type { Render, ReportFormat } from './render.js'
import { print, type Terminal } from './terminal.js'

/** Which reports are wanted; a part of the options of `gate`. */
export interface ToldReports {
  readonly format: ReportFormat
  readonly output?: string
  readonly json?: string
  readonly sarif?: string
  readonly junit?: string
  readonly name: string
}

/**
 * Each report, the printed one first; one that fails takes no other with it. `fallbackFile` is where findings are shown
 * that stand in no file.
 * @returns what could not be written
 */
export async function tellReports(
  flags: ToldReports,
  fallbackFile: string,
  render: Render,
  terminal: Terminal,
): Promise<readonly UserError[]> {
  const { format, output } = flags
  const write = async (file: string, text: string) => writeWhole(resolve(terminal.cwd(), file), text)
  const colour = colourOn(terminal) && output === undefined
  const report = (of: ReportFormat, colour: boolean) => reportOf(of, { name: flags.name, fallbackFile }, render, colour)
  const tasks: (() => Promise<void>)[] = [
    async () => {
      const shown = await report(format, colour)
      await (output === undefined ? print(terminal.stdout, shown) : write(output, shown))
    },
  ]
  for (const also of ['json', 'sarif', 'junit'] as const) {
    const file = flags[also]
    if (file !== undefined) tasks.push(async () => write(file, await report(also, false)))
  }
  const failed: UserError[] = []
  for (const task of tasks) {
    await task().catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error
      failed.push(error)
    })
  }
  return failed
}

async function reportOf(
  format: ReportFormat,
  options: { readonly name: string; readonly fallbackFile: string },
  render: Render,
  colour: boolean,
): Promise<string> {
  switch (format) {
    case 'text':
      return render.text({ colour })
    case 'json':
      return render.json()
    case 'sarif':
      return render.sarif(options)
    case 'markdown':
      return render.summary()
    case 'junit':
      return render.junit()
  }
}

/** Colour on a terminal only; NO_COLOR (no-color.org) wins, FORCE_COLOR turns it on elsewhere. */
function colourOn({ stdout, env }: Terminal): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true
  return stdout.isTTY === true && env.TERM !== 'dumb'
}
