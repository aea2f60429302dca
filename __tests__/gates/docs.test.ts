/** The page of each rule: its headings, its example (which is run), its configuration (which is read). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../src/io/read/config.js'
import { CALL_RULES } from '../../src/model/call-rules.js'
import type { Evidence } from '../../src/model/evidence/evidence.js'
import type { Surroundings } from '../../src/model/evidence/surroundings.js'
import type { Finding } from '../../src/model/finding.js'
import type { Json } from '../../src/model/json.js'
import { RULES } from '../../src/rules/index.js'
import { contractOf, engineForTests, findingsOf, ROOT } from './rule-fixtures.js'

const HEADINGS = ['What changed', 'Why it matters', 'Example', 'How to ship it safely', 'Configure']
const rules = RULES.map(({ meta }) => meta)
const known = new Set([...rules, ...CALL_RULES].map(({ id }) => id))
const engine = engineForTests()
const folder = mkdtempSync(join(tmpdir(), 'docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pageOf = (id: string): string => readFileSync(join(ROOT, 'docs/rules', `${id}.md`), 'utf8')

/** The text under a heading. */
function section(page: string, heading: string): string {
  return page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

function fenced(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1] ?? '')
}

describe.each([...rules, ...CALL_RULES])('$id', ({ id, summary }) => {
  test('has its headings in order, each with something under it', () => {
    const lines = pageOf(id).split('\n')
    expect(lines.slice(0, 3)).toEqual([`# ${id}`, '', summary])
    expect(lines.filter((line) => /^#{1,6} /.test(line)).slice(1)).toEqual(HEADINGS.map((heading) => `## ${heading}`))
    for (const heading of HEADINGS) expect(section(pageOf(id), heading).length).toBeGreaterThan(heading.length + 20)
    expect(pageOf(id)).not.toMatch(/\bTODO\b/)
  })

  test('links to pages that exist', () => {
    const links = [...pageOf(id).matchAll(/\]\(([a-z0-9-]+)\.md\)/g)].map((match) => match[1] ?? '')
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })

  test('shows a configuration that is read without complaint and speaks of this rule', async () => {
    const [yaml = ''] = fenced(section(pageOf(id), 'Configure'), 'yaml')
    expect(yaml).toContain(id)
    writeFileSync(join(folder, `${id}.yml`), yaml)
    await expect(readConfig(`${id}.yml`, folder, known)).resolves.toBeDefined()
  })
})

/** What a probe gathered. */
function judgeExample([evidence]: readonly Json[]): readonly Finding[] {
  if (evidence === undefined) throw new Error('An example is a json block: the evidence.')
  const nothing = contractOf({ tools: [] }, 'nothing')
  return findingsOf(nothing, nothing, engine, RULES, { evidence: evidence as unknown as Evidence })
}

/** Two contracts, and what stands around the server where that matters. */
function compareExample([before, after, surroundings]: readonly Json[]): readonly Finding[] {
  if (before === undefined || after === undefined) throw new Error('An example is two json blocks: before, after.')
  const beside = surroundings === undefined ? {} : { surroundings: surroundings as unknown as Surroundings }
  return findingsOf(contractOf(before, 'before'), contractOf(after, 'after'), engine, RULES, beside)
}

/** The blocks of an example, or the two contracts of the case that it links to, where they would fill pages. */
function blocksOf(example: string): readonly Json[] {
  const blocks = fenced(example, 'json').map((text): Json => JSON.parse(text))
  const linked = /\]\(\.\.\/\.\.\/(fixtures\/rules\/[\w/-]+)\)/.exec(example)?.[1]
  if (blocks.length > 0 || linked === undefined) return blocks
  return ['baseline', 'candidate'].map((side) => JSON.parse(readFileSync(join(ROOT, linked, `${side}.json`), 'utf8')))
}

describe.each(RULES.map(({ kind, meta }) => ({ kind, id: meta.id })))('$id', ({ kind, id }) => {
  test('shows an example that is found, in the words that are shown', () => {
    const example = section(pageOf(id), 'Example')
    const blocks = blocksOf(example)
    const shown = [...example.matchAll(/^> (.*)$/gm)].map((match) => match[1])
    const found = kind === 'evidence' ? judgeExample(blocks) : compareExample(blocks)
    expect(shown).not.toEqual([])
    expect(found.filter(({ rule }) => rule === id).map(({ message }) => message)).toEqual(expect.arrayContaining(shown))
  })
})
