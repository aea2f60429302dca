/** A contract as a file: canonical, with digests, so that the same contract gives the same bytes. */
import { canonicalText, canonicalTextOf, digestOfContract, digestOfTool, numberText, partsOf } from './canonical.js'
import { type Contract, groupByName } from './contract.js'
import { UserError } from './error.js'
import { isObject, type Json, type JsonObject, member, objectOf } from './json.js'
import { brief } from './shape-words.js'
import { unhide } from './visible.js'

/** The version of the file's format, in its member `mcpContract`. */
const VERSION = 1

/**
 * The text of a capture: JSON with two blanks a level, the members of every object sorted (UTF-16), the lists sorted by
 * name, a line break at the end; characters that nobody sees stand as escapes. Reading it again gives the same contract.
 * A part that the source says nothing about is left out. `madeOf` names the exact versions that the server was made of; `probed` is what a probe
 * keeps of it (see `probedOf`).
 */
export function captureText(contract: Contract, madeOf: readonly string[] = [], probed?: Json): string {
  const written: [string, Json][] = [
    ['mcpContract', VERSION],
    ...partsOf(contract, (parts) => byName(parts).map(({ raw }) => raw)),
    ...(madeOf.length === 0 ? [] : [['madeOf', [...madeOf]] satisfies [string, Json]]),
    ...(probed === undefined ? [] : [['probed', probed] satisfies [string, Json]]),
    ['digests', digestsOf(contract)],
  ]
  return `${unhide(indented(objectOf(written)))}\n`
}

/** Sorted by name; parts of one name by their canonical texts. */
function byName<T extends { readonly name: string; readonly raw: JsonObject }>(parts: readonly T[]): readonly T[] {
  return parts
    .map((part) => ({ part, text: canonicalTextOf(part.raw) }))
    .sort((a, b) => compare(a.part.name, b.part.name) || compare(a.text, b.text))
    .map(({ part }) => part)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** `contract`, and `tools` by name; tools of one name have a list of digests. */
function digestsOf(contract: Contract): JsonObject {
  const tools = new Map<string, Json>()
  for (const [name, [only, ...twins]] of groupByName(byName(contract.tools))) {
    if (only === undefined) continue
    tools.set(name, twins.length === 0 ? digestOfTool(only) : [only, ...twins].map(digestOfTool))
  }
  return { contract: digestOfContract(contract), tools: objectOf(tools) }
}

/** What the server of a capture was made of; nothing where the value is no capture or does not say. */
export function madeOfIn(value: Json): readonly string[] {
  const list = isObject(value) && Object.hasOwn(value, 'mcpContract') ? member(value, 'madeOf') : undefined
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

const EDITED =
  'Capture it again with `mcp-compat capture SOURCE -o FILE`, or remove its "digests" to use it as it was edited.'

/**
 * Holds a capture against its own digests. Any other value passes, and so does a capture without digests.
 * @throws UserError where it was changed by hand (or by a merge), or a later version of this program wrote it
 */
export function checkCapture(value: Json, contract: Contract, where: string): void {
  if (!isObject(value) || !Object.hasOwn(value, 'mcpContract')) return
  const version = member(value, 'mcpContract')
  if (version !== VERSION)
    throw new UserError(
      `${where} is a contract in format ${brief(String(version))}, and this version reads format ${VERSION}.`,
      'Use the version of mcp-compat that wrote it, or a later one.',
    )
  const stated = member(value, 'digests')
  if (stated === undefined) return
  const found = digestsOf(contract)
  if (canonicalText(stated) === canonicalText(found)) return
  const [statedTools, foundTools] = [toolsOf(stated), toolsOf(found)]
  for (const name of new Set([...Object.keys(foundTools), ...Object.keys(statedTools)])) {
    const [said, is] = [member(statedTools, name) ?? null, member(foundTools, name) ?? null]
    if (canonicalText(said) === canonicalText(is)) continue
    throw new UserError(`${where}: the tool ${brief(name)} ${mismatch(said, is)}.`, EDITED)
  }
  throw new UserError(`${where} is not what its digest says.`, EDITED)
}

function mismatch(stated: Json, found: Json): string {
  if (stated === null) return 'has no digest, though the file has digests of the others'
  return found === null ? 'has a digest, but is not listed' : 'is not what its digest says'
}

function toolsOf(digests: Json): JsonObject {
  const tools = isObject(digests) ? member(digests, 'tools') : undefined
  return isObject(tools) ? tools : {}
}

/** Blanks at the beginnings of lines grow with the square of the depth. */
const LONGEST = 256 * 1024 * 1024
const FLATTEN = 'Compare the server with another source than a capture, or flatten its schemas.'

type Piece = string | { readonly value: Json; readonly indent: string }

/** Indented JSON; the depth of a value is no matter of the call stack. */
function indented(value: Json): string {
  const pending: Piece[] = [{ value, indent: '' }]
  const parts: string[] = []
  let length = 0
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if (typeof piece === 'string') {
      parts.push(piece)
      length += piece.length
      if (length > LONGEST) throw new UserError('The contract is nested so deeply that no file can hold it.', FLATTEN)
      continue
    }
    const { value: at, indent } = piece
    if (Array.isArray(at)) {
      const items = at.map((item) => ({ key: '', item }))
      open(items, '[', ']', indent, pending)
    } else if (isObject(at)) {
      const members = Object.keys(at)
        .sort()
        .map((key) => ({ key: `${JSON.stringify(key)}: `, item: at[key] ?? null }))
      open(members, '{', '}', indent, pending)
    } else parts.push(typeof at === 'number' ? numberText(at) : JSON.stringify(at))
  }
  return parts.join('')
}

function open(
  items: readonly { readonly key: string; readonly item: Json }[],
  opening: string,
  closing: string,
  indent: string,
  pending: Piece[],
): void {
  if (items.length === 0) {
    pending.push(opening + closing)
    return
  }
  const inner = `${indent}  `
  pending.push(`\n${indent}${closing}`)
  for (let index = items.length - 1; index >= 0; index--) {
    const { key, item } = items[index] ?? { key: '', item: null }
    pending.push({ value: item, indent: inner }, `${index === 0 ? opening : ','}\n${inner}${key}`)
  }
}
