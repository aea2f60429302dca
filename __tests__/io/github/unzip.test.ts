/** Archives that a stranger packed. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { unpack } from '../../../src/io/github/unzip.js'
import { UserError } from '../../../src/model/error.js'
import { bomb, type Packed, zip } from '../../harness/zip.js'

const MIB = 1024 * 1024
const CAPS = { each: 8 * MIB, all: 16 * MIB }
const file = (name: string, more: Partial<Packed> = {}): Packed => ({ name, content: `content of ${name}`, ...more })
let folder = ''
let archive = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-compat-unzip-'))
  archive = join(folder, 'archive.zip')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What comes out of the archive, by name. */
async function unpacked(bytes: Buffer, pick: (name: string) => boolean = () => true): Promise<Record<string, string>> {
  writeFileSync(archive, bytes)
  const found: [string, string][] = []
  await unpack(
    archive,
    'artifact:x',
    CAPS,
    async (names) => names.filter(pick),
    async ({ name, chunks }) => {
      let text = ''
      for await (const chunk of chunks) text += chunk.toString()
      found.push([name, text])
    },
  )
  return Object.fromEntries(found)
}

async function refusal(bytes: Buffer, pick?: (name: string) => boolean): Promise<UserError> {
  const error = await unpacked(bytes, pick).then(
    () => new Error('it was accepted'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof UserError)) throw error
  expect(error.message).toMatch(/^[^\n]+\.$/)
  expect(error.next).toMatch(/^[^\n]+\.$/)
  return error
}

describe('an honest archive', () => {
  test('gives the files that are picked, compressed or stored, and no folders', async () => {
    const bytes = zip([file('a.json'), { name: 'folder/', content: '' }, file('folder/é.json', { stored: true })])
    expect(await unpacked(bytes)).toEqual({
      'a.json': 'content of a.json',
      'folder/é.json': 'content of folder/é.json',
    })
    expect(await unpacked(bytes, (name) => name === 'a.json')).toEqual({ 'a.json': 'content of a.json' })
  })

  test('may be empty, may hold an empty file', async () => {
    expect(await unpacked(zip([]))).toEqual({})
    expect(await unpacked(zip([{ name: 'empty', content: '' }]))).toEqual({ empty: '' })
  })

  test('is only read where it is picked: a link or an encrypted file beside it does no harm', async () => {
    const bytes = zip([file('a'), file('link', { mode: 0o120777 }), file('locked', { flags: 1 }), bomb('large', 1024)])
    expect(await unpacked(bytes, (name) => name === 'a')).toEqual({ a: 'content of a' })
  })
})

describe('is refused', () => {
  test.each([
    '../evil.json',
    'a/../../evil.json',
    '/etc/evil.json',
    'C:/evil.json',
    'c:evil.json',
    '..\\evil.json',
    'a\\b.json',
    '\\\\host\\share\\evil.json',
  ])('the name %j, also where another file is picked', async (name) => {
    const { message } = await refusal(zip([file('good.json'), file(name)]), (picked) => picked === 'good.json')
    expect(message).toContain('a name that leads outside')
    expect(existsSync(join(folder, '..', 'evil.json'))).toBe(false)
    expect(readdirSync(folder)).toEqual(['archive.zip'])
  })

  test('a link that is picked', async () => {
    expect((await refusal(zip([file('passwd', { mode: 0o120777 })]))).message).toContain('symbolic link')
  })

  test('a name that comes twice', async () => {
    expect((await refusal(zip([file('a'), file('a', { content: 'another' })]))).message).toContain('"a" twice')
  })

  test('an encrypted file, and a method that nobody knows', async () => {
    expect((await refusal(zip([file('a', { flags: 1 })]))).message).toContain('encrypted')
    expect((await refusal(zip([file('a', { method: 99 })]))).message).toContain('method 99')
  })

  test('what is no archive, or is cut short', async () => {
    const whole = zip([file('a'), file('b')])
    expect((await refusal(Buffer.from('<html>Not found</html>'))).message).toContain('no zip archive')
    expect((await refusal(Buffer.alloc(0))).message).toContain('no zip archive')
    for (let length = 1; length < whole.length; length += 7)
      expect((await refusal(whole.subarray(0, length))).message).toContain('no zip archive')
  })

  test('damage anywhere in the data of a file', async () => {
    const stored = zip([file('a', { stored: true, content: 'x'.repeat(100) })])
    stored.writeUInt8(0, 60)
    expect((await refusal(stored)).message).toContain('CRC-32')
    const packed = zip([file('a', { content: 'abc'.repeat(1000), crc: 1 })])
    expect((await refusal(packed)).message).toContain('CRC-32')
  })

  test('escapes in names do not reach the terminal', async () => {
    const { message } = await refusal(zip([file('a\u001b[31m\u202e'), file('a\u001b[31m\u202e')]))
    expect(message).not.toMatch(/\p{C}/u)
  })
})

describe('a bomb of 1 GB', () => {
  test.each<[string, Partial<Packed>]>([
    ['that says so', {}],
    ['that says it is small', { declared: 100 }],
    ['that says it is as large as may be', { declared: CAPS.each }],
  ])('%s ends with one sentence, soon and with little memory', async (_what, more) => {
    const bytes = zip([bomb('contract.json', 1024, more)])
    expect(bytes.length).toBeLessThan(4 * MIB)
    const before = process.memoryUsage().rss
    const started = performance.now()
    await refusal(bytes)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * MIB)
  })

  test('in pieces that are small each', async () => {
    const pieces = Array.from({ length: 20 }, (_, index) => bomb(`${index}.json`, 1, { crc: 0 }))
    expect((await refusal(zip(pieces))).message).toMatch(/is 17 MiB when it is unpacked, and 16 MiB is the most/)
  })

  test('of names, however many there are', async () => {
    const bytes = zip([])
    bytes.writeUInt16LE(50_001, 10)
    expect((await refusal(bytes)).message).toContain('more files than 50000')
  })
})
