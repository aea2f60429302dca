/**
 * The walls of the house (docs/architecture.md): what each room may import. A room is a folder of src/, or a file that
 * stands alone there. Packages are named without their inner paths; `node:*` stands for all of node's own modules.
 */

/** What no pure room may touch: the world outside comes in as values. */
export const OUTSIDE = [
  'process',
  'console',
  'Date',
  'performance',
  'globalThis',
  'global',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'require',
  'Math.random',
]

/** `any` of packages means all of them, except those that another row keeps for itself. */
export const WALLS = {
  model: {
    rooms: [],
    packages: [
      'node:crypto',
      'canonicalize',
      'fastest-levenshtein',
      'json-p3',
      'jsonc-parser',
      'semver',
      'string-argv',
      'yaml',
    ],
    pure: false,
  },
  schema: { rooms: ['model'], packages: ['ajv', 'ajv-formats', 'refa'], pure: true },
  replay: { rooms: ['model', 'schema'], packages: [], pure: true },
  rules: { rooms: ['model', 'schema', 'replay'], packages: ['fastest-levenshtein', 'semver'], pure: true },
  verdict: { rooms: ['model'], packages: ['semver'], pure: true },
  report: {
    rooms: ['model'],
    packages: ['picocolors', 'fast-xml-builder', 'mdast-util-gfm-table', 'mdast-util-to-markdown', 'mdast'],
    pure: true,
  },
  check: { rooms: ['model', 'schema', 'replay', 'rules', 'verdict'], packages: [], pure: true },
  io: { rooms: ['model'], packages: 'any', pure: false },
  run: {
    rooms: ['model', 'schema', 'replay', 'rules', 'verdict', 'report', 'io', 'check'],
    packages: 'any',
    pure: false,
  },
  thread: { rooms: ['io', 'replay', 'schema'], packages: ['node:worker_threads'], pure: false, entry: true },
  action: {
    rooms: ['model', 'run'],
    packages: ['@actions/core', '@actions/github', 'node:os'],
    pure: false,
    entry: true,
  },
  cli: { rooms: ['model', 'run'], packages: ['commander'], pure: false, entry: true },
}

/** Lines a source file may have. */
export const MOST_LINES = 250

/**
 * Files that may be longer, each with its reason; a waiver that is no longer needed is a violation too.
 * @type {Record<string, string>}
 */
export const LONG_FILES = { 'rules/index.ts': 'The registry: one import and one line for each rule.' }

/** Names of files and folders that gather what belongs nowhere. */
export const VAGUE = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'shared'])
