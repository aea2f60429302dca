/** The content hash that bytes have is that of the value they spell. */
import { expect, test } from '@jest/globals'
import { contentHash } from '../../src/model/content-hash.js'
import { HashOfBytes } from '../../src/model/content-hash-of-bytes.js'
import type { Json } from '../../src/model/json.js'
import { corrupted, varied, Writer } from '../replay/spellings.js'
import { Chance, Schemas } from '../schema/random.js'

/** Of a call of `tool`; undefined where the bytes do not say it. */
function hashOf(text: string): number | undefined {
  const bytes = Buffer.from(`tool${text}}`)
  const reader = new HashOfBytes(bytes)
  return reader.read(bytes, 0, 4, 4, bytes.length - 1) === bytes.length - 1 ? reader.hash : undefined
}

test('random values in random spellings', () => {
  const chance = new Chance(11)
  const schemas = new Schemas(chance, '2020-12', false)
  const writer = new Writer(chance)
  let told = 0
  for (let round = 0; round < 20_000; round++) {
    let text = writer.write(
      varied({ v: schemas.value(3), n: chance.one([0.5, 1.25, -3, 1e21, 0.001, -0.5, 1e-7]) }, chance),
    )
    if (chance.likely(0.3)) text = corrupted(text, chance)
    const hash = hashOf(text)
    if (hash === undefined) continue
    told++
    expect([text, hash]).toEqual([text, contentHash('tool', JSON.parse(text) as Json)])
  }
  expect(told).toBeGreaterThan(2_000)
})

test.each(['{}', '[]', '{"b":1,"a":[true,null,"x"]}', '{"a":-12.5}', '[0,10,-1,0.5]', '{ "a" : "b" }'])(
  '%s is told',
  (text) => expect(hashOf(text)).toBe(contentHash('tool', JSON.parse(text) as Json)),
)

test.each([
  ...[
    '{"a":1,"a":2}',
    '{"a":"\\u0061"}',
    '{"größe":1}',
    '{"a":1.0}',
    '{"a":1e3}',
    '{"a":-0}',
    '{"a":0.05}',
    '{"a":01}',
  ],
  ...['{"a":1234567890123456}', '{"a":1', '{"a":tru}', '[1,]', '{"a"}', '{"__proto__":1,"__proto__":2}'],
  JSON.stringify(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at]))),
])('%s is left to a full reading', (text) => expect(hashOf(text)).toBeUndefined())

test('the order of members does not matter, that of items does', () => {
  expect(hashOf('{"a":1,"b":2}')).toBe(hashOf('{"b":2,"a":1}'))
  expect(hashOf('[1,2]')).not.toBe(hashOf('[2,1]'))
})
