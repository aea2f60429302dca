import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readConfig } from '../../src/io/read/config.js'
import { Folder, refusalOf } from './folder.js'

const folder = new Folder({
  'above/.github/mcp-compat.yml': 'fail-on: drift\n',
  'above/repo/.git/HEAD': '',
  'above/repo/.github/mcp-compat.yml': 'fail-on: silent\ncalls: [r/*.jsonl, /abs/*.jsonl]\n',
  'above/repo/apps/[slug]/deep/x': '',
  'above/repo/apps/own/.github/mcp-compat.yaml': 'fail-on: breaking\n',
  'above/bare/deep/x': '',
})
afterAll(() => folder.remove())

const read = (directory: string, workspace?: string, file?: string) =>
  readConfig(file, at(directory), new Set(), workspace === undefined ? undefined : at(workspace))
const at = (name: string): string => join(folder.path, name)

test.each<[string, string | undefined, object]>([
  ['above/repo', undefined, { failOn: 'silent', file: '.github/mcp-compat.yml', calls: ['r/*.jsonl', '/abs/*.jsonl'] }],
  [
    'above/repo/apps/[slug]/deep',
    undefined,
    { failOn: 'silent', file: '../../../.github/mcp-compat.yml', calls: ['../../../r/*.jsonl', '/abs/*.jsonl'] },
  ],
  ['above/repo/apps/own', undefined, { failOn: 'breaking', file: '.github/mcp-compat.yaml' }],
  ['above/bare/deep', 'above', { failOn: 'drift', file: '../../.github/mcp-compat.yml' }],
])('in %s the nearest file up to the root of the repository counts', async (directory, workspace, expected) => {
  expect(await read(directory, workspace)).toMatchObject(expected)
})

test('nothing above the repository or the workspace is read', async () => {
  expect(await read('above/bare/deep')).toEqual({ levels: {}, accept: [], base: join(folder.path, 'above/bare/deep') })
  expect(await read('above/bare/deep', 'above/bare')).not.toHaveProperty('file')
})

test('a named file is where it was named, its recordings in the working directory', async () => {
  expect(await read('above/repo/apps', undefined, '../.github/mcp-compat.yml')).toMatchObject({
    file: '../.github/mcp-compat.yml',
    calls: ['r/*.jsonl', '/abs/*.jsonl'],
  })
  await refusalOf(read('above/repo/apps/own', undefined, 'none.yml'))
})

test('every path of a list of servers is that of the folder of its file; other sources stay as they are', async () => {
  const listed = new Folder({
    '.git/HEAD': '',
    'sub/x': '',
    '.github/mcp-compat.yml': `servers-from: .mcp.json
servers:
  - {name: a, baseline: a.json, candidate: "stdio:node s.js", calls: [r.jsonl, "artifact:x/*.jsonl"]}
  - {name: b, baseline: "git:HEAD:b.json", candidate: https://h.test/mcp}
`,
  })
  const config = await readConfig(undefined, join(listed.path, 'sub'), new Set())
  listed.remove()
  expect(config).toMatchObject({
    base: listed.path,
    serversFrom: '../.mcp.json',
    baselines: '../.mcp-compat',
    servers: [
      { baseline: '../a.json', candidate: 'stdio:node s.js', calls: ['../r.jsonl', 'artifact:x/*.jsonl'] },
      { baseline: 'git:HEAD:../b.json', candidate: 'https://h.test/mcp' },
    ],
  })
})
