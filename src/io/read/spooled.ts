/** What can be read once only (a pipe, standard input), as a file that can be read again. */
import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemporary } from '../temporary.js'
import type { Brought } from './found.js'
import { codeOf, describeReadError } from './text.js'

const CHUNK = 64 * 1024
/** Stands for what is piped to us, which is no file that could be opened again. */
export const STANDARD_INPUT = '-'

/**
 * The file itself where it is one; else a copy of what it gives, until `remove`.
 * @throws UserError where it cannot be read
 */
export async function spooled(
  file: Brought,
): Promise<{ readonly file: Brought; readonly remove: () => Promise<void> }> {
  try {
    const stats = file.path === STANDARD_INPUT ? undefined : statSync(file.path)
    if (stats?.isFile() === true || stats?.isDirectory() === true) return { file, remove: async () => {} }
    const folder = makeTemporary(tmpdir(), 'mcp-compat-calls')
    const path = join(folder.path, 'calls')
    copy(file.path, path)
    return { file: { path, shown: file.shown }, remove: folder.remove }
  } catch (error) {
    throw describeReadError(error, file.shown)
  }
}

function copy(from: string, to: string): void {
  const [source, target] = [from === STANDARD_INPUT ? 0 : openSync(from, 'r'), openSync(to, 'wx', 0o600)]
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    for (let length = readSome(source, chunk); length > 0; length = readSome(source, chunk))
      writeSync(target, chunk, 0, length)
  } finally {
    if (source !== 0) closeSync(source)
    closeSync(target)
  }
}

/** A pipe that does not block is empty for now, and not at its end, where it says EAGAIN. */
function readSome(source: number, chunk: Buffer): number {
  for (;;)
    try {
      return readSync(source, chunk)
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0
      if (codeOf(error) !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
}
