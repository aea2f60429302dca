/** `format` as the validator asserts it: an expression, or a test that is code. */
import { conjuncts } from '../regex/conjuncts.js'
import { base64, date, dateTime, type FormatLanguage, time, uri } from './format-expressions.js'

/** What is known of an expression of a format. */
export interface Known {
  readonly examples: readonly string[]
  /** Undefined for an expression that is only a part of the format's. */
  readonly language: FormatLanguage | undefined
  /** The format's own test; undefined where there is no language. */
  readonly test: ((text: string) => boolean) | undefined
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
  /** The format that this expression belongs to: texts that it accepts, and its language. */
  known(source: string): Known | undefined
  /** Exactly what the format accepts; undefined where that is no regular language. */
  language(name: string): FormatLanguage | undefined
}

/** Every format is an annotation. */
export const ANNOTATE: Formats = {
  assert: false,
  ofStrings: () => false,
  ofNumbers: () => undefined,
  test: () => true,
  samples: () => [],
  known: () => undefined,
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

type Coded = (tests: Readonly<Record<string, unknown>>) => FormatLanguage | undefined
/** Formats whose test is code: the same as expressions. `regex` is none, for parentheses nest. */
const CODED: ReadonlyMap<string, Coded> = new Map<string, Coded>([
  ['date', () => ({ source: date(), flags: 'u' })],
  ['time', () => time('required')],
  ['iso-time', () => time('optional')],
  ['date-time', () => dateTime('required')],
  ['iso-date-time', () => dateTime('optional')],
  ['byte', () => ({ source: base64(), flags: 'm' })],
  ['uri', (tests) => uri(tests['uri-reference'])],
])

const INTEGERS: ReadonlyMap<string, { readonly from?: number; readonly to?: number }> = new Map([
  ['int32', { from: -(2 ** 31), to: 2 ** 31 - 1 }],
  ['int64', {}],
])

/** Formats by the tests that the validator itself uses. */
export function asserted(tests: Readonly<Record<string, unknown>>): Formats {
  const languages = new Map<string, FormatLanguage | undefined>()
  let known: ReadonlyMap<string, Known> | undefined
  const testOf = (name: string): unknown => {
    const known = Object.hasOwn(tests, name) ? tests[name] : undefined
    if (typeof known !== 'object' || known === null || known instanceof RegExp) return known
    const { type, validate } = known as { type?: string; validate?: unknown }
    return type === 'number' ? undefined : validate
  }
  const language = (name: string): FormatLanguage | undefined => {
    if (languages.has(name)) return languages.get(name)
    const known = testOf(name)
    const found = known instanceof RegExp ? { source: known.source, flags: known.flags } : CODED.get(name)?.(tests)
    languages.set(name, found)
    return found
  }
  const test = (name: string, text: string): boolean => {
    const known = testOf(name)
    if (known instanceof RegExp) return known.test(text)
    return typeof known === 'function' ? Boolean((known as (text: string) => unknown)(text)) : true
  }
  return {
    assert: true,
    ofStrings: (name) => testOf(name) !== undefined && testOf(name) !== true,
    ofNumbers: (name) => (Object.hasOwn(tests, name) ? INTEGERS.get(name) : undefined),
    samples: (name) => SAMPLES.get(name) ?? [],
    known: (source) => {
      known ??= knownBy(language, test)
      return known.get(source)
    },
    test,
    language,
  }
}

/** What is known of each format, by its expression and by what that is split into. */
function knownBy(language: Formats['language'], test: Formats['test']): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>()
  for (const [name, examples] of SAMPLES) {
    const own = language(name)
    if (own === undefined) continue
    for (const { source } of conjuncts(own.source).filter(({ negated }) => !negated)) {
      const whole = source === own.source
      known.set(source, {
        examples,
        language: whole ? own : undefined,
        test: whole ? (text) => test(name, text) : undefined,
      })
    }
  }
  return known
}
