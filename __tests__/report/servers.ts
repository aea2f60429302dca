/** Verdicts over several servers, and one that no rule explains. */
import type { ServerVerdict, Verdict } from '../../src/model/verdict.js'
import { judge } from '../../src/verdict/judge.js'
import { sumOf } from '../../src/verdict/sum.js'
import { input, policy } from '../verdict/samples.js'
import { cleanVerdict, richVerdict } from './rich.js'

const DIGEST = `sha256:${'d'.repeat(64)}`
const UPDATE = 'mcp-compat gate --server warehouse --update-baseline'

/** One that fails, one that could not be read, one that passes, one that is off, one whose pin alone says something. */
export function serversVerdict(more: readonly ServerVerdict[] = []): Verdict {
  const clean = cleanVerdict()
  const servers: readonly ServerVerdict[] = [
    {
      name: 'docs',
      verdict: {
        ...clean,
        baseline: { ...clean.baseline, digest: DIGEST },
        candidate: { ...clean.candidate, digest: DIGEST },
      },
    },
    { name: 'warehouse', verdict: { ...richVerdict(), update: UPDATE } },
    { name: 'search', error: { message: 'http://127.0.0.1:9/mcp cannot be reached.', next: 'Is it running?' } },
    { name: 'old', skipped: 'It is switched off in the client configuration.' },
    { name: 'notes', verdict: unexplainedVerdict() },
    ...more,
  ]
  const expired = {
    rule: 'tool-removed',
    reason: 'The tool was announced to go.',
    until: '2026-01-31',
    at: '.github/mcp-compat.yml:4',
  }
  return sumOf(servers, {
    shared: [expired],
    today: '2026-11-30',
    notices: ['Configured by .github/mcp-compat.yml.'],
    levels: {},
  })
}

/** The pin changed, and no rule names a change. */
export function unexplainedVerdict(): Verdict {
  const digest = (sign: string): string => `sha256:${sign.repeat(64)}`
  const { verdict } = judge(
    input({
      baseline: { source: 'mcp-contract.json', digest: digest('a'), tools: 1 },
      candidate: { source: 'stdio:node server.js', digest: digest('b'), tools: 1 },
      policy: policy({ failOn: 'drift' }),
    }),
  )
  return {
    ...verdict,
    differences: [
      { pointer: '/tools/add/x-cost/per-call', before: 1, after: 2 },
      { pointer: '/tools/add/x-owner', before: undefined, after: '<b>me</b> | `you`' },
      { pointer: '/tools/add/x-since', before: { release: '1.0' }, after: undefined },
    ],
    update: "mcp-compat gate --baseline mcp-contract.json --candidate 'stdio:node server.js' --update-baseline",
  }
}
