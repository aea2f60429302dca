/** A server as a gatherer gets it: captured once already, so that it is known to start and to answer. */
import type { Contract } from '../../model/contract.js'
import type { Server, ServerSettings } from '../../model/server.js'
import type { startProcess } from '../mcp/process.js'

export interface Probed {
  /** Can be started or reached as often as it takes, until the gathering is over. */
  readonly server: Server
  readonly settings: ServerSettings
  readonly contract: Contract
  /** The source without secrets, for sentences. */
  readonly shown: string
  /** Starts a server that is a command, where that is to be done in another way than as a process. */
  readonly start?: typeof startProcess
}
