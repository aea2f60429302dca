/** What passes a stdio proxy is what was sent, whatever it is. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, jest, test } from '@jest/globals'
import { chance, compile, ended } from './program.js'

jest.setTimeout(60_000)
const program = compile()
afterAll(program.remove)

/** Takes its input into one file, and says what stands in another. */
const PIPES = `import { createReadStream, createWriteStream } from 'node:fs'
process.stdin.pipe(createWriteStream(process.argv[2]))
createReadStream(process.argv[3], { highWaterMark: Number(process.argv[4]) }).pipe(process.stdout)`

/** Pieces of messages, of lines that are none, and of bytes that are no text. */
function fuzz(seed: number): Buffer[] {
  const random = chance(seed)
  const pick = (most: number): number => Math.floor(random() * most)
  const call = (id: number): string =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'ünï😀', arguments: { at: pick(9) } } })
  const makers: readonly (() => Buffer)[] = [
    () => Buffer.from(`${call(pick(50))}\n`),
    () => Buffer.from(`${call(pick(50))}\r\n`),
    () => Buffer.from(`[${call(1)},${call(2)}]\n`),
    () => Buffer.from(`{"jsonrpc":"2.0","id":${pick(50)},"result":{"content":[]}}\n`),
    () =>
      Buffer.from('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[7]}}\n'),
    () => Buffer.from(Array.from({ length: pick(300) }, () => pick(256))),
    () => Buffer.from('\n\r\n\0\ufeff{"open":'),
    () => Buffer.from('€😀').subarray(pick(4)),
    () => Buffer.from(`{"jsonrpc":"2.0","method":"big","params":"${'x'.repeat(pick(300_000))}"}\n`),
    () => Buffer.from(`${'['.repeat(pick(20_000))}\n`),
  ]
  return Array.from({ length: 150 }, () => makers[pick(makers.length)]?.() ?? Buffer.alloc(0))
}

test.each([1, 2, 3])('a fuzzed stream arrives identical in both directions (seed %i)', async (seed) => {
  const [server, received, said] = ['server.mjs', `in-${seed}`, `out-${seed}`].map((name) => join(program.folder, name))
  const toServer = fuzz(seed)
  const toClient = Buffer.concat(fuzz(seed + 100))
  writeFileSync(server ?? '', PIPES)
  writeFileSync(said ?? '', toClient)
  const args = [server, received, said, String(seed * 777)].map(String)
  const child = program.record('-o', `fuzz-${seed}.jsonl`, '--', process.execPath, ...args)
  const done = ended(child)
  const random = chance(seed + 200)
  for (const piece of toServer) {
    child.stdin.write(piece)
    if (random() < 0.3) await sleep(0)
  }
  child.stdin.end()
  const { code, out, err } = await done
  expect(code).toBe(0)
  expect(out.equals(toClient)).toBe(true)
  expect(readFileSync(received ?? '').equals(Buffer.concat(toServer))).toBe(true)
  expect(err.match(/sent is no JSON-RPC message, and was passed on unread/g)).toHaveLength(2)
})

test('a client that does not read holds up the server, and not its own messages', async () => {
  const answering = join(program.folder, 'answering.mjs')
  // 4 MB of answers to begin with, and each line of input counted.
  writeFileSync(
    answering,
    `process.stdout.write('x'.repeat(4e6) + '\\n')
    let bytes = 0
    process.stdin.on('data', (chunk) => { bytes += chunk.length })
    process.stdin.on('end', () => process.stderr.write('read ' + bytes))`,
  )
  const child = program.record('-o', 'slow.jsonl', '--', process.execPath, answering)
  child.stdin.end(Buffer.alloc(3_000_000, 'y'))
  await sleep(300)
  const { out, err } = await ended(child)
  expect(out).toHaveLength(4_000_001)
  expect(err).toContain('read 3000000')
})

test('output that goes to a file is whole, and we end with the server', () => {
  const file = openSync(join(program.folder, 'output.txt'), 'w')
  const args = ['record', '-o', 'file.jsonl', '--', process.execPath, '-e', 'process.stdout.write("x".repeat(1e6))']
  const main = join(program.folder, 'lib', 'main.js')
  const { status } = spawnSync(process.execPath, [main, ...args], {
    cwd: program.folder,
    stdio: ['ignore', file, 'ignore'],
    timeout: 20_000,
  })
  closeSync(file)
  expect(status).toBe(0)
  expect(readFileSync(join(program.folder, 'output.txt'), 'utf8')).toHaveLength(1e6)
})
