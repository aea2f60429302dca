import type { Exchange } from '../../model/evidence/conformance.js'
import { isObject, member } from '../../model/json.js'
import { asked, errorIn, isRefused } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** A response does not have the form that JSON-RPC and MCP give it. */
export const responseMalformed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'response-malformed',
    summary: 'A response does not have the form that JSON-RPC and MCP give it.',
    why: 'A client cannot tell which request it belongs to, or whether it is a success; strict ones drop it and wait on.',
    remedy:
      'Echo the id as it came, state `jsonrpc: "2.0"`, and send either `result` (an object) or `error` (an integer `code` and a `message`).',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    const told = new Map<string, Explanation>()
    for (const exchange of exchanges)
      for (const [name, what] of faultsOf(exchange, protocolVersion))
        if (!told.has(name))
          told.set(name, {
            name,
            message: `The answer to ${asked(exchange)} ${what}${cite(protocolVersion, 'responses')}.`,
          })
    return [...told.values()]
  },
}

/** What is wrong with the frame of an answer, by a name for each kind of fault. */
function faultsOf({ probe, id, reply }: Exchange, revision: string): readonly (readonly [string, string])[] {
  const { message, more = [] } = reply
  if (probe === 'answered-twice') return [['twice', `came ${more.length} more time${more.length === 1 ? '' : 's'}`]]
  if (message === undefined) return []
  const faults: (readonly [string, string])[] = []
  const [result, error] = [member(message, 'result'), member(message, 'error')]
  const said = member(message, 'id')
  // Before the body is read a server behind a URL does not know the id.
  const unread = isRefused(reply) && (said === null || said === undefined)
  if (id !== undefined && said !== id && !unread)
    faults.push(['id', `has the id ${JSON.stringify(said ?? null)}, and the request had ${JSON.stringify(id)}`])
  if (member(message, 'jsonrpc') !== '2.0') faults.push(['jsonrpc', 'does not say jsonrpc: "2.0"'])
  if (result !== undefined && error !== undefined) faults.push(['both', 'has a result and an error'])
  if (result === undefined && error === undefined) faults.push(['neither', 'has neither result nor error'])
  if (result !== undefined && error === undefined && !isObject(result))
    faults.push(['result', 'has a result that is no object'])
  return error === undefined ? faults : [...faults, ...faultsOfError(reply, revision)]
}

function faultsOfError(reply: Exchange['reply'], _revision: string): readonly (readonly [string, string])[] {
  const error = errorIn(reply)
  if (error === undefined) return [['error', 'has an error that is no object']]
  const [code, text] = [member(error, 'code'), member(error, 'message')]
  const faults: (readonly [string, string])[] = []
  if (!Number.isInteger(code)) faults.push(['code', `has the error code ${JSON.stringify(code ?? null)}, no integer`])
  if (typeof text !== 'string') faults.push(['message', 'has an error without a message'])
  return faults
}
