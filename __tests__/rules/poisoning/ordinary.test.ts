/** Ordinary writing in many languages and styles: nothing may be found in it, wherever it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { NO_SURROUNDINGS } from '../../../src/model/evidence/surroundings.js'
import { ROOT } from '../../gates/rule-fixtures.js'
import { contractFrom, POISONING, toolWith } from './contracts.js'

const FOLDER = join(ROOT, 'fixtures/text')
const files = readdirSync(FOLDER).map((file) => ({
  file,
  lines: readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n'),
}))

test('there are more than 2,000 lines in more than 40 languages and styles, none twice', () => {
  const lines = files.flatMap((one) => one.lines)
  expect(files.length).toBeGreaterThan(40)
  expect(lines.length).toBeGreaterThan(2_000)
  expect(new Set(lines).size).toBe(lines.length)
})

/** One tool for each line, with the line at every place that holds prose. */
function contractOf(lines: readonly string[]) {
  const tools = lines.map((line, i) =>
    toolWith({
      ...{ name: `tool_${i}`, title: line, description: line },
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string', title: line, description: line, default: line, examples: [line] } },
      },
      outputSchema: { type: 'object', properties: { text: { enum: [line] } } },
    }),
  )
  const prompts = lines.map((line, i) => ({
    name: `p${i}`,
    description: line,
    arguments: [{ name: 'a', description: line }],
  }))
  const resources = lines.map((line, i) => ({ uri: `file:///${i}`, name: line, description: line }))
  return contractFrom({ tools, prompts, resources, instructions: lines.join('\n') })
}

test.each(files)('$file', ({ lines }) => {
  const contract = contractOf(lines)
  const found = POISONING.flatMap((rule) =>
    rule.inspect(contract, NO_SURROUNDINGS).map(({ message }) => `${rule.meta.id}: ${message}`),
  )
  expect(found).toEqual([])
})

test.each([
  'größe',
  'имя_файла',
  'ファイル名',
  '檔案',
  'اسم_الملف',
  'שם_קובץ',
  'नाम',
  'ชื่อ',
  'α_max',
  'σx',
  'Δt',
  'µm',
  'naïve',
  'kullanıcı_adı',
  'файл_id',
  'ID_товара',
  'año',
  'x₁',
  'użytkownik',
  'ärende',
  'данные_JSON',
  '名前_id',
  'URL一覧',
  'ＩＤ',
  'q',
  'ɣer',
  'ŋgɔ',
  'łódź',
  'ПДФ',
  'тест',
])('the name %s', (name) => {
  const contract = contractFrom({
    tools: [toolWith({ name, inputSchema: { type: 'object', properties: { [name]: { type: 'string' } } } })],
    prompts: [{ name, arguments: [{ name }] }],
  })
  expect(POISONING.flatMap((rule) => rule.inspect(contract, NO_SURROUNDINGS).map(({ message }) => message))).toEqual([])
})
