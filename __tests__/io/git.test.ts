import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type ReadContext, readContract } from '../../src/io/read/contract.js'
import { MissingSource } from '../../src/model/error.js'
import { Folder, refusalOf } from './folder.js'

const list = (...names: string[]): string => JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: {} })) })
const tool = (name: string): string => JSON.stringify({ name, inputSchema: {} })
// Some thirty processes a test, on a machine that may be busy.
jest.setTimeout(60_000)

const folders: Folder[] = []
const made = (files = {}): Folder => {
  const folder = new Folder(files)
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) folder.remove()
})

async function names(source: string, directory: string, more: Partial<ReadContext> = {}): Promise<string[]> {
  return (await readContract(source, { directory, ...more })).contract.tools.map(({ name }) => name)
}

/**
 * main: 60 commits, each with its own tool. topic leaves it at commit 50 and has two more. `refs/pull/1/merge` merges
 * topic into main's tip, as GitHub does for a pull request.
 */
let server: Folder
let ids: { main: string[]; topic: string; merge: string }
beforeAll(() => {
  server = made()
  server.git('init', '--quiet')
  const commits = Array.from({ length: 60 }, (_, at) => {
    const text = list(`main${at + 1}`)
    return `commit refs/heads/main\ncommitter t <t@example.test> ${at} +0000\ndata 1\nx\nM 644 inline c.json\ndata ${text.length}\n${text}\n`
  })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: server.path, input: commits.join('') })
  server.git('checkout', '--quiet', 'main')
  const main = server.git('rev-list', '--reverse', 'main').split('\n')
  server.git('branch', 'topic', main[49] ?? '')
  server.git('tag', 'v1', main[9] ?? '')
  server.git('tag', 'pkg@1.0.0', main[10] ?? '')
  server.git('tag', '-a', '-m', 'x', '@scope/pkg@1.0.0', main[11] ?? '')
  server.git('checkout', '--quiet', 'topic')
  server.commit({ 'new.json': list('new') })
  const topic = server.commit({
    'new.json': list('newer'),
    'snaps/a.json': tool('a'),
    'snaps/b.snap': tool('b'),
    'snaps/x.md': '',
  })
  server.git('checkout', '--quiet', '--detach', 'main')
  server.git('merge', '--quiet', '--no-ff', '-m', 'merge', topic)
  const merge = server.git('rev-parse', 'HEAD')
  server.git('update-ref', 'refs/pull/1/head', topic)
  server.git('update-ref', 'refs/pull/1/merge', merge)
  server.git('checkout', '--quiet', 'main')
  server.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  ids = { main, topic, merge }
})

/** What actions/checkout leaves: one commit, detached, no branch of the base. Made once per ref, then copied. */
function checkout(ref: string): Folder {
  let template = templates.get(ref)
  if (template === undefined) {
    template = made()
    template.git('init', '--quiet')
    template.git('remote', 'add', 'origin', `file://${server.path}`)
    template.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', `+${ref}:refs/remotes/origin/checked-out`)
    template.git('checkout', '--quiet', '--detach', 'refs/remotes/origin/checked-out')
    templates.set(ref, template)
  }
  const clone = made()
  cpSync(template.path, clone.path, { recursive: true })
  return clone
}
const templates = new Map<string, Folder>()

describe('in a full clone', () => {
  let clone: Folder
  beforeAll(() => {
    clone = made()
    clone.git('clone', '--quiet', `file://${server.path}`, '.')
    clone.write({ 'sub/dir/here.txt': '' })
  })

  test.each<[string, string[]]>([
    ['git:HEAD:c.json', ['main60']],
    ['git:main:./c.json', ['main60']],
    ['git:HEAD~1:c.json', ['main59']],
    ['git:HEAD^^:c.json', ['main58']],
    ['git:v1:c.json', ['main10']],
    ['git:origin/topic:new.json', ['newer']],
    ['git:topic:new.json', ['newer']],
    ['git:topic:snaps', ['a', 'b']],
    ['git:topic:snaps/', ['a', 'b']],
    ['git:topic:snaps/*.snap', ['b']],
    ['git:topic:**/{a,new}.json', ['newer', 'a']],
    ['git:refs/pull/1/head:new.json', ['newer']],
  ])('%s', async (source, expected) => expect(await names(source, clone.path)).toEqual(expected))

  test('an id, long and short', async () => {
    expect(await names(`git:${ids.main[4]}:c.json`, clone.path)).toEqual(['main5'])
    expect(await names(`git:${ids.main[4]?.slice(0, 10)}:c.json`, clone.path)).toEqual(['main5'])
  })

  test('paths are relative to the working directory', async () => {
    const directory = join(clone.path, 'sub/dir')
    expect(await names('git:HEAD:../../c.json', directory)).toEqual(['main60'])
    const { contract, texts } = await readContract('git:topic:../../snaps', { directory })
    expect(contract.tools.map(({ origin }) => origin?.file)).toEqual(['../../snaps/a.json', '../../snaps/b.snap'])
    expect([...texts.keys()]).toEqual(['../../snaps/a.json', '../../snaps/b.snap'])
    expect(await names(`git:HEAD:${join(clone.path, 'c.json')}`, directory)).toEqual(['main60'])
  })

  test('the merge base with a branch, an id, the default branch', async () => {
    clone.git('checkout', '--quiet', '--detach', ids.topic)
    for (const mergeBaseWith of ['main', 'origin/main', ids.main[59], undefined])
      expect(
        await names('git:merge-base:c.json', clone.path, mergeBaseWith === undefined ? {} : { mergeBaseWith }),
      ).toEqual(['main50'])
    clone.git('checkout', '--quiet', 'main')
  })

  test('nothing becomes shallow and the working tree stays', async () => {
    await refusalOf(names('git:no-such-branch:c.json', clone.path))
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false')
    expect(clone.git('status', '--porcelain', '-uno')).toBe('')
  })
})

describe('in a clone of one commit', () => {
  let single: Folder
  beforeAll(() => {
    single = checkout('refs/pull/1/merge')
  })

  test.each<[string, string[]]>([
    ['git:main:c.json', ['main60']],
    ['git:origin/main:c.json', ['main60']],
    ['git:topic:new.json', ['newer']],
    ['git:v1:c.json', ['main10']],
    ['git:pkg@1.0.0:c.json', ['main11']],
    ['git:@scope/pkg@1.0.0:c.json', ['main12']],
    ['git:@scope/pkg@1.0.0^{}:c.json', ['main12']],
    ['git:refs/pull/1/head:new.json', ['newer']],
    ['git:HEAD:new.json', ['newer']],
  ])('%s', async (source, expected) => expect(await names(source, single.path)).toEqual(expected))

  test.each<[string, string[]]>([
    ['git:HEAD~1:c.json', ['main60']],
    ['git:HEAD~58:c.json', ['main3']],
    ['git:@~1:c.json', ['main60']],
    ['git:v1~2:c.json', ['main8']],
    ['git:pkg@1.0.0^:c.json', ['main10']],
    ['git:@scope/pkg@1.0.0~3:c.json', ['main9']],
    ['git:refs/pull/1/head~1:new.json', ['new']],
  ])('%s', async (source, expected) => {
    expect(await names(source, checkout('refs/pull/1/merge').path)).toEqual(expected)
  })

  test('one missing commit is fetched alone', async () => {
    const clone = checkout('refs/pull/1/head')
    expect(await names(`git:${ids.main[29]}:c.json`, clone.path)).toEqual(['main30'])
    expect(clone.git('rev-list', '--all', '--count')).toBe('1')
    expect(clone.git('rev-list', '--count', ids.main[29] ?? '')).toBe('1')
    expect(clone.git('rev-list', '--count', 'HEAD')).toBe('1')
  })

  test('a merge commit names its parents, so that nothing is deepened', async () => {
    const clone = checkout('refs/pull/1/merge')
    expect(await names('git:merge-base:c.json', clone.path, { mergeBaseWith: ids.main[59] ?? '' })).toEqual(['main60'])
    expect(clone.git('rev-list', '--count', 'HEAD')).toBe('1')
  })

  test('the history is deepened until the merge base is there', async () => {
    const clone = checkout('refs/pull/1/head')
    expect(await names('git:merge-base:c.json', clone.path, { mergeBaseWith: 'main' })).toEqual(['main50'])
    expect(Number(clone.git('rev-list', '--count', 'HEAD'))).toBeLessThanOrEqual(52)
  })

  test('the default branch is asked for where none is known', async () => {
    expect(await names('git:merge-base:c.json', checkout('refs/pull/1/head').path)).toEqual(['main50'])
  })

  test('without the server one sentence says what to do', async () => {
    const clone = checkout('refs/pull/1/head')
    clone.git('remote', 'set-url', 'origin', 'file:///nowhere/at/all')
    expect((await refusalOf(names('git:main:c.json', clone.path))).sentence).toBe(
      "There is no commit main in this clone, and it could not be fetched (git says: '/nowhere/at/all' does not appear to be a git repository). Check the name; `git fetch --depth=1 origin main` brings it, or `fetch-depth: 0` in actions/checkout.",
    )
    const base = ids.main[59] ?? ''
    expect((await refusalOf(names('git:merge-base:c.json', clone.path, { mergeBaseWith: base }))).message).toContain(
      `There is no commit ${base}`,
    )
  })

  test('credentials in the address of the remote are masked', async () => {
    const clone = checkout('refs/pull/1/head')
    const token = ['gh', 's_abcdefghij0123456789ABCDEFGHIJ012345'].join('')
    clone.git('remote', 'set-url', 'origin', `file:///nowhere/${token}/a.git`)
    const { sentence } = await refusalOf(names('git:main:c.json', clone.path))
    expect(sentence).toContain("(git says: '/nowhere/***/a.git' does not appear to be a git repository)")
    expect(sentence).not.toContain(token)
  })
})

describe('refusals', () => {
  let clone: Folder
  beforeAll(() => {
    clone = made()
    clone.git('init', '--quiet')
    symlinkSync('real/c.json', join(clone.path, 'link.json'))
    symlinkSync('/etc/hostname', join(clone.path, 'outside.json'))
    symlinkSync('loop.json', join(clone.path, 'loop.json'))
    clone.commit({
      'real/c.json': list('linked'),
      'bad.json': '{"tools":\n[,]}',
      'only/x.md': '',
      'odd [1].json': list('odd'),
    })
  })

  test.each([
    [
      'git:HEAD:nope.json',
      /^nope\.json does not exist in HEAD \([0-9a-f]{12}\)\. Check the path, or commit the file there first\.$/,
    ],
    ['git:HEAD:no/*.json', /^No file of HEAD \([0-9a-f]{12}\) matches no\/\*\.json\. Check the glob\.$/],
    ['git:HEAD:only', /^The folder only of HEAD \([0-9a-f]{12}\) holds no \.json or \.snap file\. /],
  ])('%s is missing', async (source, sentence) => {
    const error = await refusalOf(names(source, clone.path))
    expect(error).toBeInstanceOf(MissingSource)
    expect(error.sentence).toMatch(sentence)
  })

  test.each([
    [
      'git:nope:c.json',
      'There is no commit nope in this clone, and it could not be fetched (git says: the repository has no remote). Check the name with `git branch --all`.',
    ],
    [
      'git:HEAD:bad.json',
      'bad.json is not JSON at line 2, column 2: a value is expected. Correct the file, or name another one.',
    ],
    [
      'git:HEAD:outside.json',
      'outside.json is a link to "/etc/hostname", which is no file or folder of the commit. Name a file of this repository.',
    ],
    [
      'git:HEAD:loop.json',
      'loop.json is a link to "loop.json", which is no file or folder of the commit. Name a file of this repository.',
    ],
    [
      'git:merge-base:c.json',
      'A merge base needs the branch that HEAD left, and none is known here. Name it with `--base-ref BRANCH` (in the Action: input base-ref).',
    ],
  ])('%s is wrong', async (source, sentence) => {
    const error = await refusalOf(names(source, clone.path))
    expect(error).not.toBeInstanceOf(MissingSource)
    expect(error.sentence).toBe(sentence)
  })

  test('a link and an odd name inside the commit are followed', async () => {
    expect(await names('git:HEAD:link.json', clone.path)).toEqual(['linked'])
    expect(await names('git:HEAD:odd [1].json', clone.path)).toEqual(['odd'])
  })

  test('a base ref that looks like an option is refused, and nothing is run', async () => {
    const mark = join(clone.path, 'ran')
    for (const mergeBaseWith of [`--upload-pack=touch ${mark}`, '-x', `ext::sh -c touch% ${mark}`])
      expect((await refusalOf(names('git:merge-base:c.json', clone.path, { mergeBaseWith }))).message).toContain(
        'is no name of a commit',
      )
    expect(existsSync(mark)).toBe(false)
  })

  test('a folder that is in no repository', async () => {
    const outside = made()
    expect((await refusalOf(names('git:HEAD:c.json', outside.path))).message).toMatch(
      /^git rev-parse failed: not a git repository/,
    )
  })

  test('two histories without a common commit', async () => {
    clone.git('checkout', '--quiet', '--orphan', 'other')
    clone.commit({ 'c.json': list('other') })
    const error = await refusalOf(names('git:merge-base:c.json', clone.path, { mergeBaseWith: 'main' }))
    expect(error.message).toBe('HEAD and main have no commit in common in this clone.')
    expect(readFileSync(join(clone.path, 'c.json'), 'utf8')).toBe(list('other'))
  })
})
