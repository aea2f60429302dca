/** Many different names out of one language. */
import type { Formula } from '../reading/terms.js'
import type { Answer } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'

/** Names found one by one, each unlike those before; only then they are spelled in bulk. */
const ONE_BY_ONE = 16
/** Names that are still looked for one by one where spelling in bulk did not find enough. */
const LAST = 500
/** Spelled names in a row that do not fit before another way of spelling is tried. */
const MISSES = 400
/** Names found that others are spelled after. */
const STEMS = 6
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** What was found; `why` says why there may be more, where that is not known. */
export interface Names {
  readonly names: readonly string[]
  readonly why: string | undefined
}

/** Names out of each language, looked for once. */
export class NamePools {
  private readonly ask: Ask
  private readonly known = new Map<string, Names & { readonly most: number }>()

  constructor(ask: Ask) {
    this.ask = ask
  }

  /** As `namesIn`; one list for equal languages. */
  of(keys: readonly Formula[], most: number): Names {
    const id = keys.map((formula) => formula.id).join()
    const known = this.known.get(id)
    if (known && (known.most >= most || known.names.length < known.most)) return known
    const found = { ...namesIn(keys, most, this.ask), most }
    this.known.set(id, found)
    return found
  }
}

/** Different names that satisfy every formula: `most`, or as many as are found. */
export function namesIn(keys: readonly Formula[], most: number, ask: Ask): Names {
  const found = new Set<string>()
  let last = { found: 'unknown', why: 'so many names were not looked for' } as Answer
  const lookFor = (wanted: number): void => {
    while (found.size < wanted && last.found !== 'none') {
      last = ask.string([...keys, ask.not(ask.names([...found]))])
      if (last.found !== 'some') return
      found.add(last.value as string)
    }
  }
  lookFor(Math.min(most, ONE_BY_ONE))
  if (last.found === 'some' && found.size < most) {
    for (const stem of [...found].slice(0, STEMS).concat('')) {
      spell((i) => `${stem}${i}`)
      spell((i) => `${stem}${lettersOf(i)}`)
    }
    lookFor(Math.min(most, found.size + LAST))
  }
  const settled = last.found === 'none' || found.size >= most
  return {
    names: [...found],
    why: settled ? undefined : last.found === 'unknown' ? last.why : `${most} different keys`,
  }

  function spell(spelled: (i: number) => string): void {
    for (let i = 0, misses = 0; found.size < most && misses < MISSES; i++) {
      ask.spend(1)
      const name = spelled(i)
      const fits = !found.has(name) && keys.every((formula) => ask.satisfies(formula, name))
      if (fits) found.add(name)
      else misses++
    }
  }
}

/** a, b, … z, aa, ab, … */
function lettersOf(i: number): string {
  let text = ''
  for (let rest = i + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
    text = `${LETTERS[(rest - 1) % LETTERS.length]}${text}`
  return text
}

/** How many strings satisfy the formula, at most; infinite where that is not seen. */
export function mostNames(formula: Formula): number {
  if (formula.op === 'false') return 0
  if (formula.op === 'and') return Math.min(...formula.parts.map(mostNames))
  if (formula.op === 'or') return formula.parts.reduce((sum, part) => sum + mostNames(part), 0)
  return formula.op === 'atom' && formula.kind === 'in' ? formula.values.length : Infinity
}
