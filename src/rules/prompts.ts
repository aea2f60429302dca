/** Prompts and their arguments, matched by name. */
import type { Contract, Prompt, PromptArgument } from '../model/contract.js'
import { join } from '../model/pointer.js'
import { type Matched, matchByName } from './matching/compare.js'
import type { Explanation } from './rule.js'

/** The prompts of both sides; nothing where one side says nothing about prompts. */
export function matchPrompts(baseline: Contract, candidate: Contract): Matched<Prompt> {
  if (baseline.prompts === undefined || candidate.prompts === undefined) return { removed: [], added: [], kept: [] }
  return matchByName(baseline.prompts, candidate.prompts, (prompt) => prompt.name)
}

/** A pair of same-named prompts with their arguments matched. */
export interface PromptPair {
  readonly baseline: Prompt
  readonly candidate: Prompt
  readonly arguments: Matched<PromptArgument>
}

/** The prompts that both sides have. */
export function sharedPrompts(baseline: Contract, candidate: Contract): readonly PromptPair[] {
  return matchPrompts(baseline, candidate).kept.map(([before, after]) => ({
    baseline: before,
    candidate: after,
    arguments: matchByName(before.arguments, after.arguments, (argument) => argument.name),
  }))
}

/** Lists are read as maps by name, so that a pointer stays the same when the order changes. */
export function promptAt(prompt: Prompt, ...steps: string[]): Pick<Explanation, 'subject' | 'pointer'> {
  return { subject: `prompt ${prompt.name}`, pointer: join('/prompts', prompt.name, ...steps) }
}

/** The place of an argument of a prompt. */
export function argumentAt(
  prompt: Prompt,
  argument: PromptArgument,
  ...steps: string[]
): Pick<Explanation, 'subject' | 'pointer' | 'name'> {
  return { ...promptAt(prompt, 'arguments', argument.name, ...steps), name: argument.name }
}
