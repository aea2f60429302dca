import type { Neighbour } from '../../model/evidence/surroundings.js'
import { lookOf } from '../prose/lookalikes.js'
import { show } from '../prose/tell.js'
import { isMistyped } from '../prose/typos.js'
import type { AloneRule, Explanation } from '../rule.js'

/** A tool has the name of a tool of another server, or nearly. */
export const toolNameShadowed: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'tool-name-shadowed',
    summary: 'A tool is called like a tool of another server of the same configuration, or nearly so.',
    why: 'A client that does not set the server before the name calls whichever it met last, and a model may take one for the other.',
    remedy: 'Give the tool a name that says whose it is, or have the client prefix names with the server.',
    level: 'warning',
    kept: 'note',
  },
  inspect({ tools }, { neighbours }) {
    const names = new Set(tools.map(({ name }) => name))
    const others = neighbours.filter((one) => !isSameServer(one, names))
    if (others.length === 0) return []
    const known = others.flatMap(({ server, tools: theirs }) =>
      theirs.map((tool): Known => ({ server, tool, look: lookOf(tool) })),
    )
    const byName = new Map(known.map((one) => [one.tool, one]))
    const byLook = new Map(known.map((one) => [one.look, one]))
    const byLetters = groupsByLetters(known)
    return [...names].flatMap((name): Explanation[] => {
      const look = lookOf(name)
      const near = () => byLetters.get(lettersOf(look))?.find((one) => isMistyped(look, one.look))
      const other = byName.get(name) ?? byLook.get(look) ?? near()
      if (other === undefined) return []
      const how = other.tool === name ? 'is also that of a tool' : `looks like ${show(other.tool, 40)}, a tool`
      return [
        {
          ...{ tool: name, side: 'tool', pointer: '/name', effect: 'advisory', after: [other.server, other.tool] },
          message: `The name ${show(name, 40)} ${how} of the server ${show(other.server, 40)}.`,
        },
      ]
    })
  },
}

interface Known {
  readonly server: string
  readonly tool: string
  readonly look: string
}

/** Two that share half of their tools are the same software twice, such as one for each database. */
function isSameServer({ tools }: Neighbour, names: ReadonlySet<string>): boolean {
  const theirs = new Set(tools)
  const common = [...theirs].filter((tool) => names.has(tool)).length
  return common * 2 >= Math.max(theirs.size, names.size)
}

/** Only names of the same letters can be mistyped for each other, so that long lists are not held against each other. */
function groupsByLetters(known: readonly Known[]): ReadonlyMap<string, readonly Known[]> {
  const groups = new Map<string, Known[]>()
  for (const one of known) {
    const group = groups.get(lettersOf(one.look))
    if (group === undefined) groups.set(lettersOf(one.look), [one])
    else group.push(one)
  }
  return groups
}

function lettersOf(look: string): string {
  return [...new Set(look)].sort().join('')
}
