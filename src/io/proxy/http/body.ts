/** Messages out of a copy of a body, whatever it is encoded in. */
import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { thrown } from '../../mcp/thrown.js'
import { type Messages, readMessages } from '../messages.js'
import { MOST_MESSAGE_BYTES } from '../proxy.js'
import { createEvents } from './events.js'

export interface BodyEars {
  readonly messages: (messages: Messages) => void
  readonly unreadable: (what: 'no message' | 'too large') => void
  /** Everything has been heard. */
  readonly end: () => void
}

export interface BodyCopy {
  readonly push: (chunk: Buffer) => void
  readonly end: () => void
}

/** Reads JSON and event streams; of other types nothing is read. */
export function createBodyCopy(type: string | undefined, encoding: string | undefined, ears: BodyEars): BodyCopy {
  const kind = (type ?? '').split(';')[0]?.trim().toLowerCase()
  const coding = (encoding ?? '').trim().toLowerCase()
  const isPlain = coding === '' || coding === 'identity'
  if (kind?.endsWith('json')) return jsonCopy(isPlain ? undefined : coding, ears)
  const plain = kind === 'text/event-stream' ? eventCopy(ears) : noCopy(ears)
  if (isPlain) return plain
  const decoder = decoderOf(coding)
  return decoder === undefined ? noCopy(ears) : decodedCopy(decoder, plain, ears)
}

function noCopy({ end }: BodyEars): BodyCopy {
  return { push: () => {}, end }
}

/** Decoded at once at its end, so that it is read before the other side has all of it. */
function jsonCopy(coding: string | undefined, ears: BodyEars): BodyCopy {
  const chunks: Buffer[] = []
  let size = 0
  const read = (): Messages | 'no message' | 'too large' => {
    if (size > MOST_MESSAGE_BYTES) return 'too large'
    const bytes = Buffer.concat(chunks)
    const whole = coding === undefined || size === 0 ? bytes : decodedBytes(bytes, coding)
    return typeof whole === 'string' ? whole : (readMessages(whole) ?? 'no message')
  }
  return {
    push: (chunk) => {
      size += chunk.length
      if (size <= MOST_MESSAGE_BYTES) chunks.push(chunk)
      else chunks.length = 0
    },
    end: () => {
      const found = read()
      if (typeof found === 'string') ears.unreadable(found)
      else ears.messages(found)
      ears.end()
    },
  }
}

function decodedBytes(bytes: Buffer, coding: string): Buffer | 'no message' | 'too large' {
  try {
    const limits = { ...FLUSHING, maxOutputLength: MOST_MESSAGE_BYTES }
    switch (coding) {
      case 'gzip':
      case 'x-gzip':
        return zlib.gunzipSync(bytes, limits)
      case 'deflate':
        return zlib.inflateSync(bytes, limits)
      case 'br':
        return zlib.brotliDecompressSync(bytes, { maxOutputLength: MOST_MESSAGE_BYTES })
      case 'zstd':
        return zlib.zstdDecompressSync?.(bytes, { maxOutputLength: MOST_MESSAGE_BYTES }) ?? 'no message'
      default:
        return 'no message'
    }
  } catch (error) {
    return thrown(error).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'no message'
  }
}

function eventCopy(ears: BodyEars): BodyCopy {
  const events = createEvents(MOST_MESSAGE_BYTES, {
    event: (_, name, data) => {
      const messages = messagesOfEvent(name, data)
      if (messages === undefined) ears.unreadable('no message')
      else ears.messages(messages)
    },
    overlong: (_, last) => {
      if (last) ears.unreadable('too large')
    },
  })
  return {
    push: events.push,
    end: () => {
      events.end()
      ears.end()
    },
  }
}

/** Events of other names are no messages (2024-11-05 has `endpoint`); empty ones only prime a stream to be resumed. */
export function messagesOfEvent(name: string | undefined, data: string | undefined): Messages | undefined {
  if (data === undefined || (name !== undefined && name !== 'message')) return { list: [], batch: false }
  return readMessages(Buffer.from(data))
}

function decodedCopy(decoder: Transform, plain: BodyCopy, ears: BodyEars): BodyCopy {
  let broken = false
  decoder.on('data', plain.push)
  decoder.on('end', plain.end)
  decoder.on('error', () => {
    broken = true
    ears.unreadable('no message')
    ears.end()
  })
  return {
    push: (chunk) => {
      if (!broken) decoder.write(chunk)
    },
    end: () => {
      if (!broken) decoder.end()
    },
  }
}

/** A body that is cut off is read as far as it goes. */
const FLUSHING = { flush: zlib.constants.Z_SYNC_FLUSH, finishFlush: zlib.constants.Z_SYNC_FLUSH }

function decoderOf(coding: string): Transform | undefined {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(FLUSHING)
    case 'deflate':
      return zlib.createInflate(FLUSHING)
    case 'br':
      return zlib.createBrotliDecompress({
        flush: zlib.constants.BROTLI_OPERATION_FLUSH,
        finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
      })
    case 'zstd':
      return zlib.createZstdDecompress?.()
    default:
      return undefined
  }
}
