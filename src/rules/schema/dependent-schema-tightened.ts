import { join } from '../../model/pointer.js'
import { concerns, nameUnder, widerSide } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { demand, object, placeName } from '../wording/wording.js'

/** What must hold where a property is present became stricter. */
export const dependentSchemaTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'dependent-schema-tightened',
    summary: 'What must hold where a property is present became stricter.',
    why: 'Calls that send the property are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Meet the new demand by a default in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'dependent')) return undefined
    const trigger = nameUnder(widerSide(change).pointer, 'dependentSchemas', 'dependencies')
    const when =
      trigger === undefined ? 'Where a property asks for it' : `Where ${placeName(join('', trigger), '')} is present`
    return { message: `${when}, ${object(change)} must now fit a narrower schema: ${demand(change)}.` }
  },
}
