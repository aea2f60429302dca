/** The properties of an object: declared ones by name, the others by what their schema or its absence refuses. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { since } from '../dialect.js'
import type { Formula, Literal, Node } from '../reading/terms.js'
import { namedKeys } from '../types/object.js'
import { matching } from '../types/string.js'
import type { Constraint, Here, Walk } from './frame.js'

/** Undeclared names that are asked one by one. */
const MOST_NAMES = 100

/** What the schema demands of properties. */
export function objectConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const found = declaredProperties(schema, here, walk)
  const { arena } = walk.decision.reader
  if (isObject(schema.patternProperties))
    for (const [source, sub] of Object.entries(schema.patternProperties))
      found.push(patternProperty(source, sub, here, walk))
  if (schema.additionalProperties !== undefined) {
    const { reader } = walk.decision
    const named = namedKeys(schema, arena, (names) => reader.names(names))
    const others = reader.not(named)
    const every: EveryKey = (keys, literal, about) => walk.chains.everyKey(arena.and([others, keys]), literal, about)
    found.push(...undeclared('additionalProperties', schema, schema.additionalProperties, every, here, walk))
  }
  if (schema.unevaluatedProperties !== undefined && since(here.inside.place.dialect, '2019-09')) {
    const holder = walk.nodeOf(here.spot)
    const every: EveryKey = (keys, literal, about) => walk.chains.unevaluatedKey(holder, keys, literal, about)
    found.push(...undeclared('unevaluatedProperties', schema, schema.unevaluatedProperties, every, here, walk))
  }
  return found
}

/** Every property with a name in `keys` that the keyword speaks of satisfies the literal. */
type EveryKey = (keys: Formula, literal: Literal, about: Node) => Literal

function declaredProperties(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { frame } = here
  const found: Constraint[] = []
  for (const [name, sub] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const narrow = frame.narrow.property(name, walk.decision.matches)
    if (narrow.demands(walk.nodeOf({ ...here.inside, schema: sub }))) continue
    const wrap = (literal: Literal): Literal => walk.chains.property(name, literal, frame.value)
    const steps = ['properties', name]
    if (refusesAll(sub)) found.push({ keyword: 'properties', steps, name, literal: wrap(walk.decision.never()) })
    else
      found.push(
        walk.part(sub, here, 'properties', steps, { step: name, name, narrow, wrap, declared: narrow.isDeclared }),
      )
  }
  return found
}

function patternProperty(source: string, sub: Json, here: Here, walk: Walk): Constraint {
  const { frame } = here
  const keys = matching(walk.decision.reader.arena, source)
  const wrap = (literal: Literal): Literal => walk.chains.everyKey(keys, literal, frame.value)
  const steps = ['patternProperties', source]
  if (refusesAll(sub)) return { keyword: 'patternProperties', steps, literal: wrap(walk.decision.never()) }
  return walk.part(sub, here, 'patternProperties', steps, { step: '*', narrow: frame.narrow.keys(source), wrap })
}

/** What a keyword says of the keys it speaks of: those that the narrow schema declares one by one, then the rest. */
function undeclared(
  keyword: string,
  schema: JsonObject,
  rest: Json,
  every: EveryKey,
  here: Here,
  walk: Walk,
): Constraint[] {
  const { decision } = walk
  const { reader } = decision
  const { frame } = here
  const closed = refusesAll(rest)
  const whole = every(
    reader.arena.TRUE,
    closed ? decision.never() : decision.ofWide({ ...here.inside, schema: rest }),
    frame.value,
  )
  if (!walk.mayFail(whole, frame)) return []
  const own = new Set(Object.keys(isObject(schema.properties) ? schema.properties : {}))
  const names = [...decision.declaredBy(frame.narrow.nodesOf())].filter((name) => !own.has(name)).slice(0, MOST_NAMES)
  const found: Constraint[] = []
  for (const name of names) {
    const wrap = (literal: Literal): Literal => every(reader.names([name]), literal, frame.value)
    if (closed) found.push({ keyword, steps: [keyword], name, literal: wrap(decision.never()) })
    else {
      const narrow = frame.narrow.property(name, decision.matches)
      found.push(walk.part(rest, here, keyword, [keyword], { step: name, name, narrow, wrap }))
    }
  }
  const unnamed = reader.not(reader.names(names))
  const wrap = (literal: Literal): Literal => every(unnamed, literal, frame.value)
  if (closed) found.push({ keyword, steps: [keyword], literal: wrap(decision.never()) })
  else found.push(walk.part(rest, here, keyword, [keyword], { step: '*', narrow: frame.narrow.keys(undefined), wrap }))
  return found
}

/** Does the schema, at a glance, refuse every value? */
export function refusesAll(schema: Json): boolean {
  if (!isObject(schema)) return schema === false
  const { not } = schema
  return not === true || (isObject(not) && Object.keys(not).length === 0)
}
