/** What the inputs `probe` and `suites` make of an event. */
import { describe, expect, test } from '@jest/globals'
import { readInputs } from '../../../src/io/github/inputs.js'
import { chooseSources } from '../../../src/run/sources.js'

const EVENT = { name: 'push' } as Parameters<typeof chooseSources>[1]
const BASE = { kind: 'commit', commit: 'abc' } as Parameters<typeof chooseSources>[2]
const inputs = (given: { readonly [name: string]: string }) => readInputs((name) => given[name] ?? '')
const sources = (given: { readonly [name: string]: string }, event = EVENT) => chooseSources(inputs(given), event, BASE)

const SERVER = 'stdio:node server.js'

test('inputs are read', () => {
  expect(inputs({})).toMatchObject({ probe: false, suites: undefined, tags: undefined, liveReplay: false })
  expect(inputs({ tags: 'a, b', 'live-replay': 'true', 'allow-call': 'x\ny, z' })).toMatchObject({
    tags: ['a', 'b'],
    liveReplay: true,
    allowCalls: ['x', 'y, z'],
  })
  expect(inputs({ probe: 'true', suites: 'a.yml, b/*.yml' })).toMatchObject({
    probe: true,
    suites: ['a.yml', 'b/*.yml'],
  })
  expect(() => inputs({ probe: 'yes' })).toThrow('Input probe is "yes", which is no boolean.')
})

describe('which contracts', () => {
  test.each([[{ probe: 'true' }], [{ suites: 'a.yml' }], [{ 'live-replay': 'true' }]])(
    'a candidate alone with %j',
    (given) => {
      expect(sources({ candidate: SERVER, ...given })).toEqual({ baseline: SERVER, candidate: SERVER, alone: true })
    },
  )

  test('a candidate alone without them is too little', () => {
    expect(() => sources({ candidate: SERVER })).toThrow('Input candidate is given without baseline.')
  })

  test('a server of this repository has its base', () => {
    expect(sources({ 'server-command': 'node server.js', probe: 'true' })).toEqual({
      baseline: 'build:abc',
      candidate: 'build:.',
    })
  })

  test('nothing is started under pull_request_target', () => {
    const event = { name: 'pull_request_target' } as typeof EVENT
    expect(() => sources({ candidate: SERVER, probe: 'true' }, event)).toThrow(/is refused under pull_request_target/)
  })
})
