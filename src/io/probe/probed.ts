/** A server as a gatherer gets it: captured once already, so that it is known to start and to answer. */
import type { Contract } from '../../model/contract.js'
import type { Server, ServerSettings } from '../../model/server.js'

export interface Probed {
  /** Can be started or reached as often as it takes, until the gathering is over. */
  readonly server: Server
  readonly settings: ServerSettings
  readonly contract: Contract
  /** The source without secrets, for sentences. */
  readonly shown: string
}
