/** One name everywhere: rule id = file = fixture folder = docs page = registry line. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CALL_RULES } from '../../src/model/call-rules.js'
import { RULES } from '../../src/rules/index.js'
import type { Rule } from '../../src/rules/rule.js'
import { FIXTURES, foldersIn, ROOT } from './rule-fixtures.js'

/** Which kinds of rules live in which folder of src/rules. */
const FOLDERS = {
  schema: ['schema', 'node', 'side', 'tool'],
  tool: ['tool', 'contract'],
  contract: ['contract'],
  poisoning: ['alone'],
  portability: ['alone', 'contract'],
  protocol: ['evidence'],
  behaviour: ['evidence'],
} as const

const ids = RULES.map((rule) => rule.meta.id)
const files = Object.entries(FOLDERS).flatMap(([folder, kinds]) =>
  (existsSync(join(ROOT, 'src/rules', folder)) ? readdirSync(join(ROOT, 'src/rules', folder)) : []).map((file) => ({
    folder,
    file,
    kinds: kinds as readonly string[],
  })),
)
const sorted = (names: readonly string[]): readonly string[] => [...names].sort()
const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

describe('the registry', () => {
  test('is sorted by id, without repetition', () => {
    expect(ids).toEqual(sorted([...new Set(ids)]))
  })

  test('has one import and one line for each rule', () => {
    const text = readFileSync(join(ROOT, 'src/rules/index.ts'), 'utf8')
    for (const { folder, file } of files) {
      const id = file.replace(/\.ts$/, '')
      const name = camelCase(id)
      expect(text.split('\n')).toContain(`import { ${name} } from './${folder}/${id}.js'`)
      expect(text.split('\n').filter((line) => line === `  ${name},`)).toHaveLength(1)
    }
  })

  test('knows every file, and every file is a rule', () => {
    expect(sorted(files.map(({ file }) => file))).toEqual(sorted(ids.map((id) => `${id}.ts`)))
  })
})

test.each(files)('src/rules/$folder/$file exports the rule of its name', async ({ folder, file, kinds }) => {
  const id = file.replace(/\.ts$/, '')
  const module: { [name: string]: unknown } = await import(join(ROOT, 'src/rules', folder, file))
  expect(Object.keys(module)).toEqual([camelCase(id)])
  const rule = module[camelCase(id)] as Rule
  expect(rule.meta.id).toBe(id)
  expect(kinds).toContain(rule.kind)
})

test('fixture folders are the rules', () => {
  expect(foldersIn(FIXTURES)).toEqual(ids)
})

test('docs pages are the rules, and what the recording and the policy find', () => {
  const pages = readdirSync(join(ROOT, 'docs/rules')).map((file) => file.replace(/\.md$/, ''))
  const known = [...ids, ...CALL_RULES.map(({ id }) => id)]
  expect(sorted(pages.filter((page) => page !== 'README'))).toEqual(sorted(known))
  expect(new Set(known).size).toBe(known.length)
})

describe.each(RULES.map(({ meta }) => meta))('$id', (meta) => {
  test('speaks in whole sentences', () => {
    expect(meta.id).toMatch(/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)+$/)
    expect(meta.summary).toMatch(/^[A-Z`].*[.]$/)
    expect(meta.summary.slice(0, -1)).not.toMatch(/[.!?] /)
    expect(meta.summary.length).toBeLessThanOrEqual(120)
    expect(meta.why).toMatch(/[.]$/)
    expect(meta.remedy).toMatch(/[.]$/)
  })
})
