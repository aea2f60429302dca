/** What the config says of how recorded values are kept: `redact:`, by tool and pointer. */
import { split } from '../pointer.js'
import { brief } from '../shape-words.js'
import type { Entry, YamlReader } from '../yaml-reader.js'

/** `mask`: `***` · `drop`: left out · `keep`: as it is · `shape`: another value of the same shape. */
export const REDACT_HOW = ['mask', 'drop', 'keep', 'shape'] as const

/** How a value is kept. */
export type RedactHow = (typeof REDACT_HOW)[number]

/** One entry of `redact`. */
export interface RedactRule {
  /** A name, or a glob with `*` and `?`; undefined: every tool. */
  readonly tool?: string
  /** JSON Pointer into the arguments; `*` is any member and any item. What is below it is meant too. */
  readonly pointer: string
  readonly how: RedactHow
  /** Where the rule stands, for messages. */
  readonly at: string
}

const KEYS = ['tool', 'pointer', 'how'] as const

/** @throws UserError where an entry is wrong */
export function readRedact(reader: YamlReader, list: Entry): readonly RedactRule[] {
  return reader.items(list, '"redact"').map((item) => {
    const entries = reader.entries(item, 'an entry of "redact"', KEYS)
    const [tool, pointer, how] = KEYS.map((key) => entries.get(key))
    if (pointer === undefined)
      throw reader.fail(item.offset, 'this entry of "redact" has no "pointer".', 'Name a place, as in /user/email.')
    if (how === undefined)
      throw reader.fail(item.offset, 'this entry of "redact" has no "how".', `Choices: ${REDACT_HOW.join(', ')}.`)
    const place = reader.text(pointer, '"pointer"', true)
    if (!/^(?:\/|$)/.test(place))
      throw reader.fail(pointer.offset, `${brief(place)} is no JSON Pointer.`, 'It begins with "/".')
    const chosen = reader.oneOf(how, '"how"', REDACT_HOW)
    if (place === '' && chosen === 'drop')
      throw reader.fail(pointer.offset, 'a call has to have arguments, so "drop" needs a place in them.', 'Name one.')
    return {
      ...(tool === undefined ? {} : { tool: reader.text(tool, '"tool"') }),
      pointer: place,
      how: chosen,
      at: reader.placeOf(item.offset),
    }
  })
}

/** Says of a place in the arguments of one tool how it is kept; undefined where no rule speaks of it. */
export type Ruling = (steps: readonly string[]) => RedactHow | undefined

/** The rules of a tool. Where several speak of a place, the last one counts. */
export function rulingOf(rules: readonly RedactRule[], tool: string | undefined): Ruling {
  const mine = rules
    .filter((rule) => rule.tool === undefined || (tool !== undefined && matchesGlob(rule.tool, tool)))
    .map(({ pointer, how }) => ({ how, steps: split(pointer) }))
    .reverse()
  if (mine.length === 0) return () => undefined
  return (steps) => mine.find((rule) => leadsTo(rule.steps, steps))?.how
}

function leadsTo(rule: readonly string[], steps: readonly string[]): boolean {
  return rule.length <= steps.length && rule.every((step, at) => step === '*' || step === steps[at])
}

/** Is the text of that form? `*` stands for any characters, `?` for one. Takes no longer than the product of the two. */
export function matchesGlob(glob: string, text: string): boolean {
  let [at, from, star, resume] = [0, 0, -1, 0]
  while (from < text.length) {
    if (glob[at] === '*') [star, resume, at] = [at, from, at + 1]
    else if (at < glob.length && (glob[at] === '?' || glob[at] === text[from])) [at, from] = [at + 1, from + 1]
    else if (star >= 0) [at, resume, from] = [star + 1, resume + 1, resume + 1]
    else return false
  }
  return /^\**$/.test(glob.slice(at))
}
