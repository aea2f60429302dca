/** Rebuilds into a temporary folder and says which files of dist/ differ; exits 1 where any does. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const DIST = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist')

/** Paths (relative, with the reason) in which two folders differ; empty where they are equal byte for byte. */
export function differences(committed, rebuilt) {
  const [there, here] = [committed, rebuilt].map(listFiles)
  return [...new Set([...there, ...here])].sort().flatMap((path) => {
    if (!there.has(path)) return [`${path}: missing`]
    if (!here.has(path)) return [`${path}: no longer built`]
    const [a, b] = [committed, rebuilt].map((folder) => join(folder, path))
    if (!readFileSync(a).equals(readFileSync(b))) return [`${path}: differs`]
    return isExecutable(a) === isExecutable(b) ? [] : [`${path}: executable bit differs`]
  })
}

function listFiles(folder) {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)))
}

function isExecutable(file) {
  return (statSync(file).mode & 0o100) !== 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const work = mkdtempSync(join(tmpdir(), 'mcp-compat-dist-'))
  try {
    build(join(work, 'dist'))
    const found = differences(DIST, join(work, 'dist'))
    if (found.length === 0) console.log('dist/ is what the sources build.')
    else
      console.error(
        `dist/ is not what the sources build:\n  ${found.join('\n  ')}\nRun \`npm run build\` and commit dist/.`,
      )
    process.exitCode = found.length === 0 ? 0 : 1
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
