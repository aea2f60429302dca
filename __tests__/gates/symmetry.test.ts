/**
 * Every rule has a mirror that speaks when baseline and candidate change places; else one of two twins is forgotten.
 * A rule without one needs a written reason.
 */
import { describe, expect, test } from '@jest/globals'
import { RULES } from '../../src/rules/index.js'
import { engineForTests, findingsOf, readCases, readSide } from './rule-fixtures.js'

/** Last words of ids that mirror each other. */
const WORDS: readonly (readonly [string, string])[] = [
  ['added', 'removed'],
  ['gained', 'lost'],
  ['narrowed', 'widened'],
  ['tightened', 'loosened'],
  ['closed', 'opened'],
  ['introduced', 'lifted'],
  ['introduced', 'resolved'],
  ['unusable', 'repaired'],
  ['restricted', 'released'],
  ['forbidden', 'permitted'],
  ['exclusive', 'inclusive'],
]

/** Last words of ids that are their own mirror: the reverse of a change is a change. */
const OWN = ['changed', 'renamed', 'respelled', 'undecided']

/** Mirrors whose names do not say so. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['destructive-hint-gained', 'destructive-hint-dropped'],
  ['optional-property-added', 'property-removed'],
  ['prompt-argument-required', 'prompt-argument-relaxed'],
]

/** Rules whose reverse is told by a rule that has another mirror. */
const REVERSED = new Map<string, string>([['required-property-with-default-added', 'required-property-removed']])

/** Rules without a mirror, each with the reason. */
const WAIVED = new Map<string, string>([
  ['deprecated-added', 'A mark that is taken back asks nothing of callers; the schema counts as respelled.'],
  ['duplicate-tool-name-kept', 'It tells a state that both sides share; reversed it is the same state.'],
  ['portability-lost', 'What an API takes again asks nothing of anybody.'],
  ['token-estimate-raised', 'Fewer tokens cost nobody anything.'],
  ['root-type-lost', 'A root that says "object" again is refused by nobody; what it narrows, containment tells.'],
])

/** Rules that read one contract, or what a probe gathered, compare nothing that could be reversed. */
const ids = new Set(RULES.filter(({ kind }) => kind !== 'alone' && kind !== 'evidence').map((rule) => rule.meta.id))
const engine = engineForTests()
const cases = readCases().filter(({ wish }) => wish === 'breaks' || wish === 'speaks')

/** The mirror that a rule has by name; undefined where there is none. */
function mirrorOf(id: string): string | undefined {
  const reversed = REVERSED.get(id)
  if (reversed !== undefined) return reversed
  for (const [one, other] of PAIRS) {
    if (id === one) return other
    if (id === other) return one
  }
  const cut = id.lastIndexOf('-') + 1
  const [subject, word] = [id.slice(0, cut), id.slice(cut)]
  if (OWN.includes(word)) return id
  const mirrored = WORDS.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : []))
  return mirrored.map((name) => subject + name).find((name) => ids.has(name))
}

describe.each([...ids].filter((id) => !WAIVED.has(id)))('%s', (id) => {
  test('has a mirror that speaks where the sides change places', () => {
    const mirror = mirrorOf(id)
    expect(mirror).toBeDefined()
    const reversed = cases
      .filter(({ rule }) => rule === id)
      .flatMap((one) => findingsOf(readSide(one, 'candidate'), readSide(one, 'baseline'), engine))
    expect(reversed.map(({ rule }) => rule)).toContain(mirror)
  })
})

test('a waiver or a pair of a rule that is gone, or that has a mirror after all, fails', () => {
  const stale = [...WAIVED.keys()].filter((id) => !ids.has(id) || mirrorOf(id) !== undefined)
  const named = [...PAIRS.flat(), ...REVERSED.keys(), ...REVERSED.values()]
  expect([...stale, ...named.filter((id) => !ids.has(id))]).toEqual([])
})
