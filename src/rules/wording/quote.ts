/** How values and texts stand in the sentences of findings. */
import { canonicalText } from '../../model/canonical.js'
import type { Json } from '../../model/json.js'

const LONGEST = 80
const LEAD = 20

/** The value as JSON on one line, at most 80 characters of it. */
export function quote(value: Json): string {
  return cut(canonicalText(value))
}

/** A sentence from elsewhere (a library's reason) on one line, at most twice 80 characters of it. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const end = LONGEST * 2 - 1
  return line.length <= LONGEST * 2 ? line : `${line.slice(0, tearsPair(line, end) ? end - 1 : end)}…`
}

/** Two texts that differ, quoted from a little before their first difference on, so that both quotes show it. */
export function quoteBoth(before: string, after: string): readonly [string, string] {
  const start = startOfDifference(before, after)
  return [quoteFrom(before, start), quoteFrom(after, start)]
}

function quoteFrom(text: string, start: number): string {
  return cut(JSON.stringify((start === 0 ? '' : '…') + text.slice(start, start + LONGEST * 2)))
}

/** 0 where the difference stands near the beginning anyway, else a place before it, at the start of a word if any. */
function startOfDifference(before: string, after: string): number {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same++
  if (same < LONGEST / 2) return 0
  const wordStart = before.lastIndexOf(' ', same - LEAD) + 1
  const start = same - wordStart < LONGEST / 2 ? wordStart : same - LEAD
  return tearsPair(before, start) ? start - 1 : start
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const end = LONGEST - 2
  const kept = text.slice(0, tearsPair(text, end) ? end - 1 : end).replace(/\\(u[\da-f]{0,3})?$/i, '')
  return `${kept}…${text.startsWith('"') ? '"' : ''}`
}

/** Would a cut at that place tear a surrogate pair? */
function tearsPair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '')
}
