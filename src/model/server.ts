/** How a running server is reached, and what it said of itself. Secrets stand in `env` and `headers` only. */
import type { Json } from './json.js'

/** A program that speaks MCP over its standard input and output; it is started without a shell. */
export interface StdioServer {
  readonly kind: 'stdio'
  readonly command: readonly [program: string, ...args: string[]]
  /** Absolute; the working directory of the run where it is not given. */
  readonly cwd?: string
  /** Added to the minimal environment that every started server gets. */
  readonly env?: { readonly [name: string]: string }
}

/** A server behind a URL: Streamable HTTP, else HTTP with SSE. */
export interface HttpServer {
  readonly kind: 'http'
  readonly url: string
  readonly headers?: { readonly [name: string]: string }
}

export type Server = StdioServer | HttpServer

/** A contract as a server told it, in the shape that a capture file has. */
export interface Captured {
  readonly value: Json
  /** What the user should know of it: a list that the server refused, packages that it was made of. */
  readonly notices: readonly string[]
}

/** How patient we are with servers, in milliseconds, and what all of them are given. */
export interface ServerSettings {
  /** From the start until the server has answered the first time. */
  readonly startMs: number
  /** For each request after that. */
  readonly requestMs: number
  /** Pages of one list. */
  readonly mostPages: number
  /** For servers behind a URL; masked in everything that is written. */
  readonly headers: { readonly [name: string]: string }
  /** For servers that are started; masked likewise. */
  readonly env: { readonly [name: string]: string }
  /** May packages that are installed run their install scripts? */
  readonly allowScripts: boolean
}

/** What holds where nobody says otherwise. */
export const DEFAULT_SERVER_SETTINGS: ServerSettings = {
  startMs: 30_000,
  requestMs: 30_000,
  mostPages: 1_000,
  headers: {},
  env: {},
  allowScripts: false,
}
