/** How findings about texts are worded: where the text stands, and what is in it, with nothing hidden. */
import type { Contract } from '../../model/contract.js'
import type { Json } from '../../model/json.js'
import { cut, visible } from '../../model/visible.js'
import type { Explanation } from '../rule.js'
import type { ModelText } from './walk.js'

const LONGEST = 80

/** What a rule found in a text. */
export interface Found {
  /** After "The description of `x` ": a whole predicate without the full stop. */
  readonly message: string
  /** What makes it this finding and no other; the same after an edit elsewhere in the text. */
  readonly after: Json
}

/** One explanation for each of these texts in which something is found. */
export function tellOf(
  texts: readonly ModelText[],
  find: (text: ModelText) => Found | undefined,
): readonly Explanation[] {
  return texts.flatMap((text) => {
    const found = find(text)
    return found === undefined ? [] : [tell(text, found)]
  })
}

/** The finding at the place of its text. */
export function tell(text: ModelText, { message, after }: Found): Explanation {
  const { tool, subject, side, pointer, about } = text
  return {
    ...(tool === undefined ? {} : { tool }),
    ...(subject === undefined ? {} : { subject }),
    ...(about === undefined ? {} : { name: about }),
    ...{ side, pointer, effect: 'advisory', message: `${placeOf(text)} ${message}.`, after },
  }
}

/** The subject of the sentence. */
function placeOf({ role, member, about, subject, tool }: ModelText): string {
  if (role === 'tool-name') return 'The name of the tool'
  if (member === 'name' && about !== undefined)
    return `The name of the ${subject === undefined ? 'property' : 'argument'} ${show(about, 40)}`
  const what = MEMBERS[member] ?? `The text of \`${show(member, 30, false)}\``
  if (about !== undefined) return `${what} of ${show(about, 40)}`
  if (member === 'instructions') return 'The text of the instructions'
  if (subject === undefined && tool === undefined) return `${what} of the server`
  return what
}

const MEMBERS: { readonly [member: string]: string } = {
  name: 'The name',
  title: 'The title',
  description: 'The description',
  enum: 'A value of the enum',
  const: 'The value',
  default: 'The default',
  examples: 'An example',
  example: 'The example',
}

/** Untrusted text in quotes on one line, nothing hidden in it, cut where it is long. */
export function show(text: string, longest = LONGEST, quoted = true): string {
  const shown = cut(visible(cut(text, longest)), longest * 2)
  return quoted ? `"${shown.replaceAll('"', "'")}"` : shown
}

/** Every character as its code point: `U+200B U+200D`, at most eight of them. */
export function codePoints(text: string): string {
  const codes = [...new Set(text)].map(
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return codes.length > 8 ? `${codes.slice(0, 8).join(' ')} and ${codes.length - 8} more` : codes.join(' ')
}

/** Names of all tools of a contract, as a set. */
export function toolNamesOf(contract: Contract): ReadonlySet<string> {
  return new Set(contract.tools.map(({ name }) => name))
}
