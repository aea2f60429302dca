import { concerns } from '../reading/places.js'
import { namedTypes, typesWithout, witnessTypes } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, loses, subject, typeWord, typeWords } from '../wording/wording.js'

/** A value may no longer be of a type that it could have. */
export const typeNarrowed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'type-narrowed',
    summary: 'A value may no longer be of a type that it could have.',
    why: 'Calls that send the lost type are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Keep accepting the earlier type beside the new one, and convert it in the tool, until callers have moved.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'type')) return undefined
    const before = namedTypes(change.baseline)
    const after = namedTypes(change.candidate) ?? []
    const verb = change.side === 'input' ? 'must now be' : 'is now always'
    if (before === undefined)
      return { message: `${subject(change)} ${verb} ${typeWords(after)} (any type was accepted).` }
    const named = typesWithout(before, after)
    const lost = named.length > 0 ? named : typesWithout(witnessTypes(change), after)
    if (lost.length === 0) return undefined
    const staysInteger = lost.includes('number') && after.includes('integer')
    if (!staysInteger && !before.some((type) => after.includes(type)))
      return { message: `${subject(change)} ${verb} ${typeWords(after)} (was ${typeWords(before)}).` }
    const words = lost.map((type) => (type === 'number' && staysInteger ? 'a number with a fraction' : typeWord(type)))
    return { message: loses(change, enumerate(words, 'or')) }
  },
}
