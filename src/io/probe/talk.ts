/** Short conversations with a server in the era that it speaks, and the log of what was said. */
import type { Exchange, Reply } from '../../model/evidence/conformance.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { CLIENT, LEGACY, META, MODERN } from '../mcp/greet.js'
import { type Secrets, secretsOf } from '../mcp/secrets.js'
import { type HttpLink, openHttp } from './http-link.js'
import type { Heard, Link, Outgoing } from './link.js'
import type { Probed } from './probed.js'
import { openStdio } from './stdio-link.js'

/** The longest wait for an answer that is due, and for one that may come. */
const PATIENCE_MS = 10_000
const GRACE_MS = 700

const META_VERSION = 'io.modelcontextprotocol/protocolVersion'

export interface Talk {
  readonly modern: boolean
  /** The revision that both sides speak; for servers with a handshake what they answered with. */
  readonly version: string
  readonly exchanges: readonly Exchange[]
  /** Asks, and logs it as `probe`. */
  readonly ask: (probe: string, method: string, params?: JsonObject, how?: Ways) => Promise<Heard>
  /** Sends a text that is no plain request, and logs it. */
  readonly say: (probe: string, message: Outgoing) => Promise<Heard>
  /** Logs what was seen in another way. */
  readonly note: (probe: string, reply: Reply) => void
  /** Sends without a log. */
  readonly request: (method: string, params?: JsonObject) => Promise<Heard>
  /** Where the server ended or went silent: starts it again, so that the rest can be asked. */
  readonly revive: () => Promise<void>
  /** Begins a conversation of its own. */
  readonly renew: () => Promise<void>
  /** Without a handshake. */
  readonly fresh: () => Promise<Link>
  readonly link: () => Link
  readonly http: () => HttpLink | undefined
  readonly asked: () => readonly string[]
  readonly close: () => Promise<void>
}

export interface Ways {
  readonly wants?: Outgoing['wants']
  readonly id?: Json
  /** In place of the usual `_meta`; null: none. */
  readonly meta?: JsonObject | null
  readonly headers?: Outgoing['headers']
}

/** @throws ServerFailure where the server cannot be started */
export async function openTalk({ server, settings, shown, contract, start }: Probed): Promise<Talk> {
  const modern = (contract.protocolVersion ?? '') >= MODERN
  const secrets: Secrets = secretsOf(server, settings)
  const exchanges: Exchange[] = []
  const asked: string[] = []
  const links: Link[] = []
  const strayed = new Set<Link>()
  let current: Link
  let http: HttpLink | undefined
  let version = modern ? MODERN : ''
  let nextId = 1

  const messageOf = (method: string, params: JsonObject | undefined, ways: Ways, id: Json): string => {
    const meta = ways.meta === undefined ? (modern ? META : null) : ways.meta
    const all = meta === null ? params : { ...params, _meta: meta }
    return JSON.stringify({ jsonrpc: '2.0', id, method, ...(all === undefined ? {} : { params: all }) })
  }
  const open = async (): Promise<Link> => {
    const patienceMs = Math.min(PATIENCE_MS, settings.requestMs)
    if (server.kind === 'http') {
      http = openHttp({ server, headers: settings.headers, secrets, patienceMs })
      if (modern) http.agree(MODERN)
      links.push(http)
      return http
    }
    const started = { ...server, env: { ...settings.env, ...server.env } }
    const barrier = (id: string): string => messageOf(modern ? 'server/discover' : 'ping', undefined, {}, id)
    const graceMs = Math.min(GRACE_MS, settings.requestMs)
    const how = { server: started, shown, secrets, patienceMs, graceMs, barrier }
    const link = await openStdio(start === undefined ? how : { ...how, start })
    links.push(link)
    return link
  }
  const log = (probe: string, reply: Reply, sent: { id?: Json; method?: string }): void => {
    exchanges.push({ probe, ...sent, reply })
    if (current.strays().length === 0 || strayed.has(current)) return
    strayed.add(current)
    exchanges.push({ probe: 'answered-twice', reply: { more: current.strays().slice(0, 3) } })
  }
  const headersOf = (method: string, params: JsonObject | undefined): Outgoing['headers'] => {
    if (!modern || server.kind !== 'http') return undefined
    const name = params === undefined ? undefined : (member(params, 'name') ?? member(params, 'uri'))
    return { 'mcp-method': method, ...(typeof name === 'string' ? { 'mcp-name': name } : {}) }
  }
  const send = async (method: string, params: JsonObject | undefined, ways: Ways): Promise<[Heard, Json]> => {
    const id = ways.id ?? `mcp-compat-${nextId++}`
    const headers = { ...headersOf(method, params), ...ways.headers }
    const wants = ways.wants ?? 'request'
    return [await current.send({ text: messageOf(method, params, ways, id), id, wants, headers }), id]
  }
  const greet = async (probe?: string): Promise<void> => {
    if (modern) return
    const params = { protocolVersion: LEGACY, capabilities: {}, clientInfo: CLIENT }
    const [heard, id] = await send('initialize', params, {})
    if (probe !== undefined) log(probe, heard.reply, { id, method: 'initialize' })
    const result = heard.raw === undefined ? undefined : member(heard.raw, 'result')
    const agreed = isObject(result) ? member(result, 'protocolVersion') : undefined
    if (typeof agreed !== 'string') return
    version = agreed
    if (agreed >= '2025-06-18') current.agree(agreed)
    const text = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
    const told = await current.send({ text, wants: 'quiet' })
    if (probe !== undefined) log('initialized', told.reply, { method: 'notifications/initialized' })
  }
  const leave = async (): Promise<void> => {
    asked.push(...current.asked())
    await current.close()
  }
  current = await open()
  await greet('initialize')
  const talk: Talk = {
    modern,
    get version() {
      return version
    },
    exchanges,
    ask: async (probe, method, params, how = {}) => {
      const [heard, id] = await send(method, params, how)
      log(probe, heard.reply, { id, method })
      return heard
    },
    say: async (probe, message) => {
      const heard = await current.send(message)
      log(probe, heard.reply, message.id === undefined ? {} : { id: message.id })
      return heard
    },
    note: (probe, reply) => log(probe, reply, {}),
    request: async (method, params) => (await send(method, params, {}))[0],
    revive: async () => {
      if (!current.alive()) await talk.renew()
    },
    renew: async () => {
      await leave()
      current = await open()
      await greet()
    },
    fresh: async () => {
      await leave()
      current = await open()
      return current
    },
    link: () => current,
    http: () => http,
    asked: () => [...asked, ...current.asked()],
    close: async () => {
      await Promise.all(links.map((link) => link.close()))
    },
  }
  return talk
}

/** The `_meta` of a request that states another revision. */
export function metaWith(version: string): JsonObject {
  return { ...META, [META_VERSION]: version }
}
