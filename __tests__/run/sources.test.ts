/** Which contracts the Action compares, with a server of this repository and without. */
import { describe, expect, test } from '@jest/globals'
import type { WorkflowEvent } from '../../src/io/github/event.js'
import { readInputs } from '../../src/io/github/inputs.js'
import { secretsIn } from '../../src/model/given-secret.js'
import { serverSettings } from '../../src/run/action-outside.js'
import { type Base, baseNamed } from '../../src/run/base.js'
import { fallbackFor, nameOf } from '../../src/run/check-name.js'
import { chooseSources, missingBaseline } from '../../src/run/sources.js'

const A = 'a'.repeat(40)
const EVENT: WorkflowEvent = {
  ...{ name: 'pull_request', repository: undefined, ref: '', sha: '', defaultBranch: 'main', workflow: '', job: '' },
  ...{ pullRequest: undefined, mergeGroup: undefined, push: undefined, workflowFile: undefined, runUrl: undefined },
}
type Given = Readonly<Record<string, string>>
const inputsOf = (given: Given) => readInputs((input) => given[input] ?? '')
const commit: Base = { kind: 'commit', commit: A }
const choose = (given: Given, base: Base = commit, name = 'pull_request') =>
  chooseSources(inputsOf(given), { ...EVENT, name }, base)

const SERVER = { 'server-command': 'node server.js' }

describe('the sources', () => {
  test.each<[Given, Base, object | 'listed']>([
    [SERVER, commit, { baseline: `build:${A}`, candidate: 'build:.' }],
    [SERVER, { kind: 'merge-base', with: 'main' }, { baseline: 'build:merge-base', candidate: 'build:.' }],
    [SERVER, { kind: 'commit', commit: 'last-release' }, { baseline: 'build:last-release', candidate: 'build:.' }],
    [{ ...SERVER, baseline: 'b.json' }, commit, { baseline: 'b.json', candidate: 'build:.' }],
    [{ ...SERVER, candidate: 'c.json' }, commit, { baseline: `build:${A}`, candidate: 'c.json' }],
    [{ ...SERVER, baseline: 'npm:x@1', candidate: 'build:.' }, commit, { baseline: 'npm:x@1', candidate: 'build:.' }],
    [{ contract: 'c.json' }, { kind: 'commit', commit: 'v1' }, { baseline: 'git:v1:c.json', candidate: 'c.json' }],
    [{}, commit, 'listed'],
    [{ servers: '.mcp.json' }, commit, 'listed'],
    [{ server: 'one\ntwo' }, commit, 'listed'],
    [{ 'base-ref': 'main' }, commit, 'listed'],
  ])('of %j with %j', (given, base, expected) => expect(choose(given, base)).toEqual(expected))

  test.each<[Given, RegExp]>([
    [{ 'build-command': 'make' }, /build-command is given without server-command/],
    [{ ...SERVER, contract: 'c.json' }, /contract and server-command are both given.*set baseline to that file/],
    [{ ...SERVER, baseline: 'a', candidate: 'b' }, /server-command, baseline and candidate are all given/],
    [{ ...SERVER, servers: 'auto' }, /servers and server-command are both given/],
    [{ server: 'one', contract: 'c.json' }, /server and contract are both given, and server names servers of a list/],
    [{ baseline: 'stdio:x --token hunter2-swordfish', candidate: 'build:.' }, /^(?!.*hunter2)/],
    [{ servers: 'auto', baseline: 'b' }, /servers and baseline are both given/],
    [{ baseline: 'build:v1', candidate: 'c' }, /"build:v1" is a server to be built\. Set input server-command/],
    [{ baseline: 'b', candidate: 'c', 'base-ref': 'main' }, /base-ref is given, but the baseline "b" is not taken/],
    [{ candidate: 'c' }, /candidate is given without baseline/],
  ])('refuses %j', (given, sentence) => {
    const error = (() => {
      try {
        choose(given)
      } catch (thrown) {
        return thrown as { sentence: string }
      }
      throw new Error('not refused')
    })()
    expect(error.sentence).toMatch(sentence)
  })

  test('nothing to compare with', () =>
    expect(() => choose(SERVER, { kind: 'nothing', why: 'There is nothing.' })).toThrow(/There is nothing/))

  test.each<Given>([SERVER, { baseline: 'b', candidate: 'npm:x' }, { ...SERVER, baseline: 'b.json' }])(
    'start nothing under pull_request_target: %j',
    (given) => expect(() => choose(given, commit, 'pull_request_target')).toThrow(/starts a program/),
  )
})

describe('base-ref', () => {
  const isBranch = (name: string) => name === 'main'
  test.each<[string, Base]>([
    ['main', { kind: 'merge-base', with: 'main' }],
    ['v1.0.0', { kind: 'commit', commit: 'v1.0.0' }],
    ['last-release', { kind: 'commit', commit: 'last-release' }],
  ])('%s', (ref, base) => expect(baseNamed(ref, isBranch)).toEqual(base))
  test('is no option and no range', () => {
    for (const ref of ['--upload-pack=x', 'a..b', 'a b']) expect(() => baseNamed(ref, isBranch)).toThrow(/no name of a/)
  })
})

describe('inputs for servers', () => {
  test('are read into settings', () => {
    const inputs = inputsOf({
      'server-headers': 'X-Tenant: acme\r\n\n  X-Api-Key :  abc: d ',
      'server-token': 'tok-123456',
      'server-env': 'LOG_LEVEL=debug\nAPI_KEY=a=b \nEMPTY=',
      'server-timeout': '1.5',
      'allow-scripts': 'true',
    })
    expect(serverSettings(inputs)).toMatchObject({
      headers: { 'X-Tenant': 'acme', 'X-Api-Key': 'abc: d', Authorization: 'Bearer tok-123456' },
      env: { LOG_LEVEL: 'debug', API_KEY: 'a=b ', EMPTY: '' },
      ...{ startMs: 1_500, requestMs: 1_500, allowScripts: true },
    })
  })

  test('have defaults', () => {
    expect(inputsOf({})).toMatchObject({ onBaseFailure: 'fail', allowScripts: false, serverHeaders: {}, serverEnv: {} })
    expect(serverSettings(inputsOf({}))).toMatchObject({ startMs: 30_000, allowScripts: false })
  })

  test('what is secret is masked, and no common word', () => {
    const headers = { Authorization: 'Bearer tok', 'X-Api-Key': 'abc', 'X-Mode': 'fast' }
    const env = { LOG_LEVEL: 'debug', PASSWORD: 'pw1', LONG: 'somewhat long', PIN: '12', TOKEN: '1' }
    expect(secretsIn({ headers, env }).map(({ value }) => value)).toEqual([
      'Bearer tok',
      'tok',
      'abc',
      'pw1',
      'somewhat long',
    ])
  })

  test.each<[Given, RegExp]>([
    [{ 'server-headers': 'X-Key: one\nno header at all s3cret' }, /server-headers has no header in line 2/],
    [{ 'server-headers': 'X-Key:' }, /no value that a header can have in line 1 \(X-Key\)/],
    [{ 'server-headers': 'X-Key: s3cret\u0007' }, /no value that a header can have/],
    [
      { 'server-headers': 'authorization: s3cret', 'server-token': 's3cret' },
      /server-token and a header Authorization/,
    ],
    [{ 'server-token': 's3cret s3cret' }, /is no bearer token/],
    [{ 'server-env': 'A=1\ns3cret' }, /server-env has no variable in line 2/],
    [{ 'server-env': 'ACTIONS_RUNTIME_TOKEN=s3cret' }, /ACTIONS_RUNTIME_TOKEN, which belongs to the runner/],
    [{ 'server-timeout': '0' }, /no number of seconds up to 3600/],
    [{ 'server-timeout': '1h' }, /no number of seconds/],
    [{ 'on-base-failure': 'ignore' }, /none of fail, skip/],
  ])('wrong ones are one sentence that keeps secrets: %j', (given, sentence) => {
    expect(() => inputsOf(given)).toThrow(sentence)
    expect(() => inputsOf(given)).not.toThrow(/s3cret/)
  })
})

describe('a check without a name is called', () => {
  test.each<[Given, string, string]>([
    [SERVER, '', 'node server.js'],
    [SERVER, 'packages/a', 'packages/a node server.js'],
    [{ 'server-command': 'node server.js --token=abcdef1234567890' }, '', 'node server.js --token=***'],
    [{ contract: 'c.json' }, 'packages/a', 'packages/a/c.json'],
    [{ baseline: 'b', candidate: 'npm:x@1' }, '', 'npm:x@1'],
    [{ servers: 'auto' }, '', 'auto'],
    [{}, '', 'servers'],
  ])('%j in "%s": %s', (given, folder, name) => {
    const sources = choose(given)
    expect(nameOf(inputsOf(given), sources, folder)).toBe(name)
    expect(fallbackFor(sources, '')).toMatch(/^(?:c\.json|\.github\/mcp-compat\.yml)$/)
  })
})

test('a first run says how the baseline comes to be', () => {
  const told = (baseline: string, candidate: string) => missingBaseline('Why.', { baseline, candidate }).sentence
  expect(told('b.json', 'build:.')).toMatch(/`mcp-compat capture build:\. -o b\.json`/)
  expect(told('git:main:c.json', 'c.json')).toMatch(/Once c\.json is merged/)
  expect(told('cache:x', 'c.json')).toMatch(/next push to the default branch/)
  expect(told('build:last-release', 'build:.')).toMatch(/from the next release on/)
})
