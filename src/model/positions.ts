import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { UserError } from './error.js'
import type { Json } from './json.js'
import { split } from './pointer.js'

/** Where a node stands in a text: 1-based, columns in UTF-16 code units, the end column behind the last character. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/**
 * Reads JSON as `JSON.parse` does; a byte order mark in front is allowed.
 * @throws UserError with line and column where the text is no JSON
 */
export function parseJson(text: string, file: string): Json {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    return JSON.parse(body) as Json
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UserError(...describeSyntax(body, file))
  }
}

function describeSyntax(text: string, file: string): [message: string, next: string] {
  if (text.trim() === '') return [`${file} is empty.`, 'Fill it, or name another file.']
  if (text.startsWith('version https://git-lfs.github.com/'))
    return [
      `${file} is a Git LFS pointer, not the file itself.`,
      'Fetch it with `git lfs pull` (`lfs: true` in checkout).',
    ]
  const { what, offset } = explainSyntax(text)
  const { line, column } = lineIndex(text)(offset)
  return [`${file} is not JSON at line ${line}, column ${column}: ${what}.`, 'Correct the file, or name another one.']
}

const SYNTAX: { readonly [code: string]: string } = {
  InvalidSymbol: 'this is no JSON value',
  InvalidNumberFormat: 'this number is not written as JSON writes numbers',
  PropertyNameExpected: 'a property name in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'the JSON value has ended, but the text goes on',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is cut short',
  InvalidUnicode: 'a \\u escape needs four hex digits',
  InvalidEscapeCharacter: 'this escape does not exist in JSON',
  InvalidCharacter: 'a control character must be escaped',
}

/** What is wrong with a text that `JSON.parse` refuses, and where; never quotes the text. */
export function explainSyntax(text: string): { readonly what: string; readonly offset: number } {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true })
  } catch (error) {
    // Nested deeper than the call stack.
    if (!(error instanceof RangeError)) throw error
  }
  const first = errors[0]
  if (first === undefined) return { what: 'the text cannot be read', offset: 0 }
  return { what: SYNTAX[printParseErrorCode(first.error)] ?? 'the text cannot be read', offset: first.offset }
}

interface Node {
  /** Where the key starts for a member, else where the value starts. */
  readonly start: number
  end: number
  /** Members by key (the last of twins, as `JSON.parse` takes it), items by index. */
  children: Map<string, Node> | undefined
  readonly array: boolean
}

/**
 * The positions in a JSON text by JSON Pointer. A member is where its key starts up to the end of its value; a pointer
 * that leads nowhere gives the nearest node on its way. The text is read once, however many pointers are asked for.
 */
export function positionsIn(text: string): (pointer: string) => Position {
  const { root } = outline(text)
  const place = lineIndex(text)
  return (pointer) => {
    let node = root
    for (const step of split(pointer)) {
      const child = node.children?.get(step)
      if (child === undefined) break
      node = child
    }
    return positionOfNode(node, place)
  }
}

/** One position; see `positionsIn` for many in one text. */
export function positionOf(text: string, pointer: string): Position {
  return positionsIn(text)(pointer)
}

/** Members that are written twice in one object, so that all but the last are lost. */
export function duplicateKeys(text: string): readonly { readonly name: string; readonly position: Position }[] {
  const { twins } = outline(text)
  if (twins.length === 0) return []
  const place = lineIndex(text)
  return twins.map(({ name, node }) => ({ name, position: positionOfNode(node, place) }))
}

function positionOfNode(node: Node, place: (offset: number) => { line: number; column: number }): Position {
  const start = place(node.start)
  const end = place(node.end)
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

/** The tree of a valid JSON text; a loop, so that the depth of the text is no matter of the call stack. */
function outline(text: string): { root: Node; twins: { name: string; node: Node }[] } {
  const tree = new TreeBuilder()
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  while (at < text.length) {
    const character = text.charAt(at)
    let end = at + 1
    if (character === '{' || character === '[') tree.open(at, character === '[')
    else if (character === '}' || character === ']') tree.close(end)
    else if (character === '"') {
      end = endOfString(text, at)
      if (tree.wantsKey) tree.key(at, text.slice(at, end))
      else tree.leaf(at, end)
    } else if (!SEPARATORS.has(character)) {
      while (end < text.length && !ENDS_LITERAL.has(text.charAt(end))) end++
      tree.leaf(at, end)
    }
    at = end
  }
  return { root: tree.root ?? { start: 0, end: text.length, children: undefined, array: false }, twins: tree.twins }
}

const SEPARATORS = new Set([' ', '\t', '\r', '\n', ',', ':'])
const ENDS_LITERAL = new Set([...SEPARATORS, ']', '}'])

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text.charAt(quote - 1 - backslashes) === '\\') backslashes++
    if (backslashes % 2 === 0) return quote + 1
  }
  return text.length
}

class TreeBuilder {
  root: Node | undefined
  readonly twins: { name: string; node: Node }[] = []
  readonly #open: Node[] = []
  #key: { name: string; start: number } | undefined

  get wantsKey(): boolean {
    const parent = this.#open.at(-1)
    return parent !== undefined && !parent.array && this.#key === undefined
  }

  key(start: number, literal: string): void {
    this.#key = { name: JSON.parse(literal), start }
  }

  leaf(start: number, end: number): void {
    this.#place({ start: this.#key?.start ?? start, end, children: undefined, array: false })
  }

  open(start: number, array: boolean): void {
    const node: Node = { start: this.#key?.start ?? start, end: start, children: new Map(), array }
    this.#place(node)
    this.#open.push(node)
  }

  close(end: number): void {
    const closed = this.#open.pop()
    if (closed) closed.end = end
  }

  #place(node: Node): void {
    const parent = this.#open.at(-1)
    if (parent === undefined) this.root ??= node
    const name = parent?.array ? String(parent.children?.size) : (this.#key?.name ?? '')
    if (parent?.children?.has(name)) this.twins.push({ name, node })
    parent?.children?.set(name, node)
    this.#key = undefined
  }
}

/** Offsets to 1-based lines and columns; a byte order mark has no column. */
function lineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [text.charCodeAt(0) === 0xfeff ? 1 : 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: Math.max(1, offset - (starts[low] ?? 0) + 1) }
  }
}
