/** The choice of outcomes hangs on what the calls are and where they stand, not on how they come. */
import { describe, expect, test } from '@jest/globals'
import type { CallOutcome } from '../../src/model/call.js'
import { Kept } from '../../src/replay/kept.js'
import { Tallies } from '../../src/replay/tallies.js'
import { call } from './contracts.js'

const outcomeOf = (tool: string, file: string, line: number, value: number): CallOutcome => ({
  ...{ call: call(tool, { value }, { file, line, count: 1 + (line % 3) }), tool, status: 'broken', rejections: [] },
  ...{ dropped: [], defaulted: [], fixed: false },
})

/** Numbers that look random and are the same on every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The rule as it is written: of every kind the first, then the second, … by place. */
function chosen(outcomes: readonly CallOutcome[]): string[] {
  const byPlace = (a: CallOutcome, b: CallOutcome): number =>
    a.call.file < b.call.file ? -1 : a.call.file > b.call.file ? 1 : a.call.line - b.call.line
  const kinds = new Map<string, CallOutcome[]>()
  for (const one of [...outcomes].sort(byPlace)) kinds.set(one.tool, [...(kinds.get(one.tool) ?? []), one])
  const ranked = [...kinds.values()].flatMap((kind) => kind.map((one, rank) => ({ one, rank })))
  ranked.sort((a, b) => a.rank - b.rank || byPlace(a.one, b.one))
  return ranked
    .slice(0, 200)
    .map(({ one }) => one)
    .sort(byPlace)
    .map(place)
}
const place = ({ call: { file, line } }: CallOutcome): string => `${file}:${line}`

describe('kept outcomes', () => {
  test.each([
    [50, 3],
    [900, 1],
    [2_000, 7],
    [2_000, 150],
    [3_000, 900],
  ])('of %i calls of up to %i kinds are those of the rule, in any order and dealt in any way', (count, kinds) => {
    const below = randoms(count + kinds)
    const all = Array.from({ length: count }, (_, at) =>
      outcomeOf(`t${Math.min(below(kinds), below(kinds))}`, `f${at % 3}`, at, below(9)),
    )
    const shuffled = [...all].sort((a, b) => ((a.call.line * 7_919) % 1_009) - ((b.call.line * 7_919) % 1_009))
    const expected = chosen(all)
    for (const order of [all, shuffled, [...all].reverse()]) {
      const kept = new Kept()
      for (const one of order) kept.add(one)
      expect(kept.list().outcomes.map(place)).toEqual(expected)
    }
    const parts = Array.from({ length: 4 }, () => new Kept())
    for (const one of shuffled) parts[below(4)]?.add(one)
    const joined = new Kept()
    for (const part of parts) joined.join(part.list(true))
    expect(joined.list().outcomes.map(place)).toEqual(expected)
    expect(joined.list().total).toBe(all.reduce((sum, one) => sum + one.call.count, 0))
  })
})

describe('tallies', () => {
  const tally = (tool: string, name: string) => ({
    ...{ tool, status: 'broken' as const, dropped: [], defaulted: [], calls: 1 },
    rejections: [{ schemaPointer: '/additionalProperties', keyword: 'additionalProperties', pointer: '', name }],
  })

  test.each([
    [900, 1],
    [1_200, 1],
    [700, 14],
    [990, 11],
  ])('with %i names of each of %i tools join to those of the whole', (names, tools) => {
    const all = Array.from({ length: names * tools }, (_, at) => tally(`t${at % tools}`, `n${Math.floor(at / tools)}`))
    const whole = new Tallies()
    for (const one of all) whole.join(one)
    const parts = Array.from({ length: 3 }, () => new Tallies())
    for (const [at, one] of all.entries()) parts[(at * 7) % 3]?.join(one)
    const joined = new Tallies()
    for (const part of parts) {
      for (const one of part.all) joined.join(one)
      joined.joinCoarse(part.coarse)
    }
    expect(joined.all).toEqual(whole.all)
    expect(joined.all.reduce((sum, { calls }) => sum + calls, 0)).toBe(all.length)
    expect(whole.all.length).toBeLessThanOrEqual(10_000)
  })
})
