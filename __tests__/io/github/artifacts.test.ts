/** Artifacts by GitHub's API: which one counts, what is taken out of it, and what is said where that cannot be. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { bringRecordings, readArtifact } from '../../../src/io/github/artifact-files.js'
import { type Reach, reached, reachOf } from '../../../src/io/github/reach.js'
import { MissingSource, UserError } from '../../../src/model/error.js'
import { type ArtifactSource, parseSource } from '../../../src/model/source.js'
import { LoopbackGitHub, REFUSED } from '../../harness/github.js'
import { EVENT, reach, TOKEN } from '../../harness/reach.js'
import { bomb, zip } from '../../harness/zip.js'

const github = new LoopbackGitHub()
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-compat-artifacts-'))
  // Octokit's address is read when it is loaded.
  process.env.GITHUB_API_URL = await github.start()
})
afterEach(() => {
  const { violations } = github
  github.reset()
  expect(violations).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
afterAll(async () => {
  await github.stop()
  rmSync(folder, { recursive: true, force: true })
})

function sourceOf(text: string): ArtifactSource {
  const source = parseSource(text)
  if (source.kind !== 'artifact') throw new Error(`${text} is no artifact`)
  return source
}

/** Texts by name. */
async function read(text: string, from: Reach = reach()): Promise<Record<string, string>> {
  return Object.fromEntries((await readArtifact(from, sourceOf(text), folder)).texts)
}

async function refusal(text: string, from?: Reach): Promise<UserError> {
  const error = await read(text, from).then(
    (found) => new Error(`it was accepted: ${JSON.stringify(found)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof UserError)) throw error
  expect(error.message).toMatch(/^[^\n]+\.$/)
  expect(error.next).toMatch(/^[^\n]+\.$/)
  expect(error.sentence).not.toMatch(/signed-for|ghs_/)
  return error
}

const contract = (content: string) => zip([{ name: 'contract.json', content }])

describe('which artifact counts', () => {
  test('that of the newest successful run of this workflow on the base branch', async () => {
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('old'))
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('new'))
    github.actions.addArtifact(github.actions.addRun({ conclusion: 'failure' }).id, 'contract', contract('failed'))
    github.actions.addArtifact(github.actions.addRun({ branch: 'topic' }).id, 'contract', contract('topic'))
    github.actions.addArtifact(github.actions.addRun({ workflow: 'other.yml' }).id, 'contract', contract('other'))
    github.actions.addArtifact(github.actions.addRun().id, 'another', contract('another'))
    expect(await read('artifact:contract')).toEqual({ 'artifact:contract/contract.json': 'new' })
  })

  test('of another workflow and branch, where they are named', async () => {
    const { id } = github.actions.addRun({ branch: 'release/1', workflow: 'nightly.yml', event: 'schedule' })
    github.actions.addArtifact(id, 'contract', contract('x'))
    const expected = { 'artifact:contract/contract.json': 'x' }
    expect(await read('artifact:contract?workflow=nightly.yml&branch=release/1')).toEqual(expected)
    expect(await read('artifact:contract?workflow=.github/workflows/nightly.yml&branch=release%2F1')).toEqual(expected)
    expect((await refusal('artifact:contract?workflow=nightly.yml')).message).toContain('on "main"')
  })

  test('of this run or of a run by its id, whatever it was', async () => {
    const { id } = github.actions.addRun({ conclusion: 'failure', head: 'stranger/r', event: 'pull_request' })
    github.actions.addArtifact(id, 'contract', contract('named'))
    github.actions.addArtifact(4711, 'contract', contract('this'))
    expect(await read(`artifact:contract?run=${id}`)).toEqual({ 'artifact:contract/contract.json': 'named' })
    expect(await read('artifact:contract?run=this')).toEqual({ 'artifact:contract/contract.json': 'this' })
    expect((await refusal('artifact:contract?run=this', reach({}, ''))).message).toContain('no run of a workflow')
    expect((await refusal('artifact:contract?run=latest')).message).toBe('"latest" is no id of a run.')
  })

  test('the newest of a run that was run again', async () => {
    const { id } = github.actions.addRun()
    github.actions.addArtifact(id, 'contract', contract('second'), { createdAt: '2026-11-30T13:00:00Z' })
    github.actions.addArtifact(id, 'contract', contract('first'), { createdAt: '2026-11-30T12:30:00Z' })
    expect(await read('artifact:contract')).toEqual({ 'artifact:contract/contract.json': 'second' })
  })

  test('the base of a merge queue, else the default branch', async () => {
    github.actions.addArtifact(github.actions.addRun({ branch: 'next' }).id, 'contract', contract('next'))
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('main'))
    const queued = reach({ pullRequest: undefined, ref: `refs/heads/gh-readonly-queue/next/pr-7-${'a'.repeat(40)}` })
    expect(Object.values(await read('artifact:contract', queued))).toEqual(['next'])
    const pushed = reach({ pullRequest: undefined, ref: 'refs/heads/topic' })
    expect(Object.values(await read('artifact:contract', pushed))).toEqual(['main'])
    const nowhere = reach({ pullRequest: undefined, ref: '', defaultBranch: undefined, workflowFile: undefined })
    expect((await refusal('artifact:contract', nowhere)).message).toContain('names no branch')
    expect((await refusal('artifact:contract?branch=main', nowhere)).message).toContain('names no workflow')
  })

  test.each([
    ['a fork whose branch has the same name', { head: 'stranger/r', event: 'pull_request' }],
    ['an event that brings foreign code to this branch', { event: 'pull_request_target' }],
    ['somebody who opened an issue', { event: 'issues' }],
    ['somebody who wrote a comment in a discussion', { event: 'discussion_comment' }],
    ['a workflow that works on what another one brought', { event: 'workflow_run' }],
    ['this run itself', { id: 4711 }],
  ])('not that of %s', async (_what, run) => {
    const { id: good } = github.actions.addRun()
    github.actions.addArtifact(good, 'contract', contract('good'))
    github.actions.addArtifact(github.actions.addRun(run).id, 'contract', contract('poisoned'))
    expect(Object.values(await read('artifact:contract'))).toEqual(['good'])
    github.actions.artifacts = github.actions.artifacts.filter(({ run }) => run !== good)
    expect(await refusal('artifact:contract')).toBeInstanceOf(MissingSource)
  })

  test('of a run that is on the second page; but not of all that ever were', async () => {
    const { id } = github.actions.addRun()
    github.actions.addArtifact(id, 'contract', contract('far'))
    for (let count = 0; count < 40; count++) github.actions.addRun()
    expect(Object.values(await read('artifact:contract'))).toEqual(['far'])
    for (let count = 0; count < 40; count++) github.actions.addRun()
    const error = await refusal('artifact:contract')
    expect(error.message).toContain('the newest 50 were asked')
    expect(error).toBeInstanceOf(MissingSource)
  })
})

describe('the token', () => {
  test('goes to the API only', async () => {
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('x'))
    await read('artifact:contract')
    const { requests } = github.actions.host
    expect(requests.map(({ method, authorization }) => ({ method, authorization }))).toEqual([
      { method: 'GET', authorization: undefined },
    ])
  })

  test('is asked for where there is none', () => {
    for (const [event, token, lacking] of [
      [EVENT, '', 'Set GITHUB_TOKEN.'],
      [EVENT, undefined, 'Set GITHUB_TOKEN.'],
      [{ ...EVENT, repository: undefined }, TOKEN, 'Set GITHUB_REPOSITORY to OWNER/NAME.'],
    ] as const)
      expect(() => reached(reachOf(event, token, '1', 'Set GITHUB_TOKEN.'), 'artifact:x')).toThrow(
        expect.objectContaining({ next: lacking }),
      )
  })
})

describe('what is taken out of it', () => {
  const add = (...files: Parameters<typeof zip>[0]) =>
    github.actions.addArtifact(github.actions.addRun().id, 'build', zip(files))

  test('a file, a folder of parts, a glob', async () => {
    add(
      ...['a/one.json', 'a/two.snap', 'a/read.me', 'a/b/three.json', 'top.json'].map((name) => ({
        name,
        content: name,
      })),
    )
    expect(await read('artifact:build/a/b/three.json')).toEqual({ 'artifact:build/a/b/three.json': 'a/b/three.json' })
    expect(Object.values(await read('artifact:build/a'))).toEqual(['a/one.json', 'a/two.snap'])
    expect(Object.values(await read('artifact:build/a/'))).toEqual(['a/one.json', 'a/two.snap'])
    expect(Object.values(await read('artifact:build/**/*.json'))).toEqual(['a/b/three.json', 'a/one.json', 'top.json'])
    expect(Object.values(await read('artifact:build'))).toEqual(['top.json'])
  })

  test('a path that is not there: it says what is', async () => {
    add({ name: 'a.json', content: '' }, { name: 'b/c.json', content: '' })
    const error = await refusal('artifact:build/contract.json')
    expect(error.sentence).toBe(
      'artifact:build holds nothing at contract.json. It holds a.json, b/c.json; write artifact:NAME/PATH.',
    )
    expect(error).not.toBeInstanceOf(MissingSource)
    // A prefix of a folder's name is no folder.
    expect((await refusal('artifact:build/b/c')).message).toContain('holds nothing at b/c')
  })

  test('text that is none', async () => {
    add({ name: 'a.json', content: Buffer.from([0xc3, 0x28]) })
    expect((await refusal('artifact:build')).message).toBe('artifact:build/a.json is no text in UTF-8.')
  })

  test('a file that was uploaded without an archive around it', async () => {
    const { id } = github.actions.addRun()
    github.actions.addArtifact(id, 'contract.json', Buffer.from('{}'), { type: 'application/json' })
    expect(await read('artifact:contract.json')).toEqual({ 'artifact:contract.json/contract.json': '{}' })
    expect((await refusal('artifact:contract.json/other.json')).message).toContain('nothing at other.json')
  })

  test('recordings, as files that nobody else named', async () => {
    const target = mkdtempSync(join(tmpdir(), 'mcp-compat-recordings-'))
    try {
      add(
        { name: 'calls/b.jsonl', content: 'b' },
        { name: 'calls/deep/a.jsonl.gz', content: gzipSync('a') },
        { name: 'calls/notes.txt', content: 'n' },
      )
      const brought = await bringRecordings(reach(), sourceOf('artifact:build/calls'), target)
      expect(brought.map(({ shown }) => shown)).toEqual([
        'artifact:build/calls/b.jsonl',
        'artifact:build/calls/deep/a.jsonl.gz',
      ])
      expect(brought.map(({ path }) => readFileSync(path))).toEqual([Buffer.from('b'), gzipSync('a')])
      expect(readdirSync(target).every((name) => /^[0-9a-f-]{36}\.jsonl$/.test(name))).toBe(true)
      const glob = await bringRecordings(reach(), sourceOf('artifact:build/**/*.jsonl'), target)
      expect(glob.map(({ shown }) => shown)).toEqual(['artifact:build/calls/b.jsonl'])
      await expect(bringRecordings(reach(), sourceOf('artifact:build/nowhere'), target)).rejects.toThrow(/nothing at/)
    } finally {
      rmSync(target, { recursive: true, force: true })
    }
  })
})

describe('what cannot be had', () => {
  const good = () => github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('x'))

  test('none: the source is missing', async () => {
    github.actions.addRun()
    const error = await refusal('artifact:contract')
    expect(error).toBeInstanceOf(MissingSource)
    expect(error.message).toBe('No successful run of "ci.yml" on "main" has an artifact "contract".')
    expect(await refusal('artifact:contract?run=99')).toBeInstanceOf(MissingSource)
  })

  test('expired: an error, also where a missing baseline is allowed', async () => {
    const { id } = github.actions.addRun()
    github.actions.addArtifact(id, 'contract', contract('x'), { expired: true })
    for (const text of ['artifact:contract', `artifact:contract?run=${id}`]) {
      const error = await refusal(text)
      expect(error.message).toContain('has expired')
      expect(error).not.toBeInstanceOf(MissingSource)
    }
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('fresh'))
    github.actions.addRun()
    expect(Object.values(await read('artifact:contract'))).toEqual(['fresh'])
  })

  test('expired between the list and the download', async () => {
    good()
    github.instead = ({ path }) => (path.endsWith('/zip') ? { status: 410, body: { message: 'Gone' } } : undefined)
    expect((await refusal('artifact:contract')).message).toContain('has expired')
  })

  test('no permission, a workflow that does not exist, a bad token, a limit', async () => {
    good()
    expect((await refusal('artifact:contract?workflow=no.yml')).message).toContain('list the runs of workflow "no.yml"')
    github.instead = () => REFUSED
    expect((await refusal('artifact:contract')).next).toContain('`actions: read`')
    github.instead = () => ({ status: 401, body: { message: 'Bad credentials' } })
    expect((await refusal('artifact:contract')).next).toContain('token that is valid')
    github.instead = () => ({ status: 403, body: { message: 'API rate limit exceeded' } })
    expect((await refusal('artifact:contract')).next).toContain('in an hour')
    github.instead = () => ({ status: 500, body: { message: 'Server Error' } })
    expect((await refusal('artifact:contract')).message).toContain('it answered 500')
    github.instead = () => 'hang-up'
    expect((await refusal('artifact:contract')).message).toContain('it gave no answer')
  })

  test.each([
    ['refuses', 403, 'its host answered 403'],
    ['hangs up', 'hang-up', 'cannot be downloaded'],
    ['hangs up in the middle', 'cut', 'cannot be downloaded'],
  ] as const)('the host of the archive %s', async (_what, failure, words) => {
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('x'.repeat(100_000)), { digest: null })
    github.actions.host.failure = ({ method }) => (method === 'GET' ? failure : undefined)
    expect((await refusal('artifact:contract')).message).toContain(words)
  })

  test('something else than what was uploaded', async () => {
    const { id } = good()
    github.actions.host.blobs.set(`/store/artifacts/${id}`, { body: contract('poisoned'), type: 'application/zip' })
    expect((await refusal('artifact:contract')).message).toContain('its SHA-256 is another one')
  })

  test('cut short, of a time when there were no digests', async () => {
    const body = contract('x'.repeat(1000)).subarray(0, 100)
    github.actions.addArtifact(github.actions.addRun().id, 'contract', body, { digest: null })
    expect((await refusal('artifact:contract')).message).toContain('no zip archive that can be read')
  })

  test('a place to download from that is none', async () => {
    good()
    for (const location of ['', 'file:///etc/passwd', '/relative']) {
      github.instead = ({ path }) => (path.endsWith('/zip') ? { status: 302, headers: { location } } : undefined)
      expect((await refusal('artifact:contract')).message).toContain('names no place')
    }
  })

  test('names that lead outside, and a bomb of 1 GB', async () => {
    github.actions.addArtifact(github.actions.addRun().id, 'contract', zip([{ name: '../evil.json', content: '{}' }]))
    expect((await refusal('artifact:contract')).message).toContain('a name that leads outside')
    github.actions.addArtifact(github.actions.addRun().id, 'contract', zip([bomb('contract.json', 1024)]))
    expect((await refusal('artifact:contract')).message).toBe(
      '"contract.json" in artifact:contract is 1024 MiB when it is unpacked, and 64 MiB is the most that is read.',
    )
  })

  test('more than is downloaded, where the list says so and where it does not', async () => {
    github.actions.addArtifact(github.actions.addRun().id, 'contract', contract('x'), { size: 2 ** 40 })
    expect((await refusal('artifact:contract')).message).toBe('artifact:contract is larger than 256 MiB.')
    expect(github.actions.host.requests).toEqual([])
  })
})
