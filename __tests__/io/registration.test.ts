import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { readConfig } from '../../src/io/read/config.js'
import { findRegistration } from '../../src/io/read/registration.js'
import { MissingSource } from '../../src/model/error.js'
import { Folder, refusalOf } from './folder.js'

jest.setTimeout(30_000)
let folder: Folder
beforeAll(() => {
  folder = new Folder()
  folder.git('init', '--quiet')
  folder.commit({
    'README.md': 'Call "find_user" first.\n',
    'package-lock.json': '{"find_user": 1, "only_locked": "only_locked"}',
    'dist/index.js': 'server.tool("find_user")\n',
    'tests/find.test.ts': 'call("find_user")\n',
    'src/constants.ts': "export const FIND = 'find_user'\n",
    'src/server.ts': 'import x\n\n  server.registerTool(\'find_user\', {})\n  server.registerTool("drop-user", {})\n',
    'src/app.py': '@mcp.tool(name="say__hi")\ndef f(): pass\n',
    'docs/only.md': 'the `only_documented` tool\n',
    'test_tools.py': 'assert "only_tested"\n',
    'odd.ts': 'tool("__proto__"); tool("a.*b")\n',
    'src/other.ts': 'find_users; "find_user_by_id"\n',
    'sub/x.ts': 'tool("in_sub")\n',
  })
  folder.write({ 'untracked.ts': 'tool("untracked")\n' })
})
afterAll(() => folder.remove())

describe('findRegistration', () => {
  test('points to the likeliest line of each name', async () => {
    const names = [
      'find_user',
      'drop-user',
      'say__hi',
      'only_documented',
      'only_tested',
      '__proto__',
      'a.*b',
      'untracked',
      'only_locked',
      'nowhere',
      '',
    ]
    const found = await findRegistration(names, folder.path)
    const places = Object.fromEntries(
      [...found].map(([name, { file, line, column }]) => [`-${name}`, `${file}:${line}:${column}`]),
    )
    expect(places).toEqual({
      '-find_user': 'src/server.ts:3:24',
      '-drop-user': 'src/server.ts:4:24',
      '-say__hi': 'src/app.py:1:17',
      '-only_documented': 'docs/only.md:1:6',
      '-only_tested': 'test_tools.py:1:9',
      '-__proto__': 'odd.ts:1:7',
      '-a.*b': 'odd.ts:1:26',
    })
    expect(found.get('find_user')).toMatchObject({ endLine: 3, endColumn: 33 })
  })

  test('is relative to the working directory', async () => {
    expect((await findRegistration(['in_sub'], `${folder.path}/sub`)).get('in_sub')).toMatchObject({
      file: 'x.ts',
      line: 1,
    })
  })

  test('asks in batches', async () => {
    const names = Array.from({ length: 450 }, (_, n) => `tool_${n}`)
    folder.commit({ 'src/many.ts': names.map((name) => `tool('${name}')\n`).join('') })
    const found = await findRegistration(names, folder.path)
    expect(found.size).toBe(450)
    expect(found.get('tool_449')).toMatchObject({ file: 'src/many.ts', line: 450 })
  })

  test('outside of a repository nothing is found', async () => {
    const outside = new Folder({ 'a.ts': '"x"' })
    expect((await findRegistration(['x'], outside.path)).size).toBe(0)
    outside.remove()
  })
})

describe('readConfig', () => {
  const RULES = new Set(['tool-removed'])
  test('the default file is read where it is', async () => {
    const none = new Folder()
    expect(await readConfig(undefined, none.path, RULES)).toEqual({ levels: {}, accept: [], base: none.path })
    none.write({ '.github/mcp-compat.yaml': 'fail-on: silent' })
    expect(await readConfig(undefined, none.path, RULES)).toEqual({
      failOn: 'silent',
      levels: {},
      accept: [],
      file: '.github/mcp-compat.yaml',
      base: none.path,
    })
    none.write({ '.github/mcp-compat.yml': 'fail-on: drift' })
    expect(await readConfig(undefined, none.path, RULES)).toMatchObject({
      failOn: 'drift',
      file: '.github/mcp-compat.yml',
    })
    none.write({ 'other.yml': 'levels: {tool-removd: off}' })
    expect((await refusalOf(readConfig('other.yml', none.path, RULES))).message).toBe(
      'other.yml:1:10: there is no rule "tool-removd"; did you mean "tool-removed"?',
    )
    expect(await refusalOf(readConfig('nope.yml', none.path, RULES))).toBeInstanceOf(MissingSource)
    none.remove()
  })
})
