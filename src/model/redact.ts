import type { Rejection } from './call.js'
import { isObject, type Json, type JsonObject, member, objectOf } from './json.js'
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
  if (Array.isArray(value)) return value.map((item) => maskAt(item, secret, depth + 1))
  if (isObject(value)) return maskMembers(value, secret, depth)
  if (typeof value === 'string') return secret && value !== '' ? MASK : maskText(value)
  return secret && typeof value === 'number' ? MASK : value
}

function maskMembers(object: JsonObject, secret: boolean, depth: number): JsonObject {
  const schema = secret && describesValues(object)
  const masked = new Map<string, Json>()
  for (const [key, value] of Object.entries(object)) {
    const inherits = secret && (!schema || VALUE_KEYWORDS.has(key))
    let name = maskText(key)
    while (masked.has(name)) name += '*'
    masked.set(name, maskAt(value, inherits || isSecretKey(key), depth + 1))
  }
  return objectOf(masked)
}

/** A schema under `properties.password` says what a password looks like; it is not the password. */
function describesValues(object: JsonObject): boolean {
  const type = member(object, 'type')
  const types = Array.isArray(type) ? type : [type]
  if (type !== undefined) return types.every((name) => typeof name === 'string' && TYPE_NAMES.has(name))
  return ['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => member(object, keyword) !== undefined)
}
