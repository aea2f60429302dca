import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** The name that the server states changed. */
export const serverRenamed: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'server-renamed',
    summary: 'The server states another name.',
    why: 'Either it was renamed, or another server answers under the same address. Hosts that keep approvals by name ask again.',
    remedy: 'Make sure that the right server was captured.',
  },
  compare({ server: baseline }, { server: candidate }) {
    const [before, after] = [baseline?.name, candidate?.name]
    if (before === undefined || after === undefined || before === after) return []
    const message = `The server was called ${quote(before)} and is called ${quote(after)} now.`
    return [{ effect: 'advisory', pointer: '/server/name', message, before, after }]
  },
}
