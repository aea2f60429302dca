/** What the documentation says is held against what it speaks of. (The pages of the rules: docs.test.ts.) */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { replaceBetween } from '../../scripts/tables/build.mjs'
import { pages } from '../../scripts/tables.mjs'
import { PROFILES } from '../../src/model/profiles/known.js'
import { allRules } from '../../src/run/explain.js'
import { folder, ROOT, run } from '../cli/bundle.js'
import { anchors, codeBlocks, links } from './markdown.js'

const PAGES = ['README.md', 'CONTRIBUTING.md', ...markdownUnder('docs')]
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function markdownUnder(directory: string): string[] {
  const entries = readdirSync(join(ROOT, directory), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  return files.map((entry) => relative(ROOT, join(entry.parentPath, entry.name))).sort()
}

function blocks(language: string): [string, string][] {
  const found = PAGES.flatMap((page) => codeBlocks(read(page)).map((block) => ({ page, ...block })))
  return found.filter((block) => block.language === language).map(({ page, code }) => [page, code])
}

describe('generated parts are what `npm run tables` writes', () => {
  test.each(Object.entries(pages(allRules(), PROFILES)))('%s', (path, text) => {
    expect(read(path)).toBe(text)
  })

  test('a missing marker is an error', () => {
    expect(() => replaceBetween('no markers', 'inputs', 'x')).toThrow(/<!-- inputs -->/)
  })
})

describe('links lead somewhere', () => {
  test.each(PAGES)('%s', (page) => {
    expect(links(read(page)).filter((target) => !resolves(page, target))).toEqual([])
  })

  test('a link to nothing would be seen', () => {
    expect(links('[a](b.md) `[c](d.md)` [`e`](f.md#g)\n```\n[h](i.md)\n```\n')).toEqual(['b.md', 'f.md#g'])
    expect(resolves('README.md', 'docs/nothing.md')).toBe(false)
    expect(resolves('README.md', 'docs/architecture.md#nowhere')).toBe(false)
    expect(resolves('README.md', 'docs/architecture.md#the-walls')).toBe(true)
  })
})

function resolves(page: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(ROOT, file))) return false
  return anchor === undefined || anchors(read(file)).includes(anchor)
}

const SOURCES = ['src', 'scripts', 'bench', '__tests__'].flatMap((directory) =>
  readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' }).map((file) => join(directory, file)),
)

/** File names in backticks that no source has, in full or at its end. */
function unknownSources(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, name = '']) => name)
  return named.filter((name) => !SOURCES.some((file) => file === name || file.endsWith(`/${name}`)))
}

describe('files that are named are there', () => {
  test.each(PAGES)('%s', (page) => {
    expect(unknownSources(read(page))).toEqual([])
  })

  test('a name of nothing would be seen', () => {
    expect(unknownSources('`run/gate.ts`, `gate.ts`, `run/nothing.ts`, `ate.ts`')).toEqual(['run/nothing.ts', 'ate.ts'])
  })
})

interface Step {
  readonly uses?: string
  readonly with?: object
}

describe('examples of workflows are true', () => {
  const { inputs } = parse(read('action.yml'))
  const workflows = blocks('yaml').filter(([, code]) => /\buses:/.test(code))
  const pins = (text: string) => [...text.matchAll(/uses: (actions\/\S+ # \S+)/g)].map(([, pin = '']) => pin)
  // What a recipe alone uses is pinned there, and nowhere else.
  const own = new Set(['.github/workflows/ci.yml', 'docs/recipes.md'].flatMap((page) => pins(read(page))))
  const byName = new Map([...own].map((pin) => [pin.split('@')[0], pin]))

  test('there are some', () => {
    expect(workflows.length).toBeGreaterThan(1)
  })

  test.each(workflows)('%s', (_, code) => {
    const known = steps(parse(code)).filter(({ uses }) => uses?.includes('/mcp-compat-action@'))
    // A workflow beside one of ours starts where ours has ended.
    expect(known.length > 0 || code.includes('workflow_run:')).toBe(true)
    for (const step of known)
      expect(Object.keys(step.with ?? {}).filter((input) => !Object.hasOwn(inputs, input))).toEqual([])
    expect(pins(code).filter((pin) => !own.has(pin))).toEqual([])
  })

  test('an action is pinned to one commit everywhere', () => {
    expect(own.size).toBe(byName.size)
  })
})

/** The steps of a whole workflow, or of a piece of one. */
function steps(example: Step[] | { jobs: Record<string, { steps: Step[] }> }): Step[] {
  return Array.isArray(example) ? example : Object.values(example.jobs).flatMap((job) => job.steps)
}

describe('examples of config files are accepted', () => {
  const configs = blocks('yaml').filter(([, code]) => code.startsWith('# .github/mcp-compat.yml'))
  const fixture = (name: string) => join(ROOT, 'fixtures', 'run-query', name)
  const gateWith = (config: string) => {
    const sources = ['--baseline', fixture('baseline.json'), '--candidate', fixture('4-enum-value-removed.json')]
    const rest = ['--calls', fixture('calls.jsonl'), '--config', 'config.yml']
    return run(['gate', ...sources, ...rest], folder({ 'config.yml': config }))
  }

  test('there are some', () => {
    expect(configs.length).toBeGreaterThan(1)
  })

  test.each(configs)('%s', (_, code) => {
    const { code: exit, err } = gateWith(code)
    expect(err).toBe('')
    expect([0, 1]).toContain(exit)
  })

  test('a wrong one would be seen', () => {
    expect(gateWith('fail-onn: breaking\n').code).toBe(2)
  })
})

describe('commands that are shown have these options', () => {
  const shown = blocks('sh').flatMap(([page, code]) => code.split('\n').map((line) => [page, line] as const))
  const commands = shown.flatMap(([page, line]) => {
    const found = /(?:dist\/cli\/index\.js|\bmcp-compat) (gate|contains|explain|capture|init)\b(.*)/.exec(line)
    return found ? [[page, found[1] ?? '', found[2] ?? ''] as const] : []
  })

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(3)
  })

  test.each(commands)('%s: %s%s', (_, command, rest) => {
    const help = run([command, '--help']).out
    // What is quoted is of another program.
    const flags = [...rest.replaceAll(/"[^"]*"/g, '').matchAll(/--[a-z-]+/g)].map(([flag]) => flag)
    expect(help).toContain('Usage:')
    expect(flags.filter((flag) => !help.includes(flag))).toEqual([])
  })

  test('scripts that are shown exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const names = PAGES.flatMap((page) => [...read(page).matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name ?? ''))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
