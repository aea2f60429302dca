/** The least that any validator bundle does: load ajv with formats and compile one schema. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const ajv = new Ajv2020({ strict: false, formats: fullFormats })
const validate = ajv.compile({
  type: 'object',
  properties: { sql: { type: 'string' }, since: { type: 'string', format: 'date-time' }, limit: { type: 'integer' } },
  required: ['sql'],
  additionalProperties: false,
})
process.exitCode = validate({ sql: 'select 1', since: '2026-01-01T00:00:00Z' }) ? 0 : 1
