import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import { GivenUp, UserError } from '../../src/model/error.js'

const limit = createLimit()
const spin = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('a time limit', () => {
  test('hands the value through, whatever it is', () => {
    for (const value of [1, undefined, null, 'a', { b: [2] }])
      expect(limit(1_000, () => value)).toEqual({ done: true, value })
  })

  test('interrupts an endless loop', () => {
    const begun = performance.now()
    const outcome = limit(50, () => {
      for (;;);
    })
    expect(outcome).toEqual({ done: false, why: 'it did not end within 50 ms' })
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  test('interrupts a pattern that backtracks for ever', () => {
    const hostile = /^(a+)+$/u
    expect(limit(50, () => hostile.test(`${'a'.repeat(60)}!`))).toMatchObject({ done: false })
    expect(limit(1_000, () => hostile.test('aaa'))).toEqual({ done: true, value: true })
  })

  test('gives up on a stack overflow', () => {
    const deep = (): number => 1 + deep()
    expect(limit(1_000, deep)).toEqual({ done: false, why: 'it needs more call stack than there is' })
  })

  test('gives up where the work itself does', () => {
    const work = () => {
      throw new GivenUp('it leads back to itself')
    }
    expect(limit(1_000, work)).toEqual({ done: false, why: 'it leads back to itself' })
  })

  test('lets every other error pass', () => {
    const wrong = new UserError('No.')
    const throwing = (error: unknown) => () => limit(1_000, () => { throw error }) // biome-ignore format: one line
    expect(throwing(wrong)).toThrow(wrong)
    expect(throwing(new RangeError('Invalid array length'))).toThrow('Invalid array length')
    expect(() => limit(1_000, () => { throw 'text' })).toThrow('text') // biome-ignore format: one line
    expect(limit(1_000, () => 2)).toEqual({ done: true, value: 2 })
  })

  test('works inside another: the inner one ends first, the outer goes on', () => {
    const outcome = limit(2_000, () => {
      const inner = limit(20, () => {
        for (;;);
      })
      return [inner.done, limit(1_000, () => 'after')]
    })
    expect(outcome).toEqual({ done: true, value: [false, { done: true, value: 'after' }] })
  })

  test('holds for what is inside another, and is fit for use afterwards', () => {
    const outcome = limit(50, () => limit(60_000, () => spin(60_000)))
    expect(outcome).toEqual({ done: false, why: 'it did not end within 50 ms' })
    expect(limit(1_000, () => limit(1_000, () => 3))).toEqual({ done: true, value: { done: true, value: 3 } })
  })

  test('takes any number of milliseconds', () => {
    for (const milliseconds of [0, -5, 0.3]) expect(typeof limit(milliseconds, () => 4).done).toBe('boolean')
    expect(limit(1_000.5, () => 4)).toEqual({ done: true, value: 4 })
  })
})
