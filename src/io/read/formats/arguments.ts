/** Arguments as logs write them: objects, texts of JSON, texts of Python. */
import type { Json } from '../../../model/json.js'
import { explainSyntax } from '../../../model/positions.js'

/** What was read, or one clause on why nothing was; it never quotes the text. */
export type ReadArguments = { readonly arguments: Json; readonly written?: string } | { readonly why: string }

/** Arguments that are an object, or the text of one. None at all, null and an empty text are `{}`. */
export function readArguments(value: Json | undefined): ReadArguments {
  if (value === undefined || value === null) return { arguments: {} }
  if (typeof value !== 'string') return { arguments: value }
  if (value.trim() === '') return { arguments: {} }
  try {
    return { arguments: (JSON.parse(value) as Json) ?? {}, written: value }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { what, offset } = explainSyntax(value)
    return { why: `has arguments that are not JSON at column ${offset + 1}: ${what}` }
  }
}
