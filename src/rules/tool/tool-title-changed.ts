import type { Tool } from '../../model/contract.js'
import { type Json, member } from '../../model/json.js'
import { changeOf, same } from '../matching/compare.js'
import type { Explanation, ToolRule } from '../rule.js'
import { quoteBoth } from '../wording/quote.js'

/** The name that people are shown changed: `title`, then `annotations.title`, then `name`. */
export const toolTitleChanged: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'tool-title-changed',
    summary: 'The name that people are shown for a tool changed.',
    why: 'No call breaks; people who approve tools, and documents with screenshots, see another name.',
    remedy: 'Nothing is needed; update documents that show the former title.',
    level: 'note',
  },
  compare(baseline, candidate) {
    return [explainShown(baseline, candidate) ?? explainMoved(baseline, candidate) ?? []].flat()
  },
}

function explainShown(baseline: Tool, candidate: Tool): Explanation | undefined {
  for (const shown of [shownTitle, shownByOldClients]) {
    const [before, after] = [shown(baseline), shown(candidate)]
    if (before === after) continue
    const [then, now] = quoteBoth(before, after)
    const pointer = same(titleOf(baseline), titleOf(candidate)) ? '/annotations/title' : '/title'
    return { effect: 'advisory', pointer, message: `The title shown went from ${then} to ${now}.`, before, after }
  }
  return undefined
}

/** The same words are shown, from another place. */
function explainMoved(baseline: Tool, candidate: Tool): Explanation | undefined {
  for (const [pointer, read] of [['/title', titleOf] as const, ['/annotations/title', annotatedTitleOf] as const]) {
    const [before, after] = [read(baseline), read(candidate)]
    if (same(before, after)) continue
    const message = 'The title is spelled in another place and shown as before.'
    return { effect: 'compatible', pointer, message, ...changeOf(before, after) }
  }
  return undefined
}

function shownTitle(tool: Tool): string {
  return textOf(titleOf(tool)) ?? shownByOldClients(tool)
}

/** Clients written before tools had a `title` of their own look into the annotations. */
function shownByOldClients(tool: Tool): string {
  return textOf(annotatedTitleOf(tool)) ?? tool.name
}

function titleOf(tool: Tool): Json | undefined {
  return member(tool.raw, 'title')
}

function annotatedTitleOf(tool: Tool): Json | undefined {
  return member(tool.annotations, 'title')
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
