/** `mcp-compat contains`: containment of two bare JSON Schemas, one pair or a file of them. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createLimit } from '../io/limit.js'
import { readLines } from '../io/read/lines.js'
import { UserError } from '../model/error.js'
import { confusionIn } from '../model/inexact.js'
import { isObject, type Json, member } from '../model/json.js'
import type { Formats, Semantics } from '../model/options.js'
import { parseJson } from '../model/positions.js'
import { looksLikeSchema } from '../model/shape-words.js'
import { visibleJson } from '../model/visible.js'
import { DIALECT_URIS, type Dialect } from '../schema/dialect.js'
import { createEngine, type Engine } from '../schema/engine.js'
import { reasonOf } from '../schema/reason.js'

export interface ContainsOptions {
  readonly directory: string
  readonly semantics: Semantics
  readonly formats: Formats
  /** Monotonic milliseconds. */
  readonly now: () => number
}

const DECISION_MS = 1_000

type Answer =
  | { readonly verdict: 'compatible' }
  | { readonly verdict: 'breaking'; readonly witness: Json }
  | { readonly verdict: 'undecided'; readonly reason: string }

/** Decides one pair of schema files. @throws UserError where a file is no JSON Schema */
export async function containsFiles(
  baseline: string,
  candidate: string,
  options: ContainsOptions,
): Promise<Answer & { ms: number }> {
  const [before, after] = await Promise.all([
    readSchema(baseline, options.directory),
    readSchema(candidate, options.directory),
  ])
  const engine = await engineOf(options)
  const confusion = confusionIn([before.text, after.text])
  return withoutConfusion(decide(engine(), before.schema, after.schema, options), confusion)
}

/** Where two numbers were read as one, neither answer is proved. */
function withoutConfusion<T extends Answer & { ms: number }>(
  answer: T,
  confusion: string | undefined,
): Answer & { ms: number } {
  if (confusion === undefined || answer.verdict === 'undecided') return answer
  return { verdict: 'undecided', reason: `JavaScript does not hold every number exactly: ${confusion}`, ms: answer.ms }
}

/**
 * Decides a case a line, in order; a bad line gives `"verdict":"error"` and the run goes on.
 * @returns whether every line could be read
 */
export async function containsBatch(
  file: string,
  options: ContainsOptions,
  write: (line: string) => Promise<void>,
): Promise<boolean> {
  let clean = true
  const engine = await engineOf(options)
  for await (const { text, line } of readLines(resolve(options.directory, file), file)) {
    if (text.trim() === '') continue
    const { id, ...answer } = judgeLine(text, line, engine, options)
    if (answer.verdict === 'error') clean = false
    await write(`${visibleJson(JSON.stringify({ id, ...answer }))}\n`)
  }
  return clean
}

function judgeLine(
  text: string,
  line: number,
  engine: () => Engine,
  options: ContainsOptions,
): { id: Json } & (Answer | { verdict: 'error'; reason: string }) {
  let id: Json = null
  try {
    const entry = parseJson(text, `line ${line}`)
    if (!isObject(entry)) throw new UserError('A case is an object with "baseline" and "candidate".')
    id = member(entry, 'id') ?? null
    const dialect = member(entry, 'dialect')
    if (dialect !== undefined && (typeof dialect !== 'string' || !Object.hasOwn(DIALECT_URIS, dialect)))
      throw new UserError(`"dialect" is one of ${Object.keys(DIALECT_URIS).join(', ')}.`)
    const [baseline, candidate] = (['baseline', 'candidate'] as const).map((side) => {
      const schema = member(entry, side)
      if (!isSchema(schema)) throw new UserError(`"${side}" is no JSON Schema: it must be an object, true or false.`)
      return withDialect(schema, dialect)
    })
    const answer = decide(engine(), baseline as Json, candidate as Json, options)
    return { id, ...withoutConfusion(answer, confusionIn([text])) }
  } catch (error) {
    if (error instanceof UserError) return { id, verdict: 'error', reason: error.sentence }
    throw error
  }
}

function decide(engine: Engine, baseline: Json, candidate: Json, options: ContainsOptions): Answer & { ms: number } {
  const started = options.now()
  const answer = engine.contains(candidate, baseline, options.semantics)
  const ms = Math.round((options.now() - started) * 1_000) / 1_000
  if (answer.contained === 'yes') return { verdict: 'compatible', ms }
  if (answer.contained === 'no') return { verdict: 'breaking', witness: answer.witness, ms }
  return { verdict: 'undecided', reason: reasonOf(answer, { wide: 'candidate', narrow: 'baseline' }), ms }
}

/** An engine starts slowly and keeps what it learnt: one serves some cases, then the next takes over. */
const CASES_PER_ENGINE = 200

async function engineOf(options: ContainsOptions): Promise<() => Engine> {
  const { build: buildMachine } = await import('../schema/regex/build.js')
  const { formats, now } = options
  let served = 0
  let engine: Engine | undefined
  return () => {
    if (engine === undefined || served++ % CASES_PER_ENGINE === 0)
      engine = createEngine({ formats, buildMachine, now, limit: createLimit(), milliseconds: DECISION_MS })
    return engine
  }
}

async function readSchema(file: string, directory: string): Promise<{ schema: Json; text: string }> {
  const text = await readFile(resolve(directory, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read (${error.code ?? error.message}).`, 'Check the path.')
  })
  const schema = parseJson(text, file)
  if (!isSchema(schema)) throw new UserError(`${file} holds no JSON Schema: it must be an object, true or false.`)
  if (isContract(schema))
    throw new UserError(`${file} holds a contract, not a JSON Schema.`, 'Compare contracts with `mcp-compat gate`.')
  return { schema, text }
}

/** As a schema it would accept everything, and every two of them would look compatible. */
function isContract(value: Json): boolean {
  return isObject(value) && Array.isArray(member(value, 'tools')) && !looksLikeSchema(value)
}

function isSchema(value: Json | undefined): value is Json {
  return isObject(value) || typeof value === 'boolean'
}

function withDialect(schema: Json, dialect: Json | undefined): Json {
  if (typeof dialect !== 'string' || !isObject(schema) || Object.hasOwn(schema, '$schema')) return schema
  return { $schema: DIALECT_URIS[dialect as Dialect], ...schema }
}
