/** Keeps a server running for calls that it may not survive. */
import { UserError } from '../../../model/error.js'
import { type Connection, connect } from '../../mcp/connect.js'
import type { Probed } from '../probed.js'
import { isAlive } from './call-tool.js'

/** A server that ends more often is not started again. */
const MOST_RESTARTS = 5

/** Keeps a connection to one server, and starts the server again where it is gone. */
export class Keeper {
  readonly #probed: Pick<Probed, 'server' | 'settings'>
  readonly #mostBytes: number
  #connection: Connection | undefined
  #starts = 0
  #gaveUp: string | undefined

  /** @param mostBytes of one answer */
  constructor(probed: Pick<Probed, 'server' | 'settings'>, mostBytes: number) {
    this.#probed = probed
    this.#mostBytes = mostBytes
  }

  /** How often it was started again. */
  get restarts(): number {
    return Math.max(0, this.#starts - 1)
  }

  /**
   * The server, started where it does not run; one clause without a full stop where it is not started any more.
   * @throws UserError where it cannot be started the first time
   */
  async connection(): Promise<Connection | string> {
    if (this.#gaveUp !== undefined) return this.#gaveUp
    if (this.#connection !== undefined) return this.#connection
    if (this.#starts > MOST_RESTARTS) {
      this.#gaveUp = `the server has ended ${this.#starts} times and is not started again`
      return this.#gaveUp
    }
    const first = this.#starts++ === 0
    try {
      this.#connection = await connect(this.#probed.server, this.#probed.settings, this.#mostBytes)
      return this.#connection
    } catch (error) {
      if (first || !(error instanceof UserError)) throw error
      this.#gaveUp = `the server cannot be started again: ${error.message.replace(/[.]$/, '')}`
      return this.#gaveUp
    }
  }

  /** The server did not survive the last call, or can no longer be read. */
  async drop(): Promise<void> {
    const connection = this.#connection
    this.#connection = undefined
    await connection?.close()
  }

  /** Keeps the server where it still answers; drops it else. */
  async dropUnlessAlive(): Promise<void> {
    if (this.#connection !== undefined && !(await isAlive(this.#connection))) await this.drop()
  }
}
