/** The product of machines and excluded words: where a word that grows letter by letter stands in all of them. */
import type { CharSet } from 'refa'
import { alphabetOf, isHigh, isLow, type Told } from './alphabet.js'
import type { Machine } from './machine.js'
import { Runner } from './runner.js'
import { OFF, type Trie, trieOf } from './trie.js'

/** Which word is looked for. */
export interface Question {
  readonly wanted: readonly Machine[]
  readonly unwanted: readonly Machine[]
  /** In code points. */
  readonly minLength: number
  readonly maxLength: number
  readonly excluded: readonly string[]
}

/** Where a word stands: a stand of each machine, a node of the tree of excluded words, the letters that led here. */
export interface Step {
  readonly stands: readonly number[]
  readonly trie: number
  readonly letter: number
  readonly from: Step | undefined
  readonly depth: number
}

/** The machines of one question over one alphabet. */
export class Product {
  readonly letters: readonly number[]
  private readonly wanted: number
  private readonly runners: readonly Runner[]
  private readonly trie: Trie
  private readonly pairs: boolean

  /** `spend` may throw to stop whatever is going on. */
  constructor({ wanted, unwanted, excluded }: Question, spend: (steps: number) => void) {
    const machines = [...wanted, ...unwanted]
    this.letters = alphabetOf(toldBy(machines), excluded)
    this.wanted = wanted.length
    this.runners = machines.map((machine) => new Runner(machine, this.letters, spend))
    this.trie = trieOf(excluded, this.letters)
    this.pairs = this.letters.some(isLow)
  }

  start(): Step {
    return { stands: this.runners.map(({ start }) => start), trie: 0, letter: -1, from: undefined, depth: 0 }
  }

  /** One letter further; undefined where no word that starts so can fit, and for half a pair that would make a whole. */
  step(at: Step, letter: number): Step | undefined {
    if (this.pairs && this.afterHigh(at) && isLow(this.letters[letter] as number)) return undefined
    const stands: number[] = []
    for (const [i, runner] of this.runners.entries()) {
      const stand = runner.step(at.stands[i] as number, letter)
      if (i < this.wanted ? runner.lost(stand) : runner.won(stand)) return undefined
      stands.push(stand)
    }
    return { stands, trie: this.trie.next(at.trie, letter), letter, from: at, depth: at.depth + 1 }
  }

  accepts(at: Step): boolean {
    if (at.trie !== OFF && this.trie.ends(at.trie)) return false
    return this.runners.every((runner, i) => runner.accepts(at.stands[i] as number) === i < this.wanted)
  }

  /** Steps of one key have the same words ahead of them. */
  keyOf(at: Step): string {
    return `${at.stands.join()}|${this.rest(at)}`
  }

  /** The step as several, each with one way to read each wanted machine; together they have the same words ahead. */
  split(at: Step): readonly Step[] {
    let tuples: number[][] = [[]]
    for (const [i, stand] of at.stands.entries()) {
      const singles = i < this.wanted ? (this.runners[i]?.single(stand) ?? []) : [stand]
      tuples = tuples.flatMap((tuple) => singles.map((single) => [...tuple, single]))
    }
    return tuples.map((stands) => ({ ...at, stands }))
  }

  /** Of steps with one of these the unwanted machines alone tell them apart. */
  wantedKeyOf(at: Step): string {
    return `${at.stands.slice(0, this.wanted).join()}|${this.rest(at)}`
  }

  /** Of two steps with one wanted key: has the first surely all words ahead that the second has? */
  outdoes(one: Step, other: Step): boolean {
    for (let i = this.wanted; i < this.runners.length; i++)
      if (!this.runners[i]?.covers(other.stands[i] as number, one.stands[i] as number)) return false
    return true
  }

  /** The letters, by their numbers, as a text. */
  spell(letters: readonly number[]): string {
    return letters.map((letter) => String.fromCodePoint(this.letters[letter] as number)).join('')
  }

  private rest(at: Step): string {
    return this.pairs && this.afterHigh(at) ? `${at.trie}h` : `${at.trie}`
  }

  private afterHigh({ letter }: Step): boolean {
    return letter >= 0 && isHigh(this.letters[letter] as number)
  }
}

/** The sets of characters by which these machines tell letters apart. */
function toldBy(machines: readonly Machine[]): Told[] {
  const told = new Map<CharSet, Told>()
  for (const { edges, units } of machines)
    for (const edge of edges.flat()) {
      const set = edge.set ?? edge.guard?.set
      if (set) told.set(set, { set, units })
    }
  return [...told.values()]
}
