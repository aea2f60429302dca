/** What the servers of one configuration are to each other. */
import type { Contract } from '../model/contract.js'
import type { Neighbour } from '../model/evidence/surroundings.js'

interface Server {
  readonly name: string
  /** undefined where it was not read: then nothing is known of it. */
  readonly sides?: { readonly candidate: { readonly contract: Contract } }
}

/** The tools of all other servers, as they are now. */
export function neighboursOf({ name }: Server, all: readonly Server[]): readonly Neighbour[] {
  return all.flatMap((other) =>
    other.sides === undefined || other.name === name
      ? []
      : [{ server: other.name, tools: other.sides.candidate.contract.tools.map((tool) => tool.name) }],
  )
}
