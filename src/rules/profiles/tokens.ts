/** How much of a model's context the tools take. */
import type { Tool } from '../../model/contract.js'
import type { Json } from '../../model/json.js'

/** Characters of JSON and English text that make about one token; tokenizers differ by a fifth either way. */
const CHARACTERS = 4

const known = new WeakMap<readonly Tool[], number>()

/** Tokens of what a model is shown of the tools: name, description and input schema; an estimate. */
export function tokensOf(tools: readonly Tool[]): number {
  const counted = known.get(tools) ?? countTokens(tools)
  known.set(tools, counted)
  return counted
}

function countTokens(tools: readonly Tool[]): number {
  const characters = tools.reduce((sum, { name, description = '', inputSchema }) => {
    return sum + name.length + description.length + lengthOf(inputSchema)
  }, 0)
  return Math.round(characters / CHARACTERS)
}

/** What is nested too deep to be written is no part of the estimate; no model is shown it. */
function lengthOf(schema: Json | undefined): number {
  try {
    return JSON.stringify(schema)?.length ?? 0
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}
