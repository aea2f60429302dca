/** A recording of several servers' calls: which of them are whose. */
import type { Call } from '../model/call.js'
import { plural } from '../model/plural.js'

/** Deals the calls of recordings that were given for all servers. */
export class Sharing {
  /** Paths or globs. */
  readonly files: readonly string[]
  /** Lines that no server took so far, by file; undefined before the first server. */
  #left: Map<string, Set<number>> | undefined

  constructor(files: readonly string[] | undefined) {
    this.files = files ?? []
  }

  /** The calls that name the server, and those that name none and go to a tool of it. One pass over all calls each. */
  takerFor(name: string, tools: ReadonlySet<string>): (call: Call) => boolean {
    const isFirst = this.#left === undefined
    const left = this.#left ?? new Map<string, Set<number>>()
    this.#left = left
    return ({ server, tool, file, line }) => {
      const takes = server === undefined ? tool === undefined || tools.has(tool) : server === name
      if (takes) left.get(file)?.delete(line)
      else if (isFirst) {
        const lines = left.get(file) ?? new Set()
        left.set(file, lines.add(line))
      }
      return takes
    }
  }

  /** What to say of the calls that are nobody's. */
  leftOver(): readonly string[] {
    const left = [...(this.#left ?? [])].filter(([, lines]) => lines.size > 0)
    const count = left.reduce((sum, [, lines]) => sum + lines.size, 0)
    const [file, lines] = left[0] ?? []
    if (file === undefined || lines === undefined) return []
    const [line] = lines
    const what = plural(count, 'recorded call is of no server', 'recorded calls are of no server')
    return [`${what} in the list and ${count === 1 ? 'was' : 'were'} not replayed (the first: ${file}:${line}).`]
  }
}
