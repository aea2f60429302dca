/** Asks a server everything that shows whether it keeps to the protocol. No tool is called. */
import type { ConformanceEvidence, Exchange, Reading } from '../../model/evidence/conformance.js'
import { type Json, member } from '../../model/json.js'
import { CLIENT, LEGACY, META } from '../mcp/greet.js'
import { askHttp } from './http-checks.js'
import type { Probed } from './probed.js'
import { LISTS, readPages, resultOf } from './readings.js'
import { metaWith, openTalk, type Talk } from './talk.js'

/** A revision that never was. */
const NO_VERSION = '1999-01-01'
const NOTHING = 'mcp-compat-no-such'

/**
 * Every message is bounded in time and size, and what ends or silences the server ends one conversation only.
 * @throws ServerFailure where the server cannot be started again
 */
export async function gatherConformance(probed: Probed): Promise<ConformanceEvidence> {
  const talk = await openTalk(probed)
  try {
    return await gatherFrom(talk, probed)
  } finally {
    await talk.close()
  }
}

async function gatherFrom(talk: Talk, probed: Probed): Promise<ConformanceEvidence> {
  const { server, contract } = probed
  const capabilities = contract.capabilities ?? {}
  const about = {
    protocolVersion: contract.protocolVersion ?? '',
    ...(talk.modern ? {} : { offered: LEGACY }),
    local: server.kind === 'http' && isLocal(server.url),
    capabilities,
  }
  const first = talk.exchanges[0]
  if (!talk.modern && server.kind === 'http' && first?.reply.message === undefined)
    return {
      ...about,
      transport: 'sse',
      ...{ exchanges: [], readings: [], tools: [], asked: [] },
      notices: [`${probed.shown} speaks the HTTP with SSE of 2024-11-05 only, whose messages are not probed.`],
    }
  if (talk.modern) await talk.ask('discover', 'server/discover')
  else await talk.ask('ping', 'ping', undefined, { id: 7_001, wants: 'maybe' })
  const lists = await askLists(talk, capabilities)
  await askCapabilities(talk, capabilities)
  await askWrongly(talk, capabilities)
  await sayMalformed(talk)
  await askVersions(talk)
  if (server.kind === 'http') await askHttp(talk)
  return {
    ...about,
    transport: server.kind,
    exchanges: talk.exchanges,
    ...lists,
    asked: [...new Set(talk.asked())],
    notices: [],
  }
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Lists that are declared twice over, and a look at those that are not. */
async function askLists(
  talk: Talk,
  capabilities: { readonly [name: string]: Json },
): Promise<{ readonly readings: readonly Reading[]; readonly tools: readonly Json[] }> {
  const readings: Reading[] = []
  let tools: readonly Json[] = []
  for (const list of LISTS) {
    const { method, capability } = list
    const declared = Object.hasOwn(capabilities, capability)
    const first = await talk.ask(`list:${capability}`, method, {}, { wants: declared ? 'request' : 'maybe' })
    await talk.revive()
    if (resultOf(first) === undefined) continue
    const next = (cursor: string) => talk.request(method, { cursor })
    const read = await readPages(list, first, next)
    readings.push(read.reading)
    if (capability === 'tools') tools = read.items
    if (read.reading.stopped === undefined) {
      const again = await talk.request(method, {})
      if (resultOf(again) !== undefined) readings.push((await readPages(list, again, next)).reading)
    }
    // A server without pages has no cursor that could be wrong.
    if (read.paged) await talk.ask('invalid-cursor', method, { cursor: `${NOTHING}-cursor` }, { wants: 'maybe' })
    await talk.revive()
  }
  return { readings, tools }
}

/** What is declared has to be known, whatever it says to a wrong question. */
async function askCapabilities(talk: Talk, capabilities: { readonly [name: string]: Json }): Promise<void> {
  const declares = (name: string): boolean => Object.hasOwn(capabilities, name) && capabilities[name] !== null
  if (declares('logging') && !talk.modern)
    await talk.ask('declared:logging', 'logging/setLevel', { level: 'info' }, { wants: 'maybe' })
  if (declares('completions')) {
    const params = { ref: { type: 'ref/prompt', name: `${NOTHING}-prompt` }, argument: { name: 'none', value: '' } }
    await talk.ask('declared:completions', 'completion/complete', params, { wants: 'maybe' })
  }
  const resources = capabilities.resources
  const subscribes = typeof resources === 'object' && resources !== null && !Array.isArray(resources)
  if (subscribes && member(resources, 'subscribe') === true && !talk.modern)
    await talk.ask(
      'declared:resources.subscribe',
      'resources/subscribe',
      { uri: `mcp-compat://${NOTHING}` },
      {
        wants: 'maybe',
      },
    )
  await talk.revive()
}

/** Well-formed messages that ask for what there is not. */
async function askWrongly(talk: Talk, capabilities: { readonly [name: string]: Json }): Promise<void> {
  await talk.ask('unknown-method', `mcp-compat/${NOTHING}-method`, {}, { wants: 'maybe', id: 7_002 })
  await talk.revive()
  const meta = talk.modern ? { params: { _meta: META } } : {}
  const notification = JSON.stringify({ jsonrpc: '2.0', method: `notifications/${NOTHING}`, ...meta })
  const headers = talk.modern ? { 'mcp-method': `notifications/${NOTHING}` } : undefined
  await talk.say('unknown-notification', { text: notification, wants: 'quiet', ...(headers && { headers }) })
  await talk.revive()
  if (Object.hasOwn(capabilities, 'tools')) {
    // Without a name there is no tool that it could reach.
    await talk.ask('invalid-params', 'tools/call', {}, { wants: 'maybe' })
    await talk.revive()
  }
}

/** Messages that are none; a conversation that one of them disturbs is begun again. */
async function sayMalformed(talk: Talk): Promise<void> {
  const headers = talk.modern ? { 'mcp-method': 'server/discover' } : {}
  const say = async (probe: string, text: string): Promise<void> => {
    await talk.say(probe, { text, wants: 'maybe', headers })
    if (!talk.link().alive()) await talk.renew()
  }
  await say('invalid-request', JSON.stringify({ jsonrpc: '2.0', id: `${NOTHING}-request`, method: 7 }))
  await say('parse-error', '{"jsonrpc":"2.0","id":1,"method":')
  if (talk.version === '2024-11-05') return
  const params = talk.modern ? { params: { _meta: META } } : {}
  const method = talk.modern ? 'server/discover' : 'ping'
  const batch = ['b1', 'b2'].map((id) => ({ jsonrpc: '2.0', id: `${NOTHING}-${id}`, method, ...params }))
  await say('batch', JSON.stringify(batch))
}

async function askVersions(talk: Talk): Promise<void> {
  if (talk.modern) {
    const stated = { 'mcp-protocol-version': NO_VERSION }
    await talk.ask('unsupported-version', 'server/discover', undefined, {
      ...{ meta: metaWith(NO_VERSION), headers: stated, wants: 'maybe' },
    })
    await talk.ask('missing-capabilities', 'tools/list', undefined, {
      ...{ meta: { 'io.modelcontextprotocol/protocolVersion': talk.version }, wants: 'maybe' },
    })
    await talk.revive()
    return
  }
  const { version } = talk
  await initialize(talk, 'unknown-version', NO_VERSION)
  if (version !== LEGACY) await initialize(talk, 'same-version', version)
  // What a server behind a URL is asked next needs a session.
  if (talk.http() !== undefined) await talk.renew()
}

async function initialize(talk: Talk, probe: string, protocolVersion: string): Promise<Exchange | undefined> {
  await talk.fresh()
  await talk.ask(probe, 'initialize', { protocolVersion, capabilities: {}, clientInfo: CLIENT })
  return talk.exchanges.at(-1)
}
