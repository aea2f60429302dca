import { UserError } from './error.js'

/** Where a contract comes from. */
export type Source =
  /** A file, a folder or a glob of the working tree. */
  | { readonly kind: 'path'; readonly path: string }
  /** The same in a commit; `ref` is `merge-base` for the commit where the branch left its base. */
  | { readonly kind: 'git'; readonly ref: string; readonly path: string }

const READS = 'This version reads a path, a glob, a folder of one-tool files, git:REF:PATH and git:merge-base:PATH.'
const OTHER = /^(?:artifact|cache|stdio|npm|https?):/

/**
 * Parses a source as it is written in options. A path that looks like another source is written as `./git:…`.
 * @throws UserError where it is none that this version reads
 */
export function parseSource(text: string): Source {
  if (text.trim() === '') throw new UserError('The source of a contract is empty.', READS)
  const other = OTHER.exec(text)?.[0]
  if (other !== undefined) throw new UserError(`Contracts cannot be read from ${other} sources.`, READS)
  if (!text.startsWith('git:')) return { kind: 'path', path: text }
  const rest = text.slice('git:'.length)
  const colon = rest.indexOf(':')
  const ref = rest.slice(0, colon)
  const path = rest.slice(colon + 1)
  if (colon < 0 || ref === '' || path === '')
    throw new UserError(
      `${text} names no commit and path.`,
      'Write git:REF:PATH, as in git:main:contracts/server.json.',
    )
  if (!isPlainRef(ref))
    throw new UserError(
      `${JSON.stringify(ref)} in ${text} is no name of a commit.`,
      'Name a branch, a tag or a commit id.',
    )
  return { kind: 'git', ref, path }
}

/** A name that git takes for nothing but a commit: no option, no range, no search, no path. */
export function isPlainRef(ref: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return !ref.startsWith('-') && !/[\s\u0000-\u001f\u007f:?*[\\]|\.\.|@\{(?!u\}|upstream\}|\d+\})/.test(ref)
}
