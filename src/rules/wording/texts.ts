/** The texts in a schema. */
import { isObject, type Json, member } from '../../model/json.js'

/** The text under a keyword; undefined where there is none, or something that is no text. */
export function textOf(schema: Json, keyword: string): string | undefined {
  const text = isObject(schema) ? member(schema, keyword) : undefined
  return typeof text === 'string' ? text : undefined
}
