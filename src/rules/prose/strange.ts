/** The texts of a contract by what has to be looked at in them. One cheap look at each text sorts them, once a contract. */
import type { Contract } from '../../model/contract.js'
import { STEMS } from './phrases.js'
import { plainText } from './plain.js'
import { isStrange, type ModelText, textsOf } from './walk.js'

const strange = new WeakMap<Contract, readonly ModelText[]>()
const suspect = new WeakMap<Contract, readonly ModelText[]>()
const plain = new WeakMap<ModelText, string>()

/** The texts that hold anything beyond printable ASCII. */
export function strangeTextsOf(contract: Contract): readonly ModelText[] {
  return once(strange, contract, (text) => isStrange(text.text))
}

/** The texts that may hold a phrase that a rule looks for: by far most do not. */
export function suspectTextsOf(contract: Contract): readonly ModelText[] {
  // The same descriptions of parameters stand in tool after tool.
  const met = new Map<string, boolean>()
  return once(suspect, contract, (text) => {
    if (text.role === 'code') return false
    if (isStrange(text.text)) return STEMS.test(plainOf(text))
    const may = met.get(text.text) ?? STEMS.test(text.text.toLowerCase())
    met.set(text.text, may)
    return may
  })
}

function once(
  known: WeakMap<Contract, readonly ModelText[]>,
  contract: Contract,
  keep: (text: ModelText) => boolean,
): readonly ModelText[] {
  const read = known.get(contract)
  if (read !== undefined) return read
  const found = textsOf(contract).filter(keep)
  known.set(contract, found)
  return found
}

/** The text as `plainText` gives it, once for all rules. */
export function plainOf(text: ModelText): string {
  const read = plain.get(text)
  if (read !== undefined) return read
  const made = plainText(text.text, text.role === 'name' || text.role === 'tool-name')
  plain.set(text, made)
  return made
}
