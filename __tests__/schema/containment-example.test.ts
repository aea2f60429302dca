/** The worked example of docs/containment.md is what really comes out. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import type { View } from '../../src/schema/engine.js'
import { engineFor } from './engines.js'

const page = readFileSync('docs/containment.md', 'utf8')
const engine = engineFor()

function block(name: string): string {
  const found = new RegExp(`<!-- example: ${name} -->\n\`\`\`(?:json)?\n([^]*?)\`\`\``).exec(page)?.[1]
  if (found === undefined) throw new Error(`docs/containment.md has no example ${name}`)
  return found
}

const [baseline, candidate] = ['baseline', 'candidate'].map((name) => JSON.parse(block(name)) as Json) as [Json, Json]

/** A line a place: keyword, pointer, nearest node, witness. */
const places = (view: View): string[] =>
  engine
    .refusals(candidate, baseline, view, 'arguments')
    .map(({ keyword, widePointer, narrow, narrowPointer, witness }) =>
      [keyword, widePointer, narrow === undefined ? '-' : narrowPointer, JSON.stringify(witness)].join(' '),
    )

const lines = (name: string): string[] =>
  block(name)
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/).join(' '))

test('the answer', () => {
  expect(engine.contains(candidate, baseline, 'caller', 'arguments')).toEqual(JSON.parse(block('answer')))
})

test.each(['caller', 'strict'] as const)('the places in the view %s', (view) => {
  expect(places(view)).toEqual(lines(`places, ${view}`))
})

test('the other way round', () => {
  expect(engine.contains(baseline, candidate, 'caller', 'arguments')).toEqual(JSON.parse(block('reversed')))
})
