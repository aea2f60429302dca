/** Patterns as JavaScript servers run them. */

/**
 * The expression of a `pattern`: with the `u` flag, as the specification has it, or without where only that compiles
 * (`\:` and other needless escapes); undefined where neither does.
 */
export function expressionOf(pattern: string): RegExp | undefined {
  return compile(pattern, 'u') ?? compile(pattern, '')
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
