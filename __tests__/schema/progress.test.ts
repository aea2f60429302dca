import { describe, expect, test } from '@jest/globals'
import { NONE, some } from '../../src/schema/solving/answer.js'
import { Progress } from '../../src/schema/solving/progress.js'

/** Goes into a goal, does what is inside, and answers it. */
function goal(
  progress: Progress,
  key: string,
  answer: typeof NONE | ReturnType<typeof some>,
  inside: () => void,
): void {
  progress.enter(key, [], 0)
  inside()
  progress.leave(key, answer)
}

describe('what leaned on a goal in progress', () => {
  test('is proved with it', () => {
    const progress = new Progress()
    goal(progress, 'a', NONE, () => goal(progress, 'b', NONE, () => progress.leansOn('a')))
    expect([progress.known('a'), progress.known('b')]).toEqual([NONE, NONE])
  })

  test('is forgotten where it has a value', () => {
    const progress = new Progress()
    goal(progress, 'a', some(1), () => goal(progress, 'b', NONE, () => progress.leansOn('a')))
    expect(progress.known('b')).toBeUndefined()
  })

  test('leans further out when that goal, itself leaning, is left: a neighbour at its depth proves nothing', () => {
    const progress = new Progress()
    goal(progress, 'whole', some(1), () => {
      goal(progress, 'first', NONE, () => {
        goal(progress, 'inner', NONE, () => progress.leansOn('first'))
        goal(progress, 'other', NONE, () => progress.leansOn('whole'))
      })
      goal(progress, 'second', NONE, () => expect(progress.known('inner')).toEqual(NONE))
      expect(progress.lean).toBe(0)
    })
    expect(['first', 'inner', 'other', 'second'].map((key) => progress.known(key))).toEqual(Array(4).fill(undefined))
  })
})
