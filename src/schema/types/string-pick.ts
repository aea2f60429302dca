/**
 * Finding a string: regular languages with length bounds and excluded words. A constraint that is no language that can
 * be built (lookarounds inside, formats tested by code) counts as the least superset there is where it is wanted and
 * as nothing where it is not: emptiness stays a proof, and words are tried against the constraint itself.
 * Incomplete: where no such word fits.
 */

import type { StringConstraint } from '../reading/terms.js'
import type { Machine } from '../regex/machine.js'
import { shortestWord } from '../regex/walk.js'
import { type Answer, Incomplete, NONE, some, unknown } from '../solving/answer.js'
import { holds, type Lexicon } from './string.js'

const LONGEST = 200_000
/** Words of the languages that can be built, tried against the constraints that cannot. */
const WORDS = 48
/** Tried first where a constraint cannot be built. */
const SAMPLES: readonly string[] = [
  ...['', 'a', 'A', '0', 'aa', 'a1', 'A1', 'abc', 'Abc1', 'Abcdef1!', 'Abcdefgh1!', 'a b', '-', '_', '.', '/'],
  ...['foo', 'bar', 'test', 'a@b.co', '2020-01-01', 'http://a.b/c', '\n', 'é'],
]

/** The atoms as languages. */
interface Languages {
  readonly low: number
  readonly high: number
  readonly wanted: readonly Machine[]
  readonly unwanted: readonly Machine[]
  /** The constraint that no language stands for exactly; undefined where there is none. */
  readonly inexact: string | undefined
  readonly formats: readonly string[]
}

/** A string that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
export function pick(
  atoms: readonly StringConstraint[],
  excluded: ReadonlySet<string>,
  lexicon: Lexicon,
  spend: (steps: number) => void,
): Answer {
  const { low, high, wanted, unwanted, inexact, formats } = languagesOf(atoms, lexicon)
  if (low > high) return NONE
  if (wanted.length + unwanted.length === 0 && inexact === undefined) return plain(low, high, excluded)
  const fits = (text: string): boolean =>
    !excluded.has(JSON.stringify(text)) && atoms.every((atom) => holds(atom, text, lexicon))
  const samples = formats.flatMap((name) => lexicon.formats.samples(name))
  if (inexact !== undefined)
    for (const text of [...samples, ...SAMPLES, ...lexicon.words]) {
      spend(1)
      if (fits(text)) return some(text)
    }
  const refused = [...excluded].map((text) => JSON.parse(text) as string)
  for (let tries = inexact === undefined ? 1 : WORDS; tries > 0; tries--) {
    const word = shortestWord({ wanted, unwanted, minLength: low, maxLength: high, excluded: refused }, spend)
    if (word === undefined) return NONE
    if (fits(word)) return some(word)
    refused.push(word)
  }
  return unknown(inexact ?? 'a word that the automaton and the engine read differently')
}

function languagesOf(atoms: readonly StringConstraint[], { patterns, formats }: Lexicon): Languages {
  const machine = (source: string, relaxed: boolean, flags: string | undefined): Machine[] => {
    try {
      return [patterns.machine(source, relaxed, flags)]
    } catch (error) {
      if (error instanceof Incomplete) return []
      throw error
    }
  }
  let low = 0
  let high = Infinity
  let inexact: string | undefined
  const wanted: Machine[] = []
  const unwanted: Machine[] = []
  const names: string[] = []
  for (const atom of atoms) {
    if (atom.kind === 'minLength') low = Math.max(low, atom.n)
    if (atom.kind === 'maxLength') high = Math.min(high, atom.n)
    if (atom.kind === 'pattern') {
      const exact = machine(atom.source, false, atom.flags)
      const side = atom.negated ? unwanted : wanted
      side.push(...(exact.length > 0 || atom.negated ? exact : machine(atom.source, true, atom.flags)))
      if (exact.length === 0) inexact = `no automaton stands for the pattern ${atom.source}`
    }
    if (atom.kind === 'format') {
      const language = formats.language(atom.name)
      if (language && !atom.negated) wanted.push(...machine(language.source, true, language.flags))
      inexact = `no automaton stands for the format ${atom.name}`
      names.push(atom.name)
    }
  }
  return { low, high, wanted, unwanted, inexact, formats: names }
}

/** No pattern: any string in the length bounds that is not excluded. */
function plain(low: number, high: number, excluded: ReadonlySet<string>): Answer {
  if (low > LONGEST) return unknown(`strings longer than ${LONGEST}`)
  if (low === 0 && !excluded.has('""')) return some('')
  if (high === 0) return NONE
  const size = Math.max(low, 1)
  for (let code = 97; code < 97 + excluded.size + 1; code++) {
    const text = 'a'.repeat(size - 1) + String.fromCodePoint(code + (code >= 0xd800 ? 0x800 : 0))
    if (!excluded.has(JSON.stringify(text))) return some(text)
  }
  return NONE
}
