/** A terminal that keeps what is said on it. */
import { PassThrough } from 'node:stream'
import type { Terminal } from '../../src/run/terminal.js'

export class Kept {
  readonly terminal: Terminal
  readonly #out: Buffer[] = []
  readonly #err: Buffer[] = []

  constructor(directory: string, env: NodeJS.ProcessEnv = {}) {
    const stream = (kept: Buffer[]): NodeJS.WriteStream => {
      const through = new PassThrough()
      through.on('data', (chunk: Buffer) => kept.push(chunk))
      return through as unknown as NodeJS.WriteStream
    }
    this.terminal = {
      stdout: stream(this.#out),
      stderr: stream(this.#err),
      env: { PATH: process.env.PATH, ...env },
      cwd: () => directory,
    }
  }

  get out(): string {
    return Buffer.concat(this.#out).toString('utf8')
  }

  get err(): string {
    return Buffer.concat(this.#err).toString('utf8')
  }
}
