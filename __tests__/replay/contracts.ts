/** Contracts and calls in few words, and a replay of them. */
import { createLimit } from '../../src/io/limit.js'
import type { Call, Replay } from '../../src/model/call.js'
import type { Contract, Tool } from '../../src/model/contract.js'
import type { Json } from '../../src/model/json.js'
import { type ReplayOptions, startReplay } from '../../src/replay/replay.js'
import { createValidators } from '../../src/schema/judging/validator.js'
import { build } from '../../src/schema/regex/build.js'
import { Patterns } from '../../src/schema/regex/patterns.js'

export const limit = createLimit()

/** A contract of tools; a list is of twins, undefined a tool without inputSchema. */
export function contract(tools: { readonly [name: string]: Json | undefined }): Contract {
  return contractOf(Object.entries(tools).map(([name, inputSchema]) => tool(name, inputSchema)))
}

export function contractOf(tools: readonly Tool[]): Contract {
  return {
    source: 'test',
    tools,
    prompts: undefined,
    resources: undefined,
    resourceTemplates: undefined,
    capabilities: undefined,
    instructions: undefined,
    protocolVersion: undefined,
    server: undefined,
  }
}

export function tool(name: string, inputSchema: Json | undefined): Tool {
  return { name, inputSchema, outputSchema: undefined, annotations: {}, raw: { name } }
}

export function call(name: string | undefined, args: Json, more: Partial<Call> = {}): Call {
  return { tool: name, arguments: args, count: 1, isError: false, file: 'calls.jsonl', line: 1, ...more }
}

export function engine(): ReturnType<typeof createValidators> {
  return createValidators({ formats: 'assert', limit, patterns: new Patterns(limit, build) })
}

export function replay(
  baseline: Contract,
  candidate: Contract,
  calls: readonly Call[],
  more: Pick<ReplayOptions, 'aliases' | 'renames' | 'sharded'> = {},
): Replay {
  const running = startReplay({ baseline, candidate, engine: engine(), ...more })
  for (const one of calls) running.take(one)
  return running.finish()
}

/** Replays calls of the only tool `t`. */
export function replayTool(baseline: Json | undefined, candidate: Json | undefined, ...values: Json[]): Replay {
  return replay(
    contract({ t: baseline }),
    contract({ t: candidate }),
    values.map((value, at) => call('t', value, { line: at + 1 })),
  )
}

/** The counts that are not 0. */
export function counted({ counts }: Replay): Partial<Replay['counts']> {
  return Object.fromEntries(Object.entries(counts).filter(([name, count]) => count > 0 && name !== 'recorded'))
}
