/** Contracts of published servers: consecutive versions tool by tool, every schema against itself and its respelling. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { rewritten } from '../../scripts/chance/changes.mjs'
import { makeEngine } from './checkers.mjs'
import { fixed, spread } from './figures.mjs'

const GITHUB = ['v0.19.0.json', 'v0.20.0.json']
/** A tool may take this long. */
const P99_MS = 15

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const toolsOf = (file) => {
  const read = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(read) ? read : read.tools
}

export function published(cases) {
  const rows = []
  const wrong = []
  const folder = join(cases, 'contracts')
  const pairs = JSON.parse(readFileSync(join(folder, 'pairs.json'), 'utf8'))
  const decisions = []
  const schemas = new Map()
  for (const { baseline, candidate } of pairs) {
    const [before, after] = [baseline, candidate].map((file) => toolsOf(join(folder, file)))
    for (const tool of [...before, ...after]) schemas.set(JSON.stringify(tool.inputSchema), tool.inputSchema)
    decisions.push(...pairsOf(before, after, `${baseline} -> ${candidate}`))
  }
  const add = (what, list, expected) => {
    const row = rowOf(what, list, expected, wrong)
    rows.push(row)
    if (Number(row.p99) > P99_MS) wrong.push(`${what}: p99 ${row.p99} ms, at most ${P99_MS}`)
  }
  add(`tools of ${pairs.length} pairs of versions`, decisions)
  add(
    'of them changed',
    decisions.filter(({ narrow, wide }) => JSON.stringify(narrow) !== JSON.stringify(wide)),
  )
  const same = [...schemas.values()]
  add(
    'each schema against itself',
    same.map((schema) => caseOf('itself', schema, structuredClone(schema))),
    'yes',
  )
  add(
    'each against its respelling',
    same.map((schema) => caseOf('respelling', schema, respell(schema))),
    'yes',
  )
  add(
    'each respelling against it',
    same.map((schema) => caseOf('respelled', respell(schema), schema)),
    'yes',
  )
  return { rows, wrong, whole: wholes(cases, folder) }
}

const caseOf = (name, narrow, wide, view = 'caller') => ({ name, narrow, wide, view })

function pairsOf(before, after, name) {
  const later = new Map(after.map((tool) => [tool.name, tool]))
  return before.flatMap((tool) => {
    const next = later.get(tool.name)
    if (next === undefined) return []
    const input = caseOf(`${name} ${tool.name}`, tool.inputSchema, next.inputSchema)
    if (!isObject(tool.outputSchema) || !isObject(next.outputSchema)) return [input]
    return [input, caseOf(`${name} ${tool.name} output`, next.outputSchema, tool.outputSchema, 'reader')]
  })
}

function rowOf(what, list, expected, wrong) {
  const engine = makeEngine('assert')
  const counts = { yes: 0, no: 0, unknown: 0 }
  const taken = list.map(({ name, narrow, wide, view }) => {
    const started = performance.now()
    const answer = engine.contains(wide, narrow, view, view === 'caller' ? 'arguments' : 'any')
    const ms = performance.now() - started
    counts[answer.contained]++
    if (answer.contained === 'unknown' || (expected !== undefined && answer.contained !== expected))
      wrong.push(`${what}: ${name}: ${answer.contained} ${answer.why ?? JSON.stringify(answer.witness)}`)
    return ms
  })
  return {
    what,
    n: list.length,
    compatible: counts.yes,
    breaking: counts.no,
    undecided: counts.unknown,
    ...spread(taken),
  }
}

/** Whole contracts, and what ajv needs to compile both of them. */
function wholes(cases, folder) {
  const github = GITHUB.map((file) => join(cases, 'real/github', file))
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.json') && file !== 'pairs.json',
  )
  const [largest] = files.map((file) => join(folder, file)).sort((a, b) => statSync(b).size - statSync(a).size)
  const respelled = toolsOf(largest).map((tool) => ({ ...tool, inputSchema: respell(tool.inputSchema) }))
  return [
    wholeRow('github v0.19.0 -> v0.20.0', ...github.map(toolsOf)),
    wholeRow(
      `the largest contract (${largest.slice(folder.length + 1)}) against its respelling`,
      toolsOf(largest),
      respelled,
    ),
  ]
}

function wholeRow(what, before, after) {
  const decisions = pairsOf(before, after, what)
  const engine = makeEngine('assert')
  const started = performance.now()
  for (const { narrow, wide, view } of decisions)
    engine.contains(wide, narrow, view, view === 'caller' ? 'arguments' : 'any')
  const ms = performance.now() - started
  const compiling = performance.now()
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, formats: fullFormats })
  for (const { narrow, wide } of decisions) for (const schema of [narrow, wide]) ajv.compile(withoutDialect(schema))
  const ajvMs = performance.now() - compiling
  return {
    what,
    decisions: decisions.length,
    ms: fixed(ms, 1),
    'ajv compiles both, ms': fixed(ajvMs, 1),
    ratio: fixed(ms / ajvMs, 2),
  }
}

/** A copy without a name, so that equal schemas are compiled again, and in the words of one dialect. */
function withoutDialect(schema) {
  const { $schema: _, $id: __, ...rest } = structuredClone(schema)
  return rest
}

/** Every subschema wrapped in an allOf, so that no two nodes are one; what a pointer leads through stays where it is. */
function respell(schema) {
  const text = JSON.stringify(schema)
  const pointedInto = /"\$ref":"#\/(?!\$defs\/[^/"]*"|definitions\/[^/"]*")/.test(text)
  const wrap = (sub) => {
    if (!isObject(sub) || '$ref' in sub) return sub
    const { $schema, $id, $defs, definitions, ...rest } = sub
    const kept = Object.entries({ $schema, $id, $defs, definitions }).filter(([, value]) => value !== undefined)
    return { ...Object.fromEntries(kept), allOf: [rest] }
  }
  return pointedInto ? Object.fromEntries(Object.entries(schema).reverse()) : rewritten(schema, wrap)
}
