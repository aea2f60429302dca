import { plural } from '../../model/plural.js'
import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule, Explanation } from '../rule.js'
import { quote } from '../wording/quote.js'

/** Libraries write the dialect into every schema, so it is one finding of the contract, and new where no tool named it. */
export const dialectRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'dialect-refused',
    summary: 'An input schema names a dialect that some clients do not read.',
    why: "MCP's default is JSON Schema 2020-12; clients may read no other, and then ignore the schema or drop the tool.",
    remedy: 'Leave `$schema` out, or name 2020-12, where the schema means the same there.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    const byDialect = new Map<string, Explanation[]>()
    for (const told of tellComplaints(contract, surroundings, 'dialect')) {
      const dialect = quote(told.after ?? null)
      byDialect.set(dialect, [...(byDialect.get(dialect) ?? []), told])
    }
    return [...byDialect.values()].flatMap(ofContract)
  },
}

function ofContract(each: readonly Explanation[]): Explanation[] {
  const [first] = each
  if (first === undefined) return []
  const { tool, ...told } = first
  const more = each.length === 1 ? '' : `, and ${plural(each.length - 1, 'other')}`
  const where = `in the tool ${JSON.stringify(tool)}${more}`
  return [{ ...told, side: 'contract', pointer: '/tools', message: `${told.message.replace(/\.$/, '')}, ${where}.` }]
}
