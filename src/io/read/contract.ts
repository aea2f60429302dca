import { posix } from 'node:path'
import { checkCapture, madeOfIn } from '../../model/capture.js'
import type { Contract } from '../../model/contract.js'
import type { BaselineEvidence } from '../../model/evidence/baseline.js'
import { probedIn } from '../../model/evidence/kept.js'
import { inexactNumbers } from '../../model/inexact.js'
import { joinContracts, noTools, parseContract } from '../../model/parse.js'
import { duplicateKeys, parseJson } from '../../model/positions.js'
import { brief } from '../../model/shape-words.js'
import { parseSource, type Source } from '../../model/source.js'
import { type Found, offered, type ReadContext } from './found.js'
import { findOnDisk } from './on-disk.js'

export type { ReadContext } from './found.js'

export interface ReadContract {
  readonly contract: Contract
  /** The texts that it was read from, by the names that origins give. */
  readonly texts: ReadonlyMap<string, string>
  /** What the user should know of them: members that are written twice, lists that a server refused. */
  readonly notices: readonly string[]
  /** Exact versions of what the server was made of, where that is known. */
  readonly madeOf: readonly string[]
  /** How its server answered to wrong calls, where a capture tells it. */
  readonly probed?: BaselineEvidence
}

/**
 * Reads a contract from any source; `parsed` is what it stands for, where `source` is only a name that can be shown.
 * @throws MissingSource where nothing is there, UserError where it cannot be read or is no contract
 */
export async function readContract(
  source: string,
  context: ReadContext,
  parsed: Source = parseSource(source),
): Promise<ReadContract> {
  const allowEmpty = context.allowEmpty === true
  switch (parsed.kind) {
    case 'path':
      return ofFiles(source, await findOnDisk(parsed.path, context), allowEmpty)
    case 'git': {
      const { findInCommit } = await import('./in-commit.js')
      return ofFiles(source, await findInCommit(parsed.ref, parsed.path, context), allowEmpty)
    }
    case 'artifact':
      return elsewhere(ofFiles(source, await offered(context.outside?.artifact, source)(parsed), allowEmpty))
    case 'cache':
      return elsewhere(ofFiles(source, await offered(context.outside?.cache, source)(parsed), allowEmpty))
    default: {
      const { readServer } = await import('./server.js')
      const { value, notices, shown } = await readServer(parsed, source, context)
      const contract = parseContract(value, shown, undefined, { allowEmpty })
      return { contract, texts: new Map(), notices, madeOf: madeOfIn(value) }
    }
  }
}

/** No file of this repository: a finding cannot stand in it. */
function elsewhere(read: ReadContract): ReadContract {
  return { ...read, texts: new Map() }
}

function ofFiles(source: string, { texts, several }: Found, allowEmpty: boolean): ReadContract {
  const notices: string[] = []
  const madeOf: string[] = []
  let probed: BaselineEvidence | undefined
  const contracts = [...texts].map(([file, text]) => {
    const value = parseJson(text, file)
    notices.push(...noticesOf(text, file))
    madeOf.push(...madeOfIn(value))
    probed ??= probedIn(value)
    const schemaName = posix.basename(file).replace(/\.[^.]*$/, '')
    const options = { allowEmpty: allowEmpty || several, ...(several ? { schemaName } : {}) }
    const parsed = parseContract(value, source, file, options)
    checkCapture(value, parsed, file)
    return parsed
  })
  const [only] = contracts
  const contract = only !== undefined && contracts.length === 1 ? only : joinContracts(source, contracts)
  if (contract.tools.length === 0 && !allowEmpty) throw noTools(source)
  return { contract, texts, notices, madeOf, ...(probed === undefined ? {} : { probed }) }
}

const MOST_NOTICES = 3

function noticesOf(text: string, file: string): string[] {
  return [...twinsIn(text, file), ...inexactIn(text, file)]
}

/** A number is given as it is written and as it is read, once for each spelling. */
function inexactIn(text: string, file: string): string[] {
  const numbers = new Map(inexactNumbers(text).map((number) => [number.written, number]))
  const shown = [...numbers.values()].slice(0, MOST_NOTICES).map(({ written, read, line }) => {
    return `${file}:${line}: the number ${written} is read as ${read}, for JavaScript holds no nearer one.`
  })
  const left = numbers.size - shown.length
  return left > 0 ? [...shown, `${file}: ${left} more numbers are not read exactly.`] : shown
}

function twinsIn(text: string, file: string): string[] {
  const twins = duplicateKeys(text)
  const shown = twins.slice(0, MOST_NOTICES).map(({ name, position }) => {
    return `${file}:${position.line}: the member ${brief(name)} is written twice in one object; the last one counts.`
  })
  const left = twins.length - shown.length
  return left > 0 ? [...shown, `${file}: ${left} more members are written twice in one object.`] : shown
}
