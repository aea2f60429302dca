import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, placeName } from '../wording/wording.js'

/** A property that was undeclared, and so took any value, is now declared with a narrower schema. */
export const openPropertyRestricted: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'open-property-restricted',
    summary: 'A property that was undeclared, and so took any value, is now declared with a narrower schema.',
    why: 'Somebody who sends this name with another value is refused. Callers who go by the contract never send it; this is told where undeclared keys count: in maps, and under strict semantics.',
    remedy: 'Choose a name that nobody can have used as a key yet, or accept any value under it.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'opened')) return undefined
    const path = change.opened ?? change.path
    const fits = path === change.path ? `: ${keywordChange(change)}` : ''
    return { path, message: `${placeName(path, '')} took any value and must now fit a schema${fits}.` }
  },
}
