import { join } from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import { captureText } from '../../../src/model/capture.js'
import { parseContract } from '../../../src/model/parse.js'
import { ask, ROOT } from './servers.js'

/** Many processes are started, each in its own time. */
jest.setTimeout(60_000)

describe('published servers, each asked twice', () => {
  test.each([
    ['filesystem-before', 14],
    ['filesystem-after', 14],
    ['everything-before', 12],
    ['everything-after', 13],
    ['memory-before', 9],
    ['memory-after', 9],
  ])('mcp-%s gives the same bytes', async (name, tools) => {
    const program = join(ROOT, 'node_modules', `mcp-${name}`, 'dist', 'index.js')
    const folders = name.startsWith('filesystem') ? [join(ROOT, 'fixtures')] : []
    const asked = () => ask({ kind: 'stdio', command: [process.execPath, program, ...folders] })
    const twice = await Promise.all([asked(), asked()])
    const contracts = twice.map(({ value }) => parseContract(value, name))
    expect(contracts[0]?.tools).toHaveLength(tools)
    expect(twice.flatMap(({ notices }) => notices)).toEqual([])
    const [first, second] = contracts.map((contract) => captureText(contract))
    expect(second).toBe(first)
  })
})
