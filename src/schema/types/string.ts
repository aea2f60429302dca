/** Strings: what their keywords demand, what negating a demand means, and whether a value meets it. */
import type { JsonObject } from '../../model/json.js'
import type { Arena } from '../reading/arena.js'
import type { Formats } from '../reading/formats.js'
import type { Formula, StringConstraint } from '../reading/terms.js'
import { conjuncts } from '../regex/conjuncts.js'
import type { Patterns } from '../regex/patterns.js'
import { codePoints } from '../text.js'

/** What judging strings needs to know. */
export interface Lexicon {
  readonly patterns: Patterns
  readonly formats: Formats
  /** Strings that the schemas mention as data. */
  readonly words: readonly string[]
}

function length(arena: Arena, kind: 'minLength' | 'maxLength', n: number): Formula {
  if (n <= 0 && kind === 'minLength') return arena.TRUE
  return n < 0 ? arena.FALSE : arena.atom(`s${kind}${n}`, () => ({ type: 'string', kind, n }))
}

function pattern(arena: Arena, source: string, flags: string | undefined, negated: boolean): Formula {
  const key = `s${negated ? '!' : ''}${flags ?? ''}/${source}/`
  return arena.atom(key, () => ({ type: 'string', kind: 'pattern', source, flags, negated }))
}

/** The strings that contain a match: one atom, or several where the pattern starts with lookaheads. */
export function matching(arena: Arena, source: string, flags?: string): Formula {
  return arena.and(conjuncts(source).map((part) => pattern(arena, part.source, flags, part.negated)))
}

function format(arena: Arena, name: string, negated: boolean): Formula {
  return arena.atom(`s${negated ? '!' : ''}format ${name}`, () => ({ type: 'string', kind: 'format', name, negated }))
}

function inFormat(arena: Arena, name: string, formats: Formats): Formula {
  const language = formats.language(name)
  return language ? matching(arena, language.source, language.flags) : format(arena, name, false)
}

/** What the string keywords of a schema demand. */
export function read(schema: JsonObject, arena: Arena, formats: Formats): Formula {
  const parts: Formula[] = []
  const { minLength, maxLength } = schema
  if (typeof minLength === 'number') parts.push(length(arena, 'minLength', Math.ceil(minLength)))
  if (typeof maxLength === 'number') parts.push(length(arena, 'maxLength', Math.floor(maxLength)))
  if (typeof schema.pattern === 'string') parts.push(matching(arena, schema.pattern))
  if (typeof schema.format === 'string' && formats.ofStrings(schema.format))
    parts.push(inFormat(arena, schema.format, formats))
  return arena.and(parts)
}

/** What a string has to satisfy where it fails the constraint. */
export function negate(atom: StringConstraint, arena: Arena): Formula {
  switch (atom.kind) {
    case 'minLength':
      return length(arena, 'maxLength', atom.n - 1)
    case 'maxLength':
      return length(arena, 'minLength', atom.n + 1)
    case 'pattern':
      return pattern(arena, atom.source, atom.flags, !atom.negated)
    case 'format':
      return format(arena, atom.name, !atom.negated)
  }
}

/** Does the string satisfy the constraint? @throws Incomplete where that cannot be judged */
export function holds(atom: StringConstraint, value: string, { patterns, formats }: Lexicon): boolean {
  switch (atom.kind) {
    case 'minLength':
      return codePoints(value) >= atom.n
    case 'maxLength':
      return codePoints(value) <= atom.n
    case 'pattern': {
      const own = formats.known(atom.source)?.test
      return (own?.(value) ?? patterns.test(atom.source, value, atom.flags)) !== atom.negated
    }
    case 'format':
      return formats.test(atom.name, value) !== atom.negated
  }
}
