/**
 * Runs the corpora that are no part of the project and compares with what they expect.
 * Usage: npm run corpus -- FOLDER [--only SECTION]… [--notes]; exits 1 on any mismatch.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from './corpus/table.mjs'

/** Loaded one by one, so that a part can run while another cannot. */
const SECTIONS = [
  'containment',
  'pairs',
  'places',
  'contracts',
  'real',
  'failures',
  'poisoning',
  'formats',
  'redaction',
]
const SHOWN = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true, default: SECTIONS }, notes: { type: 'boolean' } },
})
const [folder] = positionals
if (folder === undefined || !existsSync(join(folder, 'README.md'))) {
  console.error('Which corpora? Usage: npm run corpus -- FOLDER [--only SECTION]… [--notes]')
  process.exit(2)
}

const summary = []
for (const name of values.only) {
  if (!SECTIONS.includes(name)) throw new Error(`There is no section ${name}; there are ${SECTIONS.join(', ')}.`)
  const { [name]: run } = await import(`./corpus/${name}.mjs`)
  const started = performance.now()
  const section = await run(resolve(folder))
  tell(section)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  summary.push({ section: name, mismatches: section.mismatches.length, notes: section.notes.length, seconds })
}
console.log(`\nsummary\n${table(summary)}`)
process.exitCode = summary.some(({ mismatches }) => mismatches > 0) ? 1 : 0

function tell({ title, rows, mismatches, notes }) {
  console.log(`\n${title}\n${table(rows)}`)
  list('MISMATCH', mismatches)
  if (values.notes) list('note', notes)
}

function list(word, lines) {
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${word} ${line}`)
  if (lines.length > SHOWN) console.log(`  … and ${lines.length - SHOWN} more`)
}
