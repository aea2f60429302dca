/**
 * Finding a string: regular languages with length bounds and excluded words. A constraint that is no regular language
 * (a backreference to any text, the format `regex`) counts as a language that surely holds it where it is wanted, and
 * as one that it surely holds where it is not: emptiness stays a proof, and words are tried against the constraint
 * itself. Incomplete: where no such word fits, and where the automata grow too large.
 */

import type { StringConstraint } from '../reading/terms.js'
import type { Closeness, Machine } from '../regex/machine.js'
import { shortened } from '../regex/shortened.js'
import { type Question, shortestWord } from '../regex/walk.js'
import { type Answer, BudgetSpent, Incomplete, NONE, some, unknown } from '../solving/answer.js'
import { holds, type Lexicon } from './string.js'

const LONGEST = 200_000
/** Words of the languages that can be built, tried against the constraints that cannot. */
const WORDS = 48
/** Words tried where automaton and engine differ: their tables of Unicode may. */
const DIFFERING = 8
/** Words tried where a large format is taken as more than it is, or as less. */
const COARSE = 6
/** Steps for a large format as it is. */
const MOST = 20_000
/** Up to so many excluded words go into the first walk. */
const FEW = 32
/** From so many states on a walk may be long, so that likely words are tried first. */
const LARGE = 1_500
/** Tried first where a constraint cannot be built, and where its automaton is large. */
const SAMPLES: readonly string[] = [
  ...['', 'a', 'A', '0', 'aa', 'a1', 'A1', 'abc', 'Abc1', 'Abcdef1!', 'Abcdefgh1!', 'a b', '-', '_', '.', '/'],
  ...['foo', 'bar', 'test', 'a@b.co', '2020-01-01', 'http://a.b/c', '\n', 'é', '(', '[a'],
]

/** The atoms as languages. */
interface Languages {
  readonly low: number
  readonly high: number
  readonly wanted: readonly Machine[]
  readonly unwanted: readonly Machine[]
  /** Why no language stands for all of it exactly; undefined where languages do. */
  readonly inexact: string | undefined
  /** A large format is taken as more than it is, or as less. */
  readonly coarse: boolean
}

/** How the languages of large formats are taken: as they are, as more than they are, or as less. */
type Grain = 'exact' | 'above' | 'below'

/** Does the text satisfy every atom, and is it not excluded? */
type Fits = (text: string) => boolean

/** A string that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
export function pick(
  atoms: readonly StringConstraint[],
  excluded: ReadonlySet<string>,
  lexicon: Lexicon,
  spend: (steps: number) => void,
): Answer {
  const { low, high } = bounds(atoms)
  if (low > high) return NONE
  if (atoms.every(({ kind }) => kind === 'minLength' || kind === 'maxLength')) return plain(low, high, excluded)
  const fits: Fits = (text) => !excluded.has(JSON.stringify(text)) && atoms.every((atom) => holds(atom, text, lexicon))
  const samples = samplesOf(atoms, lexicon)
  const byGrain = (grain: Grain, pay = spend): Answer =>
    byLanguages(languagesOf(atoms, lexicon, grain), excluded, fits, pay)
  const sample = samples.find(fits)
  if (sample !== undefined) return some(sample)
  if (!atoms.some((atom) => isLarge(atom, lexicon))) {
    const languages = languagesOf(atoms, lexicon, 'exact')
    const states = [...languages.wanted, ...languages.unwanted].reduce((sum, { edges }) => sum + edges.length, 0)
    const likely =
      languages.inexact !== undefined || states > LARGE ? [...SAMPLES, ...lexicon.words].find(fits) : undefined
    return likely === undefined ? byLanguages(languages, excluded, fits, spend) : some(likely)
  }
  // Most questions do not hang on the last details of a large format.
  const more = byGrain('above')
  if (more.found !== 'unknown') return more
  const less = byGrain('below')
  return less.found === 'some' ? less : byGrain('exact', limited(spend))
}

function byLanguages(
  { low, high, wanted, unwanted, inexact, coarse }: Languages,
  excluded: ReadonlySet<string>,
  fits: Fits,
  spend: (steps: number) => void,
): Answer {
  const question = { wanted, unwanted, minLength: low, maxLength: high }
  const all = (): string[] => [...excluded].map((text) => JSON.parse(text) as string)
  let refused = excluded.size > FEW ? [] : all()
  let differs = false
  const most = coarse ? COARSE : inexact === undefined ? DIFFERING : WORDS
  for (let tries = 0; tries < most; tries++) {
    const word = walked({ ...question, excluded: refused }, spend)
    if (word === undefined) return differs ? unknown(DIFFERENT) : NONE
    if (fits(word)) return some(word)
    if (refused.length < excluded.size) refused = all()
    else {
      refused.push(word)
      differs = inexact === undefined && !coarse
    }
  }
  return unknown(inexact ?? DIFFERENT)
}

const DIFFERENT = 'a word that the automaton and the engine read differently'

/** As shortestWord; whatever ends it early names the patterns. */
function walked(question: Question, spend: (steps: number) => void): string | undefined {
  try {
    return shortestWord(question, spend)
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error
    const sources = [...question.wanted, ...question.unwanted].map(({ source }) => shortened(source))
    throw new BudgetSpent(`${error.message} (${sources.length > 1 ? 'patterns' : 'pattern'} ${sources.join(' and ')})`)
  }
}

/** Ends what takes too long for one question among many. */
function limited(spend: (steps: number) => void): (steps: number) => void {
  let left = MOST
  return (steps) => {
    left -= steps
    if (left < 0) throw new Incomplete('the exact language of a format with times is too large')
    spend(steps)
  }
}

function bounds(atoms: readonly StringConstraint[]): { low: number; high: number } {
  let low = 0
  let high = Infinity
  for (const atom of atoms) {
    if (atom.kind === 'minLength') low = Math.max(low, atom.n)
    if (atom.kind === 'maxLength') high = Math.min(high, atom.n)
  }
  return { low, high }
}

/** Texts that the formats among the atoms accept. */
function samplesOf(atoms: readonly StringConstraint[], { formats }: Lexicon): string[] {
  const samples: string[] = []
  for (const atom of atoms) {
    if (atom.kind === 'pattern' && !atom.negated) samples.push(...(formats.known(atom.source)?.examples ?? []))
    if (atom.kind === 'format') samples.push(...formats.samples(atom.name))
  }
  return samples
}

function isLarge(atom: StringConstraint, { formats }: Lexicon): boolean {
  return atom.kind === 'pattern' && formats.known(atom.source)?.language?.above !== undefined
}

function languagesOf(atoms: readonly StringConstraint[], { patterns, formats }: Lexicon, grain: Grain): Languages {
  let inexact: string | undefined
  const wanted: Machine[] = []
  const unwanted: Machine[] = []
  const add = (source: string, flags: string | undefined, negated: boolean, closeness: Closeness): void => {
    try {
      const machine = patterns.machine(source, closeness, flags)
      if (negated) unwanted.push(machine)
      else wanted.push(machine)
    } catch (error) {
      if (!(error instanceof Incomplete)) throw error
      inexact = error.message
      if (closeness === 'exact') add(source, flags, negated, negated ? 'below' : 'above')
    }
  }
  for (const atom of atoms) {
    if (atom.kind === 'pattern') {
      const language = formats.known(atom.source)?.language
      const more = (grain === 'above') !== atom.negated
      const coarse = grain === 'exact' ? undefined : more ? language?.above : language?.below
      add(coarse ?? atom.source, atom.flags, atom.negated, 'exact')
    }
    if (atom.kind === 'format') inexact = `no automaton stands for the format ${atom.name}`
  }
  return { ...bounds(atoms), wanted, unwanted, inexact, coarse: grain !== 'exact' }
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
