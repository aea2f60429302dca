import { describe, expect, test } from '@jest/globals'
import { NO_PROGRESS, progressOn } from '../../src/run/replay-progress.js'

/** Milliseconds a call. */
function tell(calls: number, each: number, stream: object, env: NodeJS.ProcessEnv = {}): string {
  const said: string[] = []
  let now = 0
  const stderr = { writable: true, write: (text: string) => said.push(text), ...stream } as never
  const progress = progressOn({ stderr, env }, () => now)
  for (let call = 0; call < calls; call++) {
    now += each
    progress.step()
  }
  progress.end()
  return said.join('')
}

describe('the progress of a replay', () => {
  test('is one line that is taken away again on a terminal', () => {
    const said = tell(10_000, 1, { isTTY: true })
    expect(said.startsWith('\r\u001b[2Kmcp-compat: 2,048 calls replayed, 1,000 a second')).toBe(true)
    expect(said.endsWith('\r\u001b[2K')).toBe(true)
    expect(said).not.toContain('\n')
  })

  test('is a line every ten seconds or so in the log of a workflow', () => {
    const said = tell(40_000, 1, {}, { GITHUB_ACTIONS: 'true' }).split('\n').filter(Boolean)
    expect(said.length).toBeGreaterThan(2)
    expect(said.length).toBeLessThan(6)
    expect(said[0]).toMatch(/^mcp-compat: [\d,]+ calls replayed, 1,000 a second$/)
  })

  test.each<[string, number, object, NodeJS.ProcessEnv]>([
    ['short work', 1_500, { isTTY: true }, {}],
    ['a pipe', 50_000, {}, {}],
    ['a terminal that can do nothing', 50_000, { isTTY: true }, { TERM: 'dumb' }],
    ['a closed stream', 50_000, { isTTY: true, writable: false }, {}],
  ])('is silent for %s', (_, calls, stream, env) => expect(tell(calls, 1, stream, env)).toBe(''))

  test('may be left out', () => {
    NO_PROGRESS.step()
    NO_PROGRESS.end()
  })
})
