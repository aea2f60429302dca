import { MissingSource, UserError } from '../../model/error.js'
import type { Json } from '../../model/json.js'
import { maskSource } from '../../model/mask-source.js'
import type { Server, ServerSettings } from '../../model/server.js'
import type { ArtifactSource, BuiltSource, CacheSource } from '../../model/source.js'
import type { Prepared } from './package.js'

/** What sources beyond files, git and URLs need from outside; a source whose part is missing is refused. */
export interface Outside {
  readonly servers: ServerSettings
  /** Builds the server of this repository at a commit. */
  readonly build?: (source: BuiltSource) => Promise<Prepared>
  /** The same without a wait for what was built before, for a run that needs both at once. */
  readonly buildBeside?: (source: BuiltSource) => Promise<Prepared>
  readonly artifact?: (source: ArtifactSource) => Promise<Found>
  readonly cache?: (source: CacheSource) => Promise<Found>
  /** Recordings of an artifact, brought to files. */
  readonly recordings?: (source: ArtifactSource) => Promise<readonly Brought[]>
}

/** A file that was brought here from elsewhere. */
export interface Brought {
  /** Absolute. */
  readonly path: string
  /** What it is called in reports. */
  readonly shown: string
}

export interface ReadContext {
  /** Absolute; paths, globs and locations are relative to it. */
  readonly directory: string
  /** The branch or commit that `git:merge-base:PATH` is taken with. */
  readonly mergeBaseWith?: string
  readonly outside?: Outside
  /** A contract without tools is fine; refused otherwise. */
  readonly allowEmpty?: boolean
  /** Looks closer at a server after it was captured, while it can still be started. */
  readonly look?: Look
}

/** `shown`: the source without secrets; `value`: its contract in the shape of a capture. */
export type Look = (seen: {
  readonly server: Server
  readonly settings: ServerSettings
  readonly shown: string
  readonly value: Json
}) => Promise<void>

/** What this run can do about a kind of source. @throws UserError where that is nothing */
export function offered<T>(part: T | undefined, source: string): T {
  if (part !== undefined) return part
  throw new UserError(`${maskSource(source)} cannot be read here.`, 'docs/sources.md says what each source needs.')
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
