/** What only servers behind a URL can get wrong: statuses, sessions, headers. */
import type { HttpReply } from '../../model/evidence/conformance.js'
import { META } from '../mcp/greet.js'
import type { Talk } from './talk.js'

const NO_VERSION = '1999-01-01'
const FOREIGN_ORIGIN = 'http://mcp-compat.invalid'
const NO_SESSION = 'mcp-compat-no-such-session'

/** Logs one exchange for each check that the revision has. */
export async function askHttp(talk: Talk): Promise<void> {
  if (talk.modern) await askModern(talk)
  else await askLegacy(talk)
}

async function askModern(talk: Talk): Promise<void> {
  const ask = (probe: string, headers: { readonly [name: string]: string | undefined }) =>
    talk.ask(probe, 'server/discover', undefined, { headers })
  await ask('http-method-mismatched', { 'mcp-method': 'tools/list' })
  await ask('http-method-missing', { 'mcp-method': undefined })
  await ask('http-version-mismatched', { 'mcp-protocol-version': '2025-11-25' })
  await ask('http-origin', { origin: FOREIGN_ORIGIN })
  // No tool is called so: neither name exists.
  const params = { name: 'mcp-compat-no-such-tool', arguments: {}, _meta: META }
  await talk.ask('http-name-mismatched', 'tools/call', params, { headers: { 'mcp-name': 'mcp-compat-no-other-tool' } })
  await look(talk, 'http-get', 'GET')
}

async function askLegacy(talk: Talk): Promise<void> {
  const ask = (probe: string, headers: { readonly [name: string]: string | undefined }) =>
    talk.ask(probe, 'ping', undefined, { headers })
  if (talk.version >= '2025-06-18') await ask('http-version-unknown', { 'mcp-protocol-version': NO_VERSION })
  await ask('http-origin', { origin: FOREIGN_ORIGIN })
  if (talk.http()?.session() !== undefined) {
    await ask('http-session-missing', { 'mcp-session-id': undefined })
    await ask('http-session-unknown', { 'mcp-session-id': NO_SESSION })
  }
  await look(talk, 'http-get', 'GET')
  const session = talk.http()?.session()
  if (session === undefined) return
  const ended = await talk.http()?.look('DELETE')
  if (ended !== undefined && ended.status >= 200 && ended.status < 300) await ask('http-session-ended', {})
}

async function look(talk: Talk, probe: string, method: 'GET'): Promise<void> {
  const http: HttpReply | undefined = await talk.http()?.look(method, { accept: 'text/event-stream' })
  if (http !== undefined) talk.note(probe, { http })
}
