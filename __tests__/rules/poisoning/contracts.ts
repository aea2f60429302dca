/** Small contracts with one text at a place, and what the poisoning rules find in them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../../src/model/contract.js'
import { NO_SURROUNDINGS, type Surroundings } from '../../../src/model/evidence/surroundings.js'
import type { Json, JsonObject } from '../../../src/model/json.js'
import { parseContract } from '../../../src/model/parse.js'
import { RULES } from '../../../src/rules/index.js'
import type { AloneRule } from '../../../src/rules/rule.js'
import { ROOT } from '../../gates/rule-fixtures.js'

const ids = new Set(readdirSync(join(ROOT, 'src/rules/poisoning')).map((file) => file.replace(/\.ts$/, '')))

/** Every rule of the folder. */
export const POISONING: readonly AloneRule[] = RULES.filter((rule) => rule.kind === 'alone').filter(({ meta }) =>
  ids.has(meta.id),
)

export const contractFrom = (value: Json): Contract => parseContract(value, 'c.json', 'c.json', { allowEmpty: true })

export const toolWith = (fields: JsonObject): JsonObject => ({
  name: 'sum',
  inputSchema: { type: 'object' },
  ...fields,
})

export const described = (description: string): Contract => contractFrom({ tools: [toolWith({ description })] })

export const withProperty = (name: string, schema: Json = { type: 'string' }, tool = 'sum'): Contract =>
  contractFrom({ tools: [toolWith({ name: tool, inputSchema: { type: 'object', properties: { [name]: schema } } })] })

/** `rule pointer` of everything that is found. */
export function foundIn(contract: Contract, surroundings: Surroundings = NO_SURROUNDINGS): readonly string[] {
  return POISONING.flatMap((rule) =>
    rule.inspect(contract, surroundings).map(({ pointer }) => `${rule.meta.id} ${pointer}`),
  )
}

/** ASCII as Unicode tag characters. */
export const tagged = (text: string): string =>
  [...text].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('')

/** Bytes as variation selectors. */
export const selected = (text: string): string =>
  [...Buffer.from(text)].map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('')
