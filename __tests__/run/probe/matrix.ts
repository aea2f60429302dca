/** Every fault of fixtures/servers/faults.mjs, and what is to be found of it. */

export type Transport = 'stdio' | 'http'

export interface Fault {
  readonly fault: string
  readonly revision: string
  /** `rule`, `rule name` or `rule name (tool)`, sorted. */
  readonly found: readonly string[]
  readonly over: readonly Transport[]
}

const BOTH = ['stdio', 'http'] as const
const CURRENT = '2025-11-25'
const MODERN = '2026-07-28'

const of = (revision: string, over: readonly Transport[], faults: { readonly [fault: string]: readonly string[] }) =>
  Object.entries(faults).map(([fault, found]): Fault => ({ fault, revision, found, over }))

export const FAULTS: readonly Fault[] = [
  ...of(CURRENT, BOTH, {
    'tools-undeclared': ['capability-undeclared tools'],
    'resources-undeclared': ['capability-undeclared resources'],
    'schema-null': ['tool-listing-malformed inputSchema (count_entries)'],
    'schema-missing': ['tool-listing-malformed inputSchema (count_entries)'],
    'schema-untyped': ['tool-listing-malformed inputSchema (count_entries)'],
    'schema-of-array': ['tool-listing-malformed inputSchema (count_entries)'],
    'description-no-text': ['tool-listing-malformed description (count_entries)'],
    'annotation-no-boolean': ['tool-listing-malformed annotations (count_entries)'],
    'name-with-blank': ['tool-name-disallowed (count entries)'],
    'name-too-long': [`tool-name-disallowed (${'count_'.repeat(30)})`],
    'name-twice': ['tool-name-repeated (look_up)'],
    'cursor-accepted': ['cursor-accepted accepted'],
    'cursor-miscoded': ['cursor-accepted miscoded'],
    'page-repeated': ['pagination-broken repeated'],
    'order-changed': ['list-order-changed'],
    'content-untyped': ['content-malformed type (look_up)'],
    'content-unknown': ['content-malformed type (look_up)'],
    'params-unchecked': ['error-code-misused invalid-params'],
    'params-miscoded': ['error-code-misused invalid-params'],
    'unknown-tool-as-tool-error': ['unknown-tool-misreported tool'],
    'unknown-tool-accepted': ['unknown-tool-accepted'],
    'unknown-tool-miscoded': ['unknown-tool-misreported protocol'],
    'malformed-as-tool-error': ['malformed-arguments-misreported tool (look_up)'],
    'malformed-accepted': ['arguments-unvalidated malformed-arguments (look_up)'],
    'arguments-unchecked': ['arguments-unvalidated missing-argument (look_up)'],
    'layer-swapped': ['argument-validation-misplaced (look_up)'],
    'prompts-unserved': ['capability-unserved prompts'],
    'subscribe-unserved': ['capability-unserved resources.subscribe'],
    'logging-unserved': ['capability-unserved logging'],
    'completions-unserved': ['capability-unserved completions'],
    'ping-refused': ['ping-misanswered refused'],
    'ping-filled': ['ping-misanswered filled'],
    'method-accepted': ['error-code-misused unknown-method'],
    'method-miscoded': ['error-code-misused unknown-method'],
    'version-refused': ['version-misnegotiated refused'],
    'version-echoed': ['version-misnegotiated echoed'],
    'info-missing': ['handshake-malformed serverInfo'],
    'info-unversioned': ['handshake-malformed serverInfo.version'],
    'instructions-no-text': ['handshake-malformed instructions'],
    'notification-answered': ['notification-answered unknown-notification'],
    'id-retyped': ['response-malformed id'],
    'result-and-error': ['response-malformed both'],
    'message-missing': ['response-malformed message'],
    'invalid-miscoded': ['error-code-misused invalid-request'],
    'parse-miscoded': ['error-code-misused parse-error'],
    batch: ['batch-accepted'],
  }),
  ...of('2025-06-18', BOTH, {
    'version-forgotten': ['version-misnegotiated forgotten'],
    'layer-swapped': [],
    'name-with-blank': [],
  }),
  ...of('2025-03-26', BOTH, { batch: ['batch-refused'] }),
  ...of(CURRENT, ['stdio'], {
    'crash-on-garbage': ['server-ended parse-error'],
    'crash-on-unknown': ['server-ended unknown-method'],
    'stdout-polluted': ['stdout-polluted'],
    'answered-twice': ['response-malformed twice'],
    'roots-asked': ['client-capability-presumed roots/list'],
    'asks-unasked': [],
    'invalid-ignored': ['malformed-message-ignored invalid-request'],
    'parse-ignored': ['malformed-message-ignored parse-error'],
    'unknown-method-ignored': ['request-unanswered unknown-method'],
    'ping-ignored': ['request-unanswered ping'],
    'version-member-missing': ['response-malformed jsonrpc'],
    'code-no-integer': ['response-malformed code'],
  }),
  ...of(CURRENT, ['http'], {
    'crash-on-unknown': ['request-unanswered unknown-method'],
    'notification-status': ['http-status-misused initialized', 'http-status-misused unknown-notification'],
    'get-as-page': ['http-status-misused http-get'],
    'malformed-as-success': ['http-status-misused invalid-request', 'http-status-misused parse-error'],
    'origin-unchecked': ['http-origin-unchecked'],
    'session-unchecked': ['http-session-unchecked http-session-ended', 'http-session-unchecked http-session-unknown'],
    'session-kept': ['http-session-unchecked http-session-ended'],
    'session-unneeded': [],
    'session-missing-miscoded': ['http-session-misrefused'],
    'session-ended-miscoded': ['http-status-misused http-session-ended'],
    'session-with-blank': ['http-session-malformed'],
    'version-unchecked': ['http-version-unchecked'],
    'version-miscoded': ['http-status-misused http-version-unknown'],
    'answer-as-text': ['http-answer-misdeclared'],
  }),
  ...of(MODERN, BOTH, {
    'versions-mixed': ['handshake-malformed supportedVersions'],
    'discover-without-capabilities': [
      ...['capability-undeclared prompts', 'capability-undeclared resources', 'capability-undeclared tools'],
      'handshake-malformed capabilities',
    ],
    'meta-unchecked': ['request-metadata-unchecked', 'version-misnegotiated accepted'],
    'meta-miscoded': ['error-code-misused missing-capabilities'],
    'unsupported-accepted': ['version-misnegotiated accepted'],
    'unsupported-without-data': ['version-misnegotiated unsaid'],
    'unsupported-miscoded': ['version-misnegotiated miscoded'],
    'untyped-result': ['result-unmarked resultType'],
    'lifetime-missing': ['result-unmarked ttlMs'],
    'lifetime-negative': ['result-unmarked ttlMs'],
    'scope-missing': ['result-unmarked cacheScope'],
    'completions-unserved': ['capability-unserved completions'],
  }),
  ...of(MODERN, ['stdio'], { 'asks-unasked': ['client-capability-presumed ping'] }),
  ...of(MODERN, ['http'], {
    'method-header-unchecked': [
      'http-header-unchecked http-method-mismatched',
      'http-header-unchecked http-method-missing',
    ],
    'version-header-unchecked': ['http-header-unchecked http-version-mismatched'],
    'name-header-unchecked': ['http-header-unchecked http-name-mismatched'],
    'header-miscoded': [
      ...['http-method-mismatched', 'http-method-missing', 'http-name-mismatched', 'http-version-mismatched'].map(
        (probe) => `error-code-misused ${probe}`,
      ),
    ],
    'unknown-method-status': ['http-status-misused unknown-method'],
    'get-as-page': ['http-status-misused http-get'],
    'origin-unchecked': ['http-origin-unchecked'],
  }),
]

/** The server without a fault, in every revision that the transport has. */
export const GOOD: readonly Fault[] = ['2024-11-05', '2025-03-26', '2025-06-18', CURRENT, MODERN].flatMap(
  (revision) => ({
    ...{ fault: 'none', revision, found: [] },
    over: revision === '2024-11-05' ? ['stdio'] : BOTH,
  }),
)
