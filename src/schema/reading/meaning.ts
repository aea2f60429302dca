/**
 * The meaning of a schema as a text: asserting keywords only, annotations dropped, references followed. Two schemas
 * of equal text accept the same values, in one document or in two. Linear: a subschema enters its parent's text as a
 * number. Incomplete: two recursive schemas have equal texts only where their whole documents are alike.
 */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { asserts, type Dialect, LIST, MAP, ONE, since } from '../dialect.js'
import { canonical } from '../text.js'
import { absolute } from '../uri.js'
import { type Place, type Spot, UnresolvedReference } from './document.js'
import { type Depth, TooDeep } from './legs.js'

const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef'])
const LONE_REFERENCE = '$ref=#'
/** References followed in a row before a schema counts as what it is. */
const HOPS = 100

/** The work that a schema is, in formula parts. */
const WORK = 50

/** The meanings of one decision. */
export class Meanings {
  private readonly assertFormats: boolean
  private readonly depth: Depth
  private readonly tick: (work: number) => void
  private readonly texts = new Map<Place, Map<Json, string>>()
  private readonly codes = new Map<string, number>()
  private readonly coded: string[] = []
  private readonly visiting = new Set<Json>()
  private readonly numbers = new Map<Json, number>()
  private loops = 0

  /** `tick` hears how much work was done; it may throw to stop. */
  constructor(assertFormats: boolean, depth: Depth, tick: (work: number) => void) {
    this.assertFormats = assertFormats
    this.depth = depth
    this.tick = tick
  }

  /** Forgets what an aborted question left half done. */
  reset(): void {
    this.visiting.clear()
  }

  /** Through schemas that are nothing but a `$ref`, to the schema meant. */
  follow(spot: Spot): Spot {
    let at = spot
    for (let hops = 0; hops < HOPS; hops++) {
      const next = loneTarget(at)
      if (!next) break
      at = next
    }
    return at
  }

  of(schema: Json, place: Place): string {
    if (!isObject(schema)) return schema === false ? 'false' : 'true'
    const texts = this.texts.get(place) ?? new Map<Json, string>()
    this.texts.set(place, texts)
    const known = texts.get(schema)
    if (known !== undefined) return known
    if (this.visiting.has(schema)) return `loop ${place.document.id} ${this.loops++}`
    if (this.visiting.size >= this.depth.most) throw this.tooDeep(schema, place)
    this.visiting.add(schema)
    const text = this.ofKeywords(schema, place.document.enter(schema, place))
    this.visiting.delete(schema)
    texts.set(schema, text)
    return text
  }

  private tooDeep(schema: JsonObject, place: Place): TooDeep {
    const number = this.numbers.get(schema) ?? this.numbers.size
    this.numbers.set(schema, number)
    return new TooDeep(`meaning ${number}`, () => void this.of(schema, place))
  }

  private ofKeywords(schema: JsonObject, inside: Place): string {
    this.tick(WORK)
    const { dialect } = inside
    const words: string[] = []
    const hidden = hidesSiblings(schema, dialect)
    for (const keyword of Object.keys(schema).sort()) {
      if (!asserts(keyword, dialect) || (hidden && keyword !== '$ref')) continue
      if (keyword === 'format' && !this.assertFormats) continue
      words.push(`${keyword}=${this.ofKeyword(keyword, schema[keyword] as Json, inside)}`)
    }
    const [first = 'true'] = words
    if (words.length === 0) return first
    if (words.length === 1 && first.startsWith(LONE_REFERENCE))
      return this.coded[Number(first.slice(LONE_REFERENCE.length))] as string
    return `${dialect === '2020-12' ? '' : dialect}{${words.join()}}`
  }

  private ofKeyword(keyword: string, value: Json, place: Place): string {
    const code = (schema: Json): string => this.codeOf(this.of(schema, place))
    if (REFERENCES.has(keyword)) return this.ofReference(keyword, value, place)
    if (MAP.has(keyword) && isObject(value)) {
      const names = Object.keys(value).sort()
      const texts = names.map((name) => {
        const sub = value[name] as Json
        return `${JSON.stringify(name)}:${Array.isArray(sub) ? canonical(sub) : code(sub)}`
      })
      return `{${texts.join()}}`
    }
    if (LIST.has(keyword) && Array.isArray(value)) return `[${value.map(code).join()}]`
    return ONE.has(keyword) ? code(value) : canonical(value)
  }

  private ofReference(keyword: string, value: Json, place: Place): string {
    try {
      const targets = place.document.targets(objectOf([[keyword, value]]), place)
      return targets.map((target) => this.codeOf(this.of(target.schema, target.place))).join()
    } catch (error) {
      if (!(error instanceof UnresolvedReference)) throw error
      const uri = absolute(String(value), place.base)
      // What one address means elsewhere is not known, but it is one thing in both documents.
      return /^https?:/.test(uri) ? `!${keyword} ${uri}` : `!${place.document.id}${canonical(value)}`
    }
  }

  private codeOf(text: string): string {
    let n = this.codes.get(text)
    if (n === undefined) {
      n = this.coded.push(text) - 1
      this.codes.set(text, n)
    }
    return `#${n}`
  }
}

/** Up to draft-07 a `$ref` makes its siblings ineffective. */
export function hidesSiblings(schema: JsonObject, dialect: Dialect): boolean {
  return typeof schema.$ref === 'string' && !since(dialect, '2019-09')
}

/** Where a schema that asserts nothing but a `$ref` leads; undefined for any other. */
function loneTarget({ schema, place }: Spot): Spot | undefined {
  if (!isObject(schema) || typeof schema.$ref !== 'string') return undefined
  const inside = place.document.enter(schema, place)
  const others = Object.keys(schema).some((keyword) => keyword !== '$ref' && asserts(keyword, inside.dialect))
  if (others && !hidesSiblings(schema, inside.dialect)) return undefined
  try {
    return place.document.targets({ $ref: schema.$ref }, inside)[0]
  } catch (error) {
    if (error instanceof UnresolvedReference) return undefined
    throw error
  }
}

const NOTES = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
])

/** Drops annotations where a schema surely stands; keys of `properties` and data in enum and const stay. */
export function withoutNotes(schema: Json): Json {
  if (!isObject(schema)) return schema
  const kept = Object.entries(schema).filter(([keyword]) => !NOTES.has(keyword))
  return objectOf(
    kept.map(([keyword, value]) => {
      if (MAP.has(keyword) && isObject(value))
        return [keyword, objectOf(Object.entries(value).map(([name, sub]) => [name, withoutNotes(sub)]))]
      if (LIST.has(keyword) && Array.isArray(value)) return [keyword, value.map(withoutNotes)]
      return [keyword, ONE.has(keyword) ? withoutNotes(value) : value]
    }),
  )
}
