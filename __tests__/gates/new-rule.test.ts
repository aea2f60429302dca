/** `npm run new-rule` in a copy of the folders that it touches. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RULES } from '../../src/rules/index.js'
import { ROOT } from './rule-fixtures.js'

const copy = mkdtempSync(join(tmpdir(), 'new-rule-'))
const index = join(copy, 'src/rules/index.ts')
/** One of each kind, at the front, in the middle and at the end of the registry. */
const MADE = [
  ['a-first-added', 'contract'],
  ['glow-refused', 'evidence', 'protocol'],
  ['hue-narrowed', 'schema'],
  ['ink-spilled', 'alone', 'poisoning'],
  ['mood-changed', 'node'],
  ['side-decided', 'side'],
  ['zebra-crossed', 'tool'],
] as const

beforeAll(() => {
  for (const path of ['src', 'scripts/new-rule.mjs', 'biome.json', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  mkdirSync(join(copy, 'docs/rules'), { recursive: true })
  mkdirSync(join(copy, 'fixtures/rules/taken-name'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

function newRule(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(copy, 'scripts/new-rule.mjs'), ...words], { encoding: 'utf8' })
}

/** Runs a development tool in the copy. */
function run(tool: string, ...words: string[]): { status: number | null; output: string } {
  const bin = join(ROOT, 'node_modules/.bin', tool)
  const { status, stdout, stderr, error } = spawnSync(bin, words, { cwd: copy, encoding: 'utf8' })
  if (error) throw error
  return { status, output: stdout + stderr }
}

test('makes files that compile, are formatted and stand at their sorted place', () => {
  for (const made of MADE) expect(newRule(...made)).toMatchObject({ status: 0, stderr: '' })
  const files = MADE.map(([id, kind, folder]) => `src/rules/${folder ?? folderOf(kind)}/${id}.ts`)
  for (const [id, kind, folder] of MADE)
    for (const path of [
      `docs/rules/${id}.md`,
      ...[folder === undefined ? 'breaks' : 'speaks', 'stays-quiet'].flatMap((name) =>
        ['baseline', 'candidate', 'expected', ...(kind === 'evidence' ? ['evidence'] : [])].map(
          (file) => `fixtures/rules/${id}/${name}/${file}.json`,
        ),
      ),
    ])
      expect(existsSync(join(copy, path))).toBe(true)
  const entries = readFileSync(index, 'utf8').match(/^ {2}\w+,$/gm) ?? []
  const ids = [...RULES.map((rule) => rule.meta.id), ...MADE.map(([id]) => id)].sort()
  const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  expect(entries).toEqual(ids.map((id) => `  ${camelCase(id)},`))
  expect(run('biome', 'check', 'src/rules/index.ts', ...files)).toMatchObject({ status: 0 })
  // The compiler is known to have looked: it finds the mistake that was put beside.
  const wrong = 'src/rules/tool/wrong.ts'
  writeFileSync(join(copy, wrong), 'export const wrong: string = 1\n')
  const config = readFileSync(join(copy, 'tsconfig.json'), 'utf8')
  writeFileSync(
    join(copy, 'tsconfig.json'),
    config.replace('"include": ["src"]', `"files": ${JSON.stringify([...files, wrong])}`),
  )
  const places = run('tsc', '-p', '.', '--noEmit').output.match(/^src\/rules\/[\w/-]+\.ts(?=\()/gm) ?? []
  expect(places.filter((place) => place === wrong || files.includes(place))).toEqual([wrong])
})

/** Kinds that have one folder. */
function folderOf(kind: string): string {
  return kind === 'node' || kind === 'side' ? 'schema' : kind
}

test.each([
  [[], /^Usage: /],
  [['bound-tightened'], /^Usage: /],
  [['bound-tightened', 'schema', 'more'], /^Usage: /],
  [['Bound', 'schema'], /is no rule id/],
  [['../escape', 'schema'], /is no rule id/],
  [['one', 'schema'], /is no rule id/],
  [['bound-tightened', 'keyword'], /is no kind of rule/],
  [['tool-removed', 'schema'], /already/],
  [['bound-tightened', 'alone'], /poisoning or portability/],
  [['bound-tightened', 'evidence', 'tool'], /protocol or behaviour/],
  [['ping-misanswered', 'evidence', 'protocol'], /already/],
  [['taken-name', 'tool'], /already/],
])('refuses %j with one sentence and touches nothing', (words, sentence) => {
  const before = readFileSync(index, 'utf8')
  const { status, stdout, stderr } = newRule(...words)
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 })
  expect(stderr).toMatch(sentence)
  expect(readFileSync(index, 'utf8')).toBe(before)
})
