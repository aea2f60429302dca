import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import { serve } from '../../fixtures/servers/http.mjs'
import { countOf, leftOf } from '../io/mcp/servers.js'
import { folder, ROOT } from './bundle.js'
import { begin, go, source } from './live.js'

/** Many processes are started, each in its own time. */
jest.setTimeout(60_000)

function read(directory: string, file: string): string {
  return readFileSync(join(directory, file), 'utf8')
}

describe('capture', () => {
  test('writes the same bytes each time, to a file or to standard output, and from its own file', async () => {
    const directory = folder({})
    const [written, printed] = await Promise.all([
      go(['capture', source(), '-o', 'a.json'], directory),
      go(['capture', source()], directory),
    ])
    expect(written).toMatchObject({ code: 0, out: '' })
    expect(written.err).toMatch(
      /^mcp-compat: Wrote a\.json: 2 tools, 1 prompt, 1 resource, 1 resource template, sha256:[0-9a-f]{12}…\.\n$/,
    )
    expect(printed).toMatchObject({ code: 0, err: '', out: read(directory, 'a.json') })

    const again = await go(['capture', 'a.json', '-o', 'a.json'], directory)
    expect(again.err).toMatch(/^mcp-compat: Nothing has changed in a\.json: 2 tools/)
    expect(read(directory, 'a.json')).toBe(printed.out)
    expect(printed.out).toMatch(/^\{\n {2}"capabilities": \{[\s\S]*\n\}\n$/)
  })

  test.each([
    ['hangs', { trouble: 'hang' }, /did not answer within 1\.5 s of its start \(it said last: /],
    ['crashes', { trouble: 'crash' }, /ended with exit code 3/],
    ['prints', { trouble: 'garbage' }, /prints something that is no JSON-RPC message on stdout: "Server started/],
    ['loops', { fault: 'same-cursor' }, /gives the cursor "again" of tools\/list a second time/],
    ['refuses', { fault: 'prompts-error' }, /answered prompts\/list with the error -32603/],
  ])('a server that %s is one sentence and exit code 2', async (_name, options, sentence) => {
    const directory = folder({})
    const pidFile = join(directory, 'pids')
    const timeout = 'trouble' in options && options.trouble === 'hang' ? '1.5' : '30'
    const args = ['capture', source({ ...options, pidFile }), '-o', 'a.json', '--timeout', timeout]
    const ran = await go(args, directory)
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(/^mcp-compat: [^\n]+\n$/)
    expect(ran.err).toMatch(sentence)
    expect(readdirSync(directory)).toEqual(['pids'])
    expect(leftOf(pidFile)).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server and its children too', async (signal) => {
    const directory = folder({})
    const pidFile = join(directory, 'pids')
    const { child, done } = begin(['capture', source({ trouble: 'stubborn', silent: true, pidFile })], directory)
    while (countOf(pidFile) < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    child.kill(signal)
    expect((await done).signal).toBe(signal)
    expect(leftOf(pidFile)).toEqual([])
  })
})

describe('a capture as the baseline', () => {
  test('pins every byte, says what differs, and is updated when that is wanted', async () => {
    const directory = folder({})
    await go(['capture', source(), '-o', 'baseline.json'], directory)
    const before = read(directory, 'baseline.json')
    const gate = ['gate', '--baseline', 'baseline.json', '--fail-on', 'drift', '--candidate']

    const same = await go([...gate, source({ era: 'legacy' })], directory)
    expect([same.code, same.out]).toEqual([0, expect.stringMatching(/pin +same/)])

    const changed = await go([...gate, source({ repeats: 'a new word' })], directory)
    expect(changed.code).toBe(1)
    expect(changed.out).toMatch(/pin +changed/)
    expect(changed.out).toContain('a new word')
    expect(read(directory, 'baseline.json')).toBe(before)

    const updated = await go([...gate, source({ repeats: 'a new word' }), '--update-baseline'], directory)
    expect(updated.code).toBe(0)
    expect(read(directory, 'baseline.json')).toContain('a new word')
    expect(await go([...gate, source({ repeats: 'a new word' })], directory)).toMatchObject({ code: 0 })
  })

  test('that was edited by hand is refused, unless its digests are taken away', async () => {
    const directory = folder({})
    await go(['capture', source(), '-o', 'a.json'], directory)
    const edited = read(directory, 'a.json').replace('"minimum": 1', '"minimum": 2')
    writeFileSync(join(directory, 'a.json'), edited)
    const gate = ['gate', '--baseline', 'a.json', '--candidate', 'a.json']
    expect(await go(gate, directory)).toMatchObject({
      code: 2,
      err: 'mcp-compat: a.json: the tool "search" is not what its digest says. Capture it again with `mcp-compat capture SOURCE -o FILE`, or remove its "digests" to use it as it was edited.\n',
    })
    writeFileSync(join(directory, 'a.json'), JSON.stringify({ ...JSON.parse(edited), digests: undefined }))
    expect(await go(gate, directory)).toMatchObject({ code: 0 })
  })
})

describe('secrets', () => {
  const HEADER = 'ht0k-5f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const VARIABLE = 'et0k-0f9e8d7c6b5a49382716f5e4d3c2b1a0'
  const RUNNER = 'rt0k-aa55bb66cc77dd88ee99ff00aa11bb22'
  const env = { GITHUB_TOKEN: RUNNER, ACTIONS_RUNTIME_TOKEN: RUNNER, INPUT_TOKEN: RUNNER, SOME_KEY: RUNNER }
  const given = ['--header', `Authorization: Bearer ${HEADER}`, '--env', `API_TOKEN=${VARIABLE}`]

  /** Everything that a run has said and written. */
  function everything(directory: string, ...ran: readonly { out: string; err: string }[]): string {
    const files = readdirSync(directory).map((file) => `${file}\n${read(directory, file)}`)
    return [...ran.map(({ out, err }) => out + err), ...files].join('\n')
  }

  function expectNone(text: string, secrets: readonly string[]): void {
    for (const secret of secrets)
      for (const spelling of [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)])
        expect(text).not.toContain(spelling)
  }

  test('of a server that repeats them are in no output, no file and no environment but its own', async () => {
    const directory = folder({})
    const envFile = join(directory, 'env')
    const talks = source({ envFile, repeats: VARIABLE })
    const captured = await go(['capture', talks, '-o', 'a.json', ...given], directory, env)
    expect(captured.code).toBe(0)
    expect(captured.err).toMatch(/repeats a secret that it was given; it is masked in its contract\./)
    const environment: Record<string, string> = JSON.parse(read(directory, 'env'))
    expect(environment.API_TOKEN).toBe(VARIABLE)
    expect(Object.keys(environment).filter((name) => /^(?:GITHUB|ACTIONS|INPUT|SOME)_/.test(name))).toEqual([])
    expectNone(JSON.stringify(environment), [HEADER, RUNNER])
    writeFileSync(envFile, '')

    const crashed = await go(['capture', source({ trouble: 'crash' }), ...given], directory, env)
    expect(crashed.err).toMatch(/::error::\*\*\*/)
    const reports = ['--json', 'r.json', '--sarif', 'r.sarif', '--junit', 'r.xml']
    const gate = ['gate', '--baseline', 'a.json', '--candidate', source({ envFile, repeats: VARIABLE, described: 20 })]
    const gated = await go([...gate, ...reports, ...given], directory, env)
    expect([gated.code, gated.out]).toEqual([0, expect.stringContaining('tool-description-changed')])
    writeFileSync(envFile, '')
    // The source names the secret itself: that is how this test asks for it, and it must not be repeated either.
    expectNone(everything(directory, captured, crashed, gated), [HEADER, VARIABLE, RUNNER])
  })

  test('for a URL are sent to that server alone', async () => {
    const directory = folder({})
    const other = await serve('streamable')
    const server = await serve('streamable', { repeats: HEADER })
    const moved = await serve('streamable', { trouble: 'redirect', location: `${other.url}?token=${HEADER}` })
    const closed = await serve('streamable', { trouble: 401 })
    try {
      const captured = await go(['capture', server.url, '-o', 'a.json', ...given], directory, env)
      expect(captured.code).toBe(0)
      expect(
        server.requests.every(({ headers }) => JSON.stringify(headers).includes(`"authorization":"Bearer ${HEADER}"`)),
      ).toBe(true)
      const redirected = await go(['capture', moved.url, ...given], directory, env)
      expect(redirected).toMatchObject({ code: 2, err: expect.stringContaining('redirects to http://127.0.0.1:') })
      expect(other.requests).toEqual([])
      const refused = await go(['capture', closed.url.replace('//', `//me:${VARIABLE}@`)], directory, env)
      expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('(HTTP 401 Unauthorized)') })
      expectNone(everything(directory, captured, redirected, refused), [HEADER, VARIABLE, RUNNER])
      expectNone(JSON.stringify(server.requests), [VARIABLE, RUNNER])
    } finally {
      for (const open of [other, server, moved, closed]) await open.close()
    }
  })

  test('in a command are not repeated', async () => {
    const directory = folder({})
    const { code, out, err } = await go(
      ['capture', `stdio:node -e "throw Error(process.argv)" -- --api-key ${VARIABLE} --token=${HEADER}`],
      directory,
    )
    expect(code).toBe(2)
    expect(err).toContain('--api-key *** --token=*** ended with exit code 1')
    expectNone(out + err, [HEADER, VARIABLE])
  })
})

describe('real servers at two versions', () => {
  const command = (name: string, when: string): string => {
    const path = join('node_modules', `mcp-${name}-${when}`, 'dist', 'index.js')
    return `stdio:node ${path}${name === 'filesystem' ? ' fixtures' : ''}`
  }

  test.each([
    ['filesystem', 1, /ERROR {2}write_file {2}required-property-added {2}breaking/],
    ['everything', 0, /WARN {3}prompt args-prompt {2}prompt-description-changed {2}advisory/],
    ['memory', 0, /WARN {3}open_nodes {2}read-only-hint-gained {2}advisory/],
  ])('%s', async (name, code, finding) => {
    const [before, after] = [command(name, 'before'), command(name, 'after')]
    const ran = await go(['gate', '--baseline', before, '--candidate', after], ROOT)
    expect([ran.code, ran.out]).toEqual([code, expect.stringMatching(finding)])
  })
})
