/** The Action's inputs, read and checked once. An input that was not given is undefined: the config file may say it. */
import { closest, distance } from 'fastest-levenshtein'
import { UserError } from '../../model/error.js'
import { type Given, parseHeaders, parseVariables, withBearer } from '../../model/given.js'
import {
  ALLOW_BREAKING,
  type AllowBreaking,
  COMMENT,
  type CommentMode,
  FAIL_ON,
  type FailOn,
  FORMATS,
  type Formats,
  ON_BASE_FAILURE,
  type OnBaseFailure,
  SEMANTICS,
  type Semantics,
  type Shard,
} from '../../model/options.js'
import { parseShard } from '../../model/shard-words.js'

/** Every input of action.yml, in its order. */
export const INPUTS = [
  'contract',
  'baseline',
  'candidate',
  'server-command',
  'build-command',
  'base-ref',
  'on-base-failure',
  'server-headers',
  'server-token',
  'server-env',
  'server-timeout',
  'allow-scripts',
  'servers',
  'server',
  'probe',
  'suites',
  'tags',
  'live-replay',
  'allow-call',
  'calls',
  'shard',
  'merge',
  'config-file',
  'fail-on',
  'semantics',
  'formats',
  'allow-breaking',
  'allow-missing-baseline',
  'accept-label',
  'name',
  'working-directory',
  'comment',
  'annotations',
  'json-file',
  'sarif-file',
  'upload-sarif',
  'github-token',
] as const
type InputName = (typeof INPUTS)[number]

/** The least severe level that is annotated; `true` stands for `note`, `false` for `never`. */
export const ANNOTATIONS = ['never', 'error', 'warning', 'note'] as const
export type AnnotationMode = (typeof ANNOTATIONS)[number]

export interface Inputs {
  readonly contract: string | undefined
  readonly baseline: string | undefined
  readonly candidate: string | undefined
  readonly serverCommand: string | undefined
  readonly buildCommand: string | undefined
  /** A branch, tag or commit, `merge-base` or `last-release`. */
  readonly baseRef: string | undefined
  readonly onBaseFailure: OnBaseFailure
  /** With the token among them. */
  readonly serverHeaders: Given
  readonly serverEnv: Given
  readonly serverTimeoutMs: number | undefined
  readonly allowScripts: boolean
  /** A client configuration, or `auto`. */
  readonly servers: string | undefined
  /** Names of the list. */
  readonly server: readonly string[] | undefined
  readonly probe: boolean
  readonly suites: readonly string[] | undefined
  readonly tags: readonly string[] | undefined
  /** Recorded calls of tools that only read are made again. */
  readonly liveReplay: boolean
  readonly allowCalls: readonly string[] | undefined
  readonly calls: readonly string[] | undefined
  /** Only this part of the calls is replayed. */
  readonly shard: Shard | undefined
  /** Paths, folders or globs of the reports of shards. */
  readonly merge: readonly string[] | undefined
  readonly configFile: string | undefined
  readonly failOn: FailOn | undefined
  readonly semantics: Semantics | undefined
  readonly formats: Formats | undefined
  readonly allowBreaking: AllowBreaking | undefined
  readonly allowMissingBaseline: boolean
  readonly acceptLabel: string | undefined
  readonly name: string | undefined
  readonly workingDirectory: string
  readonly comment: CommentMode
  readonly annotations: AnnotationMode
  readonly jsonFile: string | undefined
  readonly sarifFile: string | undefined
  readonly uploadSarif: boolean
  readonly token: string | undefined
}

/**
 * Reads all inputs through `read`, which gives '' for what was not set.
 * @throws UserError where a value is none of those that its input takes
 */
export function readInputs(read: (name: InputName) => string): Inputs {
  const text = (name: InputName) => (read(name) === '' ? undefined : read(name))
  const choice = <T extends string>(name: InputName, choices: readonly T[]) => chosen(name, text(name), choices)
  const yes = (name: InputName) => isYes(name, text(name))
  return {
    contract: text('contract'),
    baseline: text('baseline'),
    candidate: text('candidate'),
    serverCommand: text('server-command'),
    buildCommand: text('build-command'),
    baseRef: text('base-ref'),
    onBaseFailure: choice('on-base-failure', ON_BASE_FAILURE) ?? 'fail',
    serverHeaders: headersOf(text('server-headers'), text('server-token')),
    serverEnv: parseVariables(linesOf(text('server-env')), { option: 'Input server-env' }),
    serverTimeoutMs: millisecondsOf('server-timeout', text('server-timeout')),
    allowScripts: yes('allow-scripts') ?? false,
    servers: text('servers'),
    server: namesOf(text('server')),
    probe: yes('probe') ?? false,
    suites: listOf(text('suites')),
    tags: listOf(text('tags')),
    liveReplay: yes('live-replay') ?? false,
    allowCalls: namesOf(text('allow-call')),
    calls: listOf(text('calls')),
    shard: shardOf(text('shard')),
    merge: listOf(text('merge')),
    configFile: text('config-file'),
    failOn: choice('fail-on', FAIL_ON),
    semantics: choice('semantics', SEMANTICS),
    formats: choice('formats', FORMATS),
    allowBreaking: choice('allow-breaking', ALLOW_BREAKING),
    allowMissingBaseline: yes('allow-missing-baseline') ?? false,
    acceptLabel: text('accept-label'),
    name: text('name'),
    workingDirectory: text('working-directory') ?? '.',
    comment: choice('comment', COMMENT) ?? 'on-change',
    annotations: annotationMode(text('annotations')),
    jsonFile: text('json-file'),
    sarifFile: text('sarif-file'),
    uploadSarif: yes('upload-sarif') ?? false,
    token: text('github-token'),
  }
}

/** One sentence for each variable that looks like an input and is none; a typo must not silently loosen the gate. */
export function unknownInputs(variables: readonly string[]): readonly string[] {
  const known = new Set<string>(INPUTS.map((name) => `INPUT_${name.toUpperCase()}`))
  return variables
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .map((variable) => {
      const name = variable.slice('INPUT_'.length).toLowerCase()
      return `There is no input ${JSON.stringify(name)}; it was ignored.${proposal(name.replaceAll('_', '-'), INPUTS)}`
    })
}

function chosen<T extends string>(name: string, value: string | undefined, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  throw new UserError(
    `Input ${name} is ${JSON.stringify(value)}, which is none of ${choices.join(', ')}.`,
    proposal(value, choices).trim() || `Set ${name} to one of them.`,
  )
}

function shardOf(value: string | undefined): Shard | undefined {
  return value === undefined ? undefined : parseShard(value, 'Input shard')
}

/** The booleans of YAML 1.2, as the toolkit reads them. */
function isYes(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (/^(?:true|True|TRUE)$/.test(value)) return true
  if (/^(?:false|False|FALSE)$/.test(value)) return false
  throw new UserError(`Input ${name} is ${JSON.stringify(value)}, which is no boolean.`, 'Set it to true or false.')
}

function headersOf(lines: string | undefined, token: string | undefined): Given {
  const headers = parseHeaders(linesOf(lines), { option: 'Input server-headers' })
  return withBearer(headers, token, { option: 'Input server-token' })
}

/** Lines that say something; commas are part of a value. */
function linesOf(value: string | undefined): readonly string[] {
  return (value ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
}

const LONGEST_SECONDS = 3_600

function millisecondsOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : 0
  if (seconds > 0 && seconds <= LONGEST_SECONDS) return Math.ceil(seconds * 1_000)
  throw new UserError(
    `Input ${name} is ${JSON.stringify(value)}, which is no number of seconds up to ${LONGEST_SECONDS}.`,
    'Write it as in `60`.',
  )
}

function annotationMode(value: string | undefined): AnnotationMode {
  if (value === undefined || /^(?:true|True|TRUE)$/.test(value)) return 'note'
  if (/^(?:false|False|FALSE)$/.test(value)) return 'never'
  const mode = chosen('annotations', value, [...ANNOTATIONS, 'true', 'false'])
  return ANNOTATIONS.find((known) => known === mode) ?? 'note'
}

/** A name a line: commas may be part of one. */
function namesOf(value: string | undefined): readonly string[] | undefined {
  const names = linesOf(value).map((line) => line.trim())
  return names.length > 0 ? names : undefined
}

/** Items by line or comma; commas inside the braces of a glob are its own. */
function listOf(value: string | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined
  const items = ['']
  let depth = 0
  for (const character of value) {
    if (character === '{') depth++
    else if (character === '}') depth--
    if (character === '\n' || (character === ',' && depth <= 0)) {
      items.push('')
      depth = 0
    } else items.push(`${items.pop()}${character}`)
  }
  const filled = items.map((item) => item.trim()).filter((item) => item !== '')
  return filled.length > 0 ? filled : undefined
}

function proposal(given: string, choices: readonly string[]): string {
  const near = closest(given, [...choices])
  return distance(given, near) <= Math.max(2, given.length / 3) ? ` Did you mean ${JSON.stringify(near)}?` : ''
}
