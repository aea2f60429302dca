/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */
import { resolve } from 'node:path'
import { writeWhole } from '../io/write/files.js'
import { UserError } from '../model/error.js'
import type { AllowBreaking, FailOn, Formats, Semantics } from '../model/options.js'
import { visible } from '../model/visible.js'
import { gate } from './gate.js'
import type { Render, ReportFormat } from './render.js'
import { checkReportFiles } from './report-files.js'
import { complain, print, sentenceOf, type Terminal } from './terminal.js'

export interface GateFlags {
  readonly baseline: string
  readonly candidate: string
  readonly calls?: readonly string[]
  readonly config?: string
  readonly failOn?: FailOn
  readonly semantics?: Semantics
  readonly formats?: Formats
  readonly allowBreaking?: AllowBreaking
  readonly allowMissingBaseline?: boolean
  readonly baseRef?: string
  readonly format: ReportFormat
  readonly output?: string
  readonly json?: string
  readonly sarif?: string
  readonly junit?: string
  readonly name: string
}

/** `unwritten`: the verdict stands, but a report could not be written. */
export type GateEnd = 'passed' | 'failed' | 'unwritten'

/**
 * Prints the verdict, writes the reports and tells of each that cannot be written.
 * @throws UserError where there is no verdict
 */
export async function gateCommand(flags: GateFlags, terminal: Terminal): Promise<GateEnd> {
  const directory = terminal.cwd()
  checkReportFiles(flags, directory)
  const gated = await gate(
    {
      directory,
      baseline: flags.baseline,
      candidate: flags.candidate,
      calls: flags.calls,
      configFile: flags.config,
      failOn: flags.failOn,
      semantics: flags.semantics,
      formats: flags.formats,
      allowBreaking: flags.allowBreaking,
      acceptedByLabel: undefined,
      allowMissingBaseline: flags.allowMissingBaseline === true,
    },
    {
      now: () => performance.now(),
      today: new Date().toISOString().slice(0, 10),
      ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
    },
  )
  if (gated.missingBaseline) {
    const notice = visible(gated.notice, 8_000)
    await complain(terminal, `${notice} Passed, because a missing baseline is allowed.`)
    return 'passed'
  }
  const unwritten = await deliver(flags, gated.render, terminal)
  for (const error of unwritten) await complain(terminal, sentenceOf(error))
  if (unwritten.length > 0) return 'unwritten'
  return gated.verdict.outcome === 'pass' ? 'passed' : 'failed'
}

/** Each report, the printed one first; one that fails takes no other with it. @returns what could not be written */
async function deliver(flags: GateFlags, render: Render, terminal: Terminal): Promise<readonly UserError[]> {
  const { format, output } = flags
  const write = async (file: string, text: string) => writeWhole(resolve(terminal.cwd(), file), text)
  const colour = colourOn(terminal) && output === undefined
  const tasks: (() => Promise<void>)[] = [
    async () => {
      const shown = await report(format, flags, render, colour)
      await (output === undefined ? print(terminal.stdout, shown) : write(output, shown))
    },
  ]
  for (const also of ['json', 'sarif', 'junit'] as const) {
    const file = flags[also]
    if (file !== undefined) tasks.push(async () => write(file, await report(also, flags, render, false)))
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

async function report(format: ReportFormat, flags: GateFlags, render: Render, colour: boolean): Promise<string> {
  switch (format) {
    case 'text':
      return render.text({ colour })
    case 'json':
      return render.json()
    case 'sarif':
      return render.sarif({ name: flags.name, fallbackFile: flags.candidate })
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
