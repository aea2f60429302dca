/** The host that GitHub keeps archives on: another origin, where the URL is the permission and no token may come. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Loopback } from './loopback.js'

export interface Blob {
  readonly body: Buffer
  readonly type: string
}

export interface BlobRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}

export type BlobFailure = 'hang-up' | 'cut' | number

/** Blobs by path, as Azure's storage serves them: whole, in ranges, and taken in one piece. */
export class BlobHost {
  blobs = new Map<string, Blob>()
  requests: BlobRequest[] = []
  /** A path that is not served as it should be. */
  failure: (request: BlobRequest) => BlobFailure | undefined = () => undefined
  readonly #complain: (violation: string) => void
  readonly #server = new Loopback((request, response) => {
    this.#serve(request, response).catch((error) => response.destroy(error))
  })

  constructor(complain: (violation: string) => void) {
    this.#complain = complain
  }

  async start(): Promise<void> {
    await this.#server.start()
  }

  async stop(): Promise<void> {
    await this.#server.stop()
  }

  reset(): void {
    this.blobs.clear()
    this.requests = []
    this.failure = () => undefined
  }

  /** A signed URL for the blob at a path: store, container, name. */
  sign(path: string): string {
    return `${this.#server.url}${path}?sig=${signature(path)}`
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { authorization } = request.headers
    const seen = { method: request.method ?? '', path: url.pathname, authorization }
    this.requests.push(seen)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const failure = this.failure(seen)
    if (failure === 'hang-up') return void request.socket.destroy()
    if (typeof failure === 'number') return void response.writeHead(failure).end()
    if (authorization !== undefined) this.#complain(`${seen.method} ${seen.path}: a token was sent to the blob host`)
    if (url.searchParams.get('sig') !== signature(url.pathname)) return void response.writeHead(403).end()
    if (seen.method === 'PUT') {
      const type = String(request.headers['x-ms-blob-content-type'] ?? 'application/octet-stream')
      this.blobs.set(url.pathname, { body: Buffer.concat(chunks), type })
      return void response.writeHead(201, STORED).end()
    }
    const blob = this.blobs.get(url.pathname)
    if (blob === undefined) return void response.writeHead(404).end()
    this.#send(blob, request, response, failure)
  }

  #send({ body, type }: Blob, request: IncomingMessage, response: ServerResponse, failure?: 'cut'): void {
    const range = /^bytes=(\d+)-(\d+)?$/.exec(String(request.headers['x-ms-range'] ?? request.headers.range ?? ''))
    const from = Number(range?.[1] ?? 0)
    const part = body.subarray(from, Number(range?.[2] ?? body.length - 1) + 1)
    const headers = {
      ...STORED,
      'content-type': type,
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${from}-${from + part.length - 1}/${body.length}` } : {}),
    }
    response.writeHead(range ? 206 : 200, headers)
    if (request.method === 'HEAD') response.end()
    else if (failure === 'cut') {
      response.write(part.subarray(0, part.length / 2), () => request.socket.destroy())
    } else response.end(part)
  }
}

const STORED = {
  etag: '"0x8D"',
  'last-modified': 'Mon, 30 Nov 2026 12:00:00 GMT',
  'x-ms-blob-type': 'BlockBlob',
  'x-ms-version': '2025-11-05',
  'x-ms-request-id': '1',
  'accept-ranges': 'bytes',
}

function signature(path: string): string {
  return `signed-for${path.replaceAll('/', '-')}`
}
