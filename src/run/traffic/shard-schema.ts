/** What a report has to look like to be joined: whatever lies in an artifact may have been written by anybody. */
import type { Json } from '../../model/json.js'

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const texts = { type: 'array', items: text }
const list = (items: Json): Json => ({ type: 'array', items })
const object = (properties: { [name: string]: Json }, optional: { [name: string]: Json } = {}): Json => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
})
const choice = (...values: string[]): Json => ({ enum: values })

const EFFECT = choice('breaking', 'silent', 'undecided', 'advisory', 'compatible')
const LEVEL = choice('error', 'warning', 'note', 'off')
const LEVELS = { type: 'object', additionalProperties: LEVEL }
const LOCATION = object({ file: text, line: count, column: count }, { endLine: count, endColumn: count })
const DIGEST = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' }
const CONTRACT = object({ source: text, digest: DIGEST, tools: count, toolNames: texts }, { version: text })
const REJECTION = object({ pointer: text, keyword: text, schemaPointer: text, message: text }, { name: text })
const REASON = object({ schemaPointer: text, keyword: text, pointer: text }, { name: text })
const PAIR = { type: 'array', items: text, minItems: 2, maxItems: 2 }

const FINDING = object(
  {
    ...{ rule: text, effect: EFFECT, tool: { type: ['string', 'null'] }, pointer: text, message: text },
    side: choice('input', 'output', 'tool', 'contract'),
  },
  {
    ...{ subject: text, baselinePointer: text, path: text, name: text, keyword: text, location: LOCATION },
    ...{ sealed: object({}, { before: DIGEST, after: DIGEST }), standing: choice('introduced', 'kept') },
  },
)

const CALL = object({ arguments: true, count, isError: { type: 'boolean' }, file: text, line: count }, { tool: text })
const STATUS = choice(
  ...['unknown-tool', 'undecided', 'invalid-under-baseline', 'failed-when-recorded', 'broken', 'dropped', 'defaulted'],
  ...['aliased', 'valid'],
)
const OUTCOME = object(
  {
    ...{ call: CALL, tool: text, status: STATUS, rejections: list(REJECTION), dropped: texts, defaulted: texts },
    fixed: { type: 'boolean' },
  },
  { why: text, alias: text, defaults: list(object({ pointer: text, before: true, after: true })) },
)
const OUTCOMES = object(
  { total: count, outcomes: list(OUTCOME) },
  { kinds: list(object({ kind: DIGEST, content: DIGEST })) },
)
const TALLY = object({
  ...{ tool: text, status: STATUS, rejections: list(REASON), dropped: texts, defaulted: texts, calls: count },
})

const TOOL_COVERAGE = object({
  ...{ tool: text, calls: count, unsentProperties: texts },
  unsentValues: list(object({ pointer: text, values: list(true) })),
  untakenBranches: list(object({ pointer: text, schemaPointer: text })),
  declared: object({ properties: count, enumValues: count, branches: count }),
})
const COVERAGE = object({
  tools: object({ total: count, called: count }),
  properties: object({ total: count, sent: count }),
  enumValues: object({ total: count, sent: count }),
  branches: object({ total: count, taken: count }),
  uncalledTools: texts,
  perTool: list(TOOL_COVERAGE),
})

const COUNTS = object({
  ...{ recorded: count, valid: count, broken: count, failedWhenRecorded: count, dropped: count, defaulted: count },
  ...{ aliased: count, invalidUnderBaseline: count, fixed: count, unknownTool: count, undecided: count },
})
const REPLAY = object({
  ...{ counts: COUNTS, broken: OUTCOMES, failedWhenRecorded: OUTCOMES, dropped: OUTCOMES, defaulted: OUTCOMES },
  ...{ invalid: OUTCOMES, unknownTool: OUTCOMES, undecided: OUTCOMES, aliased: OUTCOMES, coverage: COVERAGE },
  mends: list(object({ tool: text, arguments: list(PAIR), broken: count, dropped: count }, { to: text })),
  tallies: list(TALLY),
  coarse: { anyOf: [{ type: 'null' }, texts] },
})

const ACCEPT = object(
  { reason: text, at: text },
  { fingerprint: text, rule: text, tool: text, pointer: text, until: text, shared: { type: 'boolean' } },
)
const POLICY = object({
  failOn: choice('broken-calls', 'breaking', 'silent', 'drift'),
  ...{ levels: LEVELS, accept: list(ACCEPT), allowBreaking: choice('never', 'major'), today: text },
})
const IDENTITY: { [name: string]: Json } = {
  format: { type: 'integer', minimum: 1 },
  version: text,
  index: { type: 'integer', minimum: 1 },
  of: { type: 'integer', minimum: 1, maximum: 10_000 },
}

/** The member `shard` of a report. */
export const SHARD: Json = object(
  {
    ...IDENTITY,
    settings: DIGEST,
    recordings: object({ files: texts, lines: count, calls: count, sum: count }),
    ...{ baseline: CONTRACT, candidate: CONTRACT, pin: choice('same', 'changed'), findings: list(FINDING) },
    decisions: list(
      object({
        ...{ tool: text, side: choice('input', 'output'), contained: choice('yes', 'no', 'unknown') },
        ms: { type: 'number' },
      }),
    ),
    ...{ policy: POLICY, notices: texts },
    differences: list(object({ pointer: text })),
    places: list(object({ key: text, location: LOCATION })),
  },
  { probed: choice('alone', 'compared'), replay: REPLAY },
)

/** The same of a report over several servers. */
export const SHARD_OF_SERVERS: Json = object({
  ...IDENTITY,
  together: object({ shared: list(ACCEPT), levels: LEVELS, today: text, notices: texts }),
})

/** A server in a report over several. */
export const SERVER: Json = {
  anyOf: [
    object({ name: text, shard: true }),
    object({ name: text, error: object({ message: text }, { next: text }) }),
    object({ name: text, skipped: text }),
  ],
}
