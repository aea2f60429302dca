/** A registry of npm packages on loopback, for the npm of this machine. */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Loopback } from '../harness/loopback.js'

export interface Published {
  readonly name: string
  readonly version: string
  /** Members of package.json beside name and version. */
  readonly manifest?: Readonly<Record<string, unknown>>
  /** By their paths in the package. */
  readonly files?: Readonly<Record<string, string>>
}

/** Answers as a registry does: a document a package, a tarball a version. */
export class NpmRegistry {
  /** Asked for, in order, with the Authorization header where one came. */
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[] = []
  /** With a token, everything needs it. */
  token: string | undefined
  readonly #packages = new Map<string, { readonly published: Published; readonly tarball: Buffer }[]>()
  readonly #server = new Loopback((request, response) => {
    const { status, body } = this.#answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })

  publish(published: Published): void {
    const versions = this.#packages.get(published.name) ?? []
    versions.push({ published, tarball: pack(published) })
    this.#packages.set(published.name, versions)
  }

  async start(): Promise<string> {
    return this.#server.start()
  }

  get url(): string {
    return this.#server.url
  }

  async stop(): Promise<void> {
    await this.#server.stop()
  }

  #answer(request: IncomingMessage): { status: number; body: string | Buffer } {
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*/, '')).slice(1)
    const { authorization } = request.headers
    this.requests.push({ path, authorization })
    if (this.token !== undefined && authorization !== `Bearer ${this.token}`)
      return { status: 401, body: JSON.stringify({ error: `not with ${authorization}` }) }
    const [, name = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? []
    const versions = this.#packages.get(name)
    const wanted = versions?.find(({ published }) => published.version === version)
    if (versions === undefined || (version !== undefined && wanted === undefined))
      return { status: 404, body: '{"error":"Not found"}' }
    if (wanted !== undefined) return { status: 200, body: wanted.tarball }
    return { status: 200, body: JSON.stringify(this.#document(name, versions)) }
  }

  #document(name: string, versions: readonly { published: Published; tarball: Buffer }[]): unknown {
    const entries = versions.map(({ published, tarball }) => {
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
      const dist = { tarball: `${this.url}/${name}/-/${published.version}.tgz`, integrity }
      return [published.version, { ...manifestOf(published), dist }] as const
    })
    return { name, 'dist-tags': { latest: versions.at(-1)?.published.version }, versions: Object.fromEntries(entries) }
  }
}

function manifestOf({ name, version, manifest }: Published): Record<string, unknown> {
  const scripts = manifest?.scripts as Record<string, string> | undefined
  return { name, version, ...manifest, ...(scripts?.postinstall === undefined ? {} : { hasInstallScript: true }) }
}

function pack(published: Published): Buffer {
  const files = { 'package.json': JSON.stringify(manifestOf(published)), ...published.files }
  const entries = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.from(text)
    return [header(`package/${path}`, content.length), content, Buffer.alloc((512 - (content.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]))
}

/** A header of the ustar format (POSIX.1-1988). */
function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(512)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(name, 0)
  block.write(octal(0o644, 7), 100)
  block.write(octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(0, 11), 108)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)} `, 148)
  return block
}
