/** pairs/*.json: single changes that diff tools were run on. Caller semantics, formats assert. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeTexts } from './judge.mjs'
import { times } from './table.mjs'

const EMPTY = { type: 'object' }
const tool = (name, more = {}) => ({ name, inputSchema: EMPTY, ...more })
const prompt = (required) => ({ name: 'summarize', arguments: [{ name: 'text', required }] })

/** Cases that the corpus describes in words: what their names say. */
const DESCRIBED = {
  tool_renamed: [{ tools: [tool('get_user')] }, { tools: [tool('fetch_user')] }],
  prompt_arg_optional_to_required: [
    { tools: [tool('a')], prompts: [prompt(false)] },
    { tools: [tool('a')], prompts: [prompt(true)] },
  ],
  resource_template_removed: [
    { tools: [tool('a')], resourceTemplates: [{ uriTemplate: 'file:///{path}', name: 'file' }] },
    { tools: [tool('a')], resourceTemplates: [] },
  ],
}

export async function pairs(cases) {
  const section = { title: 'pairs (caller, formats assert)', rows: [], mismatches: [], notes: [] }
  const folder = join(cases, 'pairs')
  const kinds = new Map()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const one = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { kind, contracts } = contractsOf(one)
    const judged = await judgeTexts(...contracts.map((contract) => JSON.stringify(contract)), [])
    const said = verdictOf(judged)
    const row = kinds.get(kind) ?? []
    row.push({ right: said === one.expected, ms: judged.ms })
    kinds.set(kind, row)
    if (said !== one.expected)
      section.mismatches.push(`${one.name}: ${one.expected} expected, ${said} said (${one.why})`)
  }
  for (const [kind, row] of kinds)
    section.rows.push({
      kind,
      n: row.length,
      right: row.filter(({ right }) => right).length,
      ...times(row.map(({ ms }) => ms)),
    })
  return section
}

function contractsOf(one) {
  if (one.old === null) {
    const contracts = DESCRIBED[one.name]
    if (contracts === undefined) throw new Error(`pairs/${one.name} is described in words only, and unknown here.`)
    return { kind: 'tools, prompts, resources', contracts }
  }
  const both = [one.old, one.new]
  if (one.name.startsWith('annotation_'))
    return { kind: 'annotations', contracts: both.map((part) => ({ tools: [tool('t', part)] })) }
  if (one.name.startsWith('output_'))
    return { kind: 'output schemas', contracts: both.map((part) => ({ tools: [tool('t', part)] })) }
  return { kind: 'input schemas', contracts: both.map((inputSchema) => ({ tools: [{ name: 't', inputSchema }] })) }
}

function verdictOf({ verdict, crash }) {
  if (crash !== undefined) return `crash ${crash.stack ?? crash}`
  if (verdict.counts.undecided > 0) return 'undecided'
  return verdict.counts.breaking > 0 ? 'breaking' : 'compatible'
}
