import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../src/model/finding.js'
import { fingerprints } from '../../src/verdict/fingerprint.js'
import { finding } from './samples.js'

const name = (parts: Partial<Finding>): string => fingerprints([finding(parts)])[0] ?? ''

describe('fingerprint', () => {
  test('12 hex digits, pinned: users keep them in their config files', () => {
    expect(name({})).toMatch(/^[0-9a-f]{12}$/)
    expect(name({})).toBe('ce0d74bb516f')
  })
  const same: readonly (readonly [string, Partial<Finding>])[] = [
    ['message', { message: 'Anything else.' }],
    ['effect', { effect: 'silent' }],
    ['path', { path: '/elsewhere' }],
    ['witness', { witness: { format: 'xml' } }],
    ['baselinePointer', { baselinePointer: '/x' }],
  ]
  test.each(same)('does not hang on the %s', (_, parts) => expect(name(parts)).toBe(name({})))
  const other: readonly (readonly [string, Partial<Finding>])[] = [
    ['rule', { rule: 'enum-value-added' }],
    ['tool', { tool: 'other' }],
    ['no tool', { tool: null }],
    ['subject', { subject: 'prompt a' }],
    ['side', { side: 'output' }],
    ['pointer', { pointer: '/properties/mode/enum' }],
    ['name', { name: 'format' }],
    ['before', { before: ['json', 'csv'] }],
    ['after', { after: null }],
  ]
  test.each(other)('hangs on: %s', (_, parts) => expect(name(parts)).not.toBe(name({})))
  test('before and after are not one', () => expect(name({ before: 1 })).not.toBe(name({ after: 1 })))
  test('the order of keys in a value is none', () => {
    expect(name({ before: { a: 1, b: 2 } })).toBe(name({ before: { b: 2, a: 1 } }))
  })
  test('positions in unordered lists do not count, in tuples they do', () => {
    expect(name({ pointer: '/anyOf/0/properties/a/enum' })).toBe(name({ pointer: '/anyOf/4/properties/a/enum' }))
    expect(name({ pointer: '/prefixItems/0/type' })).not.toBe(name({ pointer: '/prefixItems/1/type' }))
    expect(name({ pointer: '/properties/anyOf/0' })).not.toBe(name({ pointer: '/properties/anyOf/1' }))
  })
  test('twins are numbered, whatever the order they come in', () => {
    const [a, b] = [finding({ pointer: '/anyOf/0/enum' }), finding({ pointer: '/anyOf/1/enum' })]
    const [first, second] = fingerprints([a, b])
    expect(first).not.toBe(second)
    expect(fingerprints([b, a])).toEqual([second, first])
    expect(fingerprints([b])).toEqual([first])
  })
})
