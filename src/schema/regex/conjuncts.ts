/** One of several patterns that together mean another. */
export interface Conjunct {
  readonly source: string
  readonly negated: boolean
}

/**
 * `^(?=A)(?!B)C` says three things: `^(?:A)`, not `^(?:B)`, `^C`. The patterns that together mean the source, each
 * with its sign; the source alone where it does not start that way.
 */
export function conjuncts(source: string): readonly Conjunct[] {
  const whole = [{ source, negated: false }]
  if (!/^\^\(\?[=!]/.test(source) || barOutside(source) || /\\[1-9k]/.test(source)) return whole
  const parts: Conjunct[] = []
  let rest = source.slice(1)
  while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
    const end = closing(rest)
    if (end < 0 || /^[*+?{]/.test(rest.slice(end + 1))) return whole
    parts.push({ source: `^(?:${rest.slice(3, end)})`, negated: rest[2] === '!' })
    rest = rest.slice(end + 1)
  }
  if (rest !== '') parts.push({ source: `^${rest}`, negated: false })
  return parts
}

/** The index of the parenthesis that closes the one at 0; -1 where there is none. */
function closing(text: string): number {
  for (const { character, depth, index } of outsideClasses(text)) if (character === ')' && depth === 0) return index
  return -1
}

/** Is there an alternation that no parenthesis holds? */
function barOutside(text: string): boolean {
  for (const { character, depth } of outsideClasses(text)) if (character === '|' && depth === 0) return true
  return false
}

/** The characters that are no escape and in no class, each with the depth of parentheses after it. */
function* outsideClasses(text: string): Generator<{ character: string; depth: number; index: number }> {
  let depth = 0
  let inClass = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string
    if (character === '\\') index++
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else {
      if (character === '(') depth++
      if (character === ')') depth--
      yield { character, depth, index }
    }
  }
}
