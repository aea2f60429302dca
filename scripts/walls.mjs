/** Holds the walls: what each room may import and touch, no circles, no work at import, no overlong file. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circles } from './walls/circles.mjs'
import { readModule } from './walls/read.mjs'
import { LONG_FILES, MOST_LINES, OUTSIDE, VAGUE, WALLS } from './walls/table.mjs'

/** Every TypeScript file under a folder, by its path in it. */
export function readSources(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}

/** One sentence a violation, sorted by file; empty where the walls stand. */
export function violations(sources, walls = WALLS, longFiles = LONG_FILES) {
  const modules = new Map([...sources].map(([path, source]) => [path, readModule(source)]))
  const graph = new Map([...modules].map(([path, module]) => [path, neighbours(path, module)]))
  return [
    ...[...modules].flatMap(([path, module]) => ofModule(path, module, graph, walls)),
    ...circles(graph).map((members) => `circle: ${members.join(' -> ')} -> ${members[0]}`),
    ...sizes(sources, longFiles),
    ...[...sources.keys()].flatMap(ofName),
  ]
}

/** A name says what is inside; a file that gathers others hides who uses whom. */
function ofName(path) {
  const vague = path.split(/[/.]/).filter((part) => VAGUE.has(part))
  const found = vague.map((part) => `${path}: "${part}" says nothing of what is inside`)
  return /(^|\/)index\.ts$/.test(path) && path !== 'rules/index.ts'
    ? [...found, `${path}: only rules/ has an index`]
    : found
}

/** `rules/schema/enum.ts` is of the room `rules`, `check.ts` a room of its own. */
function roomOf(path) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.ts$/, '')
}

function neighbours(path, module) {
  return module.imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => target(path, specifier))
}

function target(path, specifier) {
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts')
}

function ofModule(path, module, graph, walls) {
  const room = roomOf(path)
  const wall = walls[room]
  if (wall === undefined) return [`${path}: the room "${room}" is not in the wall table`]
  const found = [...module.unresolved]
  for (const specifier of module.imports)
    found.push(...(specifier.startsWith('.') ? ofNeighbour(path, specifier, graph, wall) : ofPackage(specifier, wall)))
  if (wall.pure) found.push(...OUTSIDE.filter((name) => module.names.has(name)).map((name) => `touches ${name}`))
  const works = module.works.filter((work) => !wall.entry && !isConstant(work, wall))
  found.push(...works.map(({ what }) => `works at import: ${what}`))
  return found.map((what) => `${path}: ${what}`)
}

/** Pure rooms have pure packages only: what those compute at import is a constant, as an own function's is. */
function isConstant({ from }, wall) {
  return wall.pure && from !== undefined && !from.startsWith('node:')
}

function ofNeighbour(path, specifier, graph, wall) {
  const file = target(path, specifier)
  if (!graph.has(file)) return [`imports ${specifier}, which is no file of src/`]
  const room = roomOf(file)
  return room === roomOf(path) || wall.rooms.includes(room) ? [] : [`${roomOf(path)} may not import ${room} (${file})`]
}

function ofPackage(specifier, wall) {
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]
  return wall.packages === 'any' || wall.packages.includes(name) ? [] : [`may not import ${specifier}`]
}

function sizes(sources, longFiles) {
  const lines = new Map([...sources].map(([path, source]) => [path, source.trimEnd().split('\n').length]))
  const tooLong = [...lines].filter(([path, count]) => count > MOST_LINES && !Object.hasOwn(longFiles, path))
  const idle = Object.keys(longFiles).filter((path) => (lines.get(path) ?? 0) <= MOST_LINES)
  return [
    ...tooLong.map(([path, count]) => `${path}: ${count} lines, at most ${MOST_LINES}`),
    ...idle.map((path) => `${path}: has a waiver for its length and needs none`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readSources(join(dirname(dirname(fileURLToPath(import.meta.url))), 'src'))
  const found = violations(sources)
  for (const violation of found) console.error(violation)
  if (found.length === 0) console.log(`The walls stand: ${sources.size} files, no circle.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
