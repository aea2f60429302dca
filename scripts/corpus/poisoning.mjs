/** contracts/: the poisoning rules over contracts that people publish, as hits for every 1,000 tools, each listed. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NO_SURROUNDINGS } from '../../lib/model/evidence/surroundings.js'
import { parseContract } from '../../lib/model/parse.js'
import { RULES } from '../../lib/rules/index.js'

/** A rule that speaks more often than this for 1,000 tools of honest servers is not precise; notes are facts, no alarms. */
const MOST = 1

export async function poisoning(cases) {
  const section = { title: 'poisoning rules over published contracts', rows: [], mismatches: [], notes: [] }
  const folder = join(import.meta.dirname, '../../src/rules/poisoning')
  const ids = new Set(readdirSync(folder).map((file) => file.replace(/\.ts$/, '')))
  const rules = RULES.filter(({ meta }) => ids.has(meta.id))
  const contracts = files(join(cases, 'contracts')).map((file) => ({ file, contract: read(file) }))
  const tools = contracts.reduce((sum, { contract }) => sum + contract.tools.length, 0)
  for (const rule of rules) {
    const started = performance.now()
    const hits = contracts.flatMap(({ file, contract }) =>
      rule.inspect(contract, NO_SURROUNDINGS).map(({ tool, message }) => ({ file, said: `${tool ?? ''}: ${message}` })),
    )
    const ms = performance.now() - started
    const rate = (hits.length / tools) * 1000
    section.rows.push({
      rule: rule.meta.id,
      level: rule.meta.level,
      hits: hits.length,
      different: new Set(hits.map(({ said }) => said)).size,
      'per 1000 tools': rate.toFixed(2),
      ms: ms.toFixed(0),
    })
    section.notes.push(...hits.map(({ file, said }) => `${rule.meta.id} ${file.slice(cases.length + 1)} ${said}`))
    if (rule.meta.level !== 'note' && rate > MOST)
      section.mismatches.push(`${rule.meta.id} speaks ${rate.toFixed(2)} times for 1,000 tools, at most ${MOST}`)
  }
  for (const name of readdirSync(join(cases, 'failures')).sort())
    section.mismatches.push(...wrongFailure(join(cases, 'failures', name), name, rules))
  section.title += ` (${contracts.length} contracts, ${tools} tools)`
  return section
}

/** The words of failures/ that speak of text, and the rules that are meant by them. */
const WORDS = new Map([
  ['hidden-characters', ['text-smuggled', 'hidden-characters-embedded', 'text-direction-overridden']],
  ['control-characters', ['control-characters-embedded']],
  ['confusable-name', ['name-disguised', 'tool-name-imitated']],
  ['mentions-foreign-tool', ['foreign-tool-steered']],
  ['instruction-like-name', ['secret-requested']],
  ['instruction-like-text', ['secret-requested', 'model-addressed', 'instructions-overridden']],
  ['url-in-default', ['destination-preset']],
  ['annotation-contradiction', ['hint-contradicted']],
])

/** What is expected and not found, or found and not expected, on the axes that are about text. */
function wrongFailure(file, name, rules) {
  const { candidate, expected, axis } = JSON.parse(readFileSync(file, 'utf8'))
  if (axis !== 'security' && axis !== 'annotation') return []
  const contract = parseContract(candidate, name, name, { allowEmpty: true })
  const found = new Set(rules.flatMap((rule) => rule.inspect(contract, NO_SURROUNDINGS).map(() => rule.meta.id)))
  const words = (expected.findings ?? []).filter((word) => WORDS.has(word))
  const meant = new Set(words.flatMap((word) => WORDS.get(word)))
  return [
    ...words
      .filter((word) => !WORDS.get(word).some((id) => found.has(id)))
      .map((word) => `${name}: ${word} is not found`),
    ...[...found].filter((id) => !meant.has(id)).map((id) => `${name}: ${id} is found, and nobody expects it`),
  ]
}

function files(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.json') && !file.endsWith('pairs.json') && statSync(file).isFile())
    .sort()
}

function read(file) {
  return parseContract(JSON.parse(readFileSync(file, 'utf8')), file, file, { allowEmpty: true })
}
