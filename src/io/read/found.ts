import { MissingSource } from '../../model/error.js'

export interface ReadContext {
  /** Absolute; paths, globs and locations are relative to it. */
  readonly directory: string
  /** The branch or commit that `git:merge-base:PATH` is taken with. */
  readonly mergeBaseWith?: string
  /** A contract without tools is fine; refused otherwise. */
  readonly allowEmpty?: boolean
}

/** The files of a contract; `several` where they are parts, so that a bare schema is named by its file. */
export interface Found {
  readonly texts: ReadonlyMap<string, string>
  readonly several: boolean
}

/** Files of a folder that are parts of a contract. */
export const PART = /\.(?:json|snap)$/

export const RELATIVE = 'Check the path; it is relative to the working directory.'

/** What a glob leaves out unless it names it. */
export function ignoredBy(glob: string): string[] {
  return glob.includes('node_modules') ? [] : ['**/node_modules/**', '**/.git/**']
}

/** Worth asking the glob library? It is loaded only then. */
export function mayBeGlob(path: string): boolean {
  return /[*?{}[\]()!]/.test(path)
}

/** The refusal of a folder without parts. */
export function noParts(folder: string): MissingSource {
  return new MissingSource(`The folder ${folder} holds no .json or .snap file.`, 'Name a folder of one-tool files.')
}
