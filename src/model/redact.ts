import type { Rejection } from './call.js'
import { isObject, type Json, type JsonObject, jsonIn, member, objectOf } from './json.js'
import { isSecretKey, MASK, maskText } from './secret.js'

export { maskText }

/** Deeper than any report is read; also keeps what is masked far from the end of the call stack. */
const DEPTH = 500

/** Keywords of a schema whose values are values of the property that the schema describes. */
const VALUE_KEYWORDS = new Set(['const', 'default', 'enum', 'example', 'examples'])
const TYPE_NAMES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])

/**
 * The value with everything that looks like a secret replaced by `***`: by the name of its key (password, token, …) or
 * by its own shape (known token prefixes, JWT, PEM, long random text). Nesting beyond 500 levels is cut to `…`.
 */
export function mask(value: Json): Json {
  return maskAt(value, false, 0)
}

/** The JSON Pointer with every step masked that looks like a secret: keys are text of the caller too. */
export function maskPointer(pointer: string): string {
  return pointer.split('/').map(maskText).join('/')
}

/** The rejection without anything that looks like a secret, as where a token was used as a key. */
export function maskRejection(rejection: Rejection): Rejection {
  const { pointer, schemaPointer, name, message } = rejection
  const shown = name === undefined ? undefined : maskText(name)
  const told = name === undefined || shown === undefined || shown === name ? message : message.replaceAll(name, shown)
  return {
    ...rejection,
    pointer: maskPointer(pointer),
    schemaPointer: maskPointer(schemaPointer),
    message: maskText(told),
    ...(shown === undefined ? {} : { name: shown }),
  }
}

/** `secret`: the value stands under a key that names a secret. */
function maskAt(value: Json, secret: boolean, depth: number): Json {
  if (depth > DEPTH) return '…'
  if (Array.isArray(value)) return maskItems(value, secret, depth)
  if (isObject(value)) return maskMembers(value, secret, depth)
  if (typeof value === 'string') return secret && value !== '' ? MASK : maskString(value, depth)
  return secret && typeof value === 'number' ? MASK : value
}

/** In a command that is a list of words, a secret is the word after its flag; in a pair, what follows its name. */
function maskItems(items: readonly Json[], secret: boolean, depth: number): Json[] {
  return items.map((item, index) => {
    const before = items[index - 1]
    const named = typeof before === 'string' && typeof item === 'string' && follows(before, item, items.length)
    return maskAt(item, secret || named, depth + 1)
  })
}

function follows(before: string, word: string, length: number): boolean {
  if (/^--?[A-Za-z]/.test(before)) return isSecretKey(before) && !before.includes('=') && !word.startsWith('-')
  return length === 2 && isSecretKey(before) && /[\d@#$%^&*+=~]/.test(word)
}

function maskMembers(object: JsonObject, secret: boolean, depth: number): JsonObject {
  const schema = secret && describesValues(object)
  const named = namesSecret(object)
  const masked = new Map<string, Json>()
  for (const [key, value] of Object.entries(object)) {
    const inherits = (secret && (!schema || VALUE_KEYWORDS.has(key))) || (named && HELD.has(key.toLowerCase()))
    let name = maskText(key)
    while (masked.has(name)) name += '*'
    masked.set(name, maskAt(value, inherits || (isSecretKey(key) && !isNumber(key, value)), depth + 1))
  }
  return objectOf(masked)
}

/** `tokens: 5` is a number of them. */
function isNumber(key: string, value: Json): boolean {
  return typeof value === 'number' && /tokens$/i.test(key)
}

/** How lists of headers, variables and parameters call a name, and what it names. */
const NAMES = ['name', 'key', 'header', 'variable', 'env', 'id', 'field', 'Name', 'Key']
const HELD = new Set(['value', 'values', 'val', 'text', 'data', 'content', 'default'])

/** `{"name": "X-Api-Key", "value": …}` */
function namesSecret(object: JsonObject): boolean {
  return NAMES.some((key) => {
    const name = member(object, key)
    return typeof name === 'string' && isSecretKey(name)
  })
}

/** Longer texts are not read as JSON; what they hold is still found by its looks. */
const LONGEST_JSON = 1_000_000
/** Levels of JSON in a text in JSON. */
const MOST_INNER = 20

/** A text that is JSON is masked as what it says; it stays as it is written where there is nothing to mask. */
function maskString(text: string, depth: number): string {
  const inner = depth < DEPTH - MOST_INNER && text.length <= LONGEST_JSON ? jsonIn(text) : undefined
  if (inner === undefined) return maskText(text)
  const masked = maskAt(inner, false, depth + DEPTH / MOST_INNER)
  // Both were read from text, so that writing them gives the same text where they are equal.
  return JSON.stringify(masked) === JSON.stringify(inner) ? maskText(text) : JSON.stringify(masked)
}

/** A schema under `properties.password` says what a password looks like; it is not the password. */
function describesValues(object: JsonObject): boolean {
  const type = member(object, 'type')
  const types = Array.isArray(type) ? type : [type]
  if (type !== undefined) return types.every((name) => typeof name === 'string' && TYPE_NAMES.has(name))
  return ['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => member(object, keyword) !== undefined)
}
