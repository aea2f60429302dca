import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readEvent } from '../../../src/io/github/event.js'
import { mergeGroupEvent, pullRequestEvent, pushEvent, ZERO } from '../../harness/events.js'

const BASE = 'a'.repeat(40)
const HEAD = 'b'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-event-'))

function event(name: string, payload: unknown, env: Record<string, string> = {}) {
  const path = join(folder, 'event.json')
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'o/r', ...env })
}

test('a pull request is named by its commits, and a fork is known', () => {
  expect(event('pull_request', pullRequestEvent(7, BASE, HEAD)).pullRequest).toEqual({
    number: 7,
    baseSha: BASE,
    baseRef: 'main',
    headSha: HEAD,
    fork: false,
  })
  expect(event('pull_request', pullRequestEvent(7, BASE, HEAD, { fork: true })).pullRequest?.fork).toBe(true)
  const gone = pullRequestEvent(7, BASE, HEAD)
  const head = { ...gone.pull_request.head, repo: null }
  expect(event('pull_request', { ...gone, pull_request: { ...gone.pull_request, head } }).pullRequest?.fork).toBe(true)
})

test('a pull request that the payload says little of is known by its ref', () => {
  const env = { GITHUB_REF: 'refs/pull/12/merge', GITHUB_BASE_REF: 'main' }
  expect(event('pull_request', {}, env).pullRequest).toEqual({
    number: 12,
    baseSha: undefined,
    baseRef: 'main',
    headSha: undefined,
    fork: false,
  })
})

test('a merge group names its pull request in the queue branch only', () => {
  expect(event('merge_group', mergeGroupEvent(BASE, HEAD, 123)).mergeGroup).toEqual({ baseSha: BASE, pullNumber: 123 })
  const odd = mergeGroupEvent(BASE, HEAD, 1)
  odd.merge_group.head_ref = 'refs/heads/gh-readonly-queue/release/1.x/pr-42-0abc'
  expect(event('merge_group', odd).mergeGroup?.pullNumber).toBe(42)
  odd.merge_group.head_ref = 'refs/heads/pr-42'
  expect(event('merge_group', odd).mergeGroup?.pullNumber).toBeUndefined()
})

test('the zero sha of a push is no commit', () => {
  expect(event('push', pushEvent(BASE, HEAD)).push).toEqual({ before: BASE })
  expect(event('push', pushEvent(ZERO, HEAD)).push).toEqual({ before: undefined })
  expect(event('workflow_dispatch', pushEvent(BASE, HEAD)).push).toBeUndefined()
})

test.each([
  ['o/r/.github/workflows/ci.yml@refs/heads/main', '.github/workflows/ci.yml'],
  ['o/r/.github/workflows/a@b.yml@refs/pull/7/merge', '.github/workflows/a@b.yml'],
  ['other/repo/.github/workflows/ci.yml@main', undefined],
  ['o/r/../../etc/passwd@main', undefined],
  ['', undefined],
])('workflow file of %j', (ref, file) => {
  expect(event('push', {}, { GITHUB_WORKFLOW_REF: ref }).workflowFile).toBe(file)
})

describe('hostile or missing payloads', () => {
  test.each([
    ['[]', {}],
    ['7', {}],
    ['{"pull_request":{"number":"7","base":{"sha":"--upload-pack=x"},"head":{"sha":null}}}', {}],
    ['{"__proto__":{"pull_request":1},"merge_group":[],"repository":"x"}', {}],
  ])('%s', (payload) => {
    expect(event('pull_request', payload)).toMatchObject({ pullRequest: undefined, mergeGroup: undefined })
  })

  test('no event file is no event', () => expect(readEvent({}).name).toBe(''))
  test('a broken event file is one sentence', () => expect(() => event('push', '{')).toThrow(/event file .* cannot/))
})
