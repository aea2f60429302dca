/** What stands around a server: the servers beside it, and the clients and model APIs it has to suit. */

export interface Neighbour {
  readonly server: string
  readonly tools: readonly string[]
}

export interface Surroundings {
  /** The other servers of the same configuration. */
  readonly neighbours: readonly Neighbour[]
  /** Ids of the portability profiles that are asked for, each with how loud a refusal is. */
  readonly profiles: { readonly [id: string]: 'error' | 'warning' }
}

export const NO_SURROUNDINGS: Surroundings = { neighbours: [], profiles: {} }
