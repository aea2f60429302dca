/** How findings speak of what hangs on the presence of a property. */
import { join } from '../../model/pointer.js'
import { nameUnder, widerSide } from '../reading/places.js'
import type { dependentNames } from '../reading/required.js'
import type { SchemaChange } from '../rule.js'
import { enumerate, placeName } from './wording.js'

/** The property that is sent, and those that belong beside it, with the way to them. */
export function wordsOf(
  { path }: SchemaChange,
  { trigger, required }: NonNullable<ReturnType<typeof dependentNames>>,
): { name: string; others: string } {
  const placeOf = (name: string): string => placeName(join(path, name), '')
  return { name: placeOf(trigger), others: enumerate(required.map(placeOf), 'and') }
}

/** The property whose presence asks for a schema, as the beginning of a sentence. */
export function whenPresent(change: SchemaChange): string {
  const trigger = nameUnder(widerSide(change).pointer, 'dependentSchemas', 'dependencies')
  return trigger === undefined ? 'Where a property asks for it' : `Where ${placeName(join('', trigger), '')} is present`
}
