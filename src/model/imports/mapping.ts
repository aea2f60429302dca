/** Where calls stand in a log of no known format, or inside the calls of a gateway, as the user says it in JSONPath. */
import { GivenUp, UserError } from '../error.js'
import { isObject, type Json, jsonIn, objectOf } from '../json.js'
import { compileJsonPath, type Found, type JsonPath } from '../json-path.js'
import { split, stepInto } from '../pointer.js'
import { brief } from '../shape-words.js'

/** The parts of a mapping, in the order in which they are read. */
export const MAPPING_KEYS = ['calls', 'tool', 'arguments', 'server', 'at', 'id', 'error'] as const

/** What a mapping may say. */
export type MappingKey = (typeof MAPPING_KEYS)[number]

/** A path, or a text that is the same for every call. */
type Part = JsonPath | { readonly literal: string }

/** Where calls stand in a log. */
export interface Mapping {
  /** What the calls are in each value of the log; undefined: the calls of a known format are what is mapped. */
  readonly calls: JsonPath | undefined
  readonly parts: ReadonlyMap<MappingKey, Part>
}

/** A call as the mapping finds it; what it does not find is undefined. */
export interface MappedCall {
  readonly tool: string | undefined
  readonly arguments: Json | undefined
  readonly server: string | undefined
  readonly at: string | undefined
  readonly id: string | undefined
  readonly failed: boolean | undefined
}

const NEXT =
  'Write --map KEY=PATH, with a JSONPath such as $.function.arguments.tool_name; docs/recordings.md has examples.'

/**
 * Reads `KEY=PATH` entries. A value that does not begin with `$` is taken as it is written.
 * @throws UserError where one is wrong, or nothing says what the tool is
 */
export function parseMapping(entries: readonly string[]): Mapping {
  const pairs = entries.map((entry): readonly [string, string] => {
    const cut = entry.indexOf('=')
    if (cut < 1) throw new UserError(`The mapping ${brief(entry)} has no "=".`, NEXT)
    return [entry.slice(0, cut).trim(), entry.slice(cut + 1).trim()]
  })
  return readMapping(pairs)
}

/** The same of a mapping whose keys and values are apart. @throws UserError likewise */
export function readMapping(pairs: readonly (readonly [key: string, value: string])[]): Mapping {
  const parts = new Map<MappingKey, Part>()
  for (const [name, written] of pairs) {
    const key = MAPPING_KEYS.find((known) => known === name)
    if (key === undefined)
      throw new UserError(`A mapping has no ${brief(name)}; it has ${MAPPING_KEYS.join(', ')}.`, NEXT)
    if (parts.has(key)) throw new UserError(`The mapping says twice what "${key}" is.`, NEXT)
    parts.set(key, partOf(key, written))
  }
  const calls = parts.get('calls')
  if (calls !== undefined && !parts.has('tool'))
    throw new UserError('A mapping with "calls" has to say what the tool of each is ("tool").', NEXT)
  return { calls: calls !== undefined && 'find' in calls ? calls : undefined, parts }
}

function partOf(key: MappingKey, written: string): Part {
  if (written === '') throw new UserError(`The mapping of "${key}" is empty.`, NEXT)
  if (!written.startsWith('$')) {
    if (key === 'tool' || key === 'server') return { literal: written }
    throw new UserError(`The mapping of "${key}" is ${brief(written)}, which is no JSONPath: it begins with "$".`, NEXT)
  }
  const path = compileJsonPath(written)
  if (typeof path === 'string') throw new UserError(`The mapping of "${key}": ${path}.`, NEXT)
  return path
}

/**
 * What the path selects; texts that are JSON are looked into, and what is found stands there as it is written. Nothing
 * is found in what is nested deeper than a path goes.
 */
export function findIn(path: JsonPath, value: Json): readonly Json[] {
  return placesOf(path, value).flatMap(({ pointer }) => {
    const found = follow(value, split(pointer))
    return found === undefined ? [] : [found]
  })
}

function placesOf(path: JsonPath, value: Json): readonly Found[] {
  try {
    return path.find(opened(value, 0))
  } catch (error) {
    if (error instanceof GivenUp) return []
    throw error
  }
}

/** Reads one call of what `calls` selects, or of a call `{tool, arguments, server, at, id, isError}`. */
export function mapCall(mapping: Mapping, value: Json): MappedCall {
  const find = (key: MappingKey): Json | undefined => {
    const part = mapping.parts.get(key)
    if (part === undefined) return mapping.calls === undefined ? follow(value, [OWN[key]]) : undefined
    return 'literal' in part ? part.literal : findIn(part, value)[0]
  }
  const text = (key: MappingKey): string | undefined => {
    const found = find(key)
    if (typeof found === 'string' && found !== '') return found
    return typeof found === 'number' && key !== 'tool' ? String(found) : undefined
  }
  const error = find('error')
  return {
    tool: text('tool'),
    arguments: find('arguments'),
    server: text('server'),
    at: text('at'),
    id: text('id'),
    failed: error === undefined ? undefined : ![false, null, '', 0, 'false'].includes(error as never),
  }
}

/** What stands for a part that a mapping of a known format's calls leaves out. */
const OWN: { readonly [K in MappingKey]: string } = {
  calls: 'calls',
  tool: 'tool',
  arguments: 'arguments',
  server: 'server',
  at: 'at',
  id: 'id',
  error: 'isError',
}

const DEPTH = 100

/** The value with every text that is a JSON object or list in the place of what it says. */
function opened(value: Json, depth: number): Json {
  if (depth > DEPTH) return value
  if (typeof value === 'string') {
    const inner = jsonIn(value)
    return inner === undefined ? value : opened(inner, depth + 1)
  }
  if (Array.isArray(value)) return value.map((item) => opened(item, depth + 1))
  if (!isObject(value)) return value
  return objectOf(Object.entries(value).map(([key, inner]) => [key, opened(inner, depth + 1)]))
}

function follow(value: Json, steps: readonly string[]): Json | undefined {
  let at: Json | undefined = value
  for (const step of steps) {
    if (typeof at === 'string') at = jsonIn(at)
    at = at === undefined ? undefined : stepInto(at, step)
  }
  return at
}
