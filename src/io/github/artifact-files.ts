/** What is needed of an artifact: the files of a contract, or recordings. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UserError } from '../../model/error.js'
import type { ArtifactSource } from '../../model/source.js'
import { visible } from '../../model/visible.js'
import type { Brought, Found } from '../read/found.js'
import { decodeText } from '../read/text.js'
import { chooseParts, chooseRecordings } from './artifact-choice.js'
import { type Archive, withArtifact } from './artifacts.js'
import type { Reach } from './reach.js'
import { type Caps, type Unpacked, unpack } from './unzip.js'

const MIB = 1024 * 1024
const CONTRACT_CAPS: Caps = { each: 64 * MIB, all: 128 * MIB }
const RECORDING_CAPS: Caps = { each: 512 * MIB, all: 1024 * MIB }

/**
 * The files of a contract in an artifact; they stay in memory.
 * @param folder for the archive, which is taken away again
 * @throws MissingSource where there is no such artifact, UserError where it cannot be read
 */
export async function readArtifact(reach: Reach, source: ArtifactSource, folder: string): Promise<Found> {
  return withArtifact(reach, source, folder, async (archive) => {
    const texts = new Map<string, string>()
    let several = false
    const choose = async (names: readonly string[]) => {
      const chosen = await chooseParts(names, source, archive.shown)
      several = chosen.several
      return chosen.names
    }
    await take(archive, source, CONTRACT_CAPS, choose, async ({ name, chunks }) => {
      const shown = shownAs(archive, name)
      const bytes: Buffer[] = []
      for await (const chunk of chunks) bytes.push(chunk)
      texts.set(shown, decodeText(Buffer.concat(bytes), shown))
    })
    return { texts, several }
  })
}

/**
 * The recordings in an artifact, as files in `folder` whose names nobody else chose.
 * @throws as `readArtifact` does
 */
export async function bringRecordings(
  reach: Reach,
  source: ArtifactSource,
  folder: string,
): Promise<readonly Brought[]> {
  return withArtifact(reach, source, folder, async (archive) => {
    const brought: Brought[] = []
    const choose = (names: readonly string[]) => chooseRecordings(names, source, archive.shown)
    await take(archive, source, RECORDING_CAPS, choose, async ({ name, chunks }) => {
      const path = join(folder, `${randomUUID()}.jsonl`)
      await pipeline(Readable.from(chunks), createWriteStream(path, { flags: 'wx' }))
      brought.push({ path, shown: shownAs(archive, name) })
    })
    return brought
  })
}

function shownAs({ shown }: Archive, name: string): string {
  return `${shown}/${visible(name, 1_000)}`
}

/** An artifact without an archive is a folder of one file, called as the artifact is. */
async function take(
  archive: Archive,
  source: ArtifactSource,
  caps: Caps,
  choose: (names: readonly string[]) => Promise<readonly string[]>,
  use: (file: Unpacked) => Promise<void>,
): Promise<void> {
  const { file, shown, zipped } = archive
  if (zipped) return unpack(file, shown, caps, choose, use)
  const [name] = await choose([source.name])
  const { size } = await stat(file)
  if (size > caps.each) throw new UserError(`${shown} is larger than ${caps.each / MIB} MiB.`, 'Upload less.')
  if (name !== undefined) await use({ name, chunks: createReadStream(file) })
}
