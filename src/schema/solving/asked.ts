import { isObject, type Json } from '../../model/json.js'
import { canonical, valuesIn } from '../text.js'
import type { Question } from './question.js'

/** Values in a schema up to which equal texts are one question; the texts of larger ones would fill the memory. */
const SMALL = 2_000

/** The questions of a check: who asks the same again gets the same one. */
export class Asked {
  private readonly bySchemas = new WeakMap<object, WeakMap<object, Map<string, Question>>>()
  private readonly byText = new Map<string, Question>()

  /** The question about these schemas and of this kind; `create` makes it where it is new. */
  question(wide: Json, narrow: Json, kind: string, create: () => Question): Question {
    if (!isObject(wide) || !isObject(narrow)) return this.alike(wide, narrow, kind, create)
    const withWide = this.bySchemas.get(wide) ?? new WeakMap<object, Map<string, Question>>()
    this.bySchemas.set(wide, withWide)
    const withBoth = withWide.get(narrow) ?? new Map<string, Question>()
    withWide.set(narrow, withBoth)
    const found = withBoth.get(kind) ?? this.alike(wide, narrow, kind, create)
    withBoth.set(kind, found)
    return found
  }

  private alike(wide: Json, narrow: Json, kind: string, create: () => Question): Question {
    if (!isSmall(wide) || !isSmall(narrow)) return create()
    const key = `${kind} ${canonical(wide)} ${canonical(narrow)}`
    const found = this.byText.get(key) ?? create()
    this.byText.set(key, found)
    return found
  }
}

function isSmall(schema: Json): boolean {
  let size = 0
  for (const _ of valuesIn(schema)) if (++size > SMALL) return false
  return true
}
