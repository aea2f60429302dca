/** What stands around a server: the servers beside it, and the clients and model APIs it has to suit. */
import type { ProfileLevel } from '../profiles/known.js'

/** Another server of the same configuration. */
export interface Neighbour {
  readonly server: string
  readonly tools: readonly string[]
}

/** What stands around a contract. */
export interface Surroundings {
  /** The other servers of the same configuration. */
  readonly neighbours: readonly Neighbour[]
  /** How loud portability profiles are, by id; those that are not named are as they are by default. */
  readonly profiles: { readonly [id: string]: ProfileLevel }
}

/** Nothing stands around the contract. */
export const NO_SURROUNDINGS: Surroundings = { neighbours: [], profiles: {} }
