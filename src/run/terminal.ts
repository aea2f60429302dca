/** How the command line speaks: through streams that may be closed or full, and never with commands hidden in text. */
import { print } from '../io/write/output.js'
import { Contradiction, UserError } from '../model/error.js'
import { visible } from '../model/visible.js'

export { print }

/** The parts of `process` that a command needs. */
export interface Terminal {
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
  /** The second is the program's own file. */
  readonly argv?: readonly string[]
  cwd(): string
}

/** Longer than any sentence of ours with a path in it. */
const LONGEST = 8_000

/** Lines for a terminal or a log: each with nothing hidden in it, and none that a workflow runner takes for a command. */
export function visibleLines(text: string): string {
  return text
    .split('\n')
    .map((line) => visible(line, LONGEST))
    .join('\n')
}

/** Says one line on standard error. Where that cannot be written either, the exit code has to speak. */
export async function complain({ stderr }: Pick<Terminal, 'stderr'>, text: string): Promise<void> {
  try {
    await print(stderr, `mcp-compat: ${text}\n`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
  }
}

/** The sentence of a refusal on one line. */
export function sentenceOf(error: UserError): string {
  return visible(error.sentence, LONGEST)
}

/** What is said of an error that is no refusal. */
export function bugReport(error: unknown): string {
  const reason = error instanceof Contradiction ? error.message : error instanceof Error ? error.stack : String(error)
  return `this is a bug of mcp-compat, please report it.\n${visibleLines(reason ?? '')}`
}
