/**
 * What a reader of JSON Schema has to know, keyword by keyword and dialect by dialect: each row of dialects.jsonl says
 * which values a schema accepts. The validator has to agree, and so has containment both ways: a value alone is in the
 * schema exactly where it is accepted, and the schema is in all the other values exactly where it is refused. Two
 * validators by other people agree as well, but where a row says that they depart.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { URIS } from '../../scripts/chance/alphabet.mjs'
import { type Json, type JsonObject, objectOf } from '../../src/model/json.js'
import type { Dialect } from '../../src/schema/dialect.js'
import { engineFor } from './engines.js'
import { cfworkerAccepts, hyperjumpJudge } from './judges.js'

interface Row {
  readonly what: string
  readonly in: readonly Dialect[]
  readonly schema: JsonObject
  readonly accepts?: readonly Json[]
  readonly refuses?: readonly Json[]
  /** Why there is no set of values. */
  readonly broken?: string
  /** Judges that depart from the specification here. */
  readonly unlike?: readonly ('cfworker' | 'hyperjump')[]
}

const rows: readonly Row[] = readFileSync(new URL('dialects.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

const engine = engineFor()
const spoken = (dialect: Dialect, schema: JsonObject): JsonObject =>
  objectOf([['$schema', URIS[dialect] as string], ...Object.entries(schema)])
const listed = (dialect: Dialect, values: readonly Json[]): JsonObject => spoken(dialect, { enum: [...values] })
const allBut = (dialect: Dialect, values: readonly Json[]): JsonObject =>
  spoken(dialect, { not: { enum: [...values] } })

/** What the validator and containment say otherwise than the row; a `yes` is asked of all values at once. */
function departuresOf(dialect: Dialect, schema: JsonObject, { accepts = [], refuses = [] }: Row): string[] {
  const told: string[] = []
  const expectThat = (holds: boolean, what: string): void => void (holds || told.push(what))
  const validator = engine.validator(schema)
  const ask = (wide: Json, narrow: Json) => engine.contains(wide, narrow, 'strict').contained
  for (const value of accepts) {
    const text = JSON.stringify(value)
    expectThat(validator.accepts(value), `the validator refuses ${text}`)
    expectThat(ask(allBut(dialect, [value]), schema) === 'no', `containment keeps ${text} out`)
  }
  for (const value of refuses) {
    const text = JSON.stringify(value)
    expectThat(!validator.accepts(value), `the validator accepts ${text}`)
    expectThat(ask(schema, listed(dialect, [value])) === 'no', `containment lets ${text} in`)
  }
  expectThat(ask(schema, listed(dialect, accepts)) === 'yes', 'containment does not prove that all are accepted')
  expectThat(ask(allBut(dialect, refuses), schema) === 'yes', 'containment does not prove that all are refused')
  return told
}

/** For judges that write into what they are given. */
const copied = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T

async function othersSay(row: Row, dialect: Dialect, schema: JsonObject): Promise<string[]> {
  const { accepts = [], refuses = [], unlike = [] } = row
  const third = unlike.includes('hyperjump') ? undefined : await hyperjumpJudge(copied(schema), dialect)
  return [...accepts, ...refuses].flatMap((value, index) => {
    const expected = index < accepts.length
    const told: string[] = []
    if (third !== undefined && third(copied(value)) !== expected) told.push('hyperjump')
    if (!unlike.includes('cfworker') && cfworkerAccepts(copied(schema), value, dialect) !== expected)
      told.push('cfworker')
    return told.map((judge) => `${judge} says otherwise of ${JSON.stringify(value)}`)
  })
}

describe.each(['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const)('%s', (dialect) => {
  const own = rows.filter((row) => row.in.includes(dialect))

  test.each(own.map((row) => [row.what, row] as const))('%s', async (_, row) => {
    const schema = spoken(dialect, row.schema)
    expect(engine.validator(schema).broken).toBe(row.broken)
    if (row.broken === undefined) {
      expect(departuresOf(dialect, schema, row)).toEqual([])
      expect(await othersSay(row, dialect, schema)).toEqual([])
    } else {
      // A `yes` is a proof even so where a reference or a pattern is what is broken, and does not matter.
      const { illegal } = engine.validator(schema)
      const answers = [
        engine.contains(schema, spoken(dialect, { not: {} }), 'strict'),
        engine.contains(spoken(dialect, {}), schema, 'strict'),
        engine.contains(schema, schema, 'strict'),
        engine.contains(schema, spoken(dialect, {}), 'strict'),
      ].map((answer) => answer.contained)
      expect(answers.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => (illegal === undefined ? 'yes' : 'unknown')))
      expect(answers[3]).toBe('unknown')
    }
  })
})

test('every dialect has rows, and rows of every kind', () => {
  expect(rows.length).toBeGreaterThan(200)
  for (const kind of ['accepts', 'refuses', 'broken'] as const)
    expect(rows.filter((row) => row[kind] !== undefined).length).toBeGreaterThan(20)
})
