/** `writeCapture(contract, file, madeOf?)`: how a contract becomes a baseline file. */
import { readFile } from 'node:fs/promises'
import { writeWhole } from '../io/write/files.js'
import { captureText } from '../model/capture.js'
import type { Contract } from '../model/contract.js'
import type { Json } from '../model/json.js'

/**
 * Writes the contract as a capture, whole or not at all; `file` is absolute. A file that holds these bytes already is
 * left alone.
 * @returns whether the file changed
 * @throws UserError where it cannot be written
 */
export async function writeCapture(
  contract: Contract,
  file: string,
  madeOf?: readonly string[],
  probed?: Json,
): Promise<boolean> {
  const text = captureText(contract, madeOf, probed)
  const standing = await readFile(file, 'utf8').catch(() => undefined)
  if (standing === text) return false
  await writeWhole(file, text)
  return true
}
