/**
 * Cuts the operations that the Action uses out of GitHub's own OpenAPI description, for the loopback GitHub of the
 * tests. The whole description is 385 MB and is no dependency: this script installs it aside, or takes a folder that
 * holds it.
 *
 *   node scripts/refresh-github-slice.mjs [FOLDER-OF-@octokit/openapi]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OPERATIONS = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/labels'],
  ['get', '/repos/{owner}/{repo}/commits/{commit_sha}/pulls'],
  ['post', '/repos/{owner}/{repo}/code-scanning/sarifs'],
  ['get', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
  ['get', '/repos/{owner}/{repo}/actions/caches'],
  ['get', '/user'],
]
/** What says nothing about shapes. */
const TALK = new Set(['example', 'examples', 'externalDocs', 'x-github', 'x-octokit', 'x-multi-segment', 'summary'])
/** Their members are named by GitHub's data, not by OpenAPI: nothing of them is talk. */
const MAPS = new Set(['properties', 'headers', 'responses', 'content', 'mapping'])
const TARGET = new URL('../fixtures/github/openapi-slice.json', import.meta.url)

const aside = process.argv[2] === undefined ? install() : undefined
try {
  const folder = process.argv[2] ?? join(aside, 'node_modules/@octokit/openapi')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const whole = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8'))
  const text = `${JSON.stringify(slice(whole, version))}\n`
  writeFileSync(TARGET, text)
  console.log(`${OPERATIONS.length} operations of @octokit/openapi ${version}: ${text.length} bytes`)
} finally {
  if (aside !== undefined) rmSync(aside, { recursive: true, force: true })
}

function install() {
  const folder = mkdtempSync(join(tmpdir(), 'github-slice-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '@octokit/openapi'], { cwd: folder, stdio: 'inherit' })
  return folder
}

function slice(whole, version) {
  const paths = {}
  for (const [method, path] of OPERATIONS) {
    const operation = whole.paths[path]?.[method]
    if (operation === undefined) throw new Error(`GitHub no longer describes ${method.toUpperCase()} ${path}.`)
    paths[path] = { ...paths[path], [method]: quiet(operation) }
  }
  const sliced = {
    openapi: whole.openapi,
    info: { title: whole.info.title, version, license: whole.info.license },
    paths,
  }
  const open = [sliced.paths]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue
    if (typeof node.$ref === 'string') {
      const added = include(sliced, whole, node.$ref)
      if (added !== undefined) open.push(added)
    }
    open.push(...Object.values(node))
  }
  return sliced
}

/** Copies what a reference names into the slice; undefined where it is there already. */
function include(sliced, whole, reference) {
  const steps = reference.replace(/^#\//, '').split('/')
  const name = steps.pop()
  let from = whole
  let to = sliced
  for (const step of steps) {
    from = from[step]
    to[step] ??= {}
    to = to[step]
  }
  if (Object.hasOwn(to, name)) return undefined
  to[name] = quiet(from[name])
  return to[name]
}

/** The same without texts and examples. */
function quiet(node, inMap = false) {
  if (Array.isArray(node)) return node.map((item) => quiet(item))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      inMap || !(TALK.has(key) || ((key === 'description' || key === 'title') && typeof value === 'string')),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, quiet(value, !inMap && MAPS.has(key))]))
}
