/** Keeps what was given as a secret out of everything that is told or written. */
import { canonicalText } from '../../model/canonical.js'
import { type GivenSecret, secretsIn, secretsUnder } from '../../model/given-secret.js'
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { secretWords } from '../../model/mask-source.js'
import { MASK, maskText } from '../../model/secret.js'
import type { Server, ServerSettings } from '../../model/server.js'

/** In a contract, masking a word that only happens to be a value too would change what the server says. */
const SHORTEST_IN_CONTRACT = 8

export interface Secrets {
  /** The text without the values that were given, in any usual spelling, and without what looks like a secret. */
  readonly maskIn: (text: string) => string
  /** The value without the secrets of 8 characters or more; the same value where it has none. */
  readonly maskAll: (value: Json) => Json
}

/** The secrets that this server is given: its headers, its variables, credentials in its URL or its command. */
export function secretsOf(server: Server, settings: ServerSettings): Secrets {
  const env = { ...settings.env, ...(server.kind === 'stdio' ? server.env : {}) }
  const headers = { ...settings.headers, ...(server.kind === 'http' ? server.headers : {}) }
  const given: readonly GivenSecret[] = [
    ...secretsIn({ env, headers }),
    ...(server.kind === 'http' ? credentialsIn(server.url) : secretWords(server.command).flatMap(surely)),
  ]
  const sure = given.filter((secret) => secret.sure && secret.value.length >= SHORTEST_IN_CONTRACT)
  const inSentences = spellings(given.map(({ value }) => value))
  const inContract = spellings(sure.map(({ value }) => value))
  return {
    maskIn: (text) => maskText(replaceAll(text, inSentences)),
    maskAll: (value) => maskValue(value, inContract),
  }
}

function surely(value: string): readonly GivenSecret[] {
  return secretsUnder('token', value)
}

function credentialsIn(url: string): readonly GivenSecret[] {
  if (!URL.canParse(url)) return []
  const { username, password, searchParams } = new URL(url)
  const parameters = [...searchParams].flatMap(([name, value]) => secretsUnder(name, value))
  return [...[username, password].flatMap((part) => surely(decoded(part))), ...parameters.filter(({ sure }) => sure)]
}

/** A part of a URL without its percent escapes, where they are well-formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The longest first, so that no part of one is left. */
function spellings(values: readonly string[]): string[] {
  const all = values.flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    // Without lone surrogates, which it refuses.
    encodeURIComponent(Buffer.from(value).toString('utf8')),
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
    Buffer.from(value).toString('base64url'),
  ])
  return [...new Set(all)].sort((a, b) => b.length - a.length)
}

function replaceAll(text: string, values: readonly string[]): string {
  return values.reduce((left, value) => left.replaceAll(value, MASK), text)
}

function maskValue(value: Json, values: readonly string[]): Json {
  if (values.length === 0) return value
  const text = canonicalText(value)
  if (!values.some((secret) => text.includes(secret))) return value
  const masked = mapTexts(value, (string) => replaceAll(string, values))
  return canonicalText(masked) === text ? value : masked
}

/** The value with every string and every key changed; its depth is no matter of the call stack. */
function mapTexts(value: Json, change: (text: string) => string): Json {
  const shell: [Json] = [value]
  const pending: (Json[] | JsonObject)[] = [shell]
  for (let at = pending.pop(); at !== undefined; at = pending.pop())
    for (const [key, item] of Object.entries(at)) {
      const changed = copyOf(item, change)
      Object.defineProperty(at, key, { value: changed, enumerable: true, writable: true, configurable: true })
      if (Array.isArray(changed) || isObject(changed)) pending.push(changed)
    }
  return shell[0]
}

/** A new array or object with the same items, whose texts are still to be changed. */
function copyOf(item: Json, change: (text: string) => string): Json {
  if (typeof item === 'string') return change(item)
  if (Array.isArray(item)) return [...item]
  if (!isObject(item)) return item
  return objectOf(Object.entries(item).map(([key, value]) => [change(key), value] as const))
}
