/**
 * Builds what is committed under dist/: `tsc` to lib/, one ncc bundle for the Action and one for the command line, the
 * thread that both start, and the licences of everything bundled. The same sources give the same bytes, in any folder.
 * Usage: node scripts/build.mjs [--out DIR]
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { minifySync } from '@swc/core'
import { bundledPackages, licenceText } from './licences.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BUNDLES = [
  { entry: 'lib/action.js', folder: '.' },
  { entry: 'lib/cli.js', folder: 'cli' },
]
/** Each bundle has it beside itself (src/run/traffic/thread-file.ts). */
const THREAD = { entry: 'lib/thread.js', name: 'thread.js' }

/** Compiles and bundles into `out`, which is replaced as a whole. */
export function build(out) {
  compile()
  const work = mkdtempSync(join(tmpdir(), 'mcp-compat-build-'))
  try {
    const thread = join(work, 'thread')
    const sources = bundle(THREAD.entry, thread)
    if (readdirSync(thread).some((name) => name.endsWith('.index.js')))
      throw new Error(`${THREAD.entry} loads something lazily; its bundle has to be one file`)
    for (const { entry, folder } of BUNDLES) {
      sources.push(...bundle(entry, join(work, folder)))
      cpSync(join(thread, 'index.js'), join(work, folder, THREAD.name))
    }
    rmSync(thread, { recursive: true })
    writeFileSync(join(work, 'licenses.txt'), licenceText(bundledPackages(sources, ROOT)))
    chmodSync(join(work, 'cli', 'index.js'), 0o755)
    rmSync(out, { recursive: true, force: true })
    mkdirSync(dirname(out), { recursive: true })
    cpSync(work, out, { recursive: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** lib/ is emptied first: a module that is gone from src/ must not live on in a bundle. */
function compile() {
  rmSync(join(ROOT, 'lib'), { recursive: true, force: true })
  run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-p', '.'])
}

/**
 * One bundle with its lazily loaded chunks; the source maps only tell what was bundled and are taken away again.
 * Returns the files that went in.
 */
function bundle(entry, folder) {
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js')
  const flags = ['--source-map', '--no-source-map-register', '--no-cache', '--quiet']
  run(ncc, ['build', entry, '--out', folder, ...flags])
  const sources = []
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name)
    if (name.endsWith('.map')) {
      sources.push(...JSON.parse(readFileSync(file, 'utf8')).sources)
      rmSync(file)
    } else if (name.endsWith('.js')) {
      writeFileSync(file, compact(readFileSync(file, 'utf8')))
    }
  }
  return sources
}

/** How a module of a bundle begins. */
const MODULE = /^(\/\*{3}\/ )(?=\()/gm
/** Where a declaration begins. */
const DECLARATION = /(?<=;|\}\})(?=(?:async )?function\b)|(?<=[;}])(?=class |const |let |var )/g

/**
 * The same code in ASCII, without comments and layout, which is read in less time at every start. Names stay, and each
 * declaration has a line, so that a stack can be read. The parentheses around modules stay too: V8 compiles at once what
 * begins with one, and what does not it reads twice.
 */
function compact(code) {
  const dense = withoutLayout(code.replace(MODULE, '$1IN_PARENTHESES'))
  const lines = dense.replace(DECLARATION, '\n')
  if (withoutLayout(lines) !== withoutLayout(dense)) throw new Error('a line was broken inside of a text')
  return `${lines.replaceAll('IN_PARENTHESES(', '(')}\n`
}

function withoutLayout(code) {
  const format = { asciiOnly: true, comments: false, ecma: 2022 }
  return minifySync(code, { module: true, compress: false, mangle: false, ecma: 2022, format }).code
}

/** ncc names modules by their path from the working directory, so that is always the root. */
function run(script, args) {
  execFileSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'dist') } } })
  build(resolve(values.out))
  console.log(`built ${values.out}`)
}
