/** The contract that calls are made under, out of the answers that pass by. */
import { digestOfContract } from '../../model/canonical.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member, objectOf } from '../../model/json.js'
import { parseContract } from '../../model/parse.js'

export interface Contracts {
  /** What the server said of itself when it was greeted. */
  readonly greeted: (result: JsonObject) => void
  /** One page of tools/list, and the cursor that it was asked for with. */
  readonly page: (cursor: Json | undefined, result: JsonObject) => void
  readonly current: () => Known | undefined
  /** The name that the server gives itself. */
  readonly server: () => string | undefined
}

export interface Known {
  readonly contract: Contract
  readonly digest: string
}

export interface ContractsOptions {
  /** Takes out what was given to the server as a secret. */
  readonly maskAll: (value: Json) => Json
  /** A contract that was not the current one so far. */
  readonly changed: (known: Known) => void
  readonly tell: (sentence: string) => void
}

/** Lists that were begun and not read to their end. */
const MOST_BEGUN = 100
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo'

/** Puts pages together by their cursors, whoever asks for them. */
export function createContracts({ maskAll, changed, tell }: ContractsOptions): Contracts {
  const begun = new Map<string, readonly Json[]>()
  let said: JsonObject = {}
  let known: Known | undefined
  const complete = (tools: readonly Json[]): void => {
    const value = objectOf([['mcpContract', 1], ...Object.entries(said), ['tools', [...tools]]])
    try {
      const contract = parseContract(maskAll(value), 'the server', undefined, { allowEmpty: true })
      const digest = digestOfContract(contract)
      if (digest === known?.digest) return
      known = { contract, digest }
      changed(known)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      tell(`The list of tools is not kept as a contract: ${error.message}`)
    }
  }
  return {
    greeted: (result) => {
      said = saidIn(result, said)
    },
    page: (cursor, result) => {
      const tools = member(result, 'tools')
      if (!Array.isArray(tools)) return
      const info = serverInfo(result)
      if (info !== undefined) said = { ...said, server: info }
      const before = typeof cursor === 'string' ? begun.get(cursor) : []
      // The pages before this one were asked for without us.
      if (before === undefined) return
      if (typeof cursor === 'string') begun.delete(cursor)
      const all = [...before, ...tools]
      const next = member(result, 'nextCursor')
      if (typeof next !== 'string' || next === '') return complete(all)
      begun.set(next, all)
      const [oldest] = begun.keys()
      if (begun.size > MOST_BEGUN && oldest !== undefined) begun.delete(oldest)
    },
    current: () => known,
    server: () => {
      const info = member(said, 'server')
      const name = isObject(info) ? member(info, 'name') : undefined
      return typeof name === 'string' && name !== '' ? name : undefined
    },
  }
}

/** Of the answer to initialize, or to server/discover. */
function saidIn(result: JsonObject, before: JsonObject): JsonObject {
  const { capabilities, instructions, protocolVersion } = result
  const info = serverInfo(result)
  const version = typeof protocolVersion === 'string' ? protocolVersion : newestOf(result.supportedVersions)
  return {
    ...before,
    ...(info === undefined ? {} : { server: info }),
    ...(version === undefined ? {} : { protocolVersion: version }),
    ...(isObject(capabilities) ? { capabilities: stated(capabilities) } : {}),
    ...(typeof instructions === 'string' ? { instructions } : {}),
  }
}

function serverInfo(result: JsonObject): JsonObject | undefined {
  const meta = member(result, '_meta')
  const info = member(result, 'serverInfo') ?? (isObject(meta) ? member(meta, SERVER_INFO) : undefined)
  return isObject(info) ? info : undefined
}

/** Revisions are dates. */
function newestOf(versions: Json | undefined): string | undefined {
  if (!Array.isArray(versions)) return undefined
  return versions
    .filter((version) => typeof version === 'string')
    .sort()
    .at(-1)
}

/** A capability that is null is none. */
function stated(capabilities: JsonObject): JsonObject {
  return objectOf(Object.entries(capabilities).filter(([, value]) => value !== null))
}
