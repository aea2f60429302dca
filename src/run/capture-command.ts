/** `mcp-compat capture`: a contract from any source, as a file that is baseline and lock in one. */
import { resolve } from 'node:path'
import { readContract } from '../io/read/contract.js'
import type { ReadContext } from '../io/read/found.js'
import { digestOfContract } from '../model/canonical.js'
import { captureText } from '../model/capture.js'
import type { Contract } from '../model/contract.js'
import { UserError } from '../model/error.js'
import { plural } from '../model/plural.js'
import { visible } from '../model/visible.js'
import { complain, print, type Terminal } from './terminal.js'
import { writeCapture } from './write-capture.js'

export interface CaptureFlags {
  /** The file to write; printed where there is none. */
  readonly output?: string
}

/**
 * Reads the contract and writes or prints its capture; what there is to tell goes to standard error.
 * @throws UserError where it cannot be read or written
 */
export async function captureCommand(
  source: string,
  { output }: CaptureFlags,
  context: ReadContext,
  terminal: Terminal,
): Promise<void> {
  checkOutput(output)
  const { contract, madeOf, notices } = await readContract(source, { ...context, allowEmpty: true })
  for (const notice of notices) await complain(terminal, visible(notice, 8_000))
  if (contract.tools.length === 0) await complain(terminal, 'It lists no tools.')
  if (output === undefined) {
    await print(terminal.stdout, captureText(contract, madeOf))
    return
  }
  const changed = await writeCapture(contract, resolve(context.directory, output), madeOf)
  const what = changed ? 'Wrote' : 'Nothing has changed in'
  await complain(terminal, visible(`${what} ${output}: ${describe(contract)}.`))
}

function checkOutput(output: string | undefined): void {
  if (output === undefined) return
  if (output.trim() === '') throw new UserError('The file of --output is empty.', 'Name a file.')
  if (output === '-')
    throw new UserError('--output takes a file, and - is none.', 'Leave it out, and the capture is printed.')
}

/** `4 tools, 1 prompt, sha256:0123456789ab…` */
function describe(contract: Contract): string {
  const lists = [
    plural(contract.tools.length, 'tool'),
    ...counted(contract.prompts, 'prompt'),
    ...counted(contract.resources, 'resource'),
    ...counted(contract.resourceTemplates, 'resource template'),
  ]
  return `${lists.join(', ')}, ${digestOfContract(contract).slice(0, 19)}…`
}

function counted(parts: readonly unknown[] | undefined, noun: string): string[] {
  return parts === undefined || parts.length === 0 ? [] : [plural(parts.length, noun)]
}
