/** Client configurations, by which a team says what servers it depends on. */

import { homedir } from 'node:os'
import { basename, isAbsolute, join, resolve, sep } from 'node:path'
import { parseEnv } from 'node:util'
import { type ParseError, parse } from 'jsonc-parser'
import { type ClientServer, listClientServers, reachClientServer } from '../../model/client-config.js'
import type { Json } from '../../model/json.js'
import { parseJson } from '../../model/positions.js'
import type { Surroundings } from '../../model/reference.js'
import type { Server } from '../../model/server.js'
import { readText, shownPath } from './text.js'

/**
 * The servers of a configuration, in its order; comments and trailing commas are allowed in it.
 * @throws MissingSource where there is no such file, UserError where it is no client configuration
 */
export function readClients(file: string, directory: string): readonly ClientServer[] {
  const path = resolve(directory, file)
  const shown = shownPath(path, directory)
  return listClientServers(readJsonc(readText(path, shown), shown), shown)
}

/** JSON as editors write their settings. @throws UserError where it is none */
function readJsonc(text: string, shown: string): Json {
  const errors: ParseError[] = []
  const value: Json | undefined = parse(text.replace(/^\ufeff/, ''), errors, { allowTrailingComma: true })
  return errors.length > 0 || value === undefined ? parseJson(text, shown) : value
}

/**
 * How a server of the configuration is reached, its references replaced.
 * @throws UserError where the entry says too little, or a reference has no value
 */
export function reach(entry: ClientServer, directory: string, around: Omit<Surroundings, 'known'>): Server {
  const known = {
    workspaceFolder: directory,
    workspaceFolderBasename: basename(directory),
    cwd: directory,
    userHome: homedir(),
    pathSeparator: sep,
    '/': sep,
  }
  const server = reachClientServer(entry, { ...around, known }, (file) => {
    const values = parseEnv(readText(resolve(directory, file), shownPath(file, directory)))
    const given = Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    for (const [, value] of given) around.hide(value)
    return Object.fromEntries(given)
  })
  if (server.kind === 'http' || server.cwd === undefined || isAbsolute(server.cwd)) return server
  return { ...server, cwd: join(directory, server.cwd) }
}
