/** Builds of commits and of working trees, out of the way of the repository that they are of. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type BuilderSettings, createBuilder } from '../../src/io/read/built.js'
import { MissingSource, UnbuiltBase, UserError } from '../../src/model/error.js'
import { DEFAULT_SERVER_SETTINGS } from '../../src/model/server.js'
import { Repository } from '../harness/repository.js'

jest.setTimeout(60_000)
const temporary = mkdtempSync(join(tmpdir(), 'mcp-compat-built-'))
const repositories: Repository[] = []
const kept = <T extends Repository>(repository: T): T => {
  repositories.push(repository)
  return repository
}
const told: { title: string; log: string }[] = []

/**
 * main: base (tagged v1.0.0, then v1.1.0), and one commit more; topic leaves main at v1.1.0. v2.0.0 is on a branch that
 * HEAD does not descend from, and v1.2.0-rc.1 is on topic.
 */
let server: Repository
let ids: { first: string; base: string; main: string; head: string; merge: string }

beforeAll(() => {
  server = kept(Repository.create())
  const first = server.commit('First', { 'server.js': 'one', 'deep/x.txt': 'x', '.gitignore': 'ignored\n' })
  server.git('tag', '-a', '-m', 'x', 'v1.0.0')
  const base = server.commit('Base', { 'server.js': 'base' })
  server.git('tag', '1.1.0')
  server.git('tag', 'nightly')
  server.git('checkout', '-q', '-b', 'other')
  server.commit('Other', { 'server.js': 'other' })
  server.git('tag', 'v2.0.0')
  server.git('checkout', '-q', '-b', 'topic', base)
  server.commit('Prerelease', { 'server.js': 'rc' })
  server.git('tag', 'v1.2.0-rc.1')
  const head = server.commit('Head', { 'server.js': 'head' })
  server.git('checkout', '-q', 'main')
  const main = server.commit('Move on', { 'other.txt': 'x' })
  ids = { first, base, main, head, merge: server.mergeCheckout(main, head) }
})
beforeEach(() => {
  told.length = 0
})
afterAll(() => {
  for (const repository of repositories) repository.remove()
  rmSync(temporary, { recursive: true })
})

const settingsOf = (directory: string, more: Partial<BuilderSettings> = {}): BuilderSettings => ({
  directory,
  serverCommand: ['node', 'server.js'],
  buildCommand: undefined,
  mergeBaseWith: undefined,
  servers: DEFAULT_SERVER_SETTINGS,
  env: { PATH: process.env.PATH, HOME: temporary },
  temporary,
  tell: (title, log) => told.push({ title, log }),
  ...more,
})

interface Seen {
  readonly server: string
  readonly madeOf: readonly string[]
  readonly read: (file: string) => string
  readonly has: (file: string) => boolean
  readonly path: (file: string) => string
}

/** Builds it, looks at it, and takes it away; nothing may be left then. */
async function built<T>(ref: string, settings: BuilderSettings, look: (seen: Seen) => T): Promise<T> {
  const prepared = await createBuilder(settings)({ kind: 'build', ref })
  try {
    const path = (file: string) => join(prepared.server.cwd ?? '', file)
    const read = (file: string) => readFileSync(path(file), 'utf8').trim()
    return look({
      ...{ path, read, madeOf: prepared.madeOf, has: (file) => existsSync(path(file)) },
      server: existsSync(path('server.js')) ? read('server.js') : '',
    })
  } finally {
    await prepared.dispose()
    expect(readdirSync(temporary).filter((name) => name.startsWith('mcp-compat'))).toEqual([])
  }
}

async function refused(ref: string, settings: BuilderSettings): Promise<UserError> {
  const error = await createBuilder(settings)({ kind: 'build', ref }).catch((thrown: unknown) => thrown)
  if (!(error instanceof UserError)) throw new Error(`build:${ref} was not refused: ${error}`)
  expect(readdirSync(temporary).filter((name) => name.startsWith('mcp-compat'))).toEqual([])
  return error
}

/** Everything of a repository that a user would miss. */
function stateOf(repository: Repository): unknown {
  const read = (file: string) =>
    existsSync(join(repository.folder, file)) ? readFileSync(join(repository.folder, file)) : ''
  return {
    files: execFileSync('find', ['.', '-path', './.git', '-prune', '-o', '-printf', '%p %y %m %T@ %s %l\n'], {
      cwd: repository.folder,
      encoding: 'utf8',
    }),
    index: read('.git/index'),
    config: read('.git/config'),
    head: read('.git/HEAD'),
    refs: repository.git('for-each-ref', 'refs/heads', 'refs/tags', 'refs/stash'),
    worktrees: repository.git('worktree', 'list'),
    status: repository.git('--no-optional-locks', 'status', '--porcelain=v2', '--ignored'),
  }
}

describe('a commit is checked out', () => {
  test.each([
    ['merge-base', 'base'],
    ['v1.0.0', 'one'],
    ['last-release', 'base'],
  ])('%s holds %s', async (ref, content) => {
    expect(await built(ref, settingsOf(server.folder, { mergeBaseWith: ids.head }), ({ server }) => server)).toBe(
      ref === 'merge-base' ? 'head' : content,
    )
  })

  test('and told by its id; the folder is the one that the commands are for', async () => {
    const settings = settingsOf(join(server.folder, 'deep'))
    const seen = await built('v1.0.0', settings, ({ madeOf, read }) => [madeOf, read('x.txt')])
    expect(seen).toEqual([[`commit ${ids.first}`], 'x'])
  })

  test('in a clone of one commit too', async () => {
    const clone = kept(server.shallowCheckout(ids.head))
    const before = stateOf(clone)
    const content = (ref: string, mergeBaseWith?: string) =>
      built(ref, settingsOf(clone.folder, { mergeBaseWith }), ({ server }) => server)
    expect(await content('other')).toBe('other')
    expect(await content('merge-base', 'main')).toBe('base')
    expect(stateOf(clone)).toEqual(before)
  })

  test('the last release is found in a clone of one commit', async () => {
    const clone = kept(server.shallowCheckout(ids.head))
    expect(await built('last-release', settingsOf(clone.folder), ({ server }) => server)).toBe('base')
    expect(clone.git('tag')).toBe('')
  })

  test('a release that this clone cannot see is not guessed', async () => {
    const clone = kept(server.shallowCheckout(ids.head))
    clone.git('tag', 'v0.1.0')
    clone.git('commit', '-q', '--allow-empty', '-m', 'Local')
    clone.git('remote', 'set-url', 'origin', join(temporary, 'nowhere'))
    const error = await refused('last-release', settingsOf(clone.folder))
    expect(error.sentence).toMatch(/ls-remote failed/)
  })

  test('prereleases count where there is nothing else, and a first release has none before it', async () => {
    const young = kept(Repository.create())
    young.commit('One', { 'server.js': 'rc' })
    young.git('tag', 'v1.0.0-rc.2')
    young.git('tag', 'v1.0.0-beta')
    young.commit('Two', { 'server.js': 'two' })
    expect(await built('last-release', settingsOf(young.folder), ({ server }) => server)).toBe('rc')
    young.git('tag', '-d', 'v1.0.0-rc.2', 'v1.0.0-beta')
    young.git('tag', 'v1.0.0')
    const error = await refused('last-release', settingsOf(young.folder))
    expect(error).toBeInstanceOf(MissingSource)
    expect(error.sentence).toMatch(/no release before HEAD: no tag/)
  })

  test('what is no commit is refused, and is no base that cannot be built', async () => {
    const error = await refused('no-such-branch', settingsOf(server.folder))
    expect(error).not.toBeInstanceOf(UnbuiltBase)
    expect(error.message).toMatch(/There is no commit no-such-branch/)
  })
})

describe('the working tree is copied', () => {
  test('with what is not committed, without what is ignored, and only read', async () => {
    const dirty = kept(Repository.create())
    dirty.commit('Base', {
      'changed.txt': 'old',
      'staged.txt': 'old',
      'gone.txt': 'x',
      'becomes-folder': 'x',
      'folder/becomes-file': 'x',
      'run.sh': 'x',
      '.gitignore': 'ignored\n',
    })
    symlinkSync('changed.txt', join(dirty.folder, 'link'))
    dirty.write({ 'staged.txt': 'staged', 'new file "ä".txt': 'new' })
    dirty.git('add', '-A')
    rmSync(join(dirty.folder, 'becomes-folder'))
    rmSync(join(dirty.folder, 'folder'), { recursive: true })
    dirty.write({
      'changed.txt': 'changed',
      'staged.txt': 'later',
      'gone.txt': undefined,
      'becomes-folder/inside.txt': 'inside',
      folder: 'a file',
      'untracked/deep.txt': 'deep',
      ignored: 'x',
    })
    chmodSync(join(dirty.folder, 'run.sh'), 0o755)
    const before = stateOf(dirty)
    const seen = await built('.', settingsOf(dirty.folder), ({ read, has, path, madeOf }) => {
      expect(
        [
          'changed.txt',
          'staged.txt',
          'becomes-folder/inside.txt',
          'folder',
          'untracked/deep.txt',
          'new file "ä".txt',
        ].map(read),
      ).toEqual(['changed', 'later', 'inside', 'a file', 'deep', 'new'])
      expect([has('gone.txt'), has('ignored')]).toEqual([false, false])
      expect(readlinkSync(path('link'))).toBe('changed.txt')
      expect(lstatSync(path('run.sh')).mode & 0o111).toBe(0o111)
      return madeOf
    })
    expect(seen).toEqual([`commit ${dirty.git('rev-parse', 'HEAD')} with uncommitted changes`])
    expect(stateOf(dirty)).toEqual(before)
  })

  test('before the first commit too', async () => {
    const unborn = kept(Repository.create())
    unborn.write({ 'server.js': 'first' })
    expect(await built('.', settingsOf(unborn.folder), ({ server, madeOf }) => [server, madeOf])).toEqual([
      'first',
      ['commit none with uncommitted changes'],
    ])
  })
})

describe('submodules', () => {
  let home: Repository
  beforeAll(() => {
    const part = kept(Repository.create())
    const inner = kept(Repository.create())
    inner.commit('Inner', { 'inner.txt': 'inner' })
    const allowed = ['-c', 'protocol.file.allow=always']
    part.commit('One', { 'part.txt': 'one' })
    part.git(...allowed, 'submodule', '--quiet', 'add', inner.folder, 'inner')
    part.git('commit', '-q', '-m', 'Nest')
    home = kept(Repository.create())
    home.git('remote', 'add', 'origin', 'https://user:secret@example.test/home.git')
    home.git(...allowed, 'submodule', '--quiet', 'add', part.folder, 'lib/part')
    home.commit('Base', { 'server.js': 'base' })
    home.git('tag', 'v1.0.0')
    part.commit('Two', { 'part.txt': 'two' })
    home.git('config', 'protocol.file.allow', 'always')
    home.git('-C', 'lib/part', 'pull', '-q')
    home.commit('Head', { 'server.js': 'head' })
  })

  test('come with a commit, nested ones too, and the repository keeps its configuration', async () => {
    const before = stateOf(home)
    await built('v1.0.0', settingsOf(home.folder), ({ read }) => {
      expect([read('lib/part/part.txt'), read('lib/part/inner/inner.txt')]).toEqual(['one', 'inner'])
      expect(read('.git/config')).not.toContain('secret')
    })
    expect(stateOf(home)).toEqual(before)
  })

  test('come with the working tree as they are there', async () => {
    home.write({ 'lib/part/part.txt': 'changed', 'lib/part/new.txt': 'new' })
    const before = stateOf(home)
    await built('.', settingsOf(home.folder), ({ read, server }) => {
      expect([server, read('lib/part/part.txt'), read('lib/part/new.txt')]).toEqual(['head', 'changed', 'new'])
    })
    expect(stateOf(home)).toEqual(before)
  })

  test('that cannot be fetched are told', async () => {
    home.git('config', 'protocol.file.allow', 'never')
    const error = await refused('v1.0.0', settingsOf(home.folder))
    expect(error).toBeInstanceOf(UnbuiltBase)
    expect(error.sentence).toMatch(/submodule cannot be fetched \(git says: .*submodules: recursive/)
  })
})

describe('a build', () => {
  test('runs in the checkout with little of the environment; all it prints is told without secrets', async () => {
    const settings = settingsOf(server.folder, {
      buildCommand: 'echo "$GREETING" | tr a-z A-Z\nenv > seen.txt\ncat server.js\necho "key $API_KEY"',
      servers: { ...DEFAULT_SERVER_SETTINGS, env: { GREETING: 'hello you', API_KEY: 'very-secret-indeed' } },
      env: {
        ...{ PATH: process.env.PATH, HOME: temporary, GITHUB_TOKEN: 'ghs_a', ACTIONS_RUNTIME_TOKEN: 'b', INPUT_X: 'c' },
        ...{ 'npm_config_//registry.test/:_authToken': 'd', npm_config_cache: '/cache', NPM_CONFIG_X: 'ghp_secret' },
      },
    })
    const seen = await built('1.1.0', settings, ({ read }) => read('seen.txt'))
    expect(seen).toMatch(/^CI=true$/m)
    expect(seen).toMatch(/^npm_config_cache=\/cache$/m)
    expect(seen).not.toMatch(/ghs_|ghp_|ACTIONS_|INPUT_|_auth/)
    expect(told).toEqual([{ title: `Build of 1.1.0 (${ids.base.slice(0, 12)})`, log: 'HELLO YOU\nbasekey ***\n' }])
  })

  test('may do to its checkout what it likes', async () => {
    const before = stateOf(server)
    const buildCommand = [
      'git config core.hooksPath .husky',
      'git tag v9.9.9',
      'echo x >> server.js && git -c user.name=x -c user.email=x stash -q',
      'git -c user.name=x -c user.email=x commit -q --allow-empty -m x && git branch -f main',
      'git describe --tags --long v1.0.0 > version.txt',
      'mkdir closed && touch closed/file && chmod 555 closed',
    ].join('\n')
    expect(
      await built('1.1.0', settingsOf(server.folder, { buildCommand }), ({ read }) => read('version.txt')),
    ).toMatch(/^v1\.0\.0-0-g/)
    expect(stateOf(server)).toEqual(before)
  })

  test.each([
    ['false | cat\necho on', /"false \| cat\\necho on" ended with exit code 1\. It printed nothing\./],
    ['echo one; echo; echo "two \u001b[31mred\u001b[0m" >&2; exit 7', /exit code 7\. It printed last: one \| two red /],
    ['kill -9 $$', /was ended by SIGKILL/],
  ])('that fails is one sentence: %j', async (buildCommand, sentence) => {
    const error = await refused('1.1.0', settingsOf(server.folder, { buildCommand }))
    expect(error).toBeInstanceOf(UnbuiltBase)
    expect(error.sentence).toMatch(sentence)
    expect(error.sentence).toContain(`cannot be built at 1.1.0 (${ids.base.slice(0, 12)})`)
    expect(error.sentence).not.toMatch(/\n/)
    expect(told).toHaveLength(1)
  })

  test('of the working tree that fails is no fault of the base', async () => {
    const error = await refused('.', settingsOf(server.folder, { buildCommand: 'false' }))
    expect(error).not.toBeInstanceOf(UnbuiltBase)
    expect(error.message).toMatch(/cannot be built at the working tree/)
  })

  test('that takes too long is ended with all that it started', async () => {
    const pid = join(temporary, 'pid')
    const buildCommand = `(trap "" TERM; echo $BASHPID > ${pid}; sleep 60) & wait`
    const error = await refused('1.1.0', settingsOf(server.folder, { buildCommand, buildMs: 700 }))
    expect(error.message).toMatch(/did not end within 0\.7 seconds/)
    const child = readFileSync(pid, 'utf8').trim()
    expect(
      existsSync(`/proc/${child}/cmdline`) && readFileSync(`/proc/${child}/stat`, 'utf8').split(' ')[2] !== 'Z',
    ).toBe(false)
  })

  test('in a folder that was not there yet cannot be', async () => {
    mkdirSync(join(server.folder, 'later'))
    const error = await refused('1.1.0', settingsOf(join(server.folder, 'later'), { buildCommand: 'true' }))
    expect(error).toBeInstanceOf(UnbuiltBase)
    expect(error.message).toMatch(/The folder later\/ is not in 1\.1\.0/)
    rmSync(join(server.folder, 'later'), { recursive: true })
  })
})
