/** A number that is equal for equal calls: the same tool and the same arguments, whatever the order of their members. */
import { isObject, type Json } from './json.js'

/** Levels of the arguments that count. */
const DEPTH = 200
const PRIME = 0x01000193
export const START = 0x811c9dc5
/** What the hashes of values begin with, by their types. */
export const [NUMBER, WORD, LIST, OBJECT] = [1, 2, 4, 5]

/** 32 bits, unsigned. FNV-1a over texts; members are added up, so that their order does not matter. */
export function contentHash(tool: string | undefined, value: Json): number {
  return mix(tool === undefined ? START : ofText(tool, START), hash(value, 0))
}

function hash(value: Json, depth: number): number {
  if (typeof value === 'string') return ofText(value, START)
  if (typeof value === 'number') return ofText(String(value), NUMBER)
  if (value === null || typeof value === 'boolean') return ofText(String(value), WORD)
  if (depth > DEPTH) return 3
  if (Array.isArray(value)) return value.reduce((so: number, item) => mix(so, hash(item, depth + 1)), LIST)
  let sum = OBJECT
  if (isObject(value))
    for (const [key, inner] of Object.entries(value)) sum = (sum + mix(ofText(key, START), hash(inner, depth + 1))) | 0
  return finish(sum)
}

function ofText(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at))
  return finish(hash)
}

/** One character of a text more. */
export function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

export function mix(one: number, other: number): number {
  return finish(Math.imul(one, 31) ^ other)
}

/** The last step of MurmurHash3 (Austin Appleby, public domain): every bit depends on every other. */
export function finish(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
