/**
 * Regular languages: the shortest word in every wanted pattern and in no unwanted one, within length bounds, other
 * than the excluded words. One breadth-first walk over the product of the machines, determinized as it goes; no
 * automaton is complemented, intersected or minimized. Words are sequences of Unicode scalar values: lone surrogates
 * are not tried.
 */
import type { CharSet } from 'refa'
import { type Alphabet, alphabetOf } from './alphabet.js'
import type { Guard, Machine } from './machine.js'

/** Which word is looked for. */
export interface Question {
  readonly wanted: readonly Machine[]
  readonly unwanted: readonly Machine[]
  /** In code points. */
  readonly minLength: number
  readonly maxLength: number
  readonly excluded: readonly string[]
}

/** Where the walk stands: a state of each machine, a node of the trie of excluded words, the last letter. */
interface Step {
  readonly states: readonly State[]
  readonly trie: number
  readonly letter: number
  readonly from: Step | undefined
}

/** The machine states before the next letter, without those that are reached from them without a letter. */
type State = readonly number[]

/** The shortest word; undefined proves that there is none. `spend` may throw to stop the walk. */
export function shortestWord(question: Question, spend: (steps: number) => void): string | undefined {
  const walk = new Walk(question)
  let layer = new Map<string, Step>([['', walk.start()]])
  const seen = new Set<string>()
  for (let length = 0; length <= question.maxLength && layer.size > 0; length++) {
    if (length >= question.minLength) for (const at of layer.values()) if (walk.accepts(at)) return walk.spell(at)
    const next = new Map<string, Step>()
    for (const at of layer.values()) {
      for (let letter = 0; letter < walk.alphabet.letters.length; letter++) {
        spend(1)
        const to = walk.step(at, letter)
        if (!to) continue
        const key = walk.keyOf(to)
        if (length + 1 >= question.minLength && seen.has(key)) continue
        if (length + 1 >= question.minLength) seen.add(key)
        if (!next.has(key)) next.set(key, to)
      }
    }
    layer = next
  }
  return undefined
}

class Walk {
  readonly alphabet: Alphabet
  private readonly wanted: number
  private readonly walkers: readonly Walker[]
  private readonly trie: Trie

  constructor({ wanted, unwanted, excluded }: Question) {
    const machines = [...wanted, ...unwanted]
    const sets = new Set<CharSet>()
    for (const edge of machines.flatMap((machine) => machine.edges.flat())) {
      const set = edge.set ?? edge.guard?.set
      if (set) sets.add(set)
    }
    this.alphabet = alphabetOf([...sets], excluded)
    const members = new Map([...sets].map((set) => [set, this.alphabet.members(set)]))
    this.wanted = wanted.length
    this.walkers = machines.map((machine) => new Walker(machine, members))
    this.trie = trieOf(excluded, this.alphabet.letters)
  }

  start(): Step {
    return { states: this.walkers.map((walker) => [walker.machine.start]), trie: 0, letter: -1, from: undefined }
  }

  /** One letter further; undefined where no word that starts so can fit. */
  step(at: Step, letter: number): Step | undefined {
    const states = this.walkers.map((walker, i) => walker.step(at.states[i] as State, at.letter, letter))
    const dead = states.some((state, i) =>
      i < this.wanted ? state.length === 0 : state.length === 1 && state[0] === this.walkers[i]?.machine.accept,
    )
    return dead ? undefined : { states, trie: this.trie.next(at.trie, letter), letter, from: at }
  }

  accepts(at: Step): boolean {
    if (this.trie.ends.has(at.trie)) return false
    return this.walkers.every((walker, i) => walker.accepts(at.states[i] as State, at.letter) === i < this.wanted)
  }

  /** Steps of one key have the same words ahead of them. */
  keyOf({ states, trie, letter }: Step): string {
    const texts = states.map((state, i) => state.join() + (this.walkers[i]?.looksBack ? `<${letter}` : ''))
    return `${texts.join(';')}|${trie}`
  }

  spell(at: Step): string {
    const letters: string[] = []
    for (let step: Step | undefined = at; step && step.letter >= 0; step = step.from)
      letters.push(this.alphabet.letters[step.letter] as string)
    return letters.reverse().join('')
  }
}

/** A machine over the letters of one alphabet. Letters are their indices, -1 is the edge of the word. */
class Walker {
  readonly machine: Machine
  /** Does what comes next depend on the letter before? */
  readonly looksBack: boolean
  private readonly members: ReadonlyMap<CharSet, Uint8Array>

  constructor(machine: Machine, members: ReadonlyMap<CharSet, Uint8Array>) {
    this.machine = machine
    this.members = members
    this.looksBack = machine.edges.some((edges) => edges.some((edge) => edge.guard?.side === 'before'))
  }

  step(state: State, before: number, letter: number): State {
    const closed = this.close(state, before, letter)
    if (closed.has(this.machine.accept)) return [this.machine.accept]
    const next = new Set<number>()
    for (const at of closed)
      for (const { to, set } of this.machine.edges[at] ?? []) if (set && this.members.get(set)?.[letter]) next.add(to)
    return [...next].sort((a, b) => a - b)
  }

  accepts(state: State, before: number): boolean {
    return this.close(state, before, -1).has(this.machine.accept)
  }

  /** All machine states reachable without a letter. */
  private close(state: State, before: number, after: number): Set<number> {
    const closed = new Set(state)
    const todo = [...state]
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const { to, set, guard } of this.machine.edges[at] ?? []) {
        if (set || closed.has(to)) continue
        if (guard && !this.passes(guard, guard.side === 'before' ? before : after)) continue
        closed.add(to)
        todo.push(to)
      }
    }
    return closed
  }

  private passes(guard: Guard, letter: number): boolean {
    return (letter >= 0 && this.members.get(guard.set)?.[letter] === 1) !== guard.negated
  }
}

/** Words as a deterministic tree: nodes are numbers, -1 once a word has left it. */
interface Trie {
  readonly ends: ReadonlySet<number>
  next(at: number, letter: number): number
}

function trieOf(words: readonly string[], letters: readonly string[]): Trie {
  const index = new Map(letters.map((letter, i) => [letter, i]))
  const edges: Map<number, number>[] = [new Map()]
  const ends = new Set<number>()
  for (const word of words) {
    let at = 0
    for (const character of word) {
      const letter = index.get(character)
      if (letter === undefined) {
        at = -1
        break
      }
      const known = edges[at]?.get(letter)
      const to = known ?? edges.push(new Map()) - 1
      edges[at]?.set(letter, to)
      at = to
    }
    if (at >= 0) ends.add(at)
  }
  return { ends, next: (at, letter) => (at < 0 ? -1 : (edges[at]?.get(letter) ?? -1)) }
}
