import type { Entry } from '../yaml-reader.js'
import { type Assertion, type Bounds, type Check, type Expectation, type ExpectedOutcome, TYPE_NAMES } from './suite.js'
import type { SuiteReader } from './suite-reader.js'

const KEYS = ['outcome', 'code', 'message', 'result', 'structured', 'within'] as const
const OUTCOMES = ['success', 'tool-error', 'protocol-error'] as const
const CHECKS = [
  ...['equals', 'matches', 'contains', 'exists', 'length', 'count', 'value', 'type', 'not'],
] as readonly string[]

/**
 * What a case expects: an outcome alone, or a mapping. Nothing said is a success.
 * @param item the case, where nothing is said
 */
export function readExpectation(
  reader: SuiteReader,
  entry: Entry | undefined,
  item: Entry,
  known: ReadonlySet<string>,
): Expectation {
  if (entry === undefined) return { outcome: { kind: 'success', at: reader.locationOf(item.offset) }, assertions: [] }
  if (reader.formOf(entry) === 'scalar')
    return {
      outcome: { kind: reader.oneOf(entry, '"expect"', OUTCOMES), at: reader.locationOf(entry.offset) },
      assertions: [],
    }
  const entries = reader.entries(entry, '"expect"', KEYS)
  const outcome = readOutcome(reader, entries, entry, known)
  const within = entries.get('within')
  const assertions = (['result', 'structured'] as const).flatMap((root) => {
    const paths = entries.get(root)
    if (paths === undefined) return []
    if (outcome.kind === 'protocol-error')
      throw reader.fail(paths.keyOffset, `a protocol error has no result, so "${root}" cannot be looked into.`)
    return [...reader.entries(paths, `"${root}"`)].map(([path, said]) => readAssertion(reader, root, path, said, known))
  })
  return {
    outcome,
    assertions,
    ...(within === undefined
      ? {}
      : { within: { ms: reader.duration(within, '"within"'), at: reader.locationOf(within.keyOffset) } }),
  }
}

function readOutcome(
  reader: SuiteReader,
  entries: ReadonlyMap<string, Entry>,
  around: Entry,
  known: ReadonlySet<string>,
): ExpectedOutcome {
  const [stated, code, message] = [entries.get('outcome'), entries.get('code'), entries.get('message')]
  const kind = stated === undefined ? 'success' : reader.oneOf(stated, '"outcome"', OUTCOMES)
  if (code !== undefined && kind !== 'protocol-error')
    throw reader.fail(code.keyOffset, 'only a protocol error has a "code".', 'Write outcome: protocol-error.')
  if (message !== undefined && kind === 'success')
    throw reader.fail(
      message.keyOffset,
      'only an error has a "message".',
      'Write outcome: tool-error or protocol-error.',
    )
  return {
    kind,
    at: reader.locationOf(stated?.keyOffset ?? around.keyOffset),
    ...(code === undefined
      ? {}
      : { code: { value: reader.number(code, '"code"'), at: reader.locationOf(code.keyOffset) } }),
    ...(message === undefined ? {} : { message: readMessage(reader, message, known) }),
  }
}

function readMessage(
  reader: SuiteReader,
  entry: Entry,
  known: ReadonlySet<string>,
): NonNullable<ExpectedOutcome['message']> {
  const pattern = reader.pattern(entry, '"message"')
  reader.refuseUnknown(pattern, known, entry)
  return { pattern, at: reader.locationOf(entry.keyOffset) }
}

/** A plain value is what the place equals. */
function readAssertion(
  reader: SuiteReader,
  root: Assertion['root'],
  text: string,
  said: Entry,
  known: ReadonlySet<string>,
): Assertion {
  const at = reader.locationOf(said.keyOffset)
  const path = reader.path(text, said.keyOffset)
  if (reader.formOf(said) === 'mapping') return { root, path, at, checks: readChecks(reader, said, known, false) }
  const value = reader.template(said, text)
  reader.refuseUnknown(value, known, said)
  return { root, path, at, checks: [{ keyword: 'equals', at, negated: false, value }] }
}

function readChecks(reader: SuiteReader, said: Entry, known: ReadonlySet<string>, negated: boolean): readonly Check[] {
  const words = negated ? CHECKS.filter((word) => word !== 'not') : CHECKS
  const entries = reader.entries(said, negated ? '"not"' : 'an assertion', words)
  if (entries.size === 0) throw reader.fail(said.offset, 'the assertion says nothing.', `Keys: ${words.join(', ')}.`)
  return [...entries].flatMap(([word, entry]) =>
    word === 'not' ? readChecks(reader, entry, known, true) : [readCheck(reader, word, entry, known, negated)],
  )
}

function readCheck(
  reader: SuiteReader,
  word: string,
  entry: Entry,
  known: ReadonlySet<string>,
  negated: boolean,
): Check {
  const where = { at: reader.locationOf(entry.keyOffset), negated }
  switch (word) {
    case 'equals':
    case 'contains': {
      const value = reader.template(entry, `"${word}"`)
      reader.refuseUnknown(value, known, entry)
      return { ...where, keyword: word, value }
    }
    case 'matches': {
      const pattern = reader.pattern(entry, '"matches"')
      reader.refuseUnknown(pattern, known, entry)
      return { ...where, keyword: 'matches', pattern }
    }
    case 'exists':
      return { ...where, keyword: 'exists', wanted: reader.flag(entry, '"exists"') }
    case 'type': {
      const types = reader.formOf(entry) === 'list' ? reader.items(entry, '"type"') : [entry]
      return { ...where, keyword: 'type', types: types.map((type) => reader.oneOf(type, '"type"', TYPE_NAMES)) }
    }
    default:
      return { ...where, keyword: word as 'length' | 'count' | 'value', bounds: readBounds(reader, entry, `"${word}"`) }
  }
}

/** A number, or a mapping with `minimum` and `maximum`. */
function readBounds(reader: SuiteReader, entry: Entry, what: string): Bounds {
  if (reader.formOf(entry) === 'scalar') {
    const exact = reader.number(entry, what)
    return { minimum: exact, maximum: exact }
  }
  const entries = reader.entries(entry, what, ['minimum', 'maximum'])
  const bound = (key: 'minimum' | 'maximum'): Bounds => {
    const value = entries.get(key)
    return value === undefined ? {} : { [key]: reader.number(value, `"${key}"`) }
  }
  if (entries.size === 0) throw reader.fail(entry.offset, `${what} has neither "minimum" nor "maximum".`)
  return { ...bound('minimum'), ...bound('maximum') }
}
