/** Servers of one configuration know the names of each other's tools. */
import { describe, expect, test } from '@jest/globals'
import { gateCommand } from '../../src/run/gate-command.js'
import { neighboursOf } from '../../src/run/neighbours.js'
import { useFolders } from '../io/folder.js'
import { contractFrom } from '../rules/poisoning/contracts.js'
import { Kept } from './terminal.js'

const folderOf = useFolders()
const contract = (...names: string[]) => ({
  tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })),
})
const CONFIG = `servers:
  - {name: tracker, baseline: tracker.json, candidate: tracker.json}
  - {name: notes, baseline: notes.json, candidate: notes-after.json}
  - {name: gone, baseline: notes.json, candidate: nowhere.json}
`
const TRACKER = ['assign_issue', 'close_issue', 'create_issue', 'list_issues']

/** The servers that are told of a shadow. */
async function toldOf(after: readonly string[]): Promise<readonly string[]> {
  const folder = folderOf({
    '.github/mcp-compat.yml': CONFIG,
    'tracker.json': JSON.stringify(contract(...TRACKER)),
    'notes.json': JSON.stringify(contract('read_note')),
    'notes-after.json': JSON.stringify(contract(...after)),
  })
  const kept = new Kept(folder.path, {})
  await gateCommand({ format: 'json', name: 'mcp-compat' }, kept.terminal)
  const { servers }: { servers: readonly { name: string }[] } = JSON.parse(kept.out)
  return servers.filter((one) => JSON.stringify(one).includes('tool-name-shadowed')).map(({ name }) => name)
}

describe('a tool that takes the name of a tool of another server', () => {
  test('is told of both: of the one that takes it, and of the one that had it', async () => {
    expect(await toldOf(['read_note', 'create_issue'])).toEqual(['tracker', 'notes'])
  })

  test('other names are nobody’s business', async () => {
    expect(await toldOf(['read_note', 'write_note'])).toEqual([])
  })
})

test('a server is no neighbour of itself, and one that was not read is nobody’s', () => {
  const sides = (...names: string[]) => ({ sides: { candidate: { contract: contractFrom(contract(...names)) } } })
  const all = [{ name: 'a', ...sides('x') }, { name: 'b', ...sides('y', 'z') }, { name: 'c' }]
  expect(neighboursOf({ name: 'a' }, all)).toEqual([{ server: 'b', tools: ['y', 'z'] }])
  expect(neighboursOf({ name: 'c' }, all)).toHaveLength(2)
})
