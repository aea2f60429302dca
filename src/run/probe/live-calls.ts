/** Chooses among recorded calls those that are made again. */
import { readCalls } from '../../io/read/calls.js'
import type { Outside } from '../../io/read/found.js'
import type { Call } from '../../model/call.js'
import type { PassedOver } from '../../model/evidence/live.js'
import { type Listing, LiveChoice, whyNotCalled, whyNotSent } from '../../model/evidence/live-choice.js'
import { plural } from '../../model/plural.js'
import { cut, visible } from '../../model/visible.js'
import { shapeOf } from '../../replay/shape.js'

export interface ChoosingGround {
  readonly directory: string
  /** Tools that may be called whatever they say of themselves. */
  readonly allowed: readonly string[]
  readonly most: number
  readonly recordings?: NonNullable<Outside['recordings']>
}

export interface Chosen {
  readonly calls: readonly Call[]
  readonly passedOver: readonly PassedOver[]
  /** What there is to say once so many were made. */
  readonly notices: (made: number) => readonly string[]
}

/**
 * The calls of tools that may be called, stratified by tool and by the shape of their arguments.
 * @throws UserError where a recording cannot be read
 */
export async function chooseCalls(
  sources: readonly string[],
  listings: readonly Listing[],
  { directory, allowed, most, recordings }: ChoosingGround,
): Promise<Chosen> {
  const choice = new LiveChoice(most)
  const refusals = new Map<string, string | undefined>()
  const onlyTool = onlyName(listings)
  const take = (call: Call): void => {
    const tool = call.tool ?? onlyTool
    if (tool === undefined) choice.pass('', 'it names no tool')
    else {
      if (!refusals.has(tool)) refusals.set(tool, allowed.includes(tool) ? undefined : whyNotCalled(tool, listings))
      const why = refusals.get(tool) ?? whyNotSent(call)
      if (why === undefined) choice.take({ ...call, tool }, JSON.stringify([tool, shapeOf(call.arguments)]))
      else choice.pass(tool, why)
    }
  }
  await readCalls(sources, directory, take, { recordings })
  const { calls, more, passedOver } = choice.choose()
  return {
    calls,
    passedOver,
    notices: (made) => [
      `Live replay made ${plural(made, 'recorded call')} again${more === 0 ? '' : `; ${more} more are like them, or beyond the cap`}.`,
    ],
  }
}

/** The tool that a line of bare arguments is a call of. */
function onlyName([candidate = []]: readonly Listing[]): string | undefined {
  const [only, ...more] = candidate
  const name = typeof only === 'object' && only !== null && !Array.isArray(only) ? only.name : undefined
  return more.length === 0 && typeof name === 'string' ? name : undefined
}

const SHOWN = 5

/** The reasons, each with the tools that it kept from being called. */
export function describePassed(passed: readonly PassedOver[]): string {
  const reasons = new Map<string, { tools: Set<string>; calls: number }>()
  for (const { tool, calls, why } of passed) {
    const known = reasons.get(why) ?? { tools: new Set(), calls: 0 }
    reasons.set(why, { tools: known.tools.add(tool), calls: known.calls + calls })
  }
  const told = [...reasons].map(([why, { tools, calls }]) => {
    const named = [...tools].slice(0, SHOWN).map((tool) => JSON.stringify(visible(cut(tool, 60))))
    return `${plural(calls, 'call')} of ${named.join(', ')}${tools.size > SHOWN ? ', …' : ''}: ${visible(why, 200)}`
  })
  return `Live replay did not make ${told.join('; ')}.`
}
