import type { ListedContract } from '../../io/read/formats/told-call.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { type Json, objectOf } from '../../model/json.js'
import { parseContract } from '../../model/parse.js'
import { plural } from '../../model/plural.js'
import { brief } from '../../model/shape-words.js'
import { writeCapture } from '../write-capture.js'

/**
 * The contract that the logs list, called `shown`; the last whole list of the server counts.
 * @throws UserError where there is none, or several servers were listed and none is named
 */
export function listedIn(listed: readonly ListedContract[], shown: string, server: string | undefined): Contract {
  const names = [...new Set(listed.map((one) => one.server))]
  const mine = server === undefined ? listed : listed.filter((one) => one.server === server)
  if (server === undefined && names.length > 1)
    throw new UserError(
      `The logs list the tools of several servers: ${names.map((name) => brief(name ?? 'without a name')).join(', ')}.`,
      'Name one with --server.',
    )
  const last = mine.findLast(({ partial }) => !partial)
  if (last === undefined) throw noList(listed.length, mine.length, server)
  const parts: [string, Json][] = [['tools', [...last.tools]]]
  if (last.initialize !== undefined) parts.push(['initialize', last.initialize])
  return parseContract(objectOf(parts), shown)
}

/**
 * Writes it as a capture.
 * @returns what was done, in one sentence
 */
export async function writeListed(contract: Contract, path: string, shown: string): Promise<string> {
  const changed = await writeCapture(contract, path)
  return `${changed ? 'Wrote' : 'Nothing has changed in'} ${shown}: ${plural(contract.tools.length, 'tool')}.`
}

function noList(all: number, mine: number, server: string | undefined): UserError {
  const next = 'Capture it from the server, with `mcp-compat capture`.'
  if (mine > 0) return new UserError('The logs hold a part of the list of tools only: a page is missing.', next)
  if (all > 0 && server !== undefined) return new UserError(`No log lists the tools of ${brief(server)}.`, next)
  return new UserError('No log holds a list of tools, so there is no contract to write.', next)
}
