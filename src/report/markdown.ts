/**
 * Markdown as a tree, so that the serialiser escapes. Untrusted text enters it only as code, in which GitHub finds no
 * link, mention, image or HTML; what it may hold that other readers would find there is escaped beforehand.
 */
import type {
  BlockContent,
  DefinitionContent,
  Html,
  InlineCode,
  ListItem,
  PhrasingContent,
  RootContent,
  TableRow,
  Text,
} from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { cut, harmless, visible } from './words.js'

export type Block = BlockContent | DefinitionContent

const OPTIONS = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
} as const

/** The blocks as Markdown, one blank line between them and a line break at the end. */
export function render(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: 'root', children: [...blocks] }, { ...OPTIONS, extensions: [...OPTIONS.extensions] })
}

/** Trusted words: the program's own. */
export function words(value: string): Text {
  return { type: 'text', value }
}

export function bold(value: string): PhrasingContent {
  return { type: 'strong', children: [words(value)] }
}

/** Any text as code on one line. */
export function code(text: string, longest = 300): InlineCode {
  const value = harmless(visible(text, longest))
  return { type: 'inlineCode', value: value.trim() === '' ? `"${value}"` : value }
}

/** The program's own prose, in which backticks mark code. */
export function prose(text: string): PhrasingContent[] {
  return text.split(/`([^`]+)`/).flatMap((part, at) => {
    if (part === '') return []
    return at % 2 === 1 ? code(part) : words(part)
  })
}

/** A word that Markdown, GitHub and autolinkers read as nothing but a word. */
const PLAIN = /^[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*$/u
/** Commit hashes, issue references, the beginning of an address: plain words that GitHub makes links of. */
const LINKED = /^(?:[0-9a-f]{7,64}|[A-Za-z]+-\d+|www|https?|ftp|mailto|xmpp)$/i
/** Something quoted, a word with the punctuation around it, or blanks. */
const TOKEN = /"(?:[^"\\]|\\.)*"|`[^`]+`|'[^\s']+'|\s+|[^\s"`]+|["`]/g

/**
 * A sentence that may hold untrusted text: plain words stay words, everything else (quoted values, names with signs in
 * them, paths) becomes code.
 */
export function sentence(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  const say = (value: string): void => {
    const last = parts.at(-1)
    if (last?.type === 'text') last.value += value
    else if (value !== '') parts.push(words(value))
  }
  // Two code spans side by side would be read as one with other ends.
  const quote = (value: string): void => {
    const last = parts.at(-1)
    if (last?.type === 'inlineCode') last.value = harmless(last.value + value)
    else parts.push(code(value))
  }
  for (const [token] of visible(text).matchAll(TOKEN)) {
    if (/^\s+$/.test(token)) say(' ')
    else if (/^(["`']).+\1$/.test(token)) quote(unquoted(token))
    else {
      const [, before = '', core = '', after = ''] = /^([(]*)(.*?)([.,;:!?)…]*)$/.exec(token) ?? []
      say(before)
      if (core === '' || core === '–' || core === '—') say(core)
      else if (PLAIN.test(core) && !LINKED.test(core)) say(core)
      else quote(core)
      say(after)
    }
  }
  return parts
}

/** A quoted name reads better bare; a value that bare would be another value keeps its quotes. */
function unquoted(token: string): string {
  const inner = token.slice(1, -1)
  if (!token.startsWith('"')) return inner
  return /^[A-Za-z_][\w.-]*$/.test(inner) && !/^(?:true|false|null)$/.test(inner) ? inner : token
}

export function paragraph(children: readonly PhrasingContent[]): Block {
  return { type: 'paragraph', children: [...children] }
}

export function heading(depth: 2 | 3 | 4, children: readonly PhrasingContent[]): Block {
  return { type: 'heading', depth, children: [...children] }
}

export function bullets(items: readonly (readonly PhrasingContent[])[]): Block {
  const children: ListItem[] = items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(item)] as Block[],
  }))
  return { type: 'list', ordered: false, spread: false, children }
}

export function table(head: readonly string[], rows: readonly (readonly (readonly PhrasingContent[])[])[]): Block {
  const row = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  })
  return { type: 'table', children: [row(head.map((cell) => [words(cell)])), ...rows.map(row)] }
}

/** Code in a fence that is longer than any run of its own character in the text. */
export function fence(language: string, lines: readonly string[]): Block {
  return { type: 'code', lang: language, value: lines.map(harmless).join('\n') }
}

/** Blocks behind a line that opens them. The line holds the program's words, `name` any text. */
export function details(
  line: string,
  name: string | undefined,
  blocks: readonly Block[],
  isOpen = false,
): readonly Block[] {
  const named = name === undefined ? '' : `<code>${escapeHtml(visible(name, 200))}</code> `
  return [
    html(`<details${isOpen ? ' open' : ''}>\n<summary>${named}${escapeHtml(line)}</summary>`),
    ...blocks,
    html('</details>'),
  ]
}

/** Two texts line by line, as a coloured difference. */
export function difference(removed: string, added: string): Block {
  return html(`<pre lang="diff">\n- ${escapeHtml(visible(removed))}\n+ ${escapeHtml(visible(added))}\n</pre>`)
}

/** A small remark under a block. */
export function small(children: readonly PhrasingContent[]): Block {
  return paragraph([{ type: 'html', value: '<sub>' }, ...children, { type: 'html', value: '</sub>' }])
}

export function html(value: string): Html {
  return { type: 'html', value }
}

/** Any text inside HTML: every sign but the plainest as a character reference, so that Markdown sees none either. */
function escapeHtml(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} .,;:'"=+/%_-]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Several names as code, the first ones only. */
export function names(all: readonly string[], most: number): PhrasingContent[] {
  const shown = all
    .slice(0, most)
    .flatMap((name, at) => (at === 0 ? [code(name, 120)] : [words(', '), code(name, 120)]))
  return all.length > most ? [...shown, words(` and ${all.length - most} more`)] : shown
}

/** The part of two texts around their first and last difference, each cut to the length. */
export function differingParts(before: string, after: string, longest = 600, context = 60): readonly [string, string] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const part = (text: string): string => {
    const from = Math.max(0, start - context)
    const to = Math.min(text.length, text.length - end + context)
    return `${from > 0 ? '…' : ''}${cut(text.slice(from, to), longest)}${to < text.length ? '…' : ''}`
  }
  return [part(before), part(after)]
}
