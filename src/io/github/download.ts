/** Downloads what a signed URL names. The URL is the permission: no token is sent to the host that it names. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UserError } from '../../model/error.js'

/** What was downloaded. */
export interface Downloaded {
  /** The media type, without parameters and in lower case; '' where the host says none. */
  readonly type: string
  /** `sha256:` and 64 hex digits. */
  readonly digest: string
}

/** How long the host may say nothing, in milliseconds. */
const SILENCE = 30_000
/** How long one download may take, in milliseconds. */
const LONGEST = 600_000
const MIB = 1024 * 1024

/**
 * Downloads to a new file. `shown` is what it is in messages; it ends as soon as more than `most` bytes come.
 * @throws UserError where the host refuses, gives up or sends too much
 */
export async function download(url: string, file: string, shown: string, most: number): Promise<Downloaded> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UserError(`GitHub names no place where ${shown} can be downloaded from.`, AGAIN)
  const { HttpClient } = await import('@actions/http-client')
  const client = new HttpClient('mcp-compat-action', [], { allowRetries: true, maxRetries: 1, socketTimeout: SILENCE })
  const hash = createHash('sha256')
  let length = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      hash.update(chunk)
      done(length > most ? tooLarge(shown, most) : null, chunk)
    },
  })
  try {
    const { message } = await client.get(url)
    if (message.statusCode !== 200) {
      message.destroy()
      throw new UserError(`${shown} cannot be downloaded: its host answered ${message.statusCode}.`, AGAIN)
    }
    await pipeline(message, counting, createWriteStream(file, { flags: 'wx' }), {
      signal: AbortSignal.timeout(LONGEST),
    })
    return { type: typeOf(message.headers['content-type']), digest: `sha256:${hash.digest('hex')}` }
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${shown} cannot be downloaded: ${wordsOf(error)}.`, AGAIN)
  } finally {
    client.dispose()
  }
}

const AGAIN = 'Run the job again.'

function tooLarge(shown: string, most: number): UserError {
  return new UserError(`${shown} is larger than ${most / MIB} MiB.`, 'Upload what is needed only.')
}

function typeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Without the URL, whose query is the permission. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/https?:\/\/\S+/g, 'the host').replace(/[\s.]+$/, '')
}
