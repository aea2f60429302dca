import { UserError } from '../../../model/error.js'
import { unpack } from '../../github/unzip.js'

const MIB = 1024 * 1024
/** Of each sample, and of all of them, when they are unpacked. */
const CAPS = { each: 256 * MIB, all: 16 * 1024 * MIB }
const SAMPLE = /^samples\/[^/]+\.json$/
const NEXT = 'Write the log as JSON (Inspect AI converts its logs), and import that.'

/**
 * Shows the samples of an Inspect `.eval` archive one after the other, each as its text.
 * @throws UserError where it is no such archive, broken, or larger when unpacked than it may be
 */
export async function readArchive(
  path: string,
  shown: string,
  take: (text: string, name: string) => void,
): Promise<void> {
  const choose = async (names: readonly string[]): Promise<readonly string[]> => {
    const samples = names.filter((name) => SAMPLE.test(name))
    if (samples.length > 0) return samples.sort(byNumber)
    throw new UserError(`${shown} is a zip archive, but no .eval log of Inspect: it holds no samples.`, 'Unpack it.')
  }
  try {
    await unpack(path, shown, CAPS, choose, async ({ name, chunks }) => {
      const parts: Buffer[] = []
      for await (const chunk of chunks) parts.push(chunk)
      take(Buffer.concat(parts).toString('utf8'), name)
    })
  } catch (error) {
    // What it advises is about artifacts of workflows.
    if (error instanceof UserError && error.next !== 'Unpack it.') throw new UserError(error.message, NEXT)
    throw error
  }
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
