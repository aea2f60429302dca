/** The validator under test, and two others to hold it against. */
import { Validator as Cfworker } from '@cfworker/json-schema'
import * as hyperjump from '@hyperjump/json-schema/draft-2020-12'
import { Ajv, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createLimit } from '../../src/io/limit.js'
import type { Json } from '../../src/model/json.js'
import type { Formats } from '../../src/model/options.js'
import type { Dialect } from '../../src/schema/dialect.js'
import { createValidators } from '../../src/schema/judging/validator.js'

export const limit = createLimit()

const VALIDATORS = {
  assert: createValidators({ formats: 'assert', limit }),
  annotate: createValidators({ formats: 'annotate', limit }),
}

/** The validator of a schema. */
export function judge(schema: Json, dialect: Dialect = '2020-12', formats: Formats = 'annotate') {
  return VALIDATORS[formats].validator(schema, dialect)
}

const NAMED = { 'draft-04': '4', 'draft-06': '7', 'draft-07': '7', '2019-09': '2019-09', '2020-12': '2020-12' } as const

/** An interpreter, by other people. */
export function cfworkerAccepts(schema: Json, value: Json, dialect: Dialect = '2020-12'): boolean {
  return new Cfworker(schema as object, NAMED[dialect], true).validate(value).valid
}

const URIS = {
  'draft-04': 'http://json-schema.org/draft-04/schema',
  'draft-06': 'http://json-schema.org/draft-06/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const
let registered = 0

/** A third one, by other people again, who know every dialect. It never ends on a schema that refers to itself in place. */
export async function hyperjumpJudge(schema: Json, dialect: Dialect = '2020-12'): Promise<(value: Json) => boolean> {
  await Promise.all([
    ...[import('@hyperjump/json-schema/draft-04'), import('@hyperjump/json-schema/draft-06')],
    ...[import('@hyperjump/json-schema/draft-07'), import('@hyperjump/json-schema/draft-2019-09')],
  ])
  hyperjump.setShouldValidateSchema(false)
  const uri = `http://judge.test/${registered++}`
  hyperjump.registerSchema(schema as hyperjump.SchemaObject, uri, URIS[dialect])
  try {
    const validate = await hyperjump.validate(uri)
    return (value) => validate(value as Parameters<typeof validate>[0]).valid
  } finally {
    hyperjump.unregisterSchema(uri)
  }
}

/** ajv as it comes, without anything that this project does about it. */
export function plainAjvAccepts(
  schema: Json,
  value: Json,
  dialect: Dialect = '2020-12',
  options: Options = {},
): boolean {
  const Class = dialect === '2020-12' ? Ajv2020 : dialect === '2019-09' ? Ajv2019 : Ajv
  const ajv = new Class({ strict: false, logger: false, validateSchema: false, ...options })
  return ajv.compile(schema as object)(value) === true
}
