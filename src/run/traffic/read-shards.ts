/** Finds and reads the reports of shards. */
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { createLimit } from '../../io/limit.js'
import { describeReadError } from '../../io/read/text.js'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { SHARD_FORMAT, type ShardOfServers, type ShardPart } from '../../model/shard.js'
import { createEngine } from '../../schema/engine.js'
import type { Validator } from '../../schema/interface.js'
import { SERVER, SHARD, SHARD_OF_SERVERS } from './shard-schema.js'

/** What became of one server in one shard. */
export type ServerPart =
  | { readonly name: string; readonly part: ShardPart }
  | { readonly name: string; readonly error: { readonly message: string; readonly next?: string } }
  | { readonly name: string; readonly skipped: string }

export type ReadShard =
  | { readonly file: string; readonly part: ShardPart }
  | { readonly file: string; readonly all: ShardOfServers; readonly servers: readonly ServerPart[] }

const NEXT = 'Name what `gate --shard I/N --json FILE` wrote.'

/**
 * Reads every report that the paths, folders (all their `*.json`) or globs name, each file once.
 * @throws UserError where one matches nothing, or a file is no report of a shard
 */
export async function readShards(sources: readonly string[], directory: string): Promise<readonly ReadShard[]> {
  const files = new Set<string>()
  for (const source of sources) for (const file of await filesOf(source, directory)) files.add(file)
  const check = new Check()
  return [...files].map((file) => readOne(file, resolve(directory, file), check))
}

async function filesOf(source: string, directory: string): Promise<readonly string[]> {
  if (source.trim() === '') throw new UserError('The path of a report is empty.', NEXT)
  const stats = statSync(resolve(directory, source), { throwIfNoEntry: false })
  if (stats !== undefined && !stats.isDirectory()) return [shown(resolve(directory, source), directory)]
  const { glob } = await import('tinyglobby')
  const [pattern, cwd] = stats === undefined ? [source, directory] : ['**/*.json', resolve(directory, source)]
  const found = await glob([pattern], { cwd, expandDirectories: false, dot: true, absolute: true })
  if (found.length === 0)
    throw new UserError(
      stats === undefined ? `No report matches ${source}.` : `The folder ${source} holds no .json file.`,
      NEXT,
    )
  return found.map((file) => shown(file, directory)).sort()
}

function shown(path: string, directory: string): string {
  const inside = relative(directory, path)
  return (inside.startsWith('..') ? path : inside).split(sep).join('/')
}

function readOne(file: string, path: string, check: Check): ReadShard {
  const report = parse(file, path)
  const shard = member(report, 'shard')
  if (!isObject(shard)) {
    const what =
      member(report, 'report') === undefined ? 'is no report' : 'is the report of a whole run, and of no shard'
    throw new UserError(`${file} ${what}.`, NEXT)
  }
  if (shard.format !== SHARD_FORMAT)
    throw new UserError(`${file} was written by another version of the program.`, 'Use one version for all shards.')
  const servers = member(report, 'servers')
  if (servers === undefined) return { file, part: partOf(report, file, check) }
  const all = check.shardOfServers(shard, file)
  return { file, all, servers: check.servers(servers, file).map((server) => serverOf(server, file, check)) }
}

function parse(file: string, path: string): JsonObject {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw describeReadError(error, file)
  }
  try {
    const value = JSON.parse(text) as Json
    return isObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`${file} is no JSON.`, NEXT)
    throw error
  }
}

function partOf(report: JsonObject, file: string, check: Check): ShardPart {
  const part = check.part(member(report, 'shard') ?? null, file)
  const update = member(report, 'update')
  return typeof update === 'string' ? { ...part, update } : part
}

function serverOf(server: JsonObject, file: string, check: Check): ServerPart {
  if (member(server, 'shard') === undefined) return server as unknown as ServerPart
  return { name: String(server.name), part: partOf(server, file, check) }
}

/** Holds what was read against what it has to look like. */
class Check {
  readonly #part: Validator
  readonly #all: Validator
  readonly #servers: Validator

  constructor() {
    const engine = createEngine({ formats: 'annotate', limit: createLimit(), milliseconds: 1_000, now: () => 0 })
    this.#part = engine.validator(SHARD)
    this.#all = engine.validator(SHARD_OF_SERVERS)
    this.#servers = engine.validator({ type: 'array', items: SERVER })
  }

  part(value: Json, file: string): ShardPart {
    return accepted(this.#part, value, file) as unknown as ShardPart
  }

  shardOfServers(value: Json, file: string): ShardOfServers {
    return accepted(this.#all, value, file) as unknown as ShardOfServers
  }

  servers(value: Json, file: string): readonly JsonObject[] {
    return accepted(this.#servers, value, file) as JsonObject[]
  }
}

function accepted(validator: Validator, value: Json, file: string): Json {
  if (validator.accepts(value)) return value
  const [first] = validator.rejections(value)
  const where = first === undefined ? '' : `: ${first.pointer || 'the shard'} ${first.message || first.keyword}`
  throw new UserError(`${file} is damaged, so that it cannot be joined${where}.`, 'Run that shard again.')
}
