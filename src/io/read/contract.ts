import { posix } from 'node:path'
import type { Contract } from '../../model/contract.js'
import { joinContracts, noTools, parseContract } from '../../model/parse.js'
import { duplicateKeys, parseJson } from '../../model/positions.js'
import { brief } from '../../model/shape-words.js'
import { parseSource } from '../../model/source.js'
import type { Found, ReadContext } from './found.js'
import { findOnDisk } from './on-disk.js'

export type { ReadContext } from './found.js'

export interface ReadContract {
  readonly contract: Contract
  /** The texts that it was read from, by the names that origins give. */
  readonly texts: ReadonlyMap<string, string>
  /** What the user should know of them: members that are written twice. */
  readonly notices: readonly string[]
}

/**
 * Reads a contract from a path, a glob, a folder of one-tool files, or the same in a commit.
 * @throws MissingSource where nothing is there, UserError where it cannot be read or is no contract
 */
export async function readContract(source: string, context: ReadContext): Promise<ReadContract> {
  const parsed = parseSource(source)
  const found =
    parsed.kind === 'git'
      ? await (await import('./in-commit.js')).findInCommit(parsed.ref, parsed.path, context)
      : await findOnDisk(parsed.path, context)
  return parse(source, found, context.allowEmpty === true)
}

function parse(source: string, { texts, several }: Found, allowEmpty: boolean): ReadContract {
  const notices: string[] = []
  const contracts = [...texts].map(([file, text]) => {
    const value = parseJson(text, file)
    notices.push(...noticesOf(text, file))
    const schemaName = posix.basename(file).replace(/\.[^.]*$/, '')
    return parseContract(value, source, file, { allowEmpty: allowEmpty || several, ...(several ? { schemaName } : {}) })
  })
  const [only] = contracts
  const contract = only !== undefined && contracts.length === 1 ? only : joinContracts(source, contracts)
  if (contract.tools.length === 0 && !allowEmpty) throw noTools(source)
  return { contract, texts, notices }
}

const MOST_NOTICES = 3

function noticesOf(text: string, file: string): string[] {
  const twins = duplicateKeys(text)
  const shown = twins.slice(0, MOST_NOTICES).map(({ name, position }) => {
    return `${file}:${position.line}: the member ${brief(name)} is written twice in one object; the last one counts.`
  })
  const left = twins.length - shown.length
  return left > 0 ? [...shown, `${file}: ${left} more members are written twice in one object.`] : shown
}
