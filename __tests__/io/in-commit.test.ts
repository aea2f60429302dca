import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { readContract } from '../../src/io/read/contract.js'
import { MissingSource } from '../../src/model/error.js'
import { Folder, refusalOf } from './folder.js'

jest.setTimeout(60_000)
const tool = (name: string): string => JSON.stringify({ name, inputSchema: {} })
const repository = new Folder()
afterAll(() => repository.remove())

beforeAll(() => {
  repository.git('init', '--quiet')
  repository.write({
    'apps/(grp)/x/a.json': tool('a'),
    'apps/(grp)/c.json': tool('c'),
    'apps/[slug]/x/b.json': tool('b'),
    'apps/s/x/wrong.json': tool('wrong'),
    'real/r.json': tool('r'),
    'real/deep/d.json': tool('d'),
  })
  const link = (target: string, name: string) => symlinkSync(target, join(repository.path, name))
  link('real', 'linkd')
  link('linkd', 'twice')
  link('..', 'real/up')
  link('around', 'circle')
  link('circle', 'around')
  link('/etc', 'out')
  link('gone', 'lost')
  mkdirSync(join(repository.path, 'mixed'))
  link('../real', 'mixed/sub')
  link('../real/r.json', 'mixed/m.json')
  repository.git('add', '-A')
  repository.commit({})
  repository.git('update-index', '--add', '--cacheinfo', `160000,${repository.git('rev-parse', 'HEAD')},module`)
  repository.git('commit', '--quiet', '-m', 'module')
})

async function names(folder: string, path: string, source = `git:HEAD:${path}`): Promise<string[]> {
  const directory = join(repository.path, folder)
  return (await readContract(source, { directory })).contract.tools.map(({ name }) => name)
}

describe('the working directory is no part of the glob', () => {
  test.each([
    ['apps/(grp)', 'x/*.json', ['a']],
    ['apps/(grp)', '*.json', ['c']],
    ['apps/[slug]', '**/*.json', ['b']],
    ['apps/[slug]', './x/*.json', ['b']],
    ['apps/[slug]', '../s/x/*.json', ['wrong']],
    ['apps/[slug]/x', '../x/*.json', ['b']],
    ['apps/[slug]', 'x', ['b']],
    ['', 'apps/[slug]/x/b.json', ['b']],
  ])('%s %s', async (folder, path, expected) => {
    expect(await names(folder, path)).toEqual(expected)
    expect(await names(folder, path, path)).toEqual(expected)
  })

  test('a missing file is told as such', async () => {
    const refusal = await refusalOf(names('apps/(grp)', 'none.json'))
    expect(refusal).toBeInstanceOf(MissingSource)
    expect(refusal.message).toMatch(/^apps\/\(grp\)\/none\.json does not exist in HEAD \([0-9a-f]{12}\)\.$/)
  })
})

describe('links to folders are followed as on disk', () => {
  test.each([
    ['linkd/r.json', ['r']],
    ['linkd', ['r']],
    ['twice/deep', ['d']],
    ['twice/deep/../r.json', ['r']],
    ['linkd/*.json', ['r']],
    ['mixed/*/{r,deep/d}.json', ['d', 'r']],
    ['mixed', ['r']],
    ['real/up/linkd/deep/d.json', ['d']],
  ])('%s', async (path, expected) => {
    expect(await names('', path)).toEqual(expected)
    expect(await names('', path, path)).toEqual(expected)
  })

  test('a circle ends', async () => {
    expect(await names('', 'linkd/{up/real,deep}/*.json')).toEqual(['d'])
  })

  test('files keep the name that they were reached by', async () => {
    const { texts } = await readContract('git:HEAD:linkd/*.json', { directory: repository.path })
    expect([...texts.keys()]).toEqual(['linkd/r.json'])
  })

  test.each([
    ['out/passwd', /out is a link to "\/etc", which is no file or folder of the commit/],
    ['lost', /lost is a link to "gone"/],
    ['circle', /is a link to "(?:around|circle)"/],
    ['module/c.json', /module is a submodule/],
    ['../elsewhere.json', /outside of the repository/],
  ])('%s is no missing file: what is there is not known', async (path, why) => {
    const refusal = await refusalOf(names('', path))
    expect(refusal).not.toBeInstanceOf(MissingSource)
    expect(refusal.message).toMatch(why)
  })

  test('a file that is not there behind a link is missing', async () => {
    expect(await refusalOf(names('', 'linkd/none.json'))).toBeInstanceOf(MissingSource)
  })
})
