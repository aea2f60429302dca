/**
 * A family: a few schemas of one dialect that share definitions, changed versions of each other and strangers, and what
 * follows from them. Every two of them are a pair, so that each schema is compiled once for many decisions.
 */
import { DIALECTS, since, speaks, URIS } from './alphabet.mjs'
import { changed } from './changes.mjs'
import { respelled } from './respell.mjs'
import { Schemas } from './schemas.mjs'
import { Chance } from './seeded.mjs'
import { ALWAYS, nearValue, randomValue, Sampler } from './values.mjs'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const BASE = 'https://schemas.test/'
const DEFINED = ['r', 's']

/** How definitions are named and referred to. */
const STYLES = {
  none: { from: 'draft-04', holder: () => '$defs', reference: () => undefined, name: () => ({}) },
  pointer: { from: 'draft-04', reference: (name, holder) => ({ $ref: `#/${holder}/${name}` }), name: () => ({}) },
  anchor: {
    from: 'draft-04',
    reference: (name) => ({ $ref: `#${name}` }),
    name: (name, dialect) => (since(dialect, '2019-09') ? { $anchor: name } : { [idOf(dialect)]: `#${name}` }),
  },
  absolute: {
    from: 'draft-04',
    reference: (name) => ({ $ref: `${BASE}${name}` }),
    name: (name, dialect) => ({ [idOf(dialect)]: `${BASE}${name}` }),
  },
  relative: {
    from: 'draft-04',
    reference: (name) => ({ $ref: name }),
    name: (name, dialect) => ({ [idOf(dialect)]: name }),
    rooted: true,
  },
  dynamic: {
    from: '2020-12',
    reference: (name) => ({ $dynamicRef: `#${name}` }),
    name: (name) => ({ $dynamicAnchor: name }),
  },
  root: { from: 'draft-04', reference: () => ({ $ref: '#' }), name: () => ({}), whole: true },
  recursive: {
    from: '2019-09',
    until: '2019-09',
    reference: () => ({ $recursiveRef: '#' }),
    name: () => ({}),
    whole: true,
  },
}
const WEIGHTS = { none: 5, pointer: 4, anchor: 1, absolute: 1, relative: 1, dynamic: 0.6, root: 0.7, recursive: 1.2 }

const idOf = (dialect) => (dialect === 'draft-04' ? 'id' : '$id')

/** Everything that a seed stands for. `dialect` narrows the choice. */
export class Family {
  constructor(seed, { dialect } = {}) {
    this.seed = seed
    const chance = new Chance(seed)
    this.chance = chance
    this.dialect = dialect ?? DIALECTS[seed % DIALECTS.length]
    this.formats = chance.likely(0.4) ? 'assert' : 'annotate'
    this.style = this.chooseStyle()
    this.holder = since(this.dialect, '2019-09') && chance.likely(0.7) ? '$defs' : 'definitions'
    const refs = DEFINED.map((name) => STYLES[this.style].reference(name, this.holder)).filter(isObject)
    this.schemas = new Schemas(chance, this.dialect, {
      refs: STYLES[this.style].whole ? refs.slice(1) : refs,
      formats: this.formats === 'assert' || chance.likely(0.3),
    })
    this.definitions = this.style === 'none' || STYLES[this.style].whole ? [{}] : [this.define(), this.define()]
    this.members = this.makeMembers()
  }

  chooseStyle() {
    const fits = ([name]) => {
      const { from, until } = STYLES[name]
      return since(this.dialect, from) && (until === undefined || this.dialect === until)
    }
    return this.chance.weighed(
      Object.entries(WEIGHTS)
        .filter(fits)
        .map(([name, weight]) => [weight, name]),
    )
  }

  define() {
    const { chance, schemas, dialect, style } = this
    return Object.fromEntries(
      DEFINED.map((name) => [
        name,
        this.named(schemas.schema(chance.one([0, 1, 2])), STYLES[style].name(name, dialect)),
      ]),
    )
  }

  /** The schema with a name; siblings of a reference would hide the name up to draft-07. */
  named(schema, name) {
    if (Object.keys(name).length === 0) return schema
    return { ...name, ...(this.bare(schema) ? schema : { allOf: [schema] }) }
  }

  /** May more keywords stand beside those of the schema? */
  bare(schema) {
    return isObject(schema) && (since(this.dialect, '2019-09') || !Object.hasOwn(schema, '$ref'))
  }

  makeMembers() {
    const { chance, schemas } = this
    const one = schemas.schema(3)
    const second = changed(one, schemas)
    const third = chance.likely(0.5) ? changed(second, schemas) : changed(one, schemas)
    const bodies = [
      one,
      second,
      third,
      chance.likely(0.5) ? schemas.schema(chance.one([2, 3])) : this.composed(one, third),
    ]
    return bodies.map((body, i) =>
      this.member(body, this.definitions[i > 0 && chance.likely(0.3) ? this.definitions.length - 1 : 0]),
    )
  }

  /** A schema about another two: what they have in common, or not. Not where `#` means the whole. */
  composed(one, other) {
    const { chance, schemas, dialect } = this
    return chance.one([
      () => ({ allOf: [one, { not: other }] }),
      () => ({ oneOf: [one, other] }),
      () => ({ anyOf: [changed(one, schemas), other] }),
      () => ({ not: other }),
      () => ({ allOf: [{ properties: { a: one } }], additionalProperties: other }),
      () => ({ items: chance.likely(0.5) || dialect === '2020-12' ? other : [one, other] }),
      () => (speaks('if', dialect) ? { if: one, then: schemas.schema(1), else: other } : { allOf: [one, other] }),
    ])()
  }

  member(body, definitions) {
    return { body, definitions, schema: this.document(body, definitions) }
  }

  document(body, definitions) {
    const { dialect, style, holder } = this
    const { rooted } = STYLES[style]
    const own = this.bare(body) ? body : { allOf: [body] }
    return {
      $schema: URIS[dialect],
      ...(rooted ? { [idOf(dialect)]: `${BASE}root` } : {}),
      ...(style === 'recursive' ? { $recursiveAnchor: true } : {}),
      ...own,
      ...(Object.keys(definitions).length > 0 ? { [holder]: definitions } : {}),
    }
  }

  /** What a reference of this member refers to, without its name; undefined for what is not there. */
  targetOf(member) {
    return (reference) => {
      const { style, holder } = this
      if (STYLES[style].whole) return member.body
      const name = DEFINED.find((one) => {
        const { $ref, $dynamicRef } = STYLES[style].reference(one, holder) ?? {}
        return reference !== undefined && (reference === $ref || reference === $dynamicRef)
      })
      const found = name === undefined ? undefined : member.definitions[name]
      if (!isObject(found)) return found
      const names = Object.keys(STYLES[style].name(name, this.dialect))
      return Object.fromEntries(Object.entries(found).filter(([keyword]) => !names.includes(keyword)))
    }
  }

  /** Schemas made of members, each with what has to be true of it: `[law, wide, narrow]`. */
  laws() {
    const { chance, members, style } = this
    const [one, second, , stranger] = members
    const found = members
      .slice(0, 2)
      .map((member) => ['a schema contains itself', member.schema, structuredClone(member.schema)])
    if (!STYLES[style].whole) {
      const made = (body, definitions) => this.document(body, definitions)
      for (const [a, b] of [
        [one, second],
        [one, stranger],
      ]) {
        if (a.definitions !== b.definitions) continue
        const [both, either] = [{ allOf: [a.body, b.body] }, { anyOf: [a.body, b.body] }]
        found.push(['allOf is contained in its branch', a.schema, made(both, a.definitions)])
        found.push(['anyOf contains its branch', made(either, a.definitions), b.schema])
      }
    }
    const member = chance.one(members)
    const spelled = this.respell(member)
    found.push(['a respelling is contained', member.schema, spelled], ['a respelling contains', spelled, member.schema])
    return found
  }

  respell(member) {
    const { chance, dialect } = this
    const evaluates = JSON.stringify(member.schema).includes('"unevaluated')
    const target = this.targetOf(member)
    const plain = (reference) => {
      if (STYLES[this.style].whole) return undefined
      const found = target(reference)
      return found !== undefined && !/"\$(ref|dynamicRef|recursiveRef)"/.test(JSON.stringify(found)) ? found : undefined
    }
    const how = { chance, dialect, evaluates, targetOf: plain }
    const definitions = Object.fromEntries(
      Object.entries(member.definitions).map(([name, schema]) => [name, respelled(schema, how)]),
    )
    return this.document(respelled(member.body, how), definitions)
  }

  /** The twin of a pair: empty exactly where the wide one contains the narrow one. Not where `#` means the whole. */
  twin(wide, narrow) {
    if (STYLES[this.style].whole || wide.definitions !== narrow.definitions) return undefined
    return this.document({ allOf: [narrow.body, { not: wide.body }] }, wide.definitions)
  }

  /** `count` values: some of every kind, the rest near what the members ask for. */
  values(count) {
    const { chance, members } = this
    const found = [...ALWAYS]
    const samplers = members.map((member) => new Sampler(chance, this.targetOf(member)))
    while (found.length < count) {
      const kind = chance.next()
      const at = chance.below(members.length)
      if (kind < 0.25) found.push(randomValue(chance, 3))
      else if (kind < 0.75) found.push(samplers[at].sample(members[at].schema))
      else found.push(nearValue(chance, chance.one(found)))
    }
    return found
  }
}
