/** Patterns as the validator tests them: by an expression where it ends soon, else by an automaton. */
import { GivenUp } from '../../model/error.js'
import type { Patterns } from '../regex/patterns.js'
import { Incomplete } from '../solving/answer.js'
import type { Testing } from './pattern.js'

/** Tests that throw GivenUp where a text takes too long. */
export function testingBy(patterns: Patterns): Testing {
  return (pattern) => {
    const tester = patterns.tester(pattern)
    return {
      test: (text) => {
        try {
          return tester.test(text)
        } catch (error) {
          if (error instanceof Incomplete) throw new GivenUp(error.message)
          throw error
        }
      },
    }
  }
}

/** Does the text contain a match? No where the pattern is none, or where that takes too long. */
export function matchesBy(patterns: Patterns): (pattern: string, text: string) => boolean {
  return (pattern, text) => {
    try {
      return patterns.test(pattern, text)
    } catch (error) {
      if (error instanceof Incomplete) return false
      throw error
    }
  }
}
