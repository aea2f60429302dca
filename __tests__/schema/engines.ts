import type { Json } from '../../src/model/json.js'
import type { Formats } from '../../src/model/options.js'
import { createEngine, type Engine, type Refusal, type View } from '../../src/schema/engine.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'

/** Milliseconds that this process has worked: however busy the machine is, the same work takes about the same time. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** An engine without a time limit of its own; decisions end after a second of work. */
export function engineFor(formats: Formats = 'assert', milliseconds = 1_000): Engine {
  return createEngine({
    buildMachine,
    formats,
    milliseconds,
    now: cpuTime,
    limit: (_, work) => ({ done: true, value: work() }),
  })
}

/** The answer in one word, its witness checked against the validators. */
export function answerOf(engine: Engine, wide: Json, narrow: Json, view: View): string {
  const answer = engine.contains(wide, narrow, view)
  if (answer.contained === 'unknown') return `unknown: ${answer.why}`
  if (answer.contained === 'no' && !confirms(engine, wide, narrow, answer.witness))
    return `no, but ${JSON.stringify(answer.witness)} does not show it`
  return answer.contained
}

/** `keyword[:name] widePointer narrowPointer path`, each witness checked against the validators. */
export function told(engine: Engine, wide: Json, narrow: Json, refusals: readonly Refusal[]): string[] {
  return refusals.map(({ keyword, name, widePointer, narrowPointer, path, narrow: at, witness }) => {
    if (!confirms(engine, wide, narrow, witness)) return `${keyword}: ${JSON.stringify(witness)} does not show it`
    const place = at === undefined ? `(${narrowPointer})` : narrowPointer
    return [name === undefined ? keyword : `${keyword}:${name}`, widePointer, place, path].join(' | ')
  })
}

function confirms(engine: Engine, wide: Json, narrow: Json, witness: Json): boolean {
  return engine.validator(narrow).accepts(witness) && !engine.validator(wide).accepts(witness)
}

const DIALECTS: Readonly<Record<string, string>> = {
  4: 'http://json-schema.org/draft-04/schema#',
  6: 'http://json-schema.org/draft-06/schema#',
  7: 'http://json-schema.org/draft-07/schema#',
  2019: 'https://json-schema.org/draft/2019-09/schema',
  2020: 'https://json-schema.org/draft/2020-12/schema',
}

/** The schema with the `$schema` of a dialect. */
export function inDialect(dialect: number, schema: Json): Json {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
    ? { $schema: DIALECTS[dialect] as string, ...schema }
    : schema
}
