import { expect, test } from '@jest/globals'
import { maskText } from '../../src/model/secret.js'
import { Chance } from '../schema/random.js'

/** Pieces that secrets, their names and harmless texts are made of. */
const PIECES = [
  ...[
    'password',
    'token',
    'is',
    'was',
    'Bearer',
    'Basic',
    'Token',
    'login',
    'account',
    'apikey',
    'secret',
    'identified by',
  ],
  ...['=', ':', ' ', '-', '--', '%3D', "'", '"', '<', '>', '\n', '\t', ',', '.', '?', '&', '@', '/', '\\', '$', ';'],
  ...[
    'hunter22',
    'abc1',
    'AKIA',
    'ghp_',
    'ya29.',
    'sk_live_',
    'xoxb-',
    'eyJ',
    '0123456789',
    'abcdefghij',
    'A1b2C3d4E5f6',
    'Zm9v',
  ],
]

test('the quick look ends at no text that holds a secret', () => {
  // What follows the line break is nothing to mask, and lets the text through to the whole look.
  const whole = (text: string): string => maskText(`${text}\n<`).slice(0, -2)
  const chance = new Chance(7)
  let found = 0
  for (let run = 0; run < 20_000; run++) {
    const text = Array.from({ length: 1 + chance.below(8) }, () => chance.one(PIECES)).join('')
    if (text.length < 8) continue
    expect({ text, masked: maskText(text) }).toEqual({ text, masked: whole(text) })
    if (maskText(text) !== text) found++
  }
  expect(found).toBeGreaterThan(1_000)
})
