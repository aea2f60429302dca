import { concerns } from '../reading/places.js'
import { namedTypes, typesWithout, witnessTypes } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, gains, subject, typeWord, typeWords } from '../wording/wording.js'

/** A value may now be of a type that it could not have. */
export const typeWidened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'type-widened',
    summary: 'A value may now be of a type that it could not have.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, put values of the new type into a new property, and keep the earlier one as it was.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'type')) return undefined
    const before = namedTypes(change.baseline) ?? []
    const after = namedTypes(change.candidate)
    if (after === undefined) return { message: `${subject(change)} may now be of any type (was ${typeWords(before)}).` }
    const named = typesWithout(after, before)
    const gained = named.length > 0 ? named : typesWithout(witnessTypes(change), before)
    if (gained.length === 0) return undefined
    const wasInteger = gained.includes('number') && before.includes('integer')
    if (!wasInteger && !after.some((type) => before.includes(type)))
      return { message: `${subject(change)} is now ${typeWords(after)} (was ${typeWords(before)}).` }
    const words = gained.map((type) => (type === 'number' && wasInteger ? 'a number with a fraction' : typeWord(type)))
    return { message: gains(change, enumerate(words, 'or')) }
  },
}
