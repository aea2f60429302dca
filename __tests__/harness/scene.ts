/** One server's contract over two commits, and the Action run on it under any event. */
import { pullRequestEvent } from './events.js'
import type { LoopbackGitHub } from './github.js'
import { type Files, Repository } from './repository.js'
import { type ActionResult, type ActionRun, runAction } from './run-action.js'

export const CONTRACT = 'contracts/query.json'
export const CALLS = 'calls.jsonl'

/** The contract of a server with the one tool run_query. */
export function queryContract(schema: { properties?: object; required?: string[] } = {}, description = 'Runs SQL.') {
  const properties = {
    sql: { type: 'string' },
    limit: { type: 'integer' },
    format: { enum: ['json', 'csv'] },
    ...schema.properties,
  }
  const required = ['sql', ...(schema.required ?? [])]
  return {
    tools: [
      {
        name: 'run_query',
        description,
        inputSchema: { type: 'object', properties, required, additionalProperties: false },
      },
    ],
  }
}

/** A change that breaks every call. */
export const BREAKING = queryContract({ properties: { tenant_id: { type: 'string' } }, required: ['tenant_id'] })
/** A change that breaks none. */
export const COMPATIBLE = queryContract({ properties: { cache: { type: 'boolean' } } })

const RECORDING = [
  { tool: 'run_query', arguments: { sql: 'select 1' } },
  { tool: 'run_query', arguments: { sql: 'select 2', format: 'csv' } },
]

/** A repository whose main holds the baseline, and whose branch changes it. */
export interface Scene {
  readonly repository: Repository
  readonly base: string
  readonly head: string
  /** The checked out merge of both. */
  readonly merge: string
}

/** Main moves on after the branch left it, as it does in real life. */
export function createScene(candidate: unknown, more: Files = {}): Scene {
  const repository = Repository.create()
  repository.commit('Begin', {
    [CONTRACT]: queryContract(),
    [CALLS]: RECORDING.map((call) => JSON.stringify(call)).join('\n'),
    '.github/workflows/ci.yml': 'on: pull_request\n',
  })
  repository.git('checkout', '-q', '-b', 'topic')
  const head = repository.commit('Change the contract', { [CONTRACT]: candidate, ...more })
  repository.git('checkout', '-q', 'main')
  const base = repository.commit('Move on', { 'other.txt': 'x' })
  return { repository, base, head, merge: repository.mergeCheckout(base, head) }
}

/** Runs the Action on pull request 7 of a scene. */
export function runPullRequest(
  github: LoopbackGitHub,
  { repository, base, head, merge }: Scene,
  inputs: Readonly<Record<string, string>> = {},
  more: Partial<ActionRun> & { readonly fork?: boolean } = {},
): Promise<ActionResult> {
  const { fork, ...run } = more
  return runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    inputs: { contract: CONTRACT, calls: CALLS, ...inputs },
    event: 'pull_request',
    payload: pullRequestEvent(7, base, head, { fork: fork === true }),
    ref: 'refs/pull/7/merge',
    sha: merge,
    ...run,
  })
}

/** The 1-based line of a file of the scene that holds the text. */
export function lineOf(content: unknown, text: string): number {
  const lines = JSON.stringify(content, null, 2).split('\n')
  const index = lines.findIndex((line) => line.includes(text))
  if (index < 0) throw new Error(`no line holds ${text}`)
  return index + 1
}
