/** Every change that the fixtures hold is one rule's alone, and the generic rules speak only where no other does. */
import { describe, expect, test } from '@jest/globals'
import { classify } from '../../src/rules/classify.js'
import { RULES } from '../../src/rules/index.js'
import type { SchemaChange, SchemaRule } from '../../src/rules/rule.js'
import { engineForTests, readCases, readSide } from '../gates/rule-fixtures.js'

const GENERIC = new Set(['schema-narrowed', 'schema-widened'])
const schemaRules = RULES.filter((rule) => rule.kind === 'schema')
const engine = engineForTests()

/** Hears of every change before any rule speaks. */
function spyOn(changes: SchemaChange[]): SchemaRule {
  return {
    kind: 'schema',
    meta: { id: 'a-spy-sent', summary: 'Listens.', why: 'To know all changes.', remedy: 'None.' },
    explain(change) {
      changes.push(change)
      return undefined
    },
  }
}

const cases = readCases().map((one) => {
  const changes: SchemaChange[] = []
  const [baseline, candidate] = [readSide(one, 'baseline'), readSide(one, 'candidate')]
  for (const semantics of ['caller', 'strict'] as const)
    classify(baseline, candidate, engine, semantics, { rules: [spyOn(changes)] })
  return { title: one.title, changes }
})

const speakers = (change: SchemaChange): readonly string[] =>
  schemaRules.filter((rule) => rule.explain(change) !== undefined).map((rule) => rule.meta.id)

describe.each(cases.filter(({ changes }) => changes.length > 0))('$title', ({ changes }) => {
  test('has one speaker for each change', () => {
    for (const change of changes) {
      const specific = speakers(change).filter((id) => !GENERIC.has(id))
      expect([specific.length <= 1, specific, change]).toEqual([true, specific, change])
    }
  })

  test('always has the generic rule of its direction', () => {
    for (const change of changes)
      expect(speakers(change).filter((id) => GENERIC.has(id))).toEqual([`schema-${change.direction}`])
  })
})

test('the fixtures hold changes of every schema rule', () => {
  const heard = new Set(cases.flatMap(({ changes }) => changes.flatMap(speakers)))
  expect(schemaRules.map((rule) => rule.meta.id).filter((id) => !heard.has(id))).toEqual([])
})

test('two speakers of one change are noticed', () => {
  const [change] = cases.find(({ title }) => title === 'type-narrowed/breaks')?.changes ?? []
  if (change === undefined) throw new Error('The fixture has a change.')
  const also = { ...change, keyword: 'type' }
  const loud = schemaRules.filter((rule) => rule.explain(also) !== undefined)
  expect(loud.map((rule) => rule.meta.id).sort()).toEqual(['schema-narrowed', 'type-narrowed'])
})
