import { hash } from 'node:crypto'
import { canonicalText } from '../../../model/canonical.js'
import { isObject, type Json, member } from '../../../model/json.js'

/** One text per arguments, to know the same ones by. */
export function fingerprint(value: Json | undefined): string {
  return value === undefined ? '' : shortDigest(canonicalText(value))
}

/** 96 bits of the text's SHA-256, a character for each byte: short enough to keep a great many of. */
export function shortDigest(text: string): string {
  return hash('sha256', text, 'binary').slice(0, 12)
}

/** The text of a member, where it is one and says something. */
export function textOf(value: Json | undefined, key: string): string | undefined {
  const text = isObject(value) ? member(value, key) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
