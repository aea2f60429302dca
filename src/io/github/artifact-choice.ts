/** Which files of an artifact a source means. */
import { UserError } from '../../model/error.js'
import type { ArtifactSource } from '../../model/source.js'
import { visible } from '../../model/visible.js'
import { ignoredBy, mayBeGlob, PART } from '../read/found.js'

/** Names inside the artifact; `several` where they are parts of one contract. */
export interface Chosen {
  readonly names: readonly string[]
  readonly several: boolean
}

const RECORDING = /\.(?:jsonl|ndjson)(?:\.gz)?$/
const LISTED = 20

/**
 * The files of a contract, as on disk: a file, the parts in a folder, or what a glob matches. Where nothing is named, it
 * is the only file, or else the parts at the top.
 * @throws UserError that lists what is there where nothing is meant
 */
export async function chooseParts(names: readonly string[], source: ArtifactSource, shown: string): Promise<Chosen> {
  const path = pathOf(source)
  if (names.includes(path)) return { names: [path], several: false }
  if (path === '' && names.length === 1) return { names, several: false }
  const folder = path === '' ? '' : `${path}/`
  const parts = names.filter((name) => {
    const inside = name.startsWith(folder) ? name.slice(folder.length) : '/'
    return !inside.includes('/') && PART.test(inside)
  })
  const found = parts.length > 0 ? parts : await matching(names, path)
  if (found.length === 0) throw absent(names, path, shown)
  return { names: [...found].sort(), several: true }
}

/**
 * The recordings, as on disk: a file, those in a folder however deep, or what a glob matches.
 * @throws UserError that lists what is there where nothing is meant
 */
export async function chooseRecordings(
  names: readonly string[],
  source: ArtifactSource,
  shown: string,
): Promise<readonly string[]> {
  const path = pathOf(source)
  if (names.includes(path)) return [path]
  const folder = path === '' ? '' : `${path}/`
  const inside = names.filter((name) => name.startsWith(folder) && RECORDING.test(name))
  const found = inside.length > 0 ? inside : await matching(names, path)
  if (found.length === 0) throw absent(names, path, shown)
  return [...found].sort()
}

function pathOf({ path = '' }: ArtifactSource): string {
  return path.replace(/\/+$/, '')
}

async function matching(names: readonly string[], path: string): Promise<readonly string[]> {
  if (!mayBeGlob(path)) return []
  const { default: picomatch } = await import('picomatch')
  const matches = picomatch(path, { dot: true, ignore: ignoredBy(path) })
  return names.filter((name) => matches(name))
}

function absent(names: readonly string[], path: string, shown: string): UserError {
  const listed = names.slice(0, LISTED).map((name) => visible(name, 200))
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : ''
  const there = listed.length === 0 ? 'It is empty' : `It holds ${listed.join(', ')}${more}`
  return new UserError(
    path === '' ? `${shown} holds nothing that fits.` : `${shown} holds nothing at ${visible(path, 300)}.`,
    `${there}; write artifact:NAME/PATH.`,
  )
}
