/** `mcp-compat gate`: prints one report, writes the others, says whether the gate passed. */

import { resolve } from 'node:path'
import { writeWhole } from '../io/write/files.js'
import { print } from '../io/write/output.js'
import type { AllowBreaking, FailOn, Formats, Semantics } from '../model/options.js'
import { gate } from './gate.js'
import type { Render, ReportFormat } from './render.js'

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

/** The parts of `process` that a command needs. */
export interface Terminal {
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
  cwd(): string
}

/** @returns whether the gate passed */
export async function gateCommand(flags: GateFlags, terminal: Terminal): Promise<boolean> {
  const directory = terminal.cwd()
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
      progress: (line) => terminal.stderr.write(`${line}\n`),
      ...(flags.baseRef === undefined ? {} : { mergeBaseWith: flags.baseRef }),
    },
  )
  if (gated.missingBaseline) {
    await print(terminal.stderr, `mcp-compat: ${gated.notice} Passed, because a missing baseline is allowed.\n`)
    return true
  }
  const { verdict, render } = gated
  const shown = await report(flags.format, flags, render, colourOn(terminal) && flags.output === undefined)
  for (const format of ['json', 'sarif', 'junit'] as const) {
    const file = flags[format]
    if (file !== undefined) await writeWhole(resolve(directory, file), await report(format, flags, render, false))
  }
  if (flags.output === undefined) await print(terminal.stdout, shown)
  else await writeWhole(resolve(directory, flags.output), shown)
  return verdict.outcome === 'pass'
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
