/** Which removed tool lives on under which new name. A guess for a helpful sentence: the calls break either way. */
import { distance } from 'fastest-levenshtein'
import { canonicalText } from '../../model/canonical.js'
import type { Contract, Tool } from '../../model/contract.js'
import { isObject, type Json, member, objectOf } from '../../model/json.js'
import { matchByName } from './compare.js'

export interface Rename {
  readonly baseline: Tool
  readonly candidate: Tool
  /** The input schemas are the same but for descriptions and titles. */
  readonly sameInput: boolean
}

/** Longer texts are compared by their beginnings. */
const TEXT_LENGTH = 200
/** A text shorter than this says too little to know a tool by. */
const TELLING_LENGTH = 16
/** Where so many pairs could be one tool, the contract is another one, and guessing would only cost time. */
const MOST_PAIRS = 250_000
/** With more pairs than this, texts are compared for equality only: the likeness of two texts takes 10 µs and more. */
const MOST_TEXTS = 10_000
/** Texts deeper in a schema than this are compared too. */
const DEPTH = 64

/** The likely renames, each tool in one at most, the likeliest chosen first; in the baseline's order. */
export function findRenames(baseline: Contract, candidate: Contract): readonly Rename[] {
  const { removed, added } = matchByName(baseline.tools, candidate.tools, (tool) => tool.name)
  if (removed.length === 0 || added.length === 0 || removed.length * added.length > MOST_PAIRS) return []
  const shared = new Set([...sharedDescriptions(baseline.tools), ...sharedDescriptions(candidate.tools)])
  const before = removed.map((tool) => profileOf(tool, shared))
  const after = added.map((tool) => profileOf(tool, shared))
  tellInputsApart(before)
  tellInputsApart(after)
  const textLikeness = before.length * after.length > MOST_TEXTS ? sameness : ratio
  const pairs = before.flatMap((one) =>
    after.flatMap((other) => {
      const likeness = likenessOf(one, other, textLikeness)
      return likeness === undefined ? [] : [{ one, other, likeness }]
    }),
  )
  const taken = new Set<Profile>()
  const chosen = new Map<Profile, Profile>()
  for (const { one, other } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (taken.has(one) || taken.has(other)) continue
    taken.add(one).add(other)
    chosen.set(one, other)
  }
  return before.flatMap((one) => {
    const other = chosen.get(one)
    if (other === undefined) return []
    return [{ baseline: one.tool, candidate: other.tool, sameInput: one.input === other.input }]
  })
}

interface Profile {
  readonly tool: Tool
  readonly words: readonly string[]
  readonly properties: ReadonlySet<string>
  /** The input schema without its texts, canonical. */
  readonly input: string | undefined
  /** Another tool of the list takes the same input, so that it tells none from another. */
  sharesInput: boolean
  /** undefined where the tool has no text of its own. */
  readonly description: string | undefined
}

function profileOf(tool: Tool, shared: ReadonlySet<string>): Profile {
  const description = normalText(tool.description)
  const telling = description.length >= TELLING_LENGTH && !shared.has(description)
  const properties = isObject(tool.inputSchema) ? member(tool.inputSchema, 'properties') : undefined
  return {
    tool,
    words: wordsOf(tool.name),
    properties: new Set(isObject(properties) ? Object.keys(properties) : []),
    input: withoutTexts(tool.inputSchema),
    sharesInput: false,
    description: telling ? description : undefined,
  }
}

function tellInputsApart(profiles: readonly Profile[]): void {
  const first = new Map<string | undefined, Profile>()
  for (const profile of profiles) {
    const twin = first.get(profile.input)
    if (twin === undefined) first.set(profile.input, profile)
    else {
      twin.sharesInput = true
      profile.sharesInput = true
    }
  }
}

/** How sure it is that the one became the other, above 0; undefined where it is not likely enough to be said. */
function likenessOf(one: Profile, other: Profile, textLikeness: typeof sameness): number | undefined {
  const name = nameLikeness(one.words, other.words)
  const input = inputLikeness(one, other)
  const texts = [one.description, other.description]
  // The same text of some length is a sign of its own; without it, two schemas that share little are two tools.
  const sameText = texts[0] !== undefined && texts[0] === texts[1]
  if (input !== undefined && input < 0.6 && name < 1 && !sameText) return undefined
  const text = texts[0] === undefined || texts[1] === undefined ? undefined : textLikeness(texts[0], texts[1])
  return isLikely(name, input, text) ? (input ?? 0.5) + name + (text ?? 0.5) : undefined
}

function isLikely(name: number, input: number | undefined, text: number | undefined): boolean {
  if (name === 1 || text === 1) return true
  if (name >= 0.9) return (input ?? text ?? 1) >= 0.6 && (text ?? 1) >= 0.3
  if (input === 1) return name >= 0.6 || (text ?? 0) >= 0.6
  return (text ?? 0) >= 0.8 || ((text ?? 0) >= 0.6 && name >= 0.6)
}

/** 1: the same words (case and separators do not count); 0.9: words were added at one end; else by letters. */
function nameLikeness(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [one.join(''), other.join('')]
  if (a === b) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const whole = ` ${long.join(' ')} `
  if (
    short.length < long.length &&
    (whole.startsWith(` ${short.join(' ')} `) || whole.endsWith(` ${short.join(' ')} `))
  )
    return 0.9
  return Math.max(0.89 * ratio(a, b), ofOneSeries(one, other) ? 0.6 : 0)
}

/** Numbered tools, `t7` and `u7`: one word was exchanged, and the number is the same. */
function ofOneSeries(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  const kept = one.filter((word, at) => word === other[at])
  return kept.length === one.length - 1 && kept.some((word) => /^\d+$/.test(word))
}

/** undefined where neither declares a property: two empty schemas say nothing of each other. */
function inputLikeness(one: Profile, other: Profile): number | undefined {
  const all = new Set([...one.properties, ...other.properties])
  if (all.size === 0) return undefined
  if (one.input === other.input) return one.sharesInput || other.sharesInput ? 0.99 : 1
  return 0.99 * ([...one.properties].filter((name) => other.properties.has(name)).length / all.size)
}

/** Says nothing of texts that differ. */
function sameness(one: string, other: string): number | undefined {
  return one === other ? 1 : undefined
}

function ratio(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 1 : 1 - distance(one, other) / longest
}

/** `getUserById`, `get-user.by_id` and `GET_USER_BY_ID` all give get, user, by, id. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.length > 0 ? words : [name]
}

/** Texts that several tools of the contract share tell no tool from another. */
function sharedDescriptions(tools: readonly Tool[]): ReadonlySet<string> {
  const named = new Map<string, Set<string>>()
  for (const { name, description } of tools) {
    const text = normalText(description)
    named.set(text, (named.get(text) ?? new Set()).add(name))
  }
  return new Set([...named].filter(([, names]) => names.size > 1).map(([text]) => text))
}

function normalText(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TEXT_LENGTH)
}

/** The schema without descriptions and titles; a property that is called so stays. */
function withoutTexts(schema: Json | undefined): string | undefined {
  return schema === undefined ? undefined : canonicalText(strip(schema, true, DEPTH))
}

function strip(value: Json, isSchema: boolean, depth: number): Json {
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map((item) => strip(item, true, depth - 1))
  if (!isObject(value)) return value
  const kept: [string, Json][] = []
  for (const [key, inner] of Object.entries(value)) {
    if (isSchema && (key === 'description' || key === 'title') && typeof inner === 'string') continue
    const named = isSchema && (key === 'properties' || key === '$defs' || key === 'definitions')
    kept.push([key, strip(inner, !named, depth - 1)])
  }
  return objectOf(kept)
}
