/** Downloads from a host that owes us nothing. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { download } from '../../../src/io/github/download.js'
import { digestHex } from '../../harness/digest.js'

let answer: RequestListener = () => {}
const server = createServer((request, response) => answer(request, response))
let folder = ''
let url = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-compat-download-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x?sig=secret`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const get = (most = 1000) => download(url, join(folder, 'file'), 'artifact:x', most)

test('writes what comes, with its digest and its type', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'Application/ZIP; v=1' }).end('bytes')
  expect(await get()).toEqual({ type: 'application/zip', digest: `sha256:${digestHex('bytes')}` })
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('bytes')
})

test('follows the host to where it says, and says nothing of the signature', async () => {
  answer = (request, response) =>
    request.url === '/there'
      ? response.end('bytes')
      : response.writeHead(302, { location: new URL('/there', url).href }).end()
  expect(await get()).toMatchObject({ type: '' })
  answer = (_request, response) => response.destroy()
  await expect(get()).rejects.toThrow(/^(?!.*secret).*artifact:x cannot be downloaded/)
})

test('stops a host that sends without end', async () => {
  let sent = 0
  answer = (_request, response) => {
    const send = () => {
      while (sent++ < 100_000 && response.write('x'.repeat(1000)));
      response.once('drain', send)
    }
    send()
  }
  await expect(get(1024 * 1024)).rejects.toThrow('artifact:x is larger than 1 MiB.')
  expect(sent).toBeLessThan(20_000)
})

test('never writes over a file that is there', async () => {
  answer = (_request, response) => response.end('one')
  await get()
  answer = (_request, response) => response.end('two')
  await expect(get()).rejects.toThrow(/EEXIST/)
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('one')
})

test('writes nothing where the host refuses', async () => {
  answer = (_request, response) => response.writeHead(403).end('<Error/>')
  await expect(get()).rejects.toThrow('its host answered 403')
  expect(existsSync(join(folder, 'file'))).toBe(false)
})
