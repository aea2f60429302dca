/**
 * The licences of what a bundle holds, told from its source maps. (`ncc --license` writes one file a chunk under one
 * name, so that the last chunk's would be all that is left.)
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE_FILE = /^(un)?licen[cs]e|^copying|^notice/i
const RULER = '-'.repeat(80)

/** The packages that the source files belong to, each once, sorted by name and version. */
export function bundledPackages(sources, root) {
  const folders = new Set(sources.map(packageFolder).filter((folder) => folder !== undefined))
  const packages = new Map()
  for (const folder of folders) {
    const found = readPackage(join(root, folder))
    packages.set(`${found.name}@${found.version}`, found)
  }
  return [...packages.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found)
}

/** The whole licence file. */
export function licenceText(packages) {
  const head = `dist/index.js, dist/cli/index.js and their chunks hold code of ${packages.length} packages under these licences.\n`
  const parts = packages.map(({ name, version, licence, text }) => {
    return `${RULER}\n${name}@${version} (${licence})\n${RULER}\n\n${text}\n`
  })
  return [head, ...parts].join('\n')
}

/** `…/node_modules/a/node_modules/@b/c/lib/x.js` is of `node_modules/a/node_modules/@b/c`. */
function packageFolder(source) {
  const from = source.indexOf('node_modules/')
  if (from < 0) return undefined
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source.slice(from))?.[1]
}

function readPackage(folder) {
  const { name, version, license, licenses, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licence = nameOfLicence(license ?? licenses)
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  if (texts.length === 0 && licence === undefined)
    throw new Error(`${name}@${version} is bundled and states no licence.`)
  const holder = typeof author === 'string' ? author : author?.name
  const stated = `The package ships no licence file; its package.json states ${licence}${holder ? `, author ${holder}` : ''}.`
  return { name, version, licence: licence ?? 'see below', text: texts.length > 0 ? texts.join('\n\n') : stated }
}

function nameOfLicence(stated) {
  if (Array.isArray(stated)) return stated.map(nameOfLicence).join(' OR ')
  return typeof stated === 'object' && stated !== null ? stated.type : stated
}
