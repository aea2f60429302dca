/** What sources beyond files and git need from outside, for both entries; each part is loaded when it is first used. */
import { type MaybeReach, reached } from '../io/github/reach.js'
import type { BuilderSettings } from '../io/read/built.js'
import type { Brought, Found, Outside } from '../io/read/found.js'
import { makeTemporary, type Temporary } from '../io/temporary.js'
import { UserError } from '../model/error.js'
import type { ServerSettings } from '../model/server.js'
import type { ArtifactSource } from '../model/source.js'

export interface OutsideSettings {
  readonly servers: ServerSettings
  /** How the server of this repository is built; without it build: is refused. */
  readonly build?: Omit<BuilderSettings, 'servers' | 'temporary' | 'env'>
  /** What may be asked of GitHub, from `reachOf`; called where a source needs it. */
  readonly reach: () => MaybeReach
  /** Does this process get the runner's cache? Steps that are an Action do, commands do not. */
  readonly cache: boolean
  /** A folder for files that are taken away again. */
  readonly temporary: string
  /** The root of the checkout, absolute. */
  readonly workspace: string
  readonly env: NodeJS.ProcessEnv
}

/** The ports of one run; `dispose` takes away what they left in the temporary folder. */
export interface OpenOutside extends Outside {
  readonly dispose: () => Promise<void>
}

/** Nothing is asked, loaded or written before a port is used. */
export function createOutside(settings: OutsideSettings): OpenOutside {
  const { servers, build, reach, temporary, workspace, env } = settings
  let recordings: Temporary | undefined
  // Many servers may share a recording or a baseline; each is brought once, and never twice at the same time.
  const brought = new Map<string, Promise<readonly Brought[]>>()
  const restored = new Map<string, Promise<Found>>()
  const restore = async (key: string): Promise<Found> => {
    if (!settings.cache) throw onlyInActions(key)
    const open = reached(reach(), `cache:${key}`)
    const { restoreBaseline } = await import('../io/github/cache.js')
    return restoreBaseline(open, key, { env, workspace })
  }
  const bring = async (source: ArtifactSource): Promise<readonly Brought[]> => {
    const open = reached(reach(), `artifact:${source.name}`)
    const { bringRecordings } = await import('../io/github/artifact-files.js')
    recordings ??= makeTemporary(temporary, 'mcp-compat-recordings')
    return bringRecordings(open, source, recordings.path)
  }
  const buildOne: Outside['build'] =
    build &&
    (async (source) => {
      const { createBuilder } = await import('../io/read/built.js')
      return createBuilder({ ...build, servers, temporary, env })(source)
    })
  return {
    servers,
    ...(buildOne === undefined ? {} : { build: inTurn(buildOne), buildBeside: buildOne }),
    artifact: async (source) => {
      const open = reached(reach(), `artifact:${source.name}`)
      const { readArtifact } = await import('../io/github/artifact-files.js')
      return readArtifact(open, source, temporary)
    },
    recordings: (source) => {
      const key = JSON.stringify([source.name, source.path, source.run, source.workflow, source.branch])
      const known = brought.get(key) ?? bring(source)
      brought.set(key, known)
      return known
    },
    cache: ({ key }) => {
      const known = restored.get(key) ?? restore(key)
      restored.set(key, known)
      return known
    },
    dispose: async () => recordings?.remove(),
  }
}

/** Builds may name what they make, as an image has one name: the next begins once the one before is done with. */
function inTurn(build: NonNullable<Outside['build']>): NonNullable<Outside['build']> {
  let last: Promise<void> = Promise.resolve()
  return async (source) => {
    const before = last
    let end = (): void => {}
    last = new Promise((resolve) => {
      end = resolve
    })
    await before
    try {
      const prepared = await build(source)
      return { ...prepared, dispose: () => prepared.dispose().finally(end) }
    } catch (error) {
      end()
      throw error
    }
  }
}

function onlyInActions(key: string): UserError {
  return new UserError(
    `cache:${key} can be read by the Action only: a command gets no access to the runner's cache.`,
    'Use the Action, or keep the baseline in an artifact or in the repository.',
  )
}
