/** How the candidate becomes the baseline. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { mayBeGlob } from '../io/read/found.js'
import { UserError } from '../model/error.js'
import { maskSource } from '../model/mask-source.js'
import { parseSource } from '../model/source.js'

/** Flags that say which two contracts are compared. */
export interface Compared {
  readonly baseline: string
  readonly candidate: string
}

/**
 * The command that makes the candidate the baseline; undefined where it takes something else: a merge for a baseline in
 * git, a copy for a candidate that is a file.
 */
export function updateCommand({ baseline, candidate }: Compared): string | undefined {
  if (!isUpdatable(baseline, candidate)) return undefined
  return `mcp-compat gate --baseline ${quote(baseline)} --candidate ${quote(candidate)} --update-baseline`
}

/** Is the baseline a file, and the candidate something that has to be asked? */
export function isUpdatable(baseline: string, candidate: string): boolean {
  if (parseSource(baseline).kind !== 'path' || mayBeGlob(baseline)) return false
  return /^(?:stdio|npm|https?|artifact):/.test(candidate)
}

/** A word of a command line as a shell takes it, without anything that looks like a secret. */
export function quote(word: string): string {
  const shown = maskSource(word)
  return /^[\w./:@%+=,-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", `'\\''`)}'`
}

/**
 * The file that holds the baseline, absolute; it need not exist.
 * @throws UserError where the baseline is no single file of the working tree
 */
export function baselineFile(baseline: string, directory: string): string {
  const source = parseSource(baseline)
  if (source.kind !== 'path' || mayBeGlob(source.path))
    throw new UserError(
      `The baseline ${maskSource(baseline)} is no file of this folder, so it cannot be updated.`,
      'Write the contract with `mcp-compat capture SOURCE -o FILE`, and name that file as the baseline.',
    )
  const file = resolve(directory, source.path)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(
      `The baseline ${baseline} is a folder, which cannot be updated.`,
      'Update the files in it, or name one file as the baseline.',
    )
  return file
}
