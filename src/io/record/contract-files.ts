/** Contracts beside a recording. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { captureText } from '../../model/capture.js'
import { thrown } from '../mcp/thrown.js'
import { describeWriteError } from '../write/files.js'
import type { Known } from './contracts.js'

/**
 * Keeps the contract as a capture: of `calls.jsonl` as `calls.contract.json`, and where that holds another contract
 * already, as `calls.contract-<the first 12 digits of its digest>.json`. No file is ever replaced.
 * @returns the file that holds it, and whether it is new
 * @throws UserError where it cannot be written
 */
export function keepContract(recording: string, { contract, digest }: Known): { file: string; isNew: boolean } {
  const base = recording.replace(/\.(?:jsonl|ndjson)$/i, '')
  const text = captureText(contract)
  const first = `${base}.contract.json`
  const own = `${base}.contract-${digest.replace('sha256:', '').slice(0, 12)}.json`
  for (const file of [first, own]) {
    const standing = readIfThere(file)
    if (standing === text) return { file, isNew: false }
    if (standing === undefined && writeNew(file, text)) return { file, isNew: true }
    // Another recorder was faster.
    if (standing === undefined && readIfThere(file) === text) return { file, isNew: false }
  }
  return { file: own, isNew: false }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (thrown(error).code === 'ENOENT') return undefined
    throw describeWriteError(error, file)
  }
}

/** Whole or not at all. @returns false where a file of that name has come meanwhile */
function writeNew(file: string, text: string): boolean {
  const beside = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text, { mode: 0o600 })
    linkSync(beside, file)
    return true
  } catch (error) {
    if (thrown(error).code === 'EEXIST') return false
    throw describeWriteError(error, file)
  } finally {
    rmSync(beside, { force: true })
  }
}
