/** The log of a guard never holds up a call. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openLogFile } from '../../../src/io/guard/log-file.js'
import { UserError } from '../../../src/model/error.js'

const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-log-'))
afterAll(() => rmSync(folder, { recursive: true }))
const opened = (name: string, told: string[] = []) => openLogFile(join(folder, name), (why) => void told.push(why))

test('lines are appended, for their owner only', () => {
  for (const event of ['one', 'two']) {
    const log = opened('guard.log')
    log.write({ event })
    log.close()
  }
  expect(readFileSync(join(folder, 'guard.log'), 'utf8')).toBe('{"event":"one"}\n{"event":"two"}\n')
  expect(statSync(join(folder, 'guard.log')).mode & 0o777).toBe(0o600)
})

test('a pipe that nobody reads is refused, and not waited for', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')])
  expect(() => opened('pipe')).toThrow(UserError)
  expect(() => opened('.')).toThrow(/is a folder/)
})

const full = existsSync('/dev/full') ? test : test.skip
full('a disk that is full is told once', () => {
  const told: string[] = []
  const log = openLogFile('/dev/full', (why) => void told.push(why))
  log.write({ event: 'one' })
  log.write({ event: 'two' })
  log.close()
  expect(told).toEqual(['/dev/full was not written: the disk is full (ENOSPC).'])
})
