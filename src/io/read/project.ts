/** What a repository holds that a check of contracts could begin with. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { parseContract } from '../../model/parse.js'
import { parseJson } from '../../model/positions.js'
import { CLIENT_FILES } from './client-file.js'
import { ignoredBy } from './found.js'
import { readText } from './text.js'

/** A server whose source this is. */
export interface OwnServer {
  /** As a person would type it. */
  readonly command: string
  /** Lines for a shell; undefined where nothing has to be built. */
  readonly build: string | undefined
}

export interface Project {
  readonly server: OwnServer | undefined
  /** A client configuration. */
  readonly clients: string | undefined
  /** Files that hold a contract, the most likely one first. */
  readonly contracts: readonly string[]
}

/** Looks; starts nothing. @throws UserError where package.json is no JSON */
export async function findProject(directory: string): Promise<Project> {
  return {
    server: ownServer(directory),
    clients: CLIENT_FILES.find((file) => existsSync(join(directory, file))),
    contracts: await findContracts(directory),
  }
}

/** Packages that servers are written with. */
const FRAMEWORK = /^(?:@modelcontextprotocol\/(?:sdk|server|node)|fastmcp|mcp-framework|@mastra\/mcp|mcp-handler)$/

function ownServer(directory: string): OwnServer | undefined {
  if (!existsSync(join(directory, 'package.json'))) return undefined
  const manifest = parseJson(readText(join(directory, 'package.json'), 'package.json'), 'package.json')
  if (!isObject(manifest)) return undefined
  const packages = ['dependencies', 'peerDependencies', 'devDependencies'].flatMap((key) =>
    Object.keys(objectAt(manifest, key)),
  )
  const command = packages.some((name) => FRAMEWORK.test(name)) ? commandOf(manifest) : undefined
  return command === undefined ? undefined : { command, build: buildOf(manifest, directory) }
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = member(object, key)
  return isObject(value) ? value : {}
}

function textAt(object: JsonObject, key: string): string | undefined {
  const value = member(object, key)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The program that users start, else what `npm start` does, else the main module. */
function commandOf(manifest: JsonObject): string | undefined {
  const bins: Json[] = Object.values(objectAt(manifest, 'bin'))
  const bin = textAt(manifest, 'bin') ?? bins.find((file) => typeof file === 'string')
  if (typeof bin === 'string') return `node ${quoted(bin.replace(/^\.\//, ''))}`
  const start = textAt(objectAt(manifest, 'scripts'), 'start')
  // What a shell would do with it is lost without one.
  if (start !== undefined && /^node [\w./@ -]+$/.test(start)) return start
  if (start !== undefined) return 'npm start --silent'
  const main = textAt(manifest, 'main')
  return main === undefined ? undefined : `node ${quoted(main.replace(/^\.\//, ''))}`
}

function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path
}

const INSTALLS: readonly (readonly [lock: string, install: string, run: string])[] = [
  ['package-lock.json', 'npm ci', 'npm run build'],
  ['npm-shrinkwrap.json', 'npm ci', 'npm run build'],
  ['pnpm-lock.yaml', 'corepack enable\npnpm install --frozen-lockfile', 'pnpm run build'],
  ['yarn.lock', 'corepack enable\nyarn install', 'yarn run build'],
  ['bun.lock', 'bun install --frozen-lockfile', 'bun run build'],
  ['bun.lockb', 'bun install --frozen-lockfile', 'bun run build'],
]

function buildOf(manifest: JsonObject, directory: string): string {
  const [, install, run] = INSTALLS.find(([lock]) => existsSync(join(directory, lock))) ?? [
    '',
    'npm install',
    'npm run build',
  ]
  return textAt(objectAt(manifest, 'scripts'), 'build') === undefined ? install : `${install}\n${run}`
}

const NAMED = [
  '*.mcpc.json',
  '{mcp-contract,mcp.contract,contract,tools,mcp-tools}.json',
  '{contract,contracts}/*.json',
]

/** Files with a telling name that do hold one. */
async function findContracts(directory: string): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby')
  const files = await glob(NAMED, { cwd: directory, ignore: ignoredBy(''), dot: true })
  return files.sort().filter((file) => holdsContract(join(directory, file), file))
}

function holdsContract(path: string, file: string): boolean {
  try {
    parseContract(parseJson(readText(path, file), file), file, file)
    return true
  } catch (error) {
    // Not a contract, so none was found here.
    if (error instanceof UserError) return false
    throw error
  }
}
