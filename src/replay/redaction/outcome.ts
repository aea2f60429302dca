/** What a call comes to under the contracts, as one text, so that two forms of a call can be compared. */
import type { Rejection } from '../../model/call.js'
import type { Contract, Tool } from '../../model/contract.js'
import type { Json } from '../../model/json.js'
import { join, split } from '../../model/pointer.js'
import { lossesBetween } from '../lost.js'
import { runFreely, type ValidatorSource } from '../tool-pair.js'

/** How the places of a form were called before its keys were replaced. */
export type Before = ReadonlyMap<string, string>

/** Says what the arguments come to: accepted or refused by each contract, by which keywords where, and what is lost. */
export type OutcomeOf = (value: Json, before?: Before) => string

/** The outcome under each of the contracts that has the tool; undefined where none has it. */
export function outcomeOf(
  contracts: readonly Contract[],
  tool: string,
  engine: ValidatorSource,
): OutcomeOf | undefined {
  const twins = contracts.map((contract) => contract.tools.filter(({ name }) => name === tool))
  const schemas = twins.map((tools) => tools.flatMap(({ inputSchema }) => inputSchema ?? []))
  if (schemas.every((list) => list.length === 0)) return undefined
  const validators = schemas.flat().map((schema) => engine.validator(schema))
  const losses = lossesOf(twins, engine)
  return (value, before) => {
    const parts = validators.map((validator) => {
      if (validator.broken !== undefined) return 'broken'
      const answer = runFreely(() => validator.rejections(value))
      if (!answer.done) return 'undecided'
      return answer.value
        .map((rejection) => reasonOf(rejection, before))
        .sort()
        .join('\n')
    })
    return JSON.stringify([parts, losses(value, before)])
  }
}

function lossesOf(
  twins: readonly (readonly Tool[])[],
  engine: ValidatorSource,
): (value: Json, before?: Before) => Json {
  const [first, second] = twins.map((tools) => (tools.length === 1 ? tools[0]?.inputSchema : undefined))
  if (first === undefined || second === undefined) return () => null
  const lost = lossesBetween(first, second, engine.matches).of
  return (value, before) => {
    const { dropped, defaulted } = lost(value)
    return [dropped, defaulted].map((pointers) => pointers.map((pointer) => placeBefore(pointer, before)))
  }
}

function reasonOf({ pointer, keyword, schemaPointer, name }: Rejection, before: Before | undefined): string {
  const own = name === undefined ? '' : nameBefore(pointer, name, before)
  return `${placeBefore(pointer, before)} ${keyword} ${schemaPointer} ${own}`
}

/** The nearest place that is known under another name, and the rest of the way. */
function placeBefore(pointer: string, before: Before | undefined): string {
  if (before === undefined) return pointer
  const steps = split(pointer)
  for (let length = steps.length; length > 0; length--) {
    const known = before.get(join('', ...steps.slice(0, length)))
    if (known !== undefined) return join(known, ...steps.slice(length))
  }
  return pointer
}

function nameBefore(pointer: string, name: string, before: Before | undefined): string {
  const known = before?.get(join(pointer, name))
  return known === undefined ? name : (split(known).at(-1) ?? name)
}
