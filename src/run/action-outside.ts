/** What the Action's inputs let sources do. */
import type { Inputs } from '../io/github/inputs.js'
import type { Log } from '../io/github/log.js'
import type { MaybeReach } from '../io/github/reach.js'
import { DEFAULT_SERVER_SETTINGS, type ServerSettings } from '../model/server.js'
import { parseSource } from '../model/source.js'
import { createOutside, type OpenOutside } from './outside.js'

/** What the ports of the Action are made of. */
export interface ActionGround {
  readonly inputs: Inputs
  readonly reach: MaybeReach
  /** Absolute. */
  readonly directory: string
  readonly workspace: string
  readonly temporary: string
  readonly env: NodeJS.ProcessEnv
  readonly mergeBaseWith: string | undefined
  /** Nothing of the repository is built. */
  readonly guarded: boolean
  readonly log: Log
}

/** @throws UserError where the server command is none */
export function openActionOutside(ground: ActionGround): OpenOutside {
  const { inputs, reach, directory, workspace, temporary, env, mergeBaseWith, guarded, log } = ground
  const server = inputs.serverCommand === undefined ? undefined : parseSource(`stdio:${inputs.serverCommand}`)
  const builds = server?.kind === 'stdio' && !guarded
  return createOutside({
    servers: serverSettings(inputs),
    ...(builds
      ? {
          build: {
            ...{ directory, mergeBaseWith, serverCommand: server.command, buildCommand: inputs.buildCommand },
            tell: (title: string, text: string) => log.group(title, text),
          },
        }
      : {}),
    ...{ reach: () => reach, temporary, workspace, env },
    cache: true,
  })
}

/** How patient we are with servers, and what they are given. */
export function serverSettings(inputs: Inputs): ServerSettings {
  const { serverHeaders: headers, serverEnv, allowScripts, serverTimeoutMs: ms } = inputs
  const patience = ms === undefined ? {} : { startMs: ms, requestMs: ms }
  return { ...DEFAULT_SERVER_SETTINGS, ...patience, headers, env: serverEnv, allowScripts }
}
