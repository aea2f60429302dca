import type { Json } from '../../../model/json.js'

const LATEST = 8.64e15

/**
 * A time as a recording writes it (ISO 8601): from a text, which stays as it is, or from seconds, milliseconds or
 * nanoseconds since 1970, told apart by their size. undefined where it is none.
 */
export function isoTime(value: Json | undefined): string | undefined {
  if (typeof value === 'string' && !/^\d{9,20}$/.test(value)) return value === '' ? undefined : value
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return undefined
  const milliseconds =
    number < 1e11 ? number * 1_000 : number < 1e14 ? number : number < 1e17 ? number / 1e3 : number / 1e6
  return milliseconds > LATEST ? undefined : new Date(Math.floor(milliseconds)).toISOString()
}
