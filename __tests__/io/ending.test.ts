/** What is left when this process is told to end: a process of its own is told here. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, jest, test } from '@jest/globals'
import { transformSync } from '@swc/core'

jest.setTimeout(30_000)
const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-ending-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TYPESCRIPT = { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } } as const

/** The modules as node reads them, without what needs the rest of the project. */
function writeModules(): void {
  const modules = { 'ending.ts': 'ending.js', 'temporary.ts': 'temporary.js' }
  for (const [from, to] of Object.entries(modules)) {
    const text = readFileSync(new URL(`../../src/io/${from}`, import.meta.url), 'utf8')
    writeFileSync(join(folder, to), transformSync(text, TYPESCRIPT).code)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

test.each([
  ['SIGINT', 'process.kill(process.pid, "SIGINT")', null],
  ['SIGTERM', 'process.kill(process.pid, "SIGTERM")', null],
  ['exit', 'process.exit(5)', 5],
])('a temporary folder goes with a process that ends by %s', async (signal, how, code) => {
  writeModules()
  writeFileSync(
    join(folder, 'main.js'),
    `import { mkdirSync, writeFileSync, chmodSync } from 'node:fs'
    import { atEnd } from './ending.js'
    import { makeTemporary } from './temporary.js'
    const { path } = makeTemporary(${JSON.stringify(folder)}, 'temporary')
    mkdirSync(path + '/closed'); writeFileSync(path + '/closed/file', ''); chmodSync(path + '/closed', 0o500)
    atEnd({ soon: async () => console.log('soon'), now: () => console.log('now') })
    console.log(path)
    setTimeout(() => {}, 20_000)
    ${how}`,
  )
  const child = spawn(process.execPath, [join(folder, 'main.js')], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  const ended = await new Promise((resolve) => child.on('close', (...how) => resolve(how)))
  expect(ended).toEqual(code === null ? [null, signal] : [code, null])
  const [path = '', ...acts] = said.trim().split('\n')
  expect(acts).toEqual(code === null ? ['soon', 'now'] : ['now'])
  expect(existsSync(path)).toBe(false)
})
