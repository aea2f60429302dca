/**
 * Confirms witnesses with judges that the product does not use: @cfworker/json-schema, which shares no code with ajv,
 * and a fresh ajv that never saw another schema.
 */
import { Validator } from '@cfworker/json-schema'
import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const DIALECTS = [
  { named: /draft-04/, ajv: draft04.default ?? draft04, cfworker: '4' },
  { named: /draft-0[67]/, ajv: Ajv, cfworker: '7' },
  { named: /2019-09/, ajv: Ajv2019, cfworker: '2019-09' },
]
const NEWEST = { ajv: Ajv2020, cfworker: '2020-12' }

/**
 * Who confirms that `accepting` takes the value and `refusing` does not; `dialect` counts where `$schema` says
 * nothing. A judge that cannot use one of the schemas confirms nothing and is not asked again.
 */
export function confirm(accepting, refusing, value, { formats, dialect } = {}) {
  const judges = { ajv: byAjv, cfworker: byCfworker }
  return Object.keys(judges).filter((name) => {
    try {
      const accepts = (schema) => judges[name](schema, value, { formats, dialect: dialectOf(schema, dialect) })
      return accepts(accepting) === true && accepts(refusing) === false
    } catch {
      return false
    }
  })
}

function dialectOf(schema, fallback) {
  const stated = typeof schema === 'object' && schema !== null ? schema.$schema : undefined
  const name = typeof stated === 'string' ? stated : (fallback ?? '')
  return DIALECTS.find(({ named }) => named.test(name)) ?? NEWEST
}

function byAjv(schema, value, { formats, dialect }) {
  const options = { strict: false, ownProperties: true, logger: false, validateSchema: false, meta: false }
  const ajv = new dialect.ajv({ ...options, formats: fullFormats, validateFormats: formats !== 'annotate' })
  const bare = structuredClone(schema)
  if (typeof bare === 'object' && bare !== null) delete bare.$schema
  return ajv.compile(bare)(value)
}

/** It always asserts formats, so it has no say where they annotate and one is there. */
function byCfworker(schema, value, { formats, dialect }) {
  if (formats === 'annotate' && JSON.stringify(schema).includes('"format"')) throw new Error('formats assert here')
  return new Validator(schema, dialect.cfworker).validate(value).valid
}
