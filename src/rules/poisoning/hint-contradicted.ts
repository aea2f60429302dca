import type { Tool } from '../../model/contract.js'
import { member } from '../../model/json.js'
import { plainText, wordsOfName } from '../prose/plain.js'
import { show } from '../prose/tell.js'
import { deedInName, deedInText } from '../prose/verbs.js'
import type { AloneRule, Explanation } from '../rule.js'

/** What a tool does is said in its first sentence. */
const MOST = 400

/** A tool says that it is harmless, and its name or text says otherwise. */
export const hintContradicted: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'hint-contradicted',
    summary: 'A hint says that a tool is harmless, and its name or its description says that it is not.',
    why: 'Hosts run a read-only tool without asking; a hint that lies takes the question away from the user.',
    remedy: 'Set the hints by what the tool does, or rename the tool if it only sounds like it.',
    level: 'warning',
    kept: 'note',
  },
  inspect: (contract) => contract.tools.flatMap(contradictionsOf),
}

function contradictionsOf(tool: Tool): readonly Explanation[] {
  const isReadOnly = member(tool.annotations, 'readOnlyHint') === true
  const isGentle = !isReadOnly && member(tool.annotations, 'destructiveHint') === false
  if (!isReadOnly && !isGentle) return []
  const named = deedInName(wordsOfName(tool.name))
  const told = deedInText(plainText((tool.description ?? '').slice(0, MOST)))
  const deed = [named, told].find((one) => one !== undefined && (isReadOnly || one.destroys))
  if (deed === undefined) return []
  const hint = isReadOnly ? 'readOnlyHint' : 'destructiveHint'
  const where = deed === named ? `the name ${show(tool.name, 40)}` : `the description ("${deed.verb} …")`
  return [
    {
      ...{ tool: tool.name, side: 'tool', pointer: `/annotations/${hint}`, effect: 'advisory' },
      message: `${hint} is ${isReadOnly}, but ${where} says that the tool ${deed.destroys ? 'destroys' : 'changes'} something.`,
      name: hint,
      after: deed.verb,
    },
  ]
}
