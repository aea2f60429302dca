/** Programs that are run to their end, whatever they leave behind. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { transformSync } from '@swc/core'

jest.setTimeout(30_000)

/** The module and what it needs, as node reads them. */
function writeModules(folder: string): void {
  for (const file of ['io/program', 'io/tail', 'io/groups', 'io/ending', 'io/read/text', 'model/error']) {
    const text = readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8')
    const { code } = transformSync(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } })
    writeFileSync(
      join(folder, `${file.replaceAll('/', '-')}.mjs`),
      code.replace(/from ["']([^"']+)["']/g, (whole, path: string) =>
        path.startsWith('.') ? `from './${nameOf(file, path)}.mjs'` : whole,
      ),
    )
  }
}

function nameOf(from: string, path: string): string {
  return new URL(path, `file:///${from}`).pathname.slice(1).replace(/\.js$/, '').replaceAll('/', '-')
}

test('a daemon that holds the output of a build does not hold us', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-program-'))
  writeModules(folder)
  const pid = join(folder, 'pid')
  const build = `setsid sleep 60 & echo $! > ${pid}; echo built`
  writeFileSync(
    join(folder, 'main.mjs'),
    `import { runProgram } from './io-program.mjs'
    const command = ['sh', '-c', ${JSON.stringify(build)}]
    const { code, output } = await runProgram({ command, cwd: '.', env: process.env, timeoutMs: 20_000 })
    console.log(code, output.trim())`,
  )
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  const started = Date.now()
  const code = await new Promise((resolve) => child.on('close', resolve))
  const leader = existsSync(pid) ? Number(readFileSync(pid, 'utf8')) : undefined
  if (leader !== undefined) process.kill(leader, 'SIGKILL')
  expect([code, said]).toEqual([0, '0 built\n'])
  expect(Date.now() - started).toBeLessThan(15_000)
  rmSync(folder, { recursive: true })
})
