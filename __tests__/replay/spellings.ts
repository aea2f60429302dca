/** One JSON value in many spellings, and lines that are nearly JSON. */
import { isObject, type Json } from '../../src/model/json.js'
import type { Chance } from '../schema/random.js'

/** JSON as all kinds of programs write it. */
export class Writer {
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  write(value: Json): string {
    if (typeof value === 'string') return this.text(value)
    if (typeof value === 'number') return this.number(value)
    if (Array.isArray(value))
      return this.between(
        '[',
        ']',
        value.map((item) => this.write(item)),
      )
    if (!isObject(value)) return JSON.stringify(value)
    const members = Object.entries(value).map(
      ([name, member]) => `${this.text(name)}${this.space()}:${this.space()}${this.write(member)}`,
    )
    if (members.length > 0 && this.chance.likely(0.05)) members.push(this.chance.one(members))
    if (members.length > 0 && this.chance.likely(0.03))
      members.push(`${this.text(this.chance.one(Object.keys(value)))}:1`)
    return this.between('{', '}', members)
  }

  private between(open: string, close: string, parts: readonly string[]): string {
    const inside = parts.map((part) => `${this.space()}${part}${this.space()}`).join(',')
    return `${open}${inside === '' ? this.space() : inside}${close}`
  }

  private text(value: string): string {
    const written = JSON.stringify(value)
    if (value === '' || this.chance.likely(0.93)) return written
    const code = value.charCodeAt(0).toString(16).padStart(4, '0')
    return `"\\u${code}${written.slice(1 + JSON.stringify(value.charAt(0)).length - 2)}`
  }

  private number(value: number): string {
    const kind = this.chance.below(20)
    if (kind === 0) return `${value}e0`
    return kind === 1 && Number.isInteger(value) ? `${Object.is(value, -0) ? '-0' : value}.0` : String(value)
  }

  private space(): string {
    return this.chance.likely(0.05) ? this.chance.one([' ', '  ', '\t']) : ''
  }
}

const TEXTS = [
  '',
  'a',
  'ab',
  'größe',
  '😀',
  'a"b',
  '\\',
  'a\nb',
  '2026-01-01T00:00:00Z',
  '1999-02-29',
  'https://example.test/a',
]

/** One value more or other, of kinds that the random ones do not have. */
export function varied(value: Json, chance: Chance): Json {
  if (!isObject(value) || chance.likely(0.5)) return value
  const name = chance.one(['a', 'b', 'when', 'größe', '__proto__', 'toString'])
  return Object.fromEntries([...Object.entries(value), [name, chance.one<Json>([...TEXTS, 1e21, 0.1])]])
}

/** With one character less or more, or cut short. */
export function corrupted(line: string, chance: Chance): string {
  const at = chance.below(line.length)
  const kind = chance.below(3)
  if (kind === 0) return line.slice(0, at)
  if (kind === 1) return line.slice(0, at) + line.slice(at + 1)
  return (
    line.slice(0, at) +
    chance.one(['"', '\\', '{', '}', '[', ']', ',', ':', '0', '-', '.', 'e', '\u0001', '\u007f', 'ü']) +
    line.slice(at)
  )
}
