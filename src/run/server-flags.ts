/** The options by which a command says how servers are started and reached. */
import { tmpdir } from 'node:os'
import { readEvent } from '../io/github/event.js'
import { reachOf } from '../io/github/reach.js'
import type { ReadContext } from '../io/read/found.js'
import { UserError } from '../model/error.js'
import { parseHeaders, parseVariables } from '../model/given.js'
import { DEFAULT_SERVER_SETTINGS, type ServerSettings } from '../model/server.js'
import { parseSource } from '../model/source.js'
import { visible } from '../model/visible.js'
import { createOutside, type OpenOutside } from './outside.js'
import { complain, type Terminal } from './terminal.js'

/** As commander gives them. */
export interface ServerFlags {
  /** How the server of this repository is started, for build: */
  readonly serverCommand?: string
  readonly buildCommand?: string
  /** What `merge-base` is taken with. */
  readonly baseRef?: string
  /** Lines `Name: value`. */
  readonly header?: readonly string[]
  /** Lines `NAME=value`. */
  readonly env?: readonly string[]
  /** Seconds. */
  readonly timeout?: string
  readonly allowScripts?: boolean
}

const LONGEST_SECONDS = 3_600

/** @throws UserError where an option is wrong */
export function settingsOf({ header = [], env = [], timeout, allowScripts }: ServerFlags): ServerSettings {
  const milliseconds = timeout === undefined ? undefined : millisecondsOf(timeout)
  return {
    ...DEFAULT_SERVER_SETTINGS,
    headers: parseHeaders(header, { option: '--header' }),
    env: parseVariables(env, { option: '--env' }),
    allowScripts: allowScripts === true,
    ...(milliseconds === undefined ? {} : { startMs: milliseconds, requestMs: milliseconds }),
  }
}

function millisecondsOf(timeout: string): number {
  const seconds = /^\d+(?:\.\d+)?$/.test(timeout) ? Number(timeout) : 0
  if (seconds > 0 && seconds <= LONGEST_SECONDS) return Math.ceil(seconds * 1_000)
  throw new UserError(
    `--timeout is ${JSON.stringify(timeout)}, which is no number of seconds up to ${LONGEST_SECONDS}.`,
    'Write it as in --timeout 60.',
  )
}

/**
 * What sources beyond files and git need, from the options and the variables of this process; nothing is asked before
 * it is used.
 * @throws UserError where an option is wrong
 */
export function openOutside(flags: ServerFlags, terminal: Terminal): OpenOutside {
  const { env } = terminal
  const directory = terminal.cwd()
  const servers = settingsOf(flags)
  const server = flags.serverCommand === undefined ? undefined : parseSource(`stdio:${flags.serverCommand}`)
  if (server === undefined && flags.buildCommand !== undefined)
    throw new UserError('--build-command is given without --server-command.', 'Say how the server is started too.')
  const token = env.GITHUB_TOKEN ?? env.GH_TOKEN
  return createOutside({
    servers,
    ...(server?.kind === 'stdio'
      ? {
          build: {
            directory,
            serverCommand: server.command,
            buildCommand: flags.buildCommand,
            mergeBaseWith: flags.baseRef,
            tell: (title, log) => void complain(terminal, told(title, log)),
          },
        }
      : {}),
    reach: () => reachOf(readEvent(env), token, env.GITHUB_RUN_ID, 'Set GITHUB_TOKEN and GITHUB_REPOSITORY.'),
    cache: false,
    temporary: tmpdir(),
    workspace: directory,
    env,
  })
}

/** Gives `work` what contracts are read with, and takes away afterwards what reading left behind. */
export async function withSources<T>(
  flags: ServerFlags,
  terminal: Terminal,
  work: (context: ReadContext) => Promise<T>,
): Promise<T> {
  const outside = openOutside(flags, terminal)
  const { baseRef } = flags
  try {
    const base = baseRef === undefined ? {} : { mergeBaseWith: baseRef }
    return await work({ directory: terminal.cwd(), outside, ...base })
  } finally {
    await outside.dispose()
  }
}

/** What a build printed, one visible line each. */
function told(title: string, log: string): string {
  const lines = log.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return [`${title}:`, ...lines.map((line) => `  ${visible(line, 500)}`)].join('\n')
}
