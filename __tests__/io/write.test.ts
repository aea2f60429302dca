import { spawn } from 'node:child_process'
import { chmodSync, closeSync, lstatSync, openSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, describe, expect, test } from '@jest/globals'
import { writeWhole } from '../../src/io/write/files.js'
import { print } from '../../src/io/write/output.js'
import { Folder, refusalOf } from './folder.js'

const folder = new Folder({ 'file.txt': 'before', 'sub/.keep': '' })
afterAll(() => folder.remove())
const at = (name: string): string => join(folder.path, name)

describe('writeWhole', () => {
  test('makes the folders on the way', async () => {
    await writeWhole(at('a/b/c.txt'), 'text é')
    expect(readFileSync(at('a/b/c.txt'), 'utf8')).toBe('text é')
    expect(readdirSync(at('a/b'))).toEqual(['c.txt'])
  })

  test('replaces a file and keeps its permissions', async () => {
    chmodSync(at('file.txt'), 0o640)
    await writeWhole(at('file.txt'), 'after')
    expect(readFileSync(at('file.txt'), 'utf8')).toBe('after')
    expect(statSync(at('file.txt')).mode & 0o777).toBe(0o640)
  })

  test('what a link leads to is replaced, the link stays', async () => {
    folder.write({ 'target.txt': 'before' })
    symlinkSync('target.txt', at('link.txt'))
    await writeWhole(at('link.txt'), 'after')
    expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('target.txt'), 'utf8')).toBe('after')
  })

  test('what is open already is written to, never replaced', async () => {
    folder.write({ 'open.txt': 'first ' })
    const before = statSync(at('open.txt')).ino
    const file = openSync(at('open.txt'), 'a')
    await writeWhole(`/proc/self/fd/${file}`, 'second')
    closeSync(file)
    expect(readFileSync(at('open.txt'), 'utf8')).toBe('first second')
    expect(statSync(at('open.txt')).ino).toBe(before)
  })

  test.each([
    ['sub', 'is a folder, so no file can be written there. Name another file.'],
    ['file.txt/x.json', 'cannot be written: a part of its path is a file, not a folder. Name another file.'],
  ])('%s is refused', async (name, sentence) => {
    expect((await refusalOf(writeWhole(at(name), 'x'))).sentence).toBe(`${at(name)} ${sentence}`)
  })

  const asUser = process.getuid?.() === 0 ? test.skip : test
  asUser('a folder that may not be written', async () => {
    folder.write({ 'closed/x.txt': 'before' })
    chmodSync(at('closed'), 0o500)
    expect((await refusalOf(writeWhole(at('closed/x.txt'), 'after'))).sentence).toBe(
      `${at('closed/x.txt')} may not be written (EACCES). Check the permissions of its folder.`,
    )
    expect(readFileSync(at('closed/x.txt'), 'utf8')).toBe('before')
    chmodSync(at('closed'), 0o700)
  })

  test('many at once leave one whole file and nothing beside it', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => String(n).repeat(10_000))
    await Promise.all(texts.map((text) => writeWhole(at('race/x.txt'), text)))
    expect(texts).toContain(readFileSync(at('race/x.txt'), 'utf8'))
    expect(readdirSync(at('race'))).toEqual(['x.txt'])
  })
})

describe('print', () => {
  /** A stream that takes its time. */
  const slow = (taken: string[], error?: Error): Writable =>
    new Writable({
      highWaterMark: 1,
      write: (chunk, _encoding, done) => {
        if (error === undefined) taken.push(String(chunk))
        setImmediate(done, error)
      },
    })

  test('waits until the text has left', async () => {
    const taken: string[] = []
    const stream = slow(taken)
    await print(stream, 'one')
    expect(taken).toEqual(['one'])
    for (let n = 0; n < 50; n++) await print(stream, `${n}`)
    expect(taken).toHaveLength(51)
    expect(stream.listenerCount('error')).toBe(1)
  })

  test('a reader that has gone is no error', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'EPIPE', syscall: 'write' })
    const stream = slow([], gone)
    await print(stream, 'one')
    await print(stream, 'two')
  })

  test('a full disk is one', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
    expect((await refusalOf(print(slow([], full), 'one'))).sentence).toBe(
      'The output cannot be written (ENOSPC). Is the disk full?',
    )
  })

  test('a large output through a slow pipe has left when the promise ends', async () => {
    const child = spawn('sh', ['-c', 'sleep 0.2; wc -c'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const counted = new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
    )
    await print(child.stdin, 'x'.repeat(3_000_000))
    // As an exit would: what had not left is lost.
    child.stdin.destroy()
    expect(await counted).toBe('3000000')
  })
})
