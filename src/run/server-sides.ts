/** How one server of a list is reached: its references replaced, with what it alone is given. */
import type { FoundConfig } from '../io/read/config.js'
import type { Outside, ReadContext } from '../io/read/found.js'
import { UserError } from '../model/error.js'
import { expand, type Surroundings } from '../model/reference.js'
import { isSecretKey, maskText } from '../model/secret.js'
import type { Server } from '../model/server.js'
import { parseSource, type Source, startsProgram } from '../model/source.js'
import type { Sides } from './gate.js'
import type { GatePorts } from './gate-ports.js'
import type { Listed } from './server-list.js'

export interface Prepared {
  readonly sides: Sides
  readonly context: Pick<ReadContext, 'outside'>
}

interface Around {
  readonly config: FoundConfig
  readonly ports: Pick<GatePorts, 'environment' | 'guarded' | 'outside'>
  readonly directory: string
  readonly hide: (secret: string) => void
}

type Given = { readonly [name: string]: string }

/** @throws UserError where the server cannot be reached by what the lists say of it */
export async function prepareServer(one: Listed, around: Around): Promise<Prepared> {
  const { entry, client, baseline } = one
  const references = referencesIn(around)
  const headers = expandAll(entry?.headers, references)
  const env = expandAll(entry?.env, references)
  const outside = outsideFor(around.ports.outside, headers, env)
  const sidesOf = (candidate: string, from: Source): Sides => {
    const approved = sourceOf(baseline, around, references)
    refuseGuarded(around.ports, from, approved)
    return { baseline, candidate, parsed: { baseline: approved, candidate: from } }
  }
  const context = outside === undefined ? {} : { outside }
  if (entry?.candidate !== undefined)
    return { sides: sidesOf(entry.candidate, sourceOf(entry.candidate, around, references)), context }
  if (client === undefined)
    throw new UserError('It has no candidate.', `Give it a \`candidate\` (${entry?.at ?? 'in the config file'}).`)
  const { reach } = await import('../io/read/clients.js')
  const server = reach(client, around.directory, references)
  hideGiven(server, around.hide)
  return { sides: sidesOf(client.shown, server), context }
}

/** Under a guard no variable is read: what the tree names could be sent to whoever wrote it. */
function referencesIn({ ports, hide }: Around): Omit<Surroundings, 'known'> {
  const { environment = {}, guarded } = ports
  return {
    hide,
    variable: (name) => {
      if (guarded !== true) return Object.hasOwn(environment, name) ? environment[name] : undefined
      throw new UserError(`The variable ${name} is not read under pull_request_target.`, 'Use the event pull_request.')
    },
  }
}

function refuseGuarded({ guarded }: Around['ports'], ...sources: readonly Source[]): void {
  const started = sources.find(startsProgram)
  if (guarded !== true || started === undefined) return
  throw new UserError(
    'It is a program to be started, which is refused under pull_request_target.',
    'Use the event pull_request.',
  )
}

function expandAll(given: Given | undefined, references: Omit<Surroundings, 'known'>): Given {
  const known = { ...references, known: {} }
  return Object.fromEntries(Object.entries(given ?? {}).map(([name, text]) => [name, expand(text, known)]))
}

/** A source of the config file: words of a command stay words, whatever a variable holds. */
function sourceOf(text: string, { config, directory }: Around, references: Omit<Surroundings, 'known'>): Source {
  const around = { ...references, known: {} }
  if (!text.startsWith('stdio:')) return parseSource(expand(text, around))
  const source = parseSource(text)
  if (source.kind !== 'stdio') return source
  const [program, ...args] = source.command
  const command = [expand(program, around), ...args.map((word) => expand(word, around))] as const
  return { ...source, command, ...(config.base === directory ? {} : { cwd: config.base }) }
}

/** What the server alone is given, beside what all are. */
function outsideFor(outside: Outside | undefined, headers: Given, env: Given): Outside | undefined {
  if (outside === undefined) return undefined
  const { servers } = outside
  return {
    ...outside,
    servers: { ...servers, headers: { ...servers.headers, ...headers }, env: { ...servers.env, ...env } },
  }
}

/** What a client configuration has written out may be a secret too. */
function hideGiven(server: Server, hide: (secret: string) => void): void {
  for (const [name, value] of Object.entries((server.kind === 'http' ? server.headers : server.env) ?? {}))
    if (isSecretKey(name) || maskText(value) !== value) hide(value)
}
