/** Reads lists page by page, as often as asked, and keeps only what tells them apart. */
import type { Reading } from '../../model/evidence/conformance.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import type { Heard } from './link.js'

/** Pages that are read of a list. */
const MOST_PAGES = 200
const MOST_NAMES = 5_000

/** What lists there are, and what tells their items apart. */
export const LISTS = [
  { method: 'tools/list', key: 'tools', capability: 'tools', name: 'name' },
  { method: 'prompts/list', key: 'prompts', capability: 'prompts', name: 'name' },
  { method: 'resources/list', key: 'resources', capability: 'resources', name: 'uri' },
] as const

export interface ReadList {
  readonly reading: Reading
  readonly items: readonly Json[]
  /** The server gave a cursor. */
  readonly paged: boolean
}

/** @param first the answer to the first page; @param next asks for the page of a cursor */
export async function readPages(
  { method, key, name }: (typeof LISTS)[number],
  first: Heard,
  next: (cursor: string) => Promise<Heard>,
): Promise<ReadList> {
  const pages: string[][] = []
  const items: Json[] = []
  const seen = new Set<string>()
  let heard = first
  let names = 0
  const done = (stopped?: Reading['stopped']): ReadList => ({
    reading: { method, pages, ...(stopped === undefined ? {} : { stopped }) },
    items,
    paged: seen.size > 0,
  })
  while (pages.length < MOST_PAGES && names < MOST_NAMES) {
    const result = resultOf(heard)
    const list = result === undefined ? undefined : member(result, key)
    if (result === undefined || !Array.isArray(list)) return done('refused')
    items.push(...list)
    names += list.length
    pages.push(list.map((item) => (isObject(item) ? nameOf(member(item, name)) : '')))
    const cursor = member(result, 'nextCursor')
    if (cursor === undefined) return done()
    if (typeof cursor !== 'string') return done('cursor-no-text')
    if (seen.has(cursor)) return done('cursor-repeated')
    seen.add(cursor)
    heard = await next(cursor)
  }
  return done('too-many-pages')
}

function nameOf(value: Json | undefined): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** The result of an answer, where it is one. */
export function resultOf({ raw }: Heard): JsonObject | undefined {
  const result = raw === undefined ? undefined : member(raw, 'result')
  return isObject(result) ? result : undefined
}
