/** How changed texts and fields are told. */
import type { Json } from '../../model/json.js'
import { changeOf, type MemberChange } from '../matching/compare.js'
import type { Explanation } from '../rule.js'
import { quote, quoteBoth, shorten } from './quote.js'

/**
 * What became of the text called `name` (`The description`); undefined where nothing did. A change of white space
 * alone is compatible: models do not read it as another text.
 */
export function explainText(
  name: string,
  before: string | undefined,
  after: string | undefined,
): Pick<Explanation, 'message' | 'effect' | 'before' | 'after'> | undefined {
  if ((before ?? '') === (after ?? '')) return undefined
  const effect = collapse(before) === collapse(after) ? 'compatible' : 'advisory'
  return { effect, message: `${name} ${fate(before, after, effect)}.`, ...changeOf(before, after) }
}

/** What became of a field, in one sentence; `name` is how the sentence calls it. */
export function explainField(
  name: string,
  { before, after }: Pick<MemberChange, 'before' | 'after'>,
): Pick<Explanation, 'message' | 'before' | 'after'> {
  return { message: `The field ${shorten(name)} ${fieldFate(before, after)}.`, ...changeOf(before, after) }
}

function fieldFate(before: Json | undefined, after: Json | undefined): string {
  if (after === undefined) return `was removed${before === undefined ? '' : `; it was ${quote(before)}`}`
  if (before === undefined) return `was added: ${quote(after)}`
  const [then, now] = [quote(before), quote(after)]
  return then === now ? 'was changed' : `went from ${then} to ${now}`
}

function fate(before: string | undefined, after: string | undefined, effect: 'compatible' | 'advisory'): string {
  if (effect === 'compatible') return 'changed in white space only'
  if (collapse(before) === '') return `was added: ${quoteBoth('', after ?? '')[1]}`
  if (collapse(after) === '') return `was removed: ${quoteBoth('', before ?? '')[1]}`
  const [then, now] = quoteBoth(before ?? '', after ?? '')
  return `went from ${then} to ${now}`
}

function collapse(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
