/** What calls may still be the first of, told so that whoever looks at their bytes knows which of them have to be read. */
import type { JsonType } from '../model/json.js'
import { mayBeTaken, textsTaken } from './branches.js'
import type { Place } from './place.js'

/** What a value at one place of the arguments may be the first of, as plain data. Where it is wrong, then to be too much. */
export interface News {
  /** Every value of these types, what is inside of it left aside. */
  readonly types: ReadonlySet<JsonType>
  /** These texts. */
  readonly texts: ReadonlySet<string> | 'any'
  /** Members and items in which there is something new. */
  readonly members: ReadonlyMap<string, News>
  readonly item: News | undefined
}

const TYPES = ['object', 'array', 'boolean', 'null', 'number'] as const

/** What is still new at a place; undefined where nothing is, there or inside of it. */
export function newsOf(place: Place): News | undefined {
  if (place.done) return undefined
  const { sent, values, sentValues, unions, members, item } = place
  const open = !sent || sentValues.size < values.size
  const untaken = [...unions.values()].filter(({ done }) => !done)
  const inner = [...members].flatMap(([name, member]): [string, News][] => {
    const news = newsOf(member)
    return news === undefined ? [] : [[name, news]]
  })
  const unsent = [...values].flatMap(([text, value]) =>
    typeof value === 'string' && !sentValues.has(text) ? [value] : [],
  )
  return {
    types: new Set(TYPES.filter((type) => open || untaken.some((union) => mayBeTaken(union, type)))),
    texts: sent ? allOf([unsent, ...untaken.map(textsTaken)]) : 'any',
    members: new Map(inner),
    item: item && newsOf(item),
  }
}

function allOf(texts: readonly (readonly string[] | 'any')[]): ReadonlySet<string> | 'any' {
  const found = new Set<string>()
  for (const some of texts) {
    if (some === 'any') return some
    for (const text of some) found.add(text)
  }
  return found
}
