import { createHash } from 'node:crypto'
import { canonicalText } from '../../../model/canonical.js'
import { isObject, type Json, member } from '../../../model/json.js'

/** One text per arguments, to know the same ones by. */
export function fingerprint(value: Json | undefined): string {
  return value === undefined ? '' : createHash('sha256').update(canonicalText(value)).digest('base64url')
}

/** The text of a member, where it is one and says something. */
export function textOf(value: Json | undefined, key: string): string | undefined {
  const text = isObject(value) ? member(value, key) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
