/** The repository's own workflows: pinned actions, least permissions, known inputs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { ROOT } from '../cli/bundle.js'

const FOLDER = join(ROOT, '.github', 'workflows')
const WORKFLOWS = readdirSync(FOLDER)
const PINNED = /^\s*(?:- )?uses: (?:\.\/|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

const unpinned = (text: string) => text.split('\n').filter((line) => /\buses:/.test(line) && !PINNED.test(line))

test('there are three', () => {
  expect(WORKFLOWS.sort()).toEqual(['check-dist.yml', 'ci.yml', 'self-test.yml'])
})

describe.each(WORKFLOWS)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const workflow = parse(text)
  const jobs: { permissions?: object; 'timeout-minutes'?: number; steps: { uses?: string; with?: object }[] }[] =
    Object.values(workflow.jobs)

  test('pins every action by commit, with its version', () => {
    expect(unpinned(text)).toEqual([])
  })

  test('may read and nothing else, unless a job says more; cancels what is superseded; ends in time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toHaveProperty('group')
    expect(jobs.every((job) => Number(job['timeout-minutes']) <= 15)).toBe(true)
  })

  test('gives no input that the Action does not have, and leaves no token in the checkout', () => {
    const { inputs } = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'))
    for (const step of jobs.flatMap((job) => job.steps)) {
      if (step.uses === './') expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      if (step.uses?.startsWith('actions/checkout')) expect(step.with).toMatchObject({ 'persist-credentials': false })
    }
  })
})

test('a tag, a short hash or a missing version would be seen', () => {
  const lines = [
    '- uses: a/b@v4',
    '- uses: a/b@3d3c42e # v4.0.0',
    `- uses: a/b@${'0'.repeat(40)}`,
    '- uses: a/b@main # v1.0.0',
  ]
  expect(unpinned(lines.join('\n'))).toEqual(lines)
  expect(unpinned(`- uses: a/b@${'0'.repeat(40)} # v4.0.0`)).toEqual([])
})
