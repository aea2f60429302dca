import { describe, expect, test } from '@jest/globals'
import { createSieve } from '../../../src/io/mcp/sieve.js'

describe('createSieve', () => {
  const TEXT = 'one\n\ntwo ä\r\nthree'

  test.each([1, 2, 3, 7, 100])('pieces of %i bytes make the same lines', (size) => {
    const bytes = Buffer.from(TEXT)
    const sieve = createSieve({ bytes: 1_000, perMessage: false })
    const lines: string[] = []
    for (let start = 0; start < bytes.length; start += size)
      for (const line of sieve.take(bytes.subarray(start, start + size)) ?? []) lines.push(line.toString('utf8'))
    expect(lines).toEqual(['one', '', 'two ä\r'])
    expect(sieve.rest().toString('utf8')).toBe('three')
  })

  test('says when more has come than may', () => {
    const sieve = createSieve({ bytes: 10, perMessage: false })
    expect(sieve.take(Buffer.from('12345\n'))).toHaveLength(1)
    expect(sieve.take(Buffer.from('1234'))).toEqual([])
    expect(sieve.take(Buffer.from('5'))).toBeUndefined()
  })

  test('says when one line is longer than may be, and lets many short ones through', () => {
    const lines = (sieve: ReturnType<typeof createSieve>, ...pieces: string[]) =>
      pieces.map((piece) => sieve.take(Buffer.from(piece))?.length)
    const most = { bytes: 10, perMessage: true }
    expect(lines(createSieve(most), '12345\n', '1234567890\n123\n', '45678\n')).toEqual([1, 2, 1])
    expect(lines(createSieve(most), '12345\n12345', '67890', '1')).toEqual([1, 0, undefined])
    expect(lines(createSieve(most), '12345678901\n')).toEqual([undefined])
    expect(lines(createSieve(most), '123456', '78901\n1')).toEqual([0, undefined])
  })
})
