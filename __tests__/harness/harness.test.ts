import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { LoopbackActions } from './actions.js'
import { Description } from './openapi.js'
import { readFileCommands, readLog } from './runner-log.js'

describe('the runner as the tests have it', () => {
  test('obeys both forms of commands, and only known names', () => {
    const { commands, lines } = readLog(
      ['  ::error file=a.js,line=3,title=T%3A%2C::one%0Atwo%25', 'x ##[warning]y', '::unknown::z', 'a ::error::b'].join(
        '\r\n',
      ),
    )
    expect(commands).toEqual([
      { name: 'error', properties: { file: 'a.js', line: '3', title: 'T:,' }, data: 'one\ntwo%' },
      { name: 'warning', properties: {}, data: 'y' },
    ])
    expect(lines).toEqual(['::unknown::z', 'a ::error::b'])
  })

  test('a lone carriage return ends a line', () => {
    expect(readLog('x\r::error::y').commands).toHaveLength(1)
  })

  test('stops and resumes, and the latest stop wins even while stopped', () => {
    expect(readLog('::stop-commands::t\n::error::a\n::t::\n::error::b').annotations.map((a) => a.message)).toEqual([
      'b',
    ])
    const taken = readLog('::stop-commands::t\ntext ##[stop-commands]u\n::t::\n::error::b')
    expect(taken.annotations).toEqual([])
    expect(taken.stopped).toBe(true)
  })

  test('shows ten annotations of a level and cuts messages', () => {
    const { annotations, lost } = readLog(`${'::notice::x\n'.repeat(12)}::warning::${'y'.repeat(5_000)}`)
    expect(annotations).toHaveLength(11)
    expect(lost).toHaveLength(2)
    expect(annotations.at(-1)?.message).toHaveLength(4_096)
  })

  test('reads file commands of both kinds', () => {
    expect(readFileCommands('a=b=c\nd<<EOF\nx\na=y\nEOF\n')).toEqual({ a: 'b=c', d: 'x\na=y' })
    expect(() => readFileCommands('d<<EOF\nx\n')).toThrow(/delimiter/)
  })
})

describe("GitHub's description refuses", () => {
  const description = new Description()
  const uploads = description.match('POST', '/repos/o/r/code-scanning/sarifs')
  if (uploads === undefined) throw new Error('the slice lacks the upload')
  const { operation, parameters } = uploads
  const upload = { commit_sha: 'a'.repeat(40), ref: 'refs/pull/1/merge', sarif: 'x' }
  const request = (body: unknown, query = '') =>
    description.checkRequest(operation, parameters, new URLSearchParams(query), body)

  test('nothing of a good request', () => expect(request(upload)).toEqual([]))
  test('a branch name that is no ref', () => expect(request({ ...upload, ref: 'main' })).not.toEqual([]))
  test('a short commit', () => expect(request({ ...upload, commit_sha: 'abc' })).not.toEqual([]))
  test('a member it does not know', () => expect(request({ ...upload, base_ref: 'x' })).not.toEqual([]))
  test('a query it does not know', () => expect(request(upload, 'page=1')).not.toEqual([]))
  test('a missing body', () => expect(request(undefined)).not.toEqual([]))
  test('an operation that does not exist', () =>
    expect(description.match('PUT', '/repos/o/r/issues/1/comments')).toBeUndefined())
  test('an answer of another shape or status', () => {
    expect(description.checkAnswer(operation, 202, { id: 7 })).not.toEqual([])
    expect(description.checkAnswer(operation, 201, {})).not.toEqual([])
    expect(description.checkAnswer(operation, 403, { message: 7 })).not.toEqual([])
    expect(description.checkAnswer(operation, 403, { message: 'no' })).toEqual([])
  })
  test('no sample it made itself', () => {
    const labels = description.match('GET', '/repos/o/r/issues/1/labels')
    if (labels === undefined) throw new Error('the slice lacks the labels')
    expect(description.checkAnswer(labels.operation, 200, [description.sample('label', { name: 'x' })])).toEqual([])
  })
})

describe('the loopback GitHub complains', () => {
  const violations: string[] = []
  const actions = new LoopbackActions(new Description(), (violation) => violations.push(violation))
  beforeAll(() => actions.host.start())
  afterEach(() => {
    violations.length = 0
  })
  afterAll(() => actions.host.stop())

  test('of a token that is sent to the host of blobs, which wants a signature only', async () => {
    actions.addArtifact(1, 'x', Buffer.from('bytes'))
    const path = [...actions.host.blobs.keys()][0] ?? ''
    const url = actions.host.sign(path)
    expect(await (await fetch(url)).text()).toBe('bytes')
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403)
    expect(violations).toEqual([])
    await fetch(url, { headers: { authorization: 'Bearer x' } })
    expect(violations).toEqual([`GET ${path}: a token was sent to the blob host`])
  })

  test('of requests that the cache service does not know', () => {
    const path = '/twirp/github.actions.results.api.v1.CacheService/'
    const ask = (method: string, body: unknown) =>
      actions.serveCache({ origin: '', method: 'POST', path: path + method, query: '', body }, undefined)
    ask('GetCacheEntryDownloadURL', { key: 'a', version: 'f'.repeat(64) })
    expect(violations).toEqual([])
    ask('GetCacheEntryDownloadURL', { key: 'a,b', version: 'f', scope: 'x' })
    ask('DeleteCacheEntry', {})
    expect(violations).toHaveLength(4)
    expect(actions.serveCache({ origin: '', method: 'GET', path: '/user', query: '', body: {} }, '')).toBeUndefined()
  })
})
