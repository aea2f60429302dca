/** The workflows that `init` writes. */
import { UserError } from '../model/error.js'
import { maskSource } from '../model/mask-source.js'

/** What the workflow checks. */
export type Check =
  /** The server of this repository, built and started at both commits; with `baseline` against a committed contract. */
  | {
      readonly kind: 'server'
      readonly command: string
      readonly build: string | undefined
      readonly baseline: string | undefined
    }
  /** A contract that is a file of the repository. */
  | { readonly kind: 'contract'; readonly contract: string }
  /** Servers of others, every night. */
  | { readonly kind: 'clients'; readonly file: string; readonly variables: readonly string[] }

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1'

/**
 * The workflow file. `uses` is the Action at a commit, with its version as a comment.
 * @throws UserError where a command holds what a workflow would take for an expression
 */
export function workflowFor(check: Check, uses: string): string {
  return [
    'name: MCP contract',
    '',
    ...triggers(check),
    '',
    'permissions:',
    '  contents: read',
    '',
    'concurrency:',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
    '  group: mcp-contract-${{ github.ref }}',
    '  cancel-in-progress: true',
    '',
    'jobs:',
    '  contract:',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 15',
    '    permissions:',
    '      contents: read',
    check.kind === 'clients' ? '      security-events: write' : '      pull-requests: write',
    '    steps:',
    `      - uses: ${CHECKOUT}`,
    '        with:',
    '          persist-credentials: false',
    // The base is another commit; without a token in the checkout it could not be fetched later.
    ...(check.kind === 'clients' ? [] : ['          fetch-depth: 0']),
    `      - uses: ${uses}`,
    ...environment(check),
    '        with:',
    ...inputs(check),
    '',
  ].join('\n')
}

function triggers({ kind }: Check): readonly string[] {
  if (kind === 'clients') return ['on:', '  schedule:', "    - cron: '17 4 * * *'", '  workflow_dispatch:']
  return ['on:', '  pull_request:', '    types: [opened, synchronize, reopened, labeled, unlabeled]']
}

/** Secrets that the servers of a client configuration are given by reference. */
function environment(check: Check): readonly string[] {
  if (check.kind !== 'clients' || check.variables.length === 0) return []
  return ['        env:', ...check.variables.map((name) => `          ${name}: \${{ secrets.${name} }}`)]
}

function inputs(check: Check): readonly string[] {
  switch (check.kind) {
    case 'server':
      return [
        `          server-command: ${scalar(check.command)}`,
        ...(check.build === undefined ? [] : block('build-command', check.build)),
        ...(check.baseline === undefined ? [] : [`          baseline: ${scalar(check.baseline)}`]),
        '          accept-label: "mcp-compat: accept"',
      ]
    case 'contract':
      return [`          contract: ${scalar(check.contract)}`, '          accept-label: "mcp-compat: accept"']
    case 'clients':
      return [`          servers: ${scalar(check.file)}`, '          upload-sarif: true']
  }
}

function block(name: string, lines: string): readonly string[] {
  const all = plain(lines).split('\n')
  if (all.length === 1) return [`          ${name}: ${scalar(all[0] ?? '')}`]
  return [`          ${name}: |`, ...all.map((line) => `            ${line}`)]
}

/** Text as YAML reads it: bare where that means the same. */
function scalar(text: string): string {
  const bare = /^[A-Za-z][\w./@ -]*$/.test(plain(text)) && !/^(?:true|false|yes|no|on|off|null)$/i.test(text)
  return bare && !text.endsWith(' ') ? text : JSON.stringify(text)
}

function plain(text: string): string {
  if (maskSource(text) !== text)
    throw new UserError(
      `${JSON.stringify(maskSource(text))} holds what looks like a secret, and a workflow file is no place for one.`,
      'Leave it out, and give it to the server by input server-env from a secret of the repository.',
    )
  if (!text.includes('${{')) return text
  throw new UserError(
    `${JSON.stringify(text)} holds what a workflow takes for an expression.`,
    'Give another command with --server-command.',
  )
}
