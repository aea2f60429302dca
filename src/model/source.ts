import { parseArgsStringToArgv } from 'string-argv'
import { UserError } from './error.js'
import { maskSource } from './mask-source.js'
import { parseJson } from './positions.js'
import type { HttpServer, StdioServer } from './server.js'

/** A published package whose program is the server. */
export interface PackageSource {
  readonly kind: 'npm'
  readonly name: string
  /** A version, range or tag; `latest` where none was written. */
  readonly version: string
  /** Which of the package's programs; undefined: the only one, or the one that is called like the package. */
  readonly bin?: string
  /** What the program is started with. */
  readonly args: readonly string[]
}

/** The server of this repository at a commit, built and started (`.`: the working tree; MERGE_BASE, LAST_RELEASE). */
export interface BuiltSource {
  readonly kind: 'build'
  readonly ref: string
}

/** A file of a workflow artifact. */
export interface ArtifactSource {
  readonly kind: 'artifact'
  readonly name: string
  /** Inside the artifact; undefined: all of it. */
  readonly path?: string
  /** `this` run or a run's id; undefined: the newest successful run of `workflow` on `branch`. */
  readonly run?: string
  /** A workflow's file name or id; undefined: the workflow of this run. */
  readonly workflow?: string
  /** undefined: the base branch. */
  readonly branch?: string
}

export interface CacheSource {
  readonly kind: 'cache'
  readonly key: string
}

/** Where a contract comes from. */
export type Source =
  /** A file, a folder or a glob of the working tree. */
  | { readonly kind: 'path'; readonly path: string }
  /** The same in a commit; `ref` may be MERGE_BASE or LAST_RELEASE. */
  | { readonly kind: 'git'; readonly ref: string; readonly path: string }
  | StdioServer
  | HttpServer
  | PackageSource
  | BuiltSource
  | ArtifactSource
  | CacheSource

/** In place of a commit: where HEAD left its base. A branch of that name is written as refs/heads/merge-base. */
export const MERGE_BASE = 'merge-base'
/** In place of a commit: the newest release before HEAD. */
export const LAST_RELEASE = 'last-release'

/** Is a program started to read it? A pull request may have written that program. */
export function startsProgram({ kind }: Source): boolean {
  return kind === 'stdio' || kind === 'npm' || kind === 'build'
}

/** How sources are written, for messages. */
export const SOURCES =
  'A source is a path, a glob, a folder of one-tool files, git:REF:PATH, stdio:COMMAND, http(s)://…, npm:PACKAGE@VERSION, build:REF, artifact:NAME[/PATH] or cache:KEY.'

/**
 * Parses a source as it is written in options. A path that looks like another source is written as `./git:…`.
 * @throws UserError where it is none
 */
export function parseSource(text: string): Source {
  if (text.trim() === '') throw new UserError('The source of a contract is empty.', SOURCES)
  const kind = /^(git|stdio|npm|build|artifact|cache|https?):/.exec(text)?.[1]
  const rest = text.slice((kind?.length ?? -1) + 1)
  const shown = maskSource(text)
  switch (kind) {
    case 'git':
      return parseGit(rest, shown)
    case 'stdio':
      return { kind, command: wordsOf(rest, shown) }
    case 'http':
    case 'https':
      return { kind: 'http', url: urlOf(text, shown) }
    case 'npm':
      return parsePackage(rest, shown)
    case 'build':
      return { kind, ref: refOf(rest, shown) }
    case 'artifact':
      return parseArtifact(rest, shown)
    case 'cache':
      if (rest.trim() === '') throw new UserError(`${shown} names no key.`, 'Write cache:KEY.')
      return { kind, key: rest }
    default:
      return { kind: 'path', path: text }
  }
}

function parseGit(rest: string, text: string): Source {
  const colon = rest.indexOf(':')
  const path = rest.slice(colon + 1)
  if (colon <= 0 || path === '')
    throw new UserError(
      `${text} names no commit and path.`,
      'Write git:REF:PATH, as in git:main:contracts/server.json.',
    )
  return { kind: 'git', ref: refOf(rest.slice(0, colon), text), path }
}

function refOf(ref: string, text: string): string {
  if (ref !== '' && isPlainRef(ref)) return ref
  throw new UserError(
    `${JSON.stringify(maskSource(ref))} in ${text} is no name of a commit.`,
    'Name a branch, a tag or a commit id.',
  )
}

const COMMANDS =
  'Write stdio:COMMAND, as in "stdio:node server.js", or the words as a list: stdio:["node", "server.js"]. Quotes hold words together; no shell reads them.'

/** A command as it is typed, split into words, or the words as a JSON array. No shell ever sees it. */
function wordsOf(rest: string, text: string): readonly [string, ...string[]] {
  const [program, ...args] = /^\s*\[/.test(rest) ? listedWords(rest, text) : typedWords(rest, text)
  if (program === undefined || program === '') throw new UserError(`${text} names no command.`, COMMANDS)
  if ([program, ...args].some((word) => word.includes('\0')))
    throw new UserError(`${text} has a null character in it.`, COMMANDS)
  return [program, ...args]
}

function typedWords(rest: string, text: string): readonly string[] {
  if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(rest)) return parseArgsStringToArgv(rest)
  throw new UserError(`A quote in ${text} is not closed.`, COMMANDS)
}

function listedWords(rest: string, text: string): readonly string[] {
  const words = parseJson(rest, text)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  throw new UserError(`${text} is no list of texts.`, COMMANDS)
}

function urlOf(text: string, shown: string): string {
  if (URL.canParse(text) && new URL(text).hostname !== '') return text
  throw new UserError(`${JSON.stringify(shown)} is no URL.`, 'Write https://HOST/PATH.')
}

/** npm takes what is called so for a file. */
const ARCHIVE = /\.(?:tgz|tar|tar\.gz)$/i

/** `NAME@VERSION#BIN ARGS`, where the name may have a scope. */
function parsePackage(rest: string, text: string): PackageSource {
  const [spec = '', ...args] = parseArgsStringToArgv(rest)
  const parts =
    /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@([^\s/\\:#@]+))?(?:#([^\s/\\#]+))?$/i.exec(spec)
  const [, name, version = 'latest', bin] = parts ?? []
  if (name === undefined || [name, version].some((part) => ARCHIVE.test(part)))
    throw new UserError(
      `${text} names no package.`,
      'Write npm:PACKAGE@VERSION, and the arguments of its program after it.',
    )
  if (/^(?:\|\||[<>=~^]|-$)/.test(args[0] ?? ''))
    throw new UserError(
      `${text} has a blank in its range of versions, and what follows a blank is an argument of the program.`,
      'Write the range without blanks, as in ^1.2.0||^2.0.0.',
    )
  return { kind: 'npm', name, version, args, ...(bin === undefined ? {} : { bin }) }
}

const ARTIFACT_OPTIONS = ['run', 'workflow', 'branch'] as const

/** `NAME[/PATH][?run=…|workflow=…&branch=…]` */
function parseArtifact(rest: string, text: string): ArtifactSource {
  const mark = rest.indexOf('?')
  const [name = '', ...path] = (mark < 0 ? rest : rest.slice(0, mark)).split('/')
  const options = new URLSearchParams(mark < 0 ? '' : rest.slice(mark + 1))
  const known = ARTIFACT_OPTIONS.map((option) => [option, options.get(option)] as const)
  const unknown = [...options.keys()].find((key) => !ARTIFACT_OPTIONS.some((option) => option === key))
  if (name === '' || unknown !== undefined)
    throw new UserError(
      name === '' ? `${text} names no artifact.` : `${JSON.stringify(unknown)} in ${text} is no option of an artifact.`,
      'Write artifact:NAME/PATH, with ?run=ID, or ?workflow=FILE&branch=NAME after it where needed.',
    )
  return {
    kind: 'artifact',
    name,
    ...(path.length === 0 ? {} : { path: path.join('/') }),
    ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
  }
}

/** A name that git takes for nothing but a commit: no option, no range, no search, no path. */
export function isPlainRef(ref: string): boolean {
  if (ref === '' || ref.startsWith('-')) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return !/[\s\u0000-\u001f\u007f:?*[\\]|\.\.|@\{(?!u\}|upstream\}|\d+\})/.test(ref)
}
