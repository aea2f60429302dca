/** Planted secrets are gone; what is no secret stays. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../../src/model/json.js'
import { mask, maskText } from '../../../src/model/redact.js'
import { KINDS, plant } from './planted.js'

/** The secret in every spelling that gives it away. */
function spellings(text: string): string[] {
  const buffer = Buffer.from(text)
  // Three offsets, for a text that stands in the middle of what was encoded.
  const encoded = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset, 97), buffer])
      .toString('base64')
      .replace(/=+$/, '')
    return whole.slice(offset === 0 ? 0 : 4, -2)
  })
  return [text, encodeURIComponent(text), ...encoded]
}

describe('planted secrets', () => {
  test('20 kinds', () => expect(Object.keys(KINDS)).toHaveLength(20))

  test.each([[1], [2], [3], [4], [5]])('none of 240 survives, seed %d', (seed) => {
    const planted = plant(240, seed * 10_000)
    expect(new Set(planted.map(({ kind, place }) => `${kind} ${place}`)).size).toBe(240)
    const left = planted.filter(({ arguments: value, secret }) => {
      const masked = JSON.stringify(mask(value))
      return secret.flatMap(spellings).some((text) => masked.includes(text))
    })
    expect(left.map(({ kind, place, arguments: value }) => [kind, place, mask(value)])).toEqual([])
  })

  test('they are found where nothing is masked', () => {
    for (const { arguments: value, secret, place } of plant(240, 1))
      if (!/JSON|base64|percent/.test(place))
        expect(
          secret
            .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
            .some((text) => JSON.stringify(value).includes(text)),
        ).toBe(true)
  })
})

describe('what is no secret stays', () => {
  test.each<[Json]>([
    [{ path: 'src/components/dashboard/widgets2/LineChartContainer.test.tsx', ref: 'refs/heads/feature/AB-1234-new' }],
    [{ sha: 'da39a3ee5e6b4b0d3255bfef95601890afd80709', id: '123e4567-e89b-12d3-a456-426614174000' }],
    [{ digest: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }],
    [{ page_token: 'CAUQAA', max_tokens: 100, cursor: 'Y3Vyc29yOnYyOpHOAAE=', tokens: 5 }],
    [{ query: 'how do I reset my password?', labels: ['token', 'secret scanning', 'password reset'] }],
    [{ query: "SELECT id, name AS key FROM users WHERE created_at > '2024-01-01' LIMIT 10" }],
    [{ url: 'https://example.test/a/b?page=2&sort=asc&key=name#part', email: 'ann@example.test' }],
    [{ remote: 'ssh://git@github.com/owner/repo.git', clone: 'git@github.com:owner/repo.git' }],
    [{ command: ['docker', 'run', '-u', '1000:1000', 'node:22-alpine'], user: '--user node:node' }],
    [{ text: 'Q3 report: revenue up 12%, 100% of targets; see https://example.test/q3%20report.pdf' }],
    [{ code: 'const total = items.reduce((sum, item) => sum + item.price, 0)\nreturn total === 0 ? null : total' }],
    [{ body: '{"title": "A", "items": [1, 2, 3],  "nested": {"ok": true}}' }],
    [{ at: '2025-06-18T10:00:00.000Z', from: '12:30:45', ip: '192.168.10.1', v6: '2001:db8::ff00:42:8329' }],
    [{ payment_id: 'credit_card_7815826', reservation_id: 'NM1VX1', flight: 'HAT136', phone: '+1-555-0100' }],
    [
      {
        image: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
      },
    ],
    [{ token: true, secret: null, password: '' }],
    [
      {
        fields: [
          { name: 'title', value: 'A1-B2' },
          { key: 'status', value: 'open' },
        ],
      },
    ],
    [{ pair: ['password', 'username'], keys: ['token', 'id'] }],
    [['password: required', 'token: string', 'secret: optional']],
    [{ text: 'Use --token to pass one. The token is invalid. The password was reset.' }],
  ])('%j', (value) => expect(mask(value)).toEqual(value))

  test.each([
    ['"password":"ab\\"cd1234"', 'cd1234'],
    ['{\\"password\\":\\"ab\\\\\\"cd1234\\"}', 'cd1234'],
    ['password: "abcd1234 and no end', 'abcd1234'],
    ['password: a,b;c)d1234', 'd1234'],
    ['postgres://u:p@ssw0rd@host/db', 'ssw0rd'],
  ])('no rest of %j is left', (text, rest) => expect(maskText(text)).not.toContain(rest))
})
