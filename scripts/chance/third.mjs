/** The third judge, @hyperjump/json-schema: slow, but asked only where the two others disagree. */
import { registerSchema, setShouldValidateFormat, unregisterSchema, validate } from '@hyperjump/json-schema'
import '@hyperjump/json-schema/draft-04'
import '@hyperjump/json-schema/draft-06'
import '@hyperjump/json-schema/draft-07'
import '@hyperjump/json-schema/draft-2019-09'
import '@hyperjump/json-schema/draft-2020-12'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { since, URIS } from './alphabet.mjs'
import { rewritten } from './changes.mjs'

let asked = 0

/** Does it accept the value? undefined where it throws. */
export async function third(schema, dialect, formats, value) {
  setShouldValidateFormat(false)
  const spelled = formats === 'assert' ? withoutFormats(schema, stringsIn(value)) : schema
  const uri = `https://third.test/${++asked}`
  // Two schemas of one `$id` must not meet in its registry: each gets a host of its own.
  const hosted = JSON.stringify(spelled).replaceAll('https://schemas.test/', `${uri}/`)
  // It finds embedded resources only where the dialect's own vocabulary has schemas.
  const text = since(dialect, '2019-09')
    ? hosted.replaceAll('"definitions":', '"$defs":').replaceAll('#/definitions/', '#/$defs/')
    : hosted
  try {
    const own = JSON.parse(text)
    const stated = own.$id ?? own.id
    registerSchema(own, uri, URIS[dialect])
    const { valid } = await validate(typeof stated === 'string' && stated.startsWith('https:') ? stated : uri, value)
    return valid
  } catch {
    return undefined
  } finally {
    unregisterSchema(uri)
  }
}

/** The same schema for these strings: each format becomes the list of those that it refuses, by the tests of ajv-formats. */
function withoutFormats(schema, strings) {
  return rewritten(structuredClone(schema), (sub) => {
    if (typeof sub?.format !== 'string') return sub
    const { format, allOf = [], ...rest } = sub
    const refused = strings.filter((text) => !isOfFormat(text, format))
    const demands = [...allOf, ...(refused.length > 0 ? [{ not: { enum: refused } }] : [])]
    return demands.length > 0 ? { ...rest, allOf: demands } : rest
  })
}

function isOfFormat(text, name) {
  const format = Object.hasOwn(fullFormats, name) ? fullFormats[name] : true
  const test = format?.validate ?? format
  if (format?.type === 'number' || typeof test === 'boolean') return true
  return test instanceof RegExp ? test.test(text) : Boolean(test(text))
}

/** Every string in a value, names of members too. */
function stringsIn(value) {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...stringsIn(inner),
  ])
}
