/** The language of each format against the test that the validator uses. */
import { describe, expect, test } from '@jest/globals'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { asserted } from '../../src/schema/reading/formats.js'
import { build } from '../../src/schema/regex/build.js'
import { matches } from '../../src/schema/regex/match.js'
import { engineFor } from './engines.js'

const formats = asserted(fullFormats)
const names = Object.keys(fullFormats).filter((name) => formats.ofStrings(name))
const TEXTS = [
  ...['', 'a', 'a-b.c.', '0#', '0/a', '#/a~0', '{+a,b*}', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8', 'http://[::1]:8/x'],
  ...['2020-02-29', '1900-02-28', '2000-02-29', '12:00:00Z', '23:59:60Z', '00:00:60+00:01', '24:59:30+01:00', 'P3W'],
  ...['22:58:60-01:01', '23:59:59.99999999999999999Z', '2020-02-29 23:59:60z', 'P1Y2M3DT4H5M6S', 'YQ==\nx', 'a:?b'],
  ...['mailto:a@b', 'a://b@c:1/d?e#f', '//a', '1a:b', 'a:', '172.16.0.1', 'ftp://127.0.0.1', 'https://a.é'],
]
const LETTERS = [...'0123456789abczZTt+-:./@#?%~= \n[]PDHMSW{}_,é😀ſK']

function seeded(seed: number): <T>(of: readonly T[]) => T {
  let state = seed
  return (of) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return of[Math.floor((state / 2_147_483_648) * of.length)] as (typeof of)[number]
  }
}

function mutated(text: string, pick: <T>(of: readonly T[]) => T): string {
  const letters = [...text]
  const at = pick([...letters.keys(), letters.length])
  letters.splice(at, pick([0, 1, 1]), ...pick([[], [pick(LETTERS)]]))
  return letters.join('')
}

function anyTime(pick: <T>(of: readonly T[]) => T): string {
  const two = (below: number): string => String(pick([...Array(below).keys()])).padStart(2, '0')
  const nines = '9'.repeat(pick([1, 14, 15, 16, 30]))
  const second = pick(['60', '60', '59', '61', `60.${nines}`, `59.${nines}`, `59.99999999999999${two(90)}`, '00.5'])
  const zone = pick(['', 'Z', 'z', `+${two(26)}:${two(62)}`, `-${two(26)}${two(62)}`, `+${two(25)}`, '-23:00'])
  return `${two(50)}:${pick(['59', '58', '00', two(100)])}:${second}${zone}`
}

test.each(names.filter((name) => name !== 'regex'))('%s is exactly its language', (name) => {
  const language = formats.language(name)
  if (!language) throw new Error('no language')
  const machine = build(language.source, 'exact', language.flags)
  const expression = new RegExp(language.source, language.flags)
  const [above, below] = [language.above, language.below].map((source) => source && new RegExp(source, language.flags))
  const pick = seeded(5)
  const texts = [...TEXTS, ...Array.from({ length: 10 }, () => formats.samples(name)).flat()]
  const wrong: string[] = []
  let accepted = 0
  for (let i = 0; i < 1_500; i++) {
    const timely = name.includes('time') && pick([true, false])
    const time = name.includes('date')
      ? `2020-02-29${pick(['T', ' ', 't', '\u00a0', 'TT'])}${anyTime(pick)}`
      : anyTime(pick)
    let text = timely ? time : pick(texts)
    for (let n = timely ? 0 : pick([0, 1, 2, 3]); n > 0; n--) text = mutated(text, pick)
    const answer = formats.test(name, text)
    if (answer) accepted++
    if (expression.test(text) !== answer) wrong.push(text)
    if (i % (above ? 10 : 1) === 0 && matches(machine, text) !== answer) wrong.push(`machine ${text}`)
    if (above && answer && !above.test(text)) wrong.push(`above ${text}`)
    if (below && !answer && below.test(text)) wrong.push(`below ${text}`)
  }
  expect(wrong).toEqual([])
  expect(accepted).toBeGreaterThan(10)
})

describe('contained', () => {
  const engine = engineFor('assert', 5_000)
  const format = (name: string) => ({ type: 'string', format: name })
  test.each([
    ['date', 'date', 'yes'],
    ['uri', 'uri-reference', 'yes'],
    ['uri-reference', 'uri', 'no'],
    ['ipv4', 'hostname', 'yes'],
    ['date-time', 'date', 'no'],
    ['iso-time', 'time', 'no'],
    ['email', 'hostname', 'no'],
  ])('%s in %s: %s', (narrow, wide, answer) => {
    expect(engine.contains(format(wide), format(narrow), 'strict').contained).toBe(answer)
  })

  test('a format and what it implies', () => {
    const length = (minLength: number) => ({ type: 'string', minLength })
    expect(engine.contains(length(20), format('date-time'), 'strict').contained).toBe('yes')
    expect(engine.contains(length(21), format('date-time'), 'strict').contained).toBe('no')
    const year = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }
    expect(engine.contains(year, format('date'), 'strict').contained).toBe('yes')
    expect(engine.contains(format('date'), year, 'strict').contained).toBe('no')
  })
})
