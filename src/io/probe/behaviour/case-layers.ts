/** Asks the baseline's server which layer answers to those cases of suites that are to fail. */
import type { CaseLayer } from '../../../model/evidence/baseline.js'
import { isObject, member } from '../../../model/json.js'
import type { Suite, SuiteCase } from '../../../model/suite/suite.js'
import type { Probed } from '../probed.js'
import { callTool, layerOf } from './call-tool.js'
import { Keeper } from './keeper.js'
import { planCases } from './plan.js'
import { setupOf } from './run-suites.js'

export interface LayerPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly tags: readonly string[]
  /** Tools that may be called whatever they say of themselves. */
  readonly allowed: readonly string[]
}

/**
 * Calls what the suites expect to fail, and no other case: an error is what both servers can be asked for without
 * doing the same thing twice. A server behind a URL may be the one that others use, so there only tools that say that they
 * only read, or that are allowed by name, are called. A case that needs what another captures is left out.
 * @throws UserError where the server cannot be started or reached
 */
export async function askCaseLayers(
  baseline: Probed,
  suites: readonly Suite[],
  { now, tags, allowed }: LayerPorts,
): Promise<readonly CaseLayer[]> {
  const layers: CaseLayer[] = []
  for (const suite of suites) {
    const values = setupOf(suite)
    const asked = planCases(suite, tags).cases.filter(
      ({ one, why }) => why === undefined && isToFail(one, values) && mayCall(one.tool, baseline, allowed),
    )
    const keeper = new Keeper(baseline, suite.mostBytes)
    try {
      for (const { one } of asked) {
        const connection = await keeper.connection()
        if (typeof connection === 'string') break
        const args = one.args.fill(values)
        const call = { tool: one.tool, args: isObject(args) ? args : {}, timeoutMs: one.timeoutMs }
        const answer = await callTool(connection, call, suite.mostBytes, now)
        if (answer.kind === 'timed-out') await keeper.dropUnlessAlive()
        if (answer.kind === 'lost' || answer.kind === 'oversized') await keeper.drop()
        layers.push({ suite: suite.file, name: one.name, tool: one.tool, answer: layerOf(answer) })
      }
    } finally {
      await keeper.drop()
    }
  }
  return layers
}

function isToFail(one: SuiteCase, values: ReadonlyMap<string, unknown>): boolean {
  return one.expect.outcome.kind !== 'success' && [...one.args.needs].every((name) => values.has(name))
}

function mayCall(tool: string, { server, contract }: Probed, allowed: readonly string[]): boolean {
  if (server.kind !== 'http' || allowed.includes(tool)) return true
  const named = contract.tools.filter(({ name }) => name === tool)
  return named.length > 0 && named.every(({ annotations }) => member(annotations, 'readOnlyHint') === true)
}
