/** Packages are installed by the real npm, from a registry on loopback. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { installPackage } from '../../src/io/read/package.js'
import { UserError } from '../../src/model/error.js'
import { DEFAULT_SERVER_SETTINGS } from '../../src/model/server.js'
import { parseSource } from '../../src/model/source.js'
import { NpmRegistry } from './npm-registry.js'

jest.setTimeout(60_000)
const registry = new NpmRegistry()
const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-package-'))
const temporary = join(folder, 'temporary')
const HELLO = '#!/usr/bin/env node\nconsole.log("hello", ...process.argv.slice(2))\n'

beforeAll(async () => {
  await registry.start()
  mkdirSync(temporary)
  registry.publish({ name: 'part', version: '1.0.1' })
  registry.publish({ name: '@scope/part', version: '2.0.0', manifest: { dependencies: { part: '^1.0.0' } } })
  registry.publish({
    name: 'hello-server',
    version: '1.2.0',
    manifest: { bin: { 'say-hello': './cli.js' }, dependencies: { '@scope/part': '2' } },
    files: { 'cli.js': HELLO },
  })
  registry.publish({ name: 'hello-server', version: '2.0.0', manifest: { bin: 'cli.js' }, files: { 'cli.js': HELLO } })
  const programs = { zeta: 'a.js', several: 'b.js' }
  registry.publish({
    name: '@scope/several',
    version: '1.0.0',
    manifest: { bin: programs },
    files: { 'a.js': 'a', 'b.js': HELLO },
  })
  registry.publish({
    name: 'flags',
    version: '1.0.0',
    manifest: { bin: 'x' },
    files: { x: '#!/usr/bin/env -S node --no-deprecation\nconsole.log(process.execArgv.join())\n' },
  })
  registry.publish({
    name: 'lacks-part',
    version: '1.0.0',
    manifest: { bin: 'x.js', dependencies: { 'no-such-part': '1' } },
    files: { 'x.js': '' },
  })
  registry.publish({
    name: 'scripted',
    version: '1.0.0',
    manifest: { bin: 'x.js', scripts: { postinstall: 'env > ran' } },
    files: { 'x.js': '' },
  })
})
beforeEach(() => {
  registry.token = undefined
  registry.requests.length = 0
})
afterAll(async () => {
  await registry.stop()
  rmSync(folder, { recursive: true })
})

const environment = (npmrc = `registry=${registry.url}\n`): NodeJS.ProcessEnv => {
  const home = mkdtempSync(join(folder, 'home-'))
  writeFileSync(join(home, '.npmrc'), npmrc)
  return { PATH: process.env.PATH, HOME: home, npm_config_fetch_retries: '0', npm_config_globalconfig: '/dev/null' }
}

async function install(
  source: string,
  more: { env?: NodeJS.ProcessEnv; allowScripts?: boolean; timeoutMs?: number } = {},
) {
  const parsed = parseSource(source)
  if (parsed.kind !== 'npm') throw new Error(`${source} is ${parsed.kind}`)
  const { env = environment(), allowScripts = false, timeoutMs = 60_000 } = more
  return installPackage(parsed, { ...DEFAULT_SERVER_SETTINGS, allowScripts }, { env, temporary, timeoutMs })
}

/** A folder with an npm that unpacks three packages of the registry, whatever it is asked for. */
function fakeNpm(): string {
  const bin = mkdtempSync(join(folder, 'bin-'))
  const manifests = {
    'no-program': {},
    unbuilt: { bin: 'dist/cli.js' },
    unclear: { bin: { b: 'b.js', a: 'b.js' } },
  }
  const lines = Object.entries(manifests).map(
    ([name, manifest]) =>
      `mkdir -p node_modules/${name}; echo '${JSON.stringify(manifest)}' > node_modules/${name}/package.json`,
  )
  writeFileSync(join(bin, 'npm'), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
  return bin
}

/** Installs it, and gives what its program says when it is started. */
async function said(source: string): Promise<string> {
  const { server, dispose } = await install(source)
  const [program, ...args] = server.command
  try {
    return execFileSync(program, args, { encoding: 'utf8' }).trim()
  } finally {
    await dispose()
  }
}

/** The sentence that it is refused with; nothing may be left behind then. */
async function refused(source: string, more: Parameters<typeof install>[1] = {}): Promise<string> {
  const error = await install(source, more).catch((thrown: unknown) => thrown)
  if (!(error instanceof UserError)) throw new Error(`${source} was not refused: ${error}`)
  expect(readdirSync(temporary)).toEqual([])
  expect(error.sentence).not.toMatch(/\n/)
  return error.sentence
}

describe('a package is installed, and', () => {
  test('its program is started with arguments; all versions are told; nothing is left', async () => {
    const { server, madeOf, dispose } = await install('npm:hello-server@^1 "two words" x')
    expect(server.command[0]).toBe('node')
    expect(server.command.slice(2)).toEqual(['two words', 'x'])
    expect(madeOf).toEqual(['hello-server@1.2.0', '@scope/part@2.0.0', 'part@1.0.1'])
    await dispose()
    await dispose()
    expect(readdirSync(temporary)).toEqual([])
  })

  test.each([
    ['npm:hello-server a', 'hello a'],
    ['npm:@scope/several@1.0.0', 'hello'],
    ['npm:flags', '--no-deprecation'],
  ])('%s says %s', async (source, expected) => expect(await said(source)).toBe(expected))

  test('its install scripts run only where that is allowed, and see no token of the run', async () => {
    const env = { ...environment(), GITHUB_TOKEN: 'ghs_1', ACTIONS_RUNTIME_TOKEN: 'x', 'INPUT_SERVER-TOKEN': 'y' }
    const ran = (command: readonly string[]) => join(command[1] ?? '', '..', 'ran')
    const quiet = await install('npm:scripted', { env })
    expect(existsSync(ran(quiet.server.command))).toBe(false)
    await quiet.dispose()
    const loud = await install('npm:scripted', { env, allowScripts: true })
    const seen = execFileSync('cat', [ran(loud.server.command)], { encoding: 'utf8' })
    expect(seen).toMatch(/^HOME=/m)
    expect(seen).not.toMatch(/ghs_1|ACTIONS_|INPUT_/)
    await loud.dispose()
  })

  test("the user's npmrc gives the registry and, from a variable, the token", async () => {
    registry.token = 'T0ken-of-the-registry'
    const npmrc = `registry=${registry.url}\n${registry.url.slice(5)}/:_authToken=\${MY_REGISTRY_TOKEN}\n`
    const env = { ...environment(npmrc), MY_REGISTRY_TOKEN: registry.token }
    await (await install('npm:hello-server@2.0.0', { env })).dispose()
    expect(registry.requests.at(-1)).toEqual({
      path: 'hello-server/-/2.0.0.tgz',
      authorization: `Bearer ${registry.token}`,
    })
    const wrong = await refused('npm:hello-server@2.0.0', {
      env: { ...env, MY_REGISTRY_TOKEN: 'another-token-of-mine' },
    })
    expect(wrong).toMatch(
      /^hello-server@2\.0\.0 may not be read from npm's registry \(E401: .*Check the token in your npmrc\.$/,
    )
    expect(wrong).not.toContain('another-token-of-mine')
  })
})

describe('one sentence says', () => {
  test.each([
    ['npm:no-such-server@1', /^There is no package no-such-server in npm's registry/],
    ['npm:hello-server@9.9.9', /^The package hello-server has no version 9\.9\.9\. `npm view hello-server versions`/],
    ['npm:lacks-part', /^lacks-part@latest cannot be installed: npm ended with exit code 1 \(E404: .*no-such-part/],
  ])('%s', async (source, sentence) => expect(await refused(source)).toMatch(sentence))

  // What npm leaves is the same however it came there, so here it is a copy.
  test.each([
    ['npm:no-program', /^The package no-program@latest has no program, so it cannot be started/],
    ['npm:unbuilt', /^The package unbuilt names "dist\/cli\.js" as its program "unbuilt", which is not in it/],
    ['npm:unclear', /^The package unclear has several programs: "a", "b"\. Name one, as in npm:unclear@latest#a\.$/],
    ['npm:unclear#c', /^The package unclear has no program "c"; it has "a", "b"\./],
  ])('%s', async (source, sentence) => {
    const env = { ...environment(), PATH: `${fakeNpm()}:${process.env.PATH}` }
    expect(await refused(source, { env })).toMatch(sentence)
  })

  test('that the registry cannot be reached', async () => {
    const env = environment('registry=http://127.0.0.1:9\n')
    expect(await refused('npm:hello-server', { env })).toMatch(
      /^hello-server@latest cannot be installed, because npm's registry cannot be reached \(ECONNREFUSED: .*Check the network/,
    )
  })
  test('that there is no npm', async () => {
    const env = { ...environment(), PATH: join(folder, 'nowhere') }
    expect(await refused('npm:hello-server', { env })).toMatch(
      /^hello-server@latest cannot be installed: there is no npm\./,
    )
  })
  test('that npm takes too long', async () => {
    expect(await refused('npm:hello-server', { timeoutMs: 20 })).toMatch(/npm did not end within 0\.02 seconds/)
  })
})
