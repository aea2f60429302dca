/** Zip archives as actions/upload-artifact makes them, and as nobody should. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  readonly name: string
  readonly content: string | Buffer
  /** Not compressed. */
  readonly stored?: boolean
  /** What the archive says of the size, where it lies. */
  readonly declared?: number
  /** What the archive says of the CRC-32, where it lies. */
  readonly crc?: number
  /** Unix mode, with the file type. */
  readonly mode?: number
  /** Bits of the general purpose flag beside UTF-8. */
  readonly flags?: number
  readonly method?: number
  /** The compressed bytes, where they are not those of the content. */
  readonly raw?: Buffer
}

const UTF8 = 0x800

/** An archive of these files, in this order; the same name may come twice. */
export function zip(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const content = Buffer.from(file.content)
    const data = file.raw ?? (file.stored ? content : deflateRawSync(content))
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(UTF8 | (file.flags ?? 0), 2)
    fields.writeUInt16LE(file.method ?? (file.stored ? 0 : 8), 4)
    fields.writeUInt32LE(file.crc ?? crc32(content), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(file.declared ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(((file.mode ?? 0o100644) << 16) >>> 0, 6)
    rest.writeUInt32LE(offset, 10)
    // Made by version 3.0 under Unix.
    directory.push(Buffer.from('PK\x01\x02\x1e\x03', 'latin1'), fields, rest, name)
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}

/** So many MiB of blanks in a kilobyte each, without ever making them. */
export function bomb(name: string, mebibytes: number, more: Partial<Packed> = {}): Packed {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const raw = Buffer.concat([...Array.from({ length: mebibytes }, () => block), Buffer.from([0x03, 0x00])])
  return { name, content: '', raw, declared: mebibytes * 1024 * 1024, ...more }
}
