/** What can be read once only (a pipe, standard input), as a file that can be read again. */
import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemporary } from '../temporary.js'
import type { Brought } from './found.js'
import { describeReadError } from './text.js'

const CHUNK = 64 * 1024

/**
 * The file itself where it is one; else a copy of what it gives, until `remove`.
 * @throws UserError where it cannot be read
 */
export async function spooled(
  file: Brought,
): Promise<{ readonly file: Brought; readonly remove: () => Promise<void> }> {
  try {
    const stats = statSync(file.path)
    if (stats.isFile() || stats.isDirectory()) return { file, remove: async () => {} }
    const folder = makeTemporary(tmpdir(), 'mcp-compat-calls')
    const path = join(folder.path, 'calls')
    copy(file.path, path)
    return { file: { path, shown: file.shown }, remove: folder.remove }
  } catch (error) {
    throw describeReadError(error, file.shown)
  }
}

function copy(from: string, to: string): void {
  const [source, target] = [openSync(from, 'r'), openSync(to, 'wx', 0o600)]
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    for (let length = readSync(source, chunk); length > 0; length = readSync(source, chunk))
      writeSync(target, chunk, 0, length)
  } finally {
    closeSync(source)
    closeSync(target)
  }
}
