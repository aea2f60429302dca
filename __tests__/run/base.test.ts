import { describe, expect, test } from '@jest/globals'
import type { WorkflowEvent } from '../../src/io/github/event.js'
import { readInputs } from '../../src/io/github/inputs.js'
import { type Base, chooseBase } from '../../src/run/base.js'
import { chooseSources } from '../../src/run/sources.js'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [string, string, string, string]
const NONE: WorkflowEvent = {
  ...{ name: '', repository: undefined, ref: 'refs/heads/main', sha: '', defaultBranch: 'main', workflow: '', job: '' },
  ...{ pullRequest: undefined, mergeGroup: undefined, push: undefined, workflowFile: undefined, runUrl: undefined },
}
const pull = { number: 7, baseSha: A, baseRef: 'main', headSha: B, fork: false }
const bare = { number: 7, baseSha: undefined, baseRef: undefined, headSha: undefined, fork: false }

describe('the base of', () => {
  const table: [string, Partial<WorkflowEvent>, { head: string; parents: string[] } | undefined, object][] = [
    ['a checked out merge of a pull request', { pullRequest: pull }, { head: C, parents: [D, B] }, { commit: D }],
    ['a checked out head of a pull request', { pullRequest: pull }, { head: B, parents: [D] }, { with: A }],
    ['a head that is a merge itself', { pullRequest: pull }, { head: B, parents: [D, C] }, { with: A }],
    ['a pull request without git', { pullRequest: pull }, undefined, { with: A }],
    [
      'one of which only the branch is known',
      { pullRequest: { ...bare, baseRef: 'main' } },
      undefined,
      { with: 'origin/main' },
    ],
    ['one of which nothing is known', { pullRequest: bare }, { head: C, parents: [D, B] }, { kind: 'nothing' }],
    ['a checkout of the base', { pullRequest: pull }, { head: A, parents: [D] }, { kind: 'nothing' }],
    ['a merge group', { mergeGroup: { baseSha: A, pullNumber: 1 } }, { head: C, parents: [B] }, { commit: A }],
    ['a push', { push: { before: A } }, { head: C, parents: [B] }, { commit: A }],
    [
      'a new branch',
      { push: { before: undefined }, ref: 'refs/heads/topic' },
      { head: C, parents: [B] },
      { with: 'origin/main' },
    ],
    ['a tag', { push: { before: undefined }, ref: 'refs/tags/v1' }, { head: C, parents: [B] }, { commit: B }],
    ['a schedule', { name: 'schedule' }, { head: C, parents: [B] }, { commit: B }],
    [
      'a dispatch on a branch',
      { name: 'workflow_dispatch', ref: 'refs/heads/a/b' },
      { head: C, parents: [B] },
      { with: 'origin/main' },
    ],
    ['the first commit', { name: 'schedule' }, { head: C, parents: [] }, { kind: 'nothing' }],
    ['no checkout', { name: 'schedule' }, undefined, { kind: 'nothing' }],
  ]
  test.each(table)('%s', (_what, event, checkout, base) => {
    expect(chooseBase({ ...NONE, ...event }, checkout)).toMatchObject(base)
  })
})

describe('the sources of', () => {
  const commit: Base = { kind: 'commit', commit: A }
  const nothing: Base = { kind: 'nothing', why: 'There is nothing.' }
  const choose = (given: Record<string, string>, base: Base = commit, name = 'pull_request') => {
    const chosen = chooseSources(
      readInputs((input) => given[input] ?? ''),
      { ...NONE, name },
      base,
    )
    if (chosen === 'listed') throw new Error('a list of servers')
    return chosen
  }

  test('contract alone', () => {
    expect(choose({ contract: 'c.json' })).toEqual({ baseline: `git:${A}:c.json`, candidate: 'c.json' })
    expect(choose({ contract: 'c.json' }, { kind: 'merge-base', with: B })).toEqual({
      baseline: 'git:merge-base:c.json',
      candidate: 'c.json',
    })
  })
  test('contract with one other', () => {
    expect(choose({ contract: 'c.json', baseline: 'b.json' }, nothing)).toEqual({
      baseline: 'b.json',
      candidate: 'c.json',
    })
    expect(choose({ contract: 'c.json', candidate: 'd.json' }).baseline).toBe(`git:${A}:c.json`)
  })
  test('a written merge base', () => {
    expect(choose({ baseline: 'git:merge-base:x:y', candidate: 'c' }).baseline).toBe(`git:${A}:x:y`)
  })
  test.each([
    [{ baseline: 'b' }, /baseline is given without candidate/],
    [{ candidate: 'b' }, /candidate is given without baseline/],
    [{ contract: 'a', baseline: 'b', candidate: 'c' }, /all given/],
  ])('too little or too much: %j', (given, sentence) => expect(() => choose(given)).toThrow(sentence))
  test('nothing to compare with', () => expect(() => choose({ contract: 'c' }, nothing)).toThrow(/There is nothing/))
  test('started programs under pull_request_target', () => {
    const given = { baseline: 'b.json', candidate: 'stdio:node server.js' }
    expect(() => choose(given, commit, 'pull_request_target')).toThrow(/refused under pull_request_target/)
    expect(choose(given).candidate).toBe('stdio:node server.js')
  })
})
