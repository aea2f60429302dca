import { isObject, type Json, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import { Conversation } from './json-rpc.js'
import type { Ledger } from './ledger.js'

/** Cassettes of mcp-recorder (github.com/devhelmhq/mcp-recorder): request and response of each interaction together. */
export const mcpRecorder: LogFormat = {
  id: 'mcp-recorder',
  title: 'mcp-recorder cassette',
  recognises: (value) => isObject(value) && Array.isArray(member(value, 'interactions')),
  open: (ledger) => ({ take: (value) => takeCassette(value, ledger) }),
}

function takeCassette(value: Json, ledger: Ledger): void {
  const interactions = isObject(value) ? member(value, 'interactions') : undefined
  if (!isObject(value) || !Array.isArray(interactions)) {
    ledger.fail('is no cassette')
    return
  }
  const metadata = member(value, 'metadata')
  const info = isObject(metadata) ? member(metadata, 'server_info') : undefined
  // The file says when it was recorded; its calls do not.
  const aside = { server: textOf(info, 'name'), at: textOf(metadata, 'recorded_at') }
  const conversation = new Conversation(ledger)
  for (const interaction of interactions) {
    if (!isObject(interaction)) {
      ledger.fail('is an interaction that is no object')
      continue
    }
    const [request, response] = [member(interaction, 'request') ?? null, member(interaction, 'response') ?? null]
    // An HTTP exchange without a message, such as the end of a session, has neither.
    if (request !== null) conversation.take(request, aside)
    if (response !== null) conversation.take(response, aside)
  }
}
