/** What is committed under dist/ runs alone. (`npm run check-dist` holds that it is what the sources build.) */

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { differences } from '../../scripts/check-dist.mjs'
import { bundledPackages, licenceText } from '../../scripts/licences.mjs'
import { ROOT } from '../cli/bundle.js'

const DIST = join(ROOT, 'dist')
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(DIST, file)).isFile(),
)
const work = mkdtempSync(join(tmpdir(), 'mcp-compat-'))
afterAll(() => rmSync(work, { recursive: true }))

describe('dist/', () => {
  test('holds both bundles as modules, the licences, and no source map', () => {
    expect(files).toEqual(
      expect.arrayContaining(['index.js', 'package.json', 'cli/index.js', 'cli/package.json', 'licenses.txt']),
    )
    expect(files.filter((file) => !/\.js$|(^|\/)package\.json$|^licenses\.txt$/.test(file))).toEqual([])
    expect(JSON.parse(readFileSync(join(DIST, 'package.json'), 'utf8'))).toEqual({ type: 'module' })
  })

  test('the command line can be started by its path', () => {
    expect(readFileSync(join(DIST, 'cli/index.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(statSync(join(DIST, 'cli/index.js')).mode & 0o111).toBe(0o111)
  })

  test('names no folder of the machine that built it', () => {
    const naming = files.filter((file) => readFileSync(join(DIST, file), 'utf8').includes(ROOT))
    expect(naming).toEqual([])
  })

  test('points to no source map', () => {
    const code = files.filter((file) => file.endsWith('.js'))
    expect(
      code.filter((file) => /\n\/\/# sourceMappingURL=\S+\s*$/.test(readFileSync(join(DIST, file), 'utf8'))),
    ).toEqual([])
  })

  test('runs the demo with nothing else of the project', () => {
    for (const part of ['dist', 'fixtures/demo', 'scripts/demo.mjs', 'package.json'])
      cpSync(join(ROOT, part), join(work, 'bare', part), { recursive: true })
    const demo = spawnSync(process.execPath, ['scripts/demo.mjs'], { cwd: join(work, 'bare'), encoding: 'utf8' })
    expect([demo.status, demo.stderr]).toEqual([0, ''])
    expect(demo.stdout).toMatch(/overnight/)
    expect(demo.stdout).toMatch(/customs_code/)
    expect(demo.stdout).toMatch(/Exit code 1, as expected/)
  })
})

describe('licences', () => {
  const text = readFileSync(join(DIST, 'licenses.txt'), 'utf8')

  test('every direct dependency that a bundle holds is listed with its text', () => {
    for (const name of ['ajv', 'ajv-formats', 'commander', 'yaml', '@actions/core', 'refa'])
      expect(text).toMatch(new RegExp(`^${name}@\\d+\\.\\d+\\.\\d+ \\([A-Za-z0-9.-]+\\)$`, 'm'))
    expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(10)
  })

  test('are found from the source files of nested and scoped packages, each once', () => {
    const put = (path: string, content: string) => {
      mkdirSync(join(work, path, '..'), { recursive: true })
      writeFileSync(join(work, path), content)
    }
    put('node_modules/a/package.json', '{"name":"a","version":"1.0.0","license":"MIT","author":"Ada"}')
    put('node_modules/a/node_modules/@b/c/package.json', '{"name":"@b/c","version":"2.0.0","license":"ISC"}')
    put('node_modules/a/node_modules/@b/c/LICENSE.md', 'As you like.\r\n')
    const sources = [
      '.././node_modules/a/lib/x.js',
      '.././node_modules/a/lib/y.js',
      '.././node_modules/a/node_modules/@b/c/z.js',
      '.././lib/own.js',
    ]
    const found = bundledPackages(sources, work)
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['@b/c', 'a'])
    expect(licenceText(found)).toMatch(/@b\/c@2\.0\.0 \(ISC\)\n-+\n\nAs you like\.\n/)
    expect(licenceText(found)).toMatch(/states MIT, author Ada/)
  })

  test('a package that states none is refused', () => {
    mkdirSync(join(work, 'node_modules/d'), { recursive: true })
    writeFileSync(join(work, 'node_modules/d/package.json'), '{"name":"d","version":"1.0.0"}')
    expect(() => bundledPackages(['node_modules/d/x.js'], work)).toThrow(/d@1\.0\.0 is bundled and states no licence/)
  })
})

describe('check-dist sees', () => {
  const make = (name: string, contents: Record<string, string>) => {
    for (const [file, content] of Object.entries(contents)) {
      mkdirSync(join(work, name, file, '..'), { recursive: true })
      writeFileSync(join(work, name, file), content)
    }
    return join(work, name)
  }
  const built = make('built', { 'index.js': 'a', 'cli/index.js': 'b' })

  test.each([
    ['nothing where nothing differs', 'same', { 'index.js': 'a', 'cli/index.js': 'b' }, []],
    ['a byte', 'byte', { 'index.js': 'a ', 'cli/index.js': 'b' }, ['index.js: differs']],
    ['a file that is missing', 'missing', { 'index.js': 'a' }, ['cli/index.js: missing']],
    [
      'a file too many',
      'more',
      { 'index.js': 'a', 'cli/index.js': 'b', '1.index.js': '' },
      ['1.index.js: no longer built'],
    ],
  ])('%s', (_, name, contents, expected) => {
    expect(differences(make(name, contents as Record<string, string>), built)).toEqual(expected)
  })

  test('a folder that is not there', () => {
    expect(existsSync(join(work, 'none'))).toBe(false)
    expect(differences(join(work, 'none'), built)).toEqual(['cli/index.js: missing', 'index.js: missing'])
  })
})
