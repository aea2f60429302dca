/**
 * How long may a backtracking engine search a text for a pattern? Read off the pattern's syntax and never too low: all
 * ways in which its loops can share out a text are counted, also those that the characters rule out.
 */
import { isObject, type Json } from '../../model/json.js'
import { flagsOf } from './pattern.js'

/** Steps that may be left to a backtracking engine: some ten milliseconds. */
const MOST_STEPS = 5_000_000
/** Steps a character for which a text may be as long as it likes. */
const MOST_PER_CHARACTER = 64
/** Choices of one counted repetition above which it is taken for an endless one. */
const MANY = 64

/** At most `ways · (n + 1)^degree · base^n` paths through a text of n code units, each with `size` steps outside loops. */
interface Effort {
  readonly ways: number
  readonly degree: number
  readonly base: number
  readonly size: number
}

const ONE: Effort = { ways: 1, degree: 0, base: 1, size: 1 }
const NOTHING: Effort = { ...ONE, size: 0 }

/** Says of a text's length in UTF-16 code units whether a backtracking engine ends soon. The pattern has to compile. */
export function soonEnding(pattern: string, flags: string): (length: number) => boolean {
  const { effort, anchored } = new Reader(pattern, flags.includes('u')).whole()
  const { ways, base, size } = effort
  const degree = anchored ? effort.degree : effort.degree + 1
  if (base === 1 && degree <= 1 && ways * size <= MOST_PER_CHARACTER) return () => true
  return (length) => ways * Math.min(size, length + 1) * (length + 1) ** degree * base ** length <= MOST_STEPS
}

/** Characters of the texts that are matched without an automaton, whatever the pattern of an ordinary schema. */
const ORDINARY = 1_000

/** Is there a pattern in the schema that may keep a backtracking engine busy for long? */
export function holdsSlowPattern(schema: Json): boolean {
  const pending: Json[] = [schema]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (isObject(next)) {
      const { pattern, patternProperties } = next
      const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : []
      if (typeof pattern === 'string') patterns.push(pattern)
      if (patterns.some((source) => !soonEnding(source, flagsOf(source))(ORDINARY))) return true
    }
    pending.push(...Object.values(next))
  }
  return false
}

/** Reads what quantifiers, groups and alternatives there are; everything else is one step. */
class Reader {
  private at = 0
  private readonly source: string
  private readonly unicode: boolean

  constructor(source: string, unicode: boolean) {
    this.source = source
    this.unicode = unicode
  }

  whole(): { readonly effort: Effort; readonly anchored: boolean } {
    // A stray bracket would end the reading early; what is left is read as a part of its own.
    let { effort, anchored } = this.alternatives()
    while (this.at < this.source.length) {
      this.at++
      effort = both(effort, this.alternatives().effort)
      anchored = false
    }
    return { effort, anchored }
  }

  /** `anchored`: each of them begins with `^`, so that a match starts in one place only. */
  private alternatives(): { effort: Effort; anchored: boolean } {
    let effort: Effort | undefined
    let anchored = true
    do {
      anchored &&= this.source[this.at] === '^'
      const next = this.sequence()
      effort = effort === undefined ? next : either(effort, next)
    } while (this.take('|'))
    return { effort, anchored }
  }

  private sequence(): Effort {
    let effort = NOTHING
    while (this.at < this.source.length && !this.sees('|') && !this.sees(')'))
      effort = both(effort, this.quantified(this.atom()))
    return effort
  }

  private atom(): Effort {
    if (this.take('[')) return this.skipClass()
    if (this.take('\\')) return this.escape()
    if (!this.take('(')) {
      const edge = this.sees('^') || this.sees('$')
      this.at++
      return edge ? NOTHING : ONE
    }
    // What a group is called and what it is for; neither holds a bracket.
    const opening = /^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/u.exec(this.source.slice(this.at, this.at + 1_000))
    this.at += opening?.[0].length ?? 0
    const { effort } = this.alternatives()
    this.take(')')
    return both(effort, ONE)
  }

  private skipClass(): Effort {
    while (this.at < this.source.length && !this.sees(']')) this.at += this.sees('\\') ? 2 : 1
    this.at++
    return ONE
  }

  private escape(): Effort {
    const letter = this.source[this.at++] ?? ''
    // A backreference compares as much as the group has caught.
    if (/[1-9k]/.test(letter)) return { ...ONE, degree: 1 }
    if (this.unicode && /[pPu]/.test(letter) && this.sees('{')) this.at = this.source.indexOf('}', this.at) + 1
    return ONE
  }

  private quantified(atom: Effort): Effort {
    const counts = this.quantifier()
    if (counts === undefined) return atom
    this.take('?')
    return repeated(atom, ...counts)
  }

  private quantifier(): readonly [least: number, most: number] | undefined {
    if (this.take('*')) return [0, Number.POSITIVE_INFINITY]
    if (this.take('+')) return [1, Number.POSITIVE_INFINITY]
    if (this.take('?')) return [0, 1]
    if (!this.sees('{')) return undefined
    const match = /^\{(\d+)(,?)(\d*)\}/.exec(this.source.slice(this.at, this.at + 100))
    if (match === null) return undefined
    this.at += match[0].length
    const least = Number(match[1])
    const most = match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3])
    return [least, match[2] === '' ? least : most]
  }

  private sees(character: string): boolean {
    return this.source[this.at] === character
  }

  private take(character: string): boolean {
    const there = this.sees(character)
    if (there) this.at++
    return there
  }
}

function both(a: Effort, b: Effort): Effort {
  return { ways: a.ways * b.ways, degree: a.degree + b.degree, base: a.base * b.base, size: a.size + b.size }
}

function either(a: Effort, b: Effort): Effort {
  return {
    ways: a.ways + b.ways,
    degree: Math.max(a.degree, b.degree),
    base: Math.max(a.base, b.base),
    size: a.size + b.size,
  }
}

function repeated(part: Effort, least: number, most: number): Effort {
  if (most === 0) return ONE
  const { ways, degree, base, size } = part
  const single = ways === 1 && degree === 0 && base === 1
  if (most === Number.POSITIVE_INFINITY || (single && most - least > MANY)) {
    const fixed = size * Math.max(1, least)
    if (single) return { ways, base, degree: 1, size: fixed }
    // A round takes one unit at least: the rounds cut the text in one of 2^n ways, and each goes one of its own ways.
    // Only the rounds that have to be may take nothing.
    return { ways: ways ** least, degree: 1 + degree * least, base: base * 2 * ways * 2 ** degree, size: fixed }
  }
  return { ways: ways ** most * (most - least + 1), degree: degree * most, base, size: size * most }
}
