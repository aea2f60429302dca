/**
 * The servers in a configuration of an MCP client, as their documentation has it: `mcpServers` (Claude, Cursor, Cline,
 * Windsurf, Gemini CLI), `servers` with `inputs` (VS Code), or that inside of `mcp` (VS Code's settings).
 */
import { UserError } from './error.js'
import { isObject, type Json, type JsonObject, member } from './json.js'
import { expand, type Surroundings } from './reference.js'
import type { Server } from './server.js'
import { brief } from './shape-words.js'

/** One server as the configuration has it, with its references. */
export interface ClientServer {
  readonly name: string
  /** How messages and reports name it; no value of the configuration is in it. */
  readonly shown: string
  /** Somebody switched it off. */
  readonly disabled: boolean
  readonly raw: Json
}

/** A file of variables that the server gets, and where it is looked for. */
export type ReadVariables = (file: string) => { readonly [name: string]: string }

const NEXT = 'A client configuration is {"mcpServers": {NAME: {"command": …} or {"url": …}}}, or the same as "servers".'

/** @throws UserError where the value is no client configuration, or names no server */
export function listClientServers(value: Json, file: string): readonly ClientServer[] {
  const servers = serversIn(value)
  if (servers === undefined)
    throw new UserError(`${file} is no client configuration: it has neither "mcpServers" nor "servers".`, NEXT)
  const entries = Object.entries(servers)
  if (entries.length === 0) throw new UserError(`${file} names no server.`, NEXT)
  return entries.map(([name, raw]) => ({
    name,
    shown: `${file}#${name}`,
    disabled: isObject(raw) && (member(raw, 'disabled') === true || member(raw, 'enabled') === false),
    raw,
  }))
}

/** Is it a configuration of a client? Told by what is in it, not by its name. */
export function isClientConfig(value: Json): boolean {
  return serversIn(value) !== undefined
}

function serversIn(value: Json): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const inside = member(value, 'mcp')
  for (const servers of [
    member(value, 'mcpServers'),
    member(value, 'servers'),
    isObject(inside) ? member(inside, 'servers') : undefined,
  ])
    if (isObject(servers) && Object.values(servers).every(isObject)) return servers
  return undefined
}

/**
 * How the server is reached, its references replaced.
 * @throws UserError where the entry says too little, or a reference has no value
 */
export function reachClientServer({ shown, raw }: ClientServer, around: Surroundings, read: ReadVariables): Server {
  const entry = new ServerEntry(raw, shown, around)
  const url = entry.text('url') ?? entry.text('serverUrl') ?? entry.text('httpUrl')
  const command = entry.text('command')
  if (url !== undefined && command !== undefined)
    throw new UserError(`${shown} has both a "command" and a "url".`, 'Remove one of them.')
  if (url !== undefined) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new UserError(`The "url" of ${shown} is no http(s) address.`, 'Write https://HOST/PATH.')
    return { kind: 'http', url, headers: entry.texts('headers') }
  }
  if (command === undefined)
    throw new UserError(`${shown} has neither a "command" nor a "url".`, 'Say how the server is started or reached.')
  const cwd = entry.text('cwd')
  const file = entry.text('envFile')
  return {
    kind: 'stdio',
    command: [command, ...entry.list('args')],
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...(file === undefined ? {} : read(file)), ...entry.texts('env') },
  }
}

/** Reads one entry; texts come out with their references replaced. */
class ServerEntry {
  readonly #raw: JsonObject
  readonly #shown: string
  readonly #around: Surroundings

  constructor(raw: Json, shown: string, around: Surroundings) {
    if (!isObject(raw)) throw new UserError(`${shown} is no object.`, NEXT)
    this.#raw = raw
    this.#shown = shown
    this.#around = around
  }

  text(key: string): string | undefined {
    const value = member(this.#raw, key)
    if (value === undefined || value === null) return undefined
    if (typeof value === 'string' && value.trim() !== '') return this.#expanded(value)
    throw this.#wrong(key, 'no text')
  }

  list(key: string): readonly string[] {
    const value = member(this.#raw, key) ?? []
    if (!Array.isArray(value)) throw this.#wrong(key, 'no list')
    return value.map((item) => {
      if (typeof item !== 'string' && typeof item !== 'number') throw this.#wrong(key, 'no list of texts')
      return this.#expanded(String(item))
    })
  }

  /** Texts by name; null stands for none. */
  texts(key: string): { readonly [name: string]: string } {
    const value = member(this.#raw, key) ?? {}
    if (!isObject(value)) throw this.#wrong(key, 'no object')
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, text]) => {
        if (text === null) return []
        if (typeof text === 'object') throw this.#wrong(key, `no text at ${brief(name)}`)
        return [[name, this.#expanded(String(text))]]
      }),
    )
  }

  #expanded(text: string): string {
    try {
      return expand(text, this.#around)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      throw new UserError(`${this.#shown}: ${error.message}`, error.next)
    }
  }

  #wrong(key: string, what: string): UserError {
    return new UserError(`"${key}" of ${this.#shown} is ${what}.`, NEXT)
  }
}
