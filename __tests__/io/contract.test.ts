import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readContract } from '../../src/io/read/contract.js'
import { MissingSource, UserError } from '../../src/model/error.js'
import { Folder, refusalOf } from './folder.js'

const tool = (name: string): string => JSON.stringify({ name, inputSchema: { type: 'object' } })
const list = (...names: string[]): string => `{"tools":[${names.map(tool).join(',')}]}`

let folder: Folder
beforeAll(() => {
  folder = new Folder({
    'contract.json': list('find', 'drop'),
    'marked.json': `\ufeff${list('find')}`,
    'utf16.json': Buffer.from(`\ufeff${list('find')}`, 'utf16le'),
    'bytes.json': Buffer.from([0x7b, 0xff, 0x7d]),
    'broken.json': '{\n  "tools": [,]\n}',
    'void.json': '',
    'empty.json': '{"tools":[]}',
    'twice.json': '{"tools":[{"name":"a",\n"inputSchema":{"type":"object"},\n"inputSchema":{}}]}',
    'snaps/b_tool.snap': tool('b_tool'),
    'snaps/a_tool.json': tool('a_tool'),
    'snaps/README.md': 'no part',
    'snaps/deeper/c_tool.json': tool('c_tool'),
    'schemas/find.json': '{"type":"object","required":["q"]}',
    'schemas/drop.input.json': '{"type":"object"}',
    'void/.gitkeep': '',
    'odd[1].json': list('odd'),
    'wide/node_modules/x/p.json': tool('p'),
    'wide/q.json': tool('q'),
  })
  symlinkSync('contract.json', join(folder.path, 'link.json'))
})
afterAll(() => folder.remove())

const read = (source: string) => readContract(source, { directory: folder.path })
const names = async (source: string): Promise<string[]> => (await read(source)).contract.tools.map(({ name }) => name)

describe('paths', () => {
  test.each<[string, string[]]>([
    ['contract.json', ['find', 'drop']],
    ['./snaps/../contract.json', ['find', 'drop']],
    ['link.json', ['find', 'drop']],
    ['marked.json', ['find']],
    ['utf16.json', ['find']],
    ['odd[1].json', ['odd']],
    ['snaps', ['a_tool', 'b_tool']],
    ['snaps/', ['a_tool', 'b_tool']],
    ['snaps/**/*.{json,snap}', ['a_tool', 'b_tool', 'c_tool']],
    ['snaps/*_tool.snap', ['b_tool']],
    ['schemas', ['drop.input', 'find']],
    ['wide/**/*.json', ['q']],
    ['wide/node_modules/**/*.json', ['p']],
  ])('%s', async (source, expected) => expect(await names(source)).toEqual(expected))

  test('an absolute path is shown as a relative one', async () => {
    const { contract, texts } = await read(join(folder.path, 'contract.json'))
    expect(contract.tools[1]?.origin).toEqual({ file: 'contract.json', pointer: '/tools/1' })
    expect([...texts]).toEqual([['contract.json', list('find', 'drop')]])
  })

  test('each part keeps its own file and text', async () => {
    const { contract, texts } = await read('snaps')
    expect(contract.tools.map(({ origin }) => origin)).toEqual([
      { file: 'snaps/a_tool.json', pointer: '' },
      { file: 'snaps/b_tool.snap', pointer: '' },
    ])
    expect([...texts.keys()]).toEqual(['snaps/a_tool.json', 'snaps/b_tool.snap'])
  })

  test('a bare schema alone is called schema', async () => expect(await names('schemas/find.json')).toEqual(['schema']))

  test('members that are written twice are a notice', async () => {
    const { contract, notices } = await read('twice.json')
    expect(contract.tools[0]?.inputSchema).toEqual({})
    expect(notices).toEqual([
      'twice.json:3: the member "inputSchema" is written twice in one object; the last one counts.',
    ])
  })
})

describe('refusals', () => {
  test.each([
    ['nope.json', 'nope.json does not exist. Check the path; it is relative to the working directory.'],
    ['contract.json/x', 'contract.json/x does not exist. Check the path; it is relative to the working directory.'],
    ['no/*.json', 'No file matches no/*.json. Check the glob; it is relative to the working directory.'],
    ['void', 'The folder void holds no .json or .snap file. Name a folder of one-tool files.'],
  ])('%s is missing', async (source, sentence) => {
    const error = await refusalOf(read(source))
    expect(error).toBeInstanceOf(MissingSource)
    expect(error.sentence).toBe(sentence)
  })

  test.each([
    ['void.json', 'void.json is empty. Fill it, or name another file.'],
    [
      'broken.json',
      'broken.json is not JSON at line 2, column 13: a value is expected. Correct the file, or name another one.',
    ],
    ['bytes.json', 'bytes.json is no text in UTF-8. Save it as UTF-8, or name another file.'],
  ])('%s is wrong', async (source, sentence) => {
    const error = await refusalOf(read(source))
    expect(error).not.toBeInstanceOf(MissingSource)
    expect(error.sentence).toBe(sentence)
  })

  test('a contract without tools, unless it is allowed', async () => {
    expect((await refusalOf(read('empty.json'))).message).toBe('empty.json lists no tools.')
    const { contract } = await readContract('empty.json', { directory: folder.path, allowEmpty: true })
    expect(contract.tools).toEqual([])
  })

  const asUser = process.getuid?.() === 0 ? test.skip : test
  asUser('a file that may not be read', async () => {
    folder.write({ 'secret.json': '{}' })
    chmodSync(join(folder.path, 'secret.json'), 0)
    const error = await refusalOf(read('secret.json'))
    expect(error).toBeInstanceOf(UserError)
    expect(error.sentence).toBe('secret.json may not be read (EACCES). Check its permissions.')
  })
})
