import { createHash } from 'node:crypto'
import type { Contract, Resource, Tool } from './contract.js'
import { isObject, type Json, type JsonObject, member, objectOf } from './json.js'

/**
 * The value as RFC 8785 writes it: no white space, members sorted by UTF-16 code units, numbers as ECMAScript prints
 * them. A lone surrogate, which the RFC refuses, is written as its `\u` escape, so that every value has a text.
 */
export function canonicalText(value: Json): string {
  return textWithin(value, SHALLOW) ?? textOfDeep(value)
}

/** Levels that are written by functions that call each other. */
const SHALLOW = 50

/** The text of a value of so many levels at most; undefined for a deeper one. */
function textWithin(value: Json, levels: number): string | undefined {
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (levels === 0) return undefined
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) {
      const inner = textWithin(item ?? null, levels - 1)
      if (inner === undefined) return undefined
      text += text === '' ? inner : `,${inner}`
    }
    return `[${text}]`
  }
  const kept = keptTexts.get(value)
  if (kept !== undefined) return kept
  for (const key of Object.keys(value).sort()) {
    const inner = textWithin(value[key] ?? null, levels - 1)
    if (inner === undefined) return undefined
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${inner}`
  }
  return `{${text}}`
}

/** The text of any value: the depth of a value is no matter of the call stack. */
function textOfDeep(value: Json): string {
  // Pieces still to write, the next one last.
  const pending: (string | { readonly value: Json })[] = [{ value }]
  const parts: string[] = []
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    const text = typeof piece === 'string' ? piece : isObject(piece.value) ? keptTexts.get(piece.value) : undefined
    if (typeof piece === 'string' || text !== undefined) parts.push(text ?? '')
    else if (Array.isArray(piece.value)) openArray(piece.value, pending)
    else if (isObject(piece.value)) openObject(piece.value, pending)
    else parts.push(typeof piece.value === 'number' ? numberText(piece.value) : JSON.stringify(piece.value))
  }
  return parts.join('')
}

const keptTexts = new WeakMap<JsonObject, string>()

/**
 * The canonical text of an object that is asked for again and again and never changed, such as a listed tool: it is
 * written once.
 */
export function canonicalTextOf(object: JsonObject): string {
  const text = keptTexts.get(object) ?? canonicalText(object)
  keptTexts.set(object, text)
  return text
}

/** The text of a number. `JSON.parse` reads one beyond every double as infinite; it must not look like null. */
export function numberText(value: number): string {
  return Number.isFinite(value) ? JSON.stringify(value) : value > 0 ? '1e999' : '-1e999'
}

function openArray(items: readonly Json[], pending: (string | { readonly value: Json })[]): void {
  pending.push(']')
  for (let index = items.length - 1; index >= 0; index--) {
    pending.push({ value: items[index] ?? null })
    if (index > 0) pending.push(',')
  }
  pending.push('[')
}

function openObject(object: JsonObject, pending: (string | { readonly value: Json })[]): void {
  const keys = Object.keys(object).sort()
  pending.push('}')
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index] ?? ''
    pending.push({ value: object[key] ?? null }, `${index > 0 ? ',' : ''}${JSON.stringify(key)}:`)
  }
  pending.push('{')
}

/** `sha256:` and 64 hex digits over the canonical text. */
export function digest(value: Json): string {
  return `sha256:${createHash('sha256').update(canonicalText(value), 'utf8').digest('hex')}`
}

/** The digest of one tool; its own `_meta` does not count (a property of that name inside a schema does). */
export function digestOfTool(tool: Tool): string {
  return digest(withoutMeta(tool.raw))
}

/**
 * The digest of a whole contract. What a transport adds (`_meta`, `ttlMs`, `cacheScope`, `nextCursor`, `resultType`)
 * and the order of the lists do not count; a part that the source says nothing about is left out.
 */
export function digestOfContract(contract: Contract): string {
  return digest(objectOf(partsOf(contract, sorted)))
}

/**
 * Are the two equal, byte for byte of their canonical form, in every part that both speak of? A file of tools alone
 * is the same as a capture that lists prompts too.
 */
export function pinOf(baseline: Contract, candidate: Contract): 'same' | 'changed' {
  const other = new Map(partsOf(candidate, sorted))
  for (const [name, part] of partsOf(baseline, sorted)) {
    const twin = other.get(name)
    if (twin !== undefined && canonicalText(part) !== canonicalText(twin)) return 'changed'
  }
  return 'same'
}

/** What a list is made into: its parts as they were read, each with the name that it is known by. */
export type WriteList = (parts: readonly { readonly name: string; readonly raw: JsonObject }[]) => Json

/** The parts that a contract speaks of, by the names that a capture gives them. */
export function partsOf(contract: Contract, write: WriteList): [string, Json][] {
  const { tools, prompts, resources, resourceTemplates, capabilities, instructions, protocolVersion, server } = contract
  const byKey = (list: readonly Resource[]): Json => write(list.map(({ key, raw }) => ({ name: key, raw })))
  const parts: [string, Json | undefined][] = [
    ['server', server && { ...server }],
    ['protocolVersion', protocolVersion],
    ['capabilities', capabilities],
    ['instructions', instructions],
    ['tools', write(tools)],
    ['prompts', prompts && write(prompts)],
    ['resources', resources && byKey(resources)],
    ['resourceTemplates', resourceTemplates && byKey(resourceTemplates)],
  ]
  return parts.filter((part): part is [string, Json] => part[1] !== undefined)
}

/** In the order of their canonical texts, so that the listed order does not matter. */
function sorted(parts: readonly { readonly raw: JsonObject }[]): Json {
  return parts
    .map(({ raw }) => withoutMeta(raw))
    .map((raw) => ({ raw, text: canonicalTextOf(raw) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ raw }) => raw)
}

/** A part without what the transport added. */
export function withoutMeta(raw: JsonObject): JsonObject {
  if (member(raw, '_meta') === undefined) return raw
  return objectOf(Object.entries(raw).filter(([key]) => key !== '_meta'))
}
