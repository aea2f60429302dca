/**
 * Where the judges depart from the specification, each with the reason. A disagreement of the two that falls under one of
 * these is counted under its name; every other one is put to a third judge, and is a contradiction if it speaks against us.
 */
import { speaks } from './alphabet.mjs'
import { rewritten } from './changes.mjs'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Departures of @cfworker/json-schema 4 that a schema can be written around before it is given to it. */
export const WRITTEN_AROUND = [
  'it knows a keyword in every dialect: those that a dialect does not have are taken out',
  'it always asserts formats, by tests of its own: they are taken out, or tested as ajv-formats does',
  'it does not read $dynamicRef: within one resource that is a $ref to the $dynamicAnchor',
  'it looks for references everywhere but below dependencies: array forms stay, schema forms become anyOf',
]

/** The schema as @cfworker/json-schema has to be given it to mean the same. */
export function forCfworker(schema, dialect, formats) {
  return rewritten(structuredClone(schema), (sub) => {
    if (!isObject(sub)) return sub
    if (typeof sub.$ref === 'string' && !speaks('$anchor', dialect)) return aloneReference(sub)
    const { dependencies, ...rest } = sub
    const kept = {}
    for (const [keyword, value] of Object.entries(rest)) {
      if (keyword === '$dynamicRef') kept.$ref = value
      else if (keyword === '$dynamicAnchor') kept.$anchor = value
      else if (speaks(keyword, dialect) && !(keyword === 'format' && formats === 'annotate')) kept[keyword] = value
    }
    if (dependencies === undefined) return kept
    const branches = Object.entries(dependencies).map(([name, demand]) => ({
      anyOf: [
        { type: ['null', 'boolean', 'number', 'string', 'array'] },
        { not: { required: [name] } },
        Array.isArray(demand) ? { required: demand } : demand,
      ],
    }))
    return { ...kept, allOf: [...(kept.allOf ?? []), ...branches] }
  })
}

/** Nothing beside a `$ref` counts up to draft-07, but definitions are still referred to. */
function aloneReference({ $schema, $ref, definitions, $defs }) {
  return { ...($schema ? { $schema } : {}), $ref, ...(definitions ? { definitions } : {}), ...($defs ? { $defs } : {}) }
}

const has =
  (...keywords) =>
  (text) =>
    keywords.every((keyword) => text.includes(`"${keyword}"`))

/**
 * Departures that remain: `of` names the judges that depart; `when` is given the schema's text and its dialect. Where the
 * third departs too it has nothing to settle.
 */
export const DEPARTURES = [
  {
    of: ['@cfworker/json-schema', '@hyperjump/json-schema'],
    why: 'contains evaluates items in 2019-09 too, whose unevaluatedItems only knows items and additionalItems (core 9.3.1.3)',
    when: (text, dialect) => dialect === '2019-09' && has('contains', 'unevaluatedItems')(text),
  },
  {
    of: ['@cfworker/json-schema'],
    why: 'a branch sees what its neighbours evaluated (cousins), so an unevaluated* in it refuses less',
    when: (text) => /"(allOf|anyOf|oneOf|if|then|else|dependentSchemas|\$ref)"/.test(text) && /"unevaluated/.test(text),
  },
  {
    of: ['@cfworker/json-schema'],
    why: 'a $recursiveRef that has been followed once goes to the schema around it',
    when: (text) => has('$recursiveRef')(text),
  },
]

export function departureOf(schema, dialect) {
  const text = JSON.stringify(schema)
  return DEPARTURES.find(({ when }) => when(text, dialect))
}
