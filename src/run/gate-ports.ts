/** What the main job needs from outside. */
import type { Outside } from '../io/read/found.js'
import type { Progress } from './replay-progress.js'

/** What an entry brings from outside: time, the terminal, the event. */
export interface GatePorts {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The branch or commit that `git:merge-base:PATH` is taken with. */
  readonly mergeBaseWith?: string
  /** Absolute; a config file is looked for up to this folder. */
  readonly workspace?: string
  /** Where findings stand that no file of the repository shows: the workflow file. */
  readonly fallbackFile?: string
  /** For sources beyond files and git. */
  readonly outside?: Outside
  /** What references to variables in lists of servers are read from. */
  readonly environment?: { readonly [name: string]: string | undefined }
  /** Begins to tell how far a replay is; nobody is told where it is left out. */
  readonly progress?: () => Progress
  /** The module of the thread that reads large recordings; without it they are read here. */
  readonly thread?: URL
  /** Told of every value that is shown nowhere. */
  readonly hide?: (secret: string) => void
  /** What the checked out tree says is not trusted: for it no program is started, and no variable is read. */
  readonly guarded?: boolean
}
