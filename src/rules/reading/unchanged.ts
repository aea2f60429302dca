/** Which parts of two schemas say the same down to the last reference, so that nothing in them needs a look. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { resolvesTo, type SchemaDocument } from './document.js'

/** What a part of a schema says: equal numbers are equal texts. */
interface Said {
  readonly text: number
  readonly references: ReadonlySet<string>
}

const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef'])
const NONE: ReadonlySet<string> = new Set()

/** Numbers the texts of two documents, each part once. */
class Texts {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<object, Said>()

  of(value: Json): Said {
    if (typeof value !== 'object' || value === null)
      return { text: this.#number(JSON.stringify(value)), references: NONE }
    return this.#known.get(value) ?? this.#readWithin(value)
  }

  /** Innermost parts first: the depth of a schema is then no matter of the call stack. */
  #readWithin(outermost: Json[] | JsonObject): Said {
    const pending: (Json[] | JsonObject)[] = [outermost]
    for (let value = pending.at(-1); value !== undefined; value = pending.at(-1)) {
      const unread = this.#known.has(value) ? [] : Object.values(value).filter((inner) => this.#isUnread(inner))
      for (const inner of unread) if (typeof inner === 'object' && inner !== null) pending.push(inner)
      if (unread.length > 0) continue
      pending.pop()
      if (!this.#known.has(value)) this.#known.set(value, this.#read(value))
    }
    return this.of(outermost)
  }

  #isUnread(value: Json): boolean {
    return typeof value === 'object' && value !== null && !this.#known.has(value)
  }

  /** Reads a value whose parts are known. */
  #read(value: Json[] | JsonObject): Said {
    const keys = Object.keys(value)
    if (isObject(value)) keys.sort()
    const references = new Set<string>()
    const parts: string[] = []
    for (const key of keys) {
      const inner = isObject(value) ? value[key] : value[Number(key)]
      const said = this.of(inner ?? null)
      parts.push(`${JSON.stringify(key)}:${said.text}`)
      for (const reference of said.references) references.add(reference)
      if (REFERENCES.has(key) && typeof inner === 'string') references.add(inner)
    }
    return { text: this.#number(`${Array.isArray(value) ? '[' : '{'}${parts.join()}`), references }
  }

  #number(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }
}

/** Tells of two parts whether they have the same text and refer, however far, to the same texts. */
export function unchangedBetween(
  baseline: SchemaDocument,
  candidate: SchemaDocument,
): (baselinePart: Json, candidatePart: Json) => boolean {
  const texts = new Texts()
  const changed = changedReferences(texts, baseline, candidate)
  return (before, after) => {
    const said = texts.of(before)
    return said.text === texts.of(after).text && !meets(said.references, changed)
  }
}

/** The references whose targets differ, or refer in turn to such. */
function changedReferences(texts: Texts, baseline: SchemaDocument, candidate: SchemaDocument): ReadonlySet<string> {
  const changed = new Set<string>()
  const within = new Map<string, ReadonlySet<string>>()
  for (const reference of texts.of(baseline.root).references) {
    const [before, after] = [resolvesTo(baseline, reference), resolvesTo(candidate, reference)]
    const said = before === undefined ? undefined : texts.of(before)
    if (said === undefined || after === undefined || said.text !== texts.of(after).text) changed.add(reference)
    else within.set(reference, said.references)
  }
  for (let grown = changed.size > 0; grown; ) {
    grown = false
    for (const [reference, inner] of within)
      if (meets(inner, changed)) {
        changed.add(reference)
        within.delete(reference)
        grown = true
      }
  }
  return changed
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const entry of one) if (other.has(entry)) return true
  return false
}
