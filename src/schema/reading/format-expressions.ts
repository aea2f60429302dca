/**
 * Formats that ajv-formats 3 tests by code, as expressions of the same language, to the last digit: leap years, leap
 * seconds in any time zone, and seconds that round up to the next one.
 */
/** What a format accepts: the texts that contain a match. */
export interface FormatLanguage {
  readonly source: string
  readonly flags: string
  /** Where the expression is large: a small one that accepts somewhat more, and one that accepts somewhat less. */
  readonly above?: string
  readonly below?: string
}

/** Must a time name its zone? */
export type Zone = 'required' | 'optional'

const DATE = [
  String.raw`(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
  String.raw`|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)`,
].join('')
const HOUR = String.raw`(?:[01]\d|2[0-3])`
const OFFSET = String.raw`[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?`
/** Seconds and their fraction, whatever they are. */
const SECONDS = String.raw`\d\d(?:\.\d+)?`
/** A double keeps 48 binary digits behind the point of a second: what is nearer to the next second is read as that. */
const KEPT = 48n

/** `date`: a day that there is. */
export const date = (): string => `^${DATE}$`

/** `time` (`iso-time` where the zone is optional). */
export const time = (zone: Zone): FormatLanguage => everyTime(zone, '')

/** `date-time` (`iso-date-time` where the zone is optional). */
export const dateTime = (zone: Zone): FormatLanguage => everyTime(zone, String.raw`${DATE}[tT\s]`)

/** `byte`: base64 on some line of the text, as its test reads it. For the flag `m`. */
export const base64 = (): string => `^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`

/** `uri`: a reference with a scheme and more than a query or fragment behind it; by the test of references. */
export function uri(reference: unknown): FormatLanguage | undefined {
  if (!(reference instanceof RegExp) || !reference.source.startsWith('^')) return undefined
  return { source: `^(?=[a-z][a-z0-9+\\-.]*:[^?#])${reference.source.slice(1)}`, flags: reference.flags }
}

function everyTime(zone: Zone, before: string): FormatLanguage {
  const offset = `(?:${zone === 'required' ? '[zZ]' : '[zZ]?'}|${OFFSET})`
  const below = fractionBelowOne()
  const plain = `${HOUR}:[0-5]\\d:(?:(?:[0-4]\\d|5[0-8])(?:\\.\\d+)?|59(?:\\.${below})?)${offset}`
  const expression = (time: string): string => `^${before}(?:${time})$`
  return {
    source: expression([plain, ...leapSeconds(zone, below)].join('|')),
    flags: 'u',
    above: expression(`${plain}|[0-4]\\d:\\d\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?${offset}`),
    below: expression(plain),
  }
}

/**
 * A leap second is the one after 23:59:59 in Greenwich. The test is that of a minute: it lets pass any second of it that
 * is not beyond 60, and hours and minutes that no clock shows, if the zone takes them back.
 */
function leapSeconds(zone: Zone, below: string): string[] {
  const second = `60(?:\\.${below})?`
  // What is no plain time beside leap seconds: 59.99…9 that is read as 60, and the times that no clock shows.
  const time = `(?:${HOUR}:[0-5]\\d:(?:59\\.\\d+|${second})|(?!${HOUR}:[0-5])\\d\\d:\\d\\d:(?:[0-5]\\d(?:\\.\\d+)?|${second}))`
  const greenwich = `23:59:(?:59\\.\\d+|${second})${zone === 'required' ? '[zZ]' : '[zZ]?'}`
  return [
    greenwich,
    leapSecond(
      time,
      '+',
      (offset) => [offset + 23, offset - 1],
      (offset) => offset + 59,
    ),
    // The minutes of the zone are more than those of the time: an hour is borrowed.
    leapSecond(
      time,
      '+',
      (offset) => [offset + 24, offset],
      (offset) => offset - 1,
    ),
    leapSecond(
      time,
      '-',
      (offset) => [23 - offset],
      (offset) => 59 - offset,
    ),
  ]
}

/** Such times in zones with this sign, by the hours and the minute that go with the hours and minutes of the zone. */
function leapSecond(
  time: string,
  sign: '+' | '-',
  hours: (offset: number) => readonly number[],
  minute: (offset: number) => number,
): string {
  const mark = sign === '+' ? '\\+' : '-'
  const byHour = numbers(24).map((offset) => {
    const fitting = hours(offset).filter((hour) => hour >= 0)
    return `(?:${fitting.map(two).join('|')}):\\d\\d:${SECONDS}${mark}${two(offset)}`
  })
  const byMinute = numbers(60).flatMap((offset) => {
    if (minute(offset) < 0 || minute(offset) > 99) return []
    const written = offset === 0 ? '(?::?00)?' : `:?${two(offset)}`
    return [`${two(minute(offset))}:${SECONDS}${mark}\\d\\d${written}`]
  })
  const hour = `(?=(?:${byHour.join('|')})(?::?\\d\\d)?$)`
  return `${hour}(?=\\d\\d:(?:${byMinute.join('|')})$)${time}${mark}\\d\\d(?::?\\d\\d)?`
}

/** Decimal digits behind a point that a double does not round up to 1, beside a whole number of two digits. */
function fractionBelowOne(): string {
  // 1 - 2^-48 itself is rounded up.
  const limit = String(10n ** KEPT - 5n ** KEPT)
  let less = ''
  for (const [i, digit] of [...[...limit].entries()].reverse()) {
    const lower = digit === '0' ? [] : [`[0-${Number(digit) - 1}]\\d*`]
    const equal = i === limit.length - 1 ? [] : [`${digit}(?:${less})?`]
    less = [...lower, ...equal].join('|')
  }
  return `(?:${less})`
}

const two = (n: number): string => String(n).padStart(2, '0')
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
