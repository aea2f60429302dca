import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { placeName } from '../wording/wording.js'

/** An argument is no longer declared, and so takes any value. */
export const openPropertyReleased: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'open-property-released',
    summary: 'A property is no longer declared, and so takes any value.',
    why: 'Every call that was valid stays valid. Whether the tool still reads the property, the contract no longer says.',
    remedy: 'Keep declaring what the tool reads.',
  },
  explain(change) {
    // Of a result it is a loss to readers, which property-removed tells.
    if (change.side === 'output' || !concerns(change, 'widened', 'opened')) return undefined
    const path = change.opened ?? change.path
    return { path, message: `${placeName(path, '')} is no longer declared and may now hold any value.` }
  },
}
