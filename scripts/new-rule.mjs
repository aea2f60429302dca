/**
 * `npm run new-rule -- <id> <schema|node|side|tool|contract>`, or `<id> alone <poisoning|portability>`, or
 * `<id> evidence <protocol|behaviour>`: the rule file, its docs page, both fixture folders and
 * the registry line. Everything compiles; the gates are red until the rule speaks, which is the right place to start.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const KINDS = ['schema', 'node', 'side', 'tool', 'contract', 'alone', 'evidence']
const USAGE = `Usage: npm run new-rule -- <id> <${KINDS.join('|')}> [folder]`

/** A first body for each kind: it compiles and never speaks. */
const BODIES = {
  schema: `  explain(change) {
    if (change.keyword !== 'TODO') return undefined
    return { message: 'TODO: say what happened.' }
  },`,
  node: `  compare(pair) {
    if (pair.property?.name !== 'TODO') return []
    return [{ message: 'TODO: say what happened.' }]
  },`,
  side: `  explain(answer) {
    if (answer.baseline !== 'TODO') return undefined
    return { message: 'TODO: say what happened.' }
  },`,
  tool: `  compare(baseline, candidate) {
    if (baseline.title !== 'TODO' || candidate.title === 'TODO') return []
    return [{ effect: 'advisory', pointer: '/title', message: 'TODO: say what happened.' }]
  },`,
  contract: `  compare(baseline, candidate) {
    if (baseline.server?.name !== 'TODO' || candidate.server?.name === 'TODO') return []
    return [{ effect: 'advisory', pointer: '/server/name', message: 'TODO: say what happened.' }]
  },`,
  alone: `  inspect(contract) {
    if (contract.server?.name !== 'TODO') return []
    return [{ pointer: '/server/name', message: 'TODO: say what is found.' }]
  },`,
  evidence: `  judge({ conformance }) {
    if (conformance?.protocolVersion !== 'TODO') return []
    return [{ message: 'TODO: say what is found.' }]
  },`,
}

/** Folders for the kinds that have several; each other kind has one. */
const FOLDERS = { alone: ['poisoning', 'portability'], evidence: ['protocol', 'behaviour'] }

/** Where a rule of this kind lives. */
function folderOf(kind, named) {
  return named ?? (kind === 'node' || kind === 'side' ? 'schema' : kind)
}

/** The one sentence that refuses; undefined where the rule may be made. */
function refusal(id, kind, named, more) {
  if (id === undefined || kind === undefined || more.length > 0) return USAGE
  if (named !== undefined && FOLDERS[kind] === undefined && KINDS.includes(kind)) return USAGE
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)+$/.test(id) || id.length > 60)
    return `${JSON.stringify(id)} is no rule id: write kebab-case <subject>-<past participle>, such as enum-value-removed.`
  if (!KINDS.includes(kind)) return `${JSON.stringify(kind)} is no kind of rule: ${KINDS.join(', ')}.`
  if (FOLDERS[kind] !== undefined && !FOLDERS[kind].includes(named))
    return `A rule of kind ${kind} lives in one of several folders: name ${FOLDERS[kind].join(' or ')} after it.`
  const taken = [
    ...['schema', 'tool', 'contract', ...Object.values(FOLDERS).flat()].map((folder) => `src/rules/${folder}/${id}.ts`),
    `docs/rules/${id}.md`,
    `fixtures/rules/${id}`,
  ].find((path) => existsSync(join(ROOT, path)))
  return taken === undefined ? undefined : `There is a ${id} already: ${taken}.`
}

function ruleSource(id, kind) {
  const type = `${kind[0].toUpperCase()}${kind.slice(1)}Rule`
  return `import type { ${type} } from '../rule.js'

/** TODO: the summary, and which choice it rests on. */
export const ${camelCase(id)}: ${type} = {
  kind: '${kind}',
  meta: {
    id: '${id}',
    summary: 'TODO: one sentence that says what happened.',
    why: 'TODO: why calls break, or why it matters.',
    remedy: 'TODO: how to ship it safely.',
  },
${BODIES[kind]}
}
`
}

const BEFORE_AND_AFTER = `Before:

\`\`\`json
{ "tools": [{ "name": "read_note", "inputSchema": { "type": "object", "properties": {} } }] }
\`\`\`

After:

\`\`\`json
{ "tools": [{ "name": "read_note", "inputSchema": { "type": "object", "properties": {} } }] }
\`\`\``

function page(id, kind) {
  return kind === 'evidence' ? pageText(id, 'Gathered by a probe:\n\n```json\n{}\n```') : pageText(id, BEFORE_AND_AFTER)
}

function pageText(id, example) {
  return `# ${id}

TODO: one sentence that says what happened.

## What changed

TODO: when the rule speaks, and what it leaves to other rules.

## Why it matters

TODO: what goes wrong for a caller or a reader.

## Example

${example}

> TODO: the message.

## How to ship it safely

TODO: what to do instead, step by step.

## Configure

\`\`\`yaml
levels:
  ${id}: warning
\`\`\`
`
}

const CONTRACT = `{
  "tools": [
    {
      "name": "read_note",
      "description": "Returns one note by its id.",
      "inputSchema": { "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }
    }
  ]
}
`

/** The registry with the import sorted by path and the line sorted by id. */
function registered(text, id, folder) {
  const lines = text.split('\n')
  const at = `./${folder}/${id}.js`
  const isImport = (line) => /^import .* from '\.\//.test(line)
  const pathOf = (line) => line.slice(line.indexOf("'") + 1, line.lastIndexOf("'"))
  insert(lines, `import { ${camelCase(id)} } from '${at}'`, isImport, (line) => pathOf(line) < at)
  const start = lines.findIndex((line) => line.startsWith('export const RULES'))
  const idOf = (line) =>
    line
      .trim()
      .replace(/,$/, '')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const isEntry = (line, index) => index > start && /^ {2}\w+,$/.test(line)
  insert(lines, `  ${camelCase(id)},`, isEntry, (line) => idOf(line) < id)
  return lines.join('\n')
}

/** Behind the last of the lines that come before it; before all of them where none does. */
function insert(lines, line, belongs, comesBefore) {
  const block = lines.flatMap((other, index) => (belongs(other, index) ? [index] : []))
  const before = block.filter((index) => comesBefore(lines[index]))
  lines.splice(before.length > 0 ? before[before.length - 1] + 1 : block[0], 0, line)
}

function camelCase(id) {
  return id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}

function write(path, text) {
  const file = join(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(path)
}

const [id, kind, named, ...more] = process.argv.slice(2)
const refused = refusal(id, kind, named, more)
if (refused === undefined) {
  const folder = folderOf(kind, named)
  write(`src/rules/${folder}/${id}.ts`, ruleSource(id, kind))
  write(`docs/rules/${id}.md`, page(id, kind))
  const speaking = FOLDERS[kind] === undefined ? 'breaks' : 'speaks'
  for (const name of [speaking, 'stays-quiet']) {
    write(`fixtures/rules/${id}/${name}/baseline.json`, CONTRACT)
    write(`fixtures/rules/${id}/${name}/candidate.json`, CONTRACT)
    if (kind === 'evidence') write(`fixtures/rules/${id}/${name}/evidence.json`, '{}\n')
    write(`fixtures/rules/${id}/${name}/expected.json`, '[]\n')
  }
  write('src/rules/index.ts', registered(readFileSync(join(ROOT, 'src/rules/index.ts'), 'utf8'), id, folder))
  console.log(
    `\nNext: fill fixtures/rules/${id}/${speaking}, run \`npm test -- __tests__/gates -t ${id}\` (red), write the rule.`,
  )
} else {
  console.error(refused)
  process.exitCode = 2
}
