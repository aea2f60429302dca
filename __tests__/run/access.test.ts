import { describe, expect, test } from '@jest/globals'
import type { WorkflowEvent } from '../../src/io/github/event.js'
import type { Log } from '../../src/io/github/log.js'
import { createAccess } from '../../src/run/access.js'

function accessTo(failure: unknown, options: { fork?: boolean; token?: string | undefined } = {}) {
  const warnings: string[] = []
  const log = { warning: (text: string) => warnings.push(text), debug: () => {} } as unknown as Log
  const event = {
    repository: { owner: 'o', repo: 'r' },
    pullRequest: { number: 7, baseSha: '', headSha: '', fork: options.fork === true },
  } as unknown as WorkflowEvent
  const token = 'token' in options ? options.token : 'ghs_x'
  let opened = 0
  const open = async () => {
    opened++
    return { octokit: {}, owner: 'o', repo: 'r', personal: false } as never
  }
  const access = createAccess(token, event, log, open)
  const act = async () => {
    if (failure !== undefined) throw failure
    return 1
  }
  return { access, act, warnings, opened: () => opened }
}

const answered = (status: number, message: string) => Object.assign(new Error(message), { status, response: {} })

describe('one warning that says what to change', () => {
  test.each([
    [answered(403, 'Resource not accessible by integration'), /403.*not accessible.*"pull-requests: write"/],
    [answered(404, 'Not Found'), /404.*"pull-requests: write"/],
    [answered(503, 'Unavailable'), /answered 503.*Unavailable.*verdict is the same/],
    [new TypeError('fetch failed'), /no answer.*fetch failed.*verdict is the same/],
  ])('%s', async (failure, sentence) => {
    const { access, act, warnings } = accessTo(failure)
    expect(await access.try({ what: 'comment', permission: 'pull-requests: write', act })).toBeUndefined()
    expect(warnings).toEqual([expect.stringMatching(sentence)])
  })

  test('a fork is told so', async () => {
    const { access, act, warnings } = accessTo(answered(403, 'no'), { fork: true })
    await access.try({ what: 'comment', permission: 'pull-requests: write', act })
    expect(warnings[0]).toMatch(/"pull-requests: write", which a pull request from a fork does not get/)
  })

  test('the same cause twice is one warning, another permission is another', async () => {
    const { access, act, warnings } = accessTo(answered(403, 'no'))
    await access.try({ what: 'read labels', permission: 'pull-requests: read', act })
    await access.try({ what: 'comment', permission: 'pull-requests: write', act })
    await access.try({ what: 'upload', permission: 'security-events: write', act })
    expect(warnings).toHaveLength(2)
  })

  test('an empty token is told once, and nothing is loaded', async () => {
    const { access, act, warnings, opened } = accessTo(undefined, { token: undefined })
    await access.try({ what: 'comment', permission: 'pull-requests: write', act })
    await access.try({ what: 'upload', permission: 'security-events: write', act })
    expect(warnings).toEqual(['Could not comment: Input github-token is empty.'])
    expect(opened()).toBe(0)
  })
})

test('the client is opened once, with the first attempt', async () => {
  const { access, act, opened } = accessTo(undefined)
  expect(opened()).toBe(0)
  const attempt = { what: 'comment', permission: 'pull-requests: write', act } as const
  expect(await access.try(attempt)).toEqual({ value: 1 })
  await access.try(attempt)
  expect(opened()).toBe(1)
})
