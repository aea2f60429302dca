/** Which of the headers and variables that a server is given are secrets. */
import { isSecretKey, maskText } from './secret.js'

/** A text that is shown nowhere. */
export interface GivenSecret {
  readonly value: string
  /** By its name or by its looks; else it is only long enough to be one. */
  readonly sure: boolean
}

/** Shorter ones are no secret whatever they are the value of: masking them would tear plain words. */
const SHORTEST_SURE = 3
/** `debug` under `LOG_LEVEL` is none; masking it would tear every text that has the word. */
const SHORTEST = 8

/** What of a value must be shown nowhere: of `Bearer abc` the whole and `abc`; nothing where it is no secret. */
export function secretsUnder(name: string, value: string): readonly GivenSecret[] {
  const sure = isSecretKey(name) || maskText(value) !== value
  if (value.length < (sure ? SHORTEST_SURE : SHORTEST)) return []
  const credentials = /^\s*[A-Za-z][\w-]*\s+(\S.*)$/.exec(value)?.[1]
  const parts =
    sure && credentials !== undefined && credentials.length >= SHORTEST_SURE ? [value, credentials] : [value]
  return parts.map((part) => ({ value: part, sure }))
}

/** The same of all headers and variables, each once. */
export function secretsIn({ headers, env }: GivenToServers): readonly GivenSecret[] {
  const all = [...Object.entries(headers), ...Object.entries(env)].flatMap(([name, value]) => secretsUnder(name, value))
  return [...new Map(all.map((secret) => [JSON.stringify(secret), secret])).values()]
}

interface GivenToServers {
  readonly headers: { readonly [name: string]: string }
  readonly env: { readonly [name: string]: string }
}

/** Of a whole environment those that are surely secrets: home folders and the like stand in every path. */
export function secretVariables(env: { readonly [name: string]: string | undefined }): {
  readonly [name: string]: string
} {
  const given = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return Object.fromEntries(given.filter(([name, value]) => secretsUnder(name, value).some(({ sure }) => sure)))
}
