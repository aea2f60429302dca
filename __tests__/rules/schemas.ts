/** Shared by the tests of the schema rules: two bare schemas in, findings out. */
import type { Finding } from '../../src/model/finding.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { objectOf } from '../../src/model/json.js'
import type { Semantics } from '../../src/model/options.js'
import { parseContract } from '../../src/model/parse.js'
import { type Classification, type ClassifyPorts, classify } from '../../src/rules/classify.js'
import type { Engine } from '../../src/schema/engine.js'
import { engineForTests } from '../gates/rule-fixtures.js'

export const engine: Engine = engineForTests()

/** A contract of one tool, or of several with one schema each. */
export function contractOf(input: Json, output?: Json, names: readonly string[] = ['tool']) {
  const tools = names.map(
    (name): JsonObject => ({ name, inputSchema: input, ...(output === undefined ? {} : { outputSchema: output }) }),
  )
  return parseContract({ tools }, 'test')
}

export function compareInputs(
  baseline: Json,
  candidate: Json,
  semantics: Semantics = 'caller',
  ports: ClassifyPorts = {},
): Classification {
  return classify(contractOf(baseline), contractOf(candidate), engine, semantics, ports)
}

export function compareOutputs(baseline: Json, candidate: Json, semantics: Semantics = 'caller'): Classification {
  const input = { type: 'object' }
  return classify(contractOf(input, baseline), contractOf(input, candidate), engine, semantics)
}

/** `rule effect pointer name`, for tables. */
export function brief({ findings }: Classification): readonly string[] {
  return findings.map(({ rule, effect, pointer, name }: Finding) =>
    [rule, effect, pointer, name ?? []].flat().join(' '),
  )
}

/** An object schema with these properties. */
export function withProperties(properties: JsonObject, more: JsonObject = {}): Json {
  return { type: 'object', properties: objectOf(Object.entries(properties)), ...more }
}
