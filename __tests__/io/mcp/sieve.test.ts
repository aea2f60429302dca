import { describe, expect, test } from '@jest/globals'
import { createSieve } from '../../../src/io/mcp/sieve.js'

describe('createSieve', () => {
  const TEXT = 'one\n\ntwo ä\r\nthree'

  test.each([1, 2, 3, 7, 100])('pieces of %i bytes make the same lines', (size) => {
    const bytes = Buffer.from(TEXT)
    const sieve = createSieve(1_000)
    const lines: string[] = []
    for (let start = 0; start < bytes.length; start += size)
      for (const line of sieve.take(bytes.subarray(start, start + size)) ?? []) lines.push(line.toString('utf8'))
    expect(lines).toEqual(['one', '', 'two ä\r'])
    expect(sieve.rest().toString('utf8')).toBe('three')
  })

  test('says when more has come than may', () => {
    const sieve = createSieve(10)
    expect(sieve.take(Buffer.from('12345\n'))).toHaveLength(1)
    expect(sieve.take(Buffer.from('1234'))).toEqual([])
    expect(sieve.take(Buffer.from('5'))).toBeUndefined()
  })
})
