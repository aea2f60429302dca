/** `format` as the validator asserts it: an expression, or a test that is code. */

/** What a format accepts: exactly this expression's matches, or at most those. */
export interface FormatLanguage {
  readonly source: string
  readonly flags: string
  readonly exact: boolean
}

/** The formats that assert something, by name. */
export interface Formats {
  /** Does the format assert anything at all? */
  readonly assert: boolean
  /** Does it assert something of strings? */
  ofStrings(name: string): boolean
  /** The integers that it accepts, where it speaks of numbers. */
  ofNumbers(name: string): { readonly from?: number; readonly to?: number } | undefined
  test(name: string, text: string): boolean
  /** Texts that the format accepts. */
  samples(name: string): readonly string[]
  language(name: string): FormatLanguage | undefined
}

/** Every format is an annotation. */
export const ANNOTATE: Formats = {
  assert: false,
  ofStrings: () => false,
  ofNumbers: () => undefined,
  test: () => true,
  samples: () => [],
  language: () => undefined,
}

const SAMPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['date', ['2020-01-01']],
  ['time', ['12:00:00Z']],
  ['date-time', ['2020-01-01T12:00:00Z']],
  ['iso-time', ['12:00:00']],
  ['iso-date-time', ['2020-01-01T12:00:00']],
  ['duration', ['P1D']],
  ['uri', ['https://example.com/a', 'a:b']],
  ['uri-reference', ['/a', '']],
  ['uri-template', ['/a/{b}']],
  ['url', ['https://example.com/']],
  ['email', ['a@example.com']],
  ['hostname', ['example.com', 'a']],
  ['ipv4', ['127.0.0.1']],
  ['ipv6', ['::1']],
  ['regex', ['a*']],
  ['uuid', ['123e4567-e89b-12d3-a456-426614174000']],
  ['json-pointer', ['/a', '']],
  ['relative-json-pointer', ['0']],
  ['byte', ['YQ==']],
  ['binary', ['']],
  ['password', ['a']],
])

const DATE = [
  String.raw`(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
  String.raw`|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)`,
].join('')
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`
/** Formats whose test is code, as expressions; a time may not be exact, for a leap second depends on the zone. */
const CODED: ReadonlyMap<string, FormatLanguage> = new Map([
  ['date', { source: `^${DATE}$`, flags: 'u', exact: true }],
  ['time', { source: `^${TIME}$`, flags: 'u', exact: false }],
  ['date-time', { source: String.raw`^${DATE}[tT\s]${TIME}$`, flags: 'u', exact: false }],
  ['uri', { source: ':', flags: 'u', exact: false }],
])

const INTEGERS: ReadonlyMap<string, { readonly from?: number; readonly to?: number }> = new Map([
  ['int32', { from: -(2 ** 31), to: 2 ** 31 - 1 }],
  ['int64', {}],
])

/** Formats by the tests that the validator itself uses. */
export function asserted(tests: Readonly<Record<string, unknown>>): Formats {
  const testOf = (name: string): unknown => {
    const known = Object.hasOwn(tests, name) ? tests[name] : undefined
    if (typeof known !== 'object' || known === null || known instanceof RegExp) return known
    const { type, validate } = known as { type?: string; validate?: unknown }
    return type === 'number' ? undefined : validate
  }
  return {
    assert: true,
    ofStrings: (name) => testOf(name) !== undefined && testOf(name) !== true,
    ofNumbers: (name) => (Object.hasOwn(tests, name) ? INTEGERS.get(name) : undefined),
    samples: (name) => SAMPLES.get(name) ?? [],
    test: (name, text) => {
      const known = testOf(name)
      if (known instanceof RegExp) return known.test(text)
      return typeof known === 'function' ? Boolean((known as (text: string) => unknown)(text)) : true
    },
    language: (name) => {
      const known = testOf(name)
      if (known instanceof RegExp) return { source: known.source, flags: known.flags, exact: true }
      return CODED.get(name)
    },
  }
}
