/** A folder of its own for a server whose tools are called for a trial. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import type { Server } from '../../../model/server.js'
import { makeTemporary } from '../../temporary.js'

export interface Sandboxed {
  readonly server: Server
  readonly remove: () => Promise<void>
}

/**
 * The server with an empty folder as its working directory, home and place for temporary files. Words of its command that
 * are paths from its old working directory are made absolute, and what npm has linked there stays in PATH. It keeps
 * honest mistakes apart from the user's files; it is no wall against a program that wants out. A server behind a URL
 * is where it is.
 */
export async function sandboxed(server: Server): Promise<Sandboxed> {
  if (server.kind === 'http') return { server, remove: async () => {} }
  const from = server.cwd ?? process.cwd()
  const folder = makeTemporary(tmpdir(), 'mcp-compat-live')
  const [work, home, temporary] = ['work', 'home', 'tmp'].map((name) => join(folder.path, name))
  if (work === undefined || home === undefined || temporary === undefined) throw new Error('Three folders have names.')
  await Promise.all([work, home, temporary].map((path) => mkdir(path)))
  const [program, ...args] = server.command
  const own = {
    ...{ HOME: home, USERPROFILE: home, TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    ...{ XDG_CONFIG_HOME: join(home, '.config'), XDG_DATA_HOME: join(home, '.local', 'share') },
    ...{ XDG_CACHE_HOME: join(home, '.cache'), XDG_STATE_HOME: join(home, '.local', 'state') },
    PATH: [join(from, 'node_modules', '.bin'), server.env?.PATH ?? process.env.PATH ?? ''].join(delimiter),
  }
  return {
    server: {
      ...server,
      command: [/[\\/]/.test(program) ? fromThere(program, from) : program, ...args.map((arg) => fromThere(arg, from))],
      cwd: work,
      env: { ...server.env, ...own },
    },
    remove: folder.remove,
  }
}

function fromThere(word: string, from: string): string {
  if (word === '' || word.startsWith('-') || isAbsolute(word)) return word
  const path = resolve(from, word)
  return existsSync(path) ? path : word
}
