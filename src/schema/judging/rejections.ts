/** What the validator says against a value, in terms of the schema as it was written. */
import type { ErrorObject } from 'ajv'
import type { Rejection } from '../../model/call.js'
import { join } from '../../model/pointer.js'
import { NEVER } from './departures.js'
import type { Place } from './link.js'

/** Reasons that are kept of one value; a list of a million wrong items is wrong in one way. */
const MOST = 50
/** Members of an error that name the property concerned. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'] as const

/** The errors as rejections, each once, the first ones only where there are very many. */
export function rejectionsOf(errors: readonly Partial<ErrorObject>[], places: ReadonlyMap<object, Place>): Rejection[] {
  const rejections = new Map<string, Rejection>()
  for (const error of errors) {
    const rejection = rejectionOf(error, places)
    rejections.set([rejection.schemaPointer, rejection.pointer, rejection.name].join('\n'), rejection)
    if (rejections.size === MOST) break
  }
  return [...rejections.values()]
}

function rejectionOf(error: Partial<ErrorObject>, places: ReadonlyMap<object, Place>): Rejection {
  const { instancePath: pointer = '', message = 'must be valid', parentSchema, keyword = '' } = error
  const place = parentSchema === undefined ? undefined : places.get(parentSchema)
  const written = place?.names.get(keyword) ?? (keyword === NEVER ? undefined : keyword)
  const at = place?.pointer ?? ''
  const name = nameIn(error)
  return {
    pointer,
    keyword: written ?? 'false schema',
    schemaPointer: written === undefined ? at : join(at, written),
    message,
    ...(name === undefined ? {} : { name }),
  }
}

function nameIn({ params, propertyName }: Partial<ErrorObject>): string | undefined {
  for (const member of NAMING) {
    const name: unknown = params?.[member]
    if (typeof name === 'string') return name
  }
  return propertyName
}
