/** The contract of a server that runs: one that is there, or one that is started for it. */
import { UnbuiltBase, UserError } from '../../model/error.js'
import { isObject, objectOf } from '../../model/json.js'
import type { Captured, Server } from '../../model/server.js'
import type { BuiltSource, PackageSource } from '../../model/source.js'
import { capture } from '../mcp/capture.js'
import { secretsOf } from '../mcp/secrets.js'
import { type Outside, offered, type ReadContext } from './found.js'
import { installPackage } from './package.js'

/**
 * The contract, and `shown`: the source without secrets.
 * @throws UserError where the server cannot be built, installed, started, reached or understood
 */
export async function readServer(
  from: Server | PackageSource | BuiltSource,
  source: string,
  { directory, outside, look }: ReadContext,
): Promise<Captured & { readonly shown: string }> {
  const { servers, build } = offered(outside, source)
  if (from.kind === 'http' || from.kind === 'stdio') {
    const server = from.kind === 'http' ? from : { cwd: directory, ...from }
    const captured = await capture(server, servers)
    const shown = secretsOf(server, servers).maskIn(source)
    await look?.({ server, settings: servers, shown, value: captured.value })
    return { ...captured, shown }
  }
  const prepared = from.kind === 'npm' ? await installPackage(from, servers) : await builderIn(build, source)(from)
  try {
    const server = { cwd: directory, ...prepared.server }
    const shown = secretsOf(server, servers).maskIn(source)
    const captured = await capture(server, servers)
    await look?.({ server, settings: servers, shown, value: captured.value })
    return { ...withOrigin(captured, shown, prepared.madeOf), shown }
  } catch (error) {
    throw from.kind === 'build' ? ofBuild(error, source, from) : error
  } finally {
    await prepared.dispose()
  }
}

function builderIn(build: Outside['build'], source: string): NonNullable<Outside['build']> {
  if (build !== undefined) return build
  throw new UserError(
    `${source} is a server to be built, and nothing says how it is started.`,
    'Give --server-command (in the Action: input server-command).',
  )
}

/** Both sides are started by one command, so the sentence says which of them did not answer. */
function ofBuild(error: unknown, source: string, { ref }: BuiltSource): unknown {
  if (!(error instanceof UserError)) return error
  const message = `The server of ${source} was built, but not understood: ${error.message}`
  // The working tree is never the base.
  return ref === '.' ? new UserError(message, error.next) : new UnbuiltBase(message, error.next)
}

/** What the server was made of goes into its contract, and the first of it into the notices. */
function withOrigin({ value, notices }: Captured, source: string, madeOf: readonly string[]): Captured {
  const [first, ...others] = madeOf
  if (first === undefined || !isObject(value)) return { value, notices }
  // `build:ID` says of which commit it is.
  const told = first === `commit ${source.replace(/^build:/, '')}`
  const made = others.length === 0 ? first : `${first} and ${others.length} more, which a capture lists`
  return {
    value: objectOf([...Object.entries(value), ['madeOf', [...madeOf]]]),
    notices: told ? notices : [...notices, `${source} was made of ${made}.`],
  }
}
