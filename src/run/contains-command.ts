/** `mcp-compat contains`: one JSON line, or one a case of a batch. */
import { UserError } from '../model/error.js'
import type { Formats, Semantics } from '../model/options.js'
import { visibleJson } from '../model/visible.js'
import { containsBatch, containsFiles } from './contains.js'
import { print, type Terminal } from './terminal.js'

export interface ContainsFlags {
  readonly batch?: string
  readonly semantics: Semantics
  readonly formats: Formats
}

/** @returns whether it passed: a pair that is compatible, a batch that could be read */
export async function containsCommand(
  baseline: string | undefined,
  candidate: string | undefined,
  flags: ContainsFlags,
  terminal: Terminal,
): Promise<boolean> {
  const options = {
    directory: terminal.cwd(),
    semantics: flags.semantics,
    formats: flags.formats,
    now: () => performance.now(),
  }
  if (flags.batch !== undefined) {
    if (baseline !== undefined) throw new UserError('`contains` takes two files or --batch, not both.')
    const clean = await containsBatch(flags.batch, options, (line) => print(terminal.stdout, line))
    if (!clean) throw new UserError('Some lines of the batch were no cases; they are marked "verdict":"error" above.')
    return true
  }
  if (baseline === undefined || candidate === undefined)
    throw new UserError(
      '`contains` takes two schema files, or --batch FILE.',
      'Example: mcp-compat contains before.json after.json',
    )
  const answer = await containsFiles(baseline, candidate, options)
  await print(terminal.stdout, `${visibleJson(JSON.stringify(answer))}\n`)
  return answer.verdict === 'compatible'
}
