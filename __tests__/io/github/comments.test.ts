import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Repository } from '../../../src/io/github/api.js'
import { postComment } from '../../../src/io/github/comments.js'
import { carriesLabel, pullRequestsOf } from '../../../src/io/github/labels.js'
import { LoopbackGitHub, REFUSED } from '../../harness/github.js'

const github = new LoopbackGitHub()
let repository: Repository
let personal: Repository
const marker = '<!-- mcp-compat CI:job:a -->'
const comment = { pullNumber: 7, marker, body: `${marker}\nfull`, shortBody: `${marker}\nshort`, create: true }

beforeAll(async () => {
  process.env.GITHUB_API_URL = await github.start()
  // The client reads the address when it is loaded.
  const { connect } = await import('../../../src/io/github/api.js')
  repository = await connect('ghs_loopback', 'o', 'r')
  personal = await connect('ghp_loopback', 'o', 'r')
})
afterEach(() => {
  expect(github.violations).toEqual([])
  github.reset()
})
afterAll(() => github.stop())

const bodies = () => github.comments.map(({ body }) => body)

test('creates one, then updates it', async () => {
  expect(await postComment(repository, comment)).toMatchObject({ done: 'created' })
  expect(await postComment(repository, { ...comment, body: `${marker}\nagain` })).toMatchObject({ done: 'updated' })
  expect(bodies()).toEqual([`${marker}\nagain`])
})

test('finds its own behind 250 others', async () => {
  for (let i = 0; i < 250; i++) github.addComment(7, `talk ${i}`, { login: 'someone', type: 'User' })
  github.addComment(7, `${marker}\nbefore`)
  await postComment(repository, comment)
  expect(github.comments).toHaveLength(251)
  expect(bodies().at(-1)).toBe(comment.body)
})

test('the oldest of its own stays, doubles go, others are left alone', async () => {
  const forged = github.addComment(7, `${marker}\nforged`, { login: 'stranger', type: 'User' })
  const quoted = github.addComment(7, `> ${marker}\nquoted`, { login: 'other[bot]', type: 'Bot' })
  const oldest = github.addComment(7, `${marker}\none`)
  github.addComment(7, `${marker}\ntwo`)
  const foreign = github.addComment(7, `${marker}\nother author`, { login: 'other[bot]', type: 'Bot' })
  const leg = github.addComment(7, '<!-- mcp-compat CI:job:ab -->\nother leg')
  github.addComment(7, `${marker}\nthree`)
  await postComment(repository, comment)
  expect(github.comments.map(({ id }) => id)).toEqual([forged, quoted, oldest, foreign, leg].map(({ id }) => id))
  expect(oldest.body).toBe(comment.body)
  expect(forged.body).toMatch(/forged/)
  expect(foreign.body).toMatch(/other author/)
})

test('with the token of a person its own are those of that person', async () => {
  const bot = github.addComment(7, `${marker}\nbot`)
  const mine = github.addComment(7, `${marker}\nmine`, { login: 'someone', type: 'User' })
  await postComment(personal, comment)
  expect([bot.body, mine.body]).toEqual([`${marker}\nbot`, comment.body])
})

test('when another run was quicker, only the older comment is left', async () => {
  let raced = false
  github.instead = ({ method }) => {
    if (method === 'POST' && !raced) {
      raced = true
      github.addComment(7, `${marker}\nthe other run`)
    }
    return undefined
  }
  await postComment(repository, comment)
  expect(bodies()).toEqual([comment.body])
})

test('a refused body is tried once more, shorter', async () => {
  await postComment(repository, { ...comment, body: `${marker}${'x'.repeat(70_000)}` })
  expect(bodies()).toEqual([comment.shortBody])
  await postComment(repository, { ...comment, body: `${marker}${'x'.repeat(70_000)}` })
  expect(bodies()).toEqual([comment.shortBody])
})

test('without leave to create nothing is created', async () => {
  expect(await postComment(repository, { ...comment, create: false })).toEqual({ done: 'nothing' })
  expect(github.writes).toEqual([])
})

test('a double that is gone already is no failure, a refusal is', async () => {
  github.addComment(7, marker)
  github.addComment(7, marker)
  github.instead = ({ method }) => (method === 'DELETE' ? { status: 404, body: { message: 'Not Found' } } : undefined)
  await expect(postComment(repository, comment)).resolves.toMatchObject({ done: 'updated' })
  github.instead = ({ method }) => (method === 'GET' ? undefined : REFUSED)
  await expect(postComment(repository, comment)).rejects.toThrow(/not accessible/)
})

test('a read is tried twice, a write is not', async () => {
  let failed = 0
  github.instead = () => (failed++ === 0 ? { status: 502, body: { message: 'Bad Gateway' } } : undefined)
  await postComment(repository, comment)
  expect(github.comments).toHaveLength(1)
  github.requests = []
  github.instead = ({ method }) => (method === 'PATCH' ? 'hang-up' : undefined)
  await expect(postComment(repository, comment)).rejects.toThrow()
  expect(github.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('labels are read to the last page and case does not matter', async () => {
  github.labels.set(7, [...Array.from({ length: 120 }, (_, i) => `label ${i}`), 'Breaking-OK'])
  expect(await carriesLabel(repository, 7, 'breaking-ok')).toBe(true)
  expect(await carriesLabel(repository, 7, 'breaking')).toBe(false)
  expect(await carriesLabel(repository, 8, 'breaking-ok')).toBe(false)
})

test('a push finds the pull requests that brought it', async () => {
  const sha = 'c'.repeat(40)
  github.pulls.set(sha, [3, 4])
  expect(await pullRequestsOf(repository, sha)).toEqual([3, 4])
})
