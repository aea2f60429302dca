/** The third judge, @hyperjump/json-schema: slow, but asked only where the two others disagree. */
import { registerSchema, setShouldValidateFormat, unregisterSchema, validate } from '@hyperjump/json-schema'
import '@hyperjump/json-schema/draft-04'
import '@hyperjump/json-schema/draft-06'
import '@hyperjump/json-schema/draft-07'
import '@hyperjump/json-schema/draft-2019-09'
import '@hyperjump/json-schema/draft-2020-12'
import { since, URIS } from './alphabet.mjs'

let asked = 0

/** Does it accept the value? undefined where it cannot tell: it throws, or formats assert and there is one. */
export async function third(schema, dialect, formats, value) {
  if (formats === 'assert' && JSON.stringify(schema).includes('"format"')) return undefined
  setShouldValidateFormat(false)
  const uri = `https://third.test/${++asked}`
  // Two schemas of one `$id` must not meet in its registry: each gets a host of its own.
  const hosted = JSON.stringify(schema).replaceAll('https://schemas.test/', `${uri}/`)
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
