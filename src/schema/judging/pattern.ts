/** Patterns as JavaScript servers run them. */

/** Makes the test of a pattern that compiles; the test throws GivenUp where a text takes too long. */
export type Testing = (pattern: string) => { test(text: string): boolean }

/**
 * Characters of a pattern above which none is compiled or read: the largest real ones have some thousands, and from
 * about 100,000 on the engine refuses to run what it parsed.
 */
export const MOST_PATTERN = 50_000

/**
 * The expression of a `pattern`: with the `u` flag, as the specification has it, or without where only that compiles
 * (`\:` and other needless escapes); undefined where neither does, and for more than MOST_PATTERN characters.
 */
export function expressionOf(pattern: string): RegExp | undefined {
  return compile(pattern, 'u') ?? compile(pattern, '')
}

/** The flags with which validators compile a pattern: `u` where it allows it. */
export function flagsOf(pattern: string): 'u' | '' {
  return compile(pattern, 'u') === undefined ? '' : 'u'
}

/**
 * The expression, proven to run.
 * @throws Error where it is none, is longer than MOST_PATTERN, or is too large to run
 */
export function compiled(pattern: string, flags: string): RegExp {
  if (pattern.length > MOST_PATTERN) throw new Error(`longer than ${MOST_PATTERN} characters`)
  const expression = new RegExp(pattern, flags)
  // Only the first run compiles, and a later one again and better: either may find it too large.
  for (let run = 0; run < 2; run++) expression.test('')
  return expression
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return compiled(pattern, flags)
  } catch {
    return undefined
  }
}
