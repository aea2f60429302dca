/**
 * What containment costs and how often it is right, side by side in one run with the checkers that npm has.
 * Usage: npm run bench:containment -- CASES [--only SECTION]… [--every N]; installs the checkers in this folder where they are not
 * there. Exits 1 where ours is wrong or undecided more often than it may be.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { table } from '../../scripts/corpus/table.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
const SECTIONS = ['labelled', 'growth', 'published']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true, default: SECTIONS }, every: { type: 'string', default: '1' } },
})
const [cases] = positionals
const needsCases = values.only.some((section) => section !== 'growth')
if (needsCases && (cases === undefined || !existsSync(join(cases, 'containment')))) {
  console.error('Which cases? Usage: npm run bench:containment -- CASES [--only labelled|growth|published]…')
  process.exit(2)
}
if (values.only.includes('labelled') && !existsSync(join(HERE, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' })

const wrong = []
if (values.only.includes('labelled')) {
  const { labelled } = await import('./labelled.mjs')
  tell(
    'labelled pairs (strict, formats annotate)',
    await labelled(join(resolve(cases), 'containment'), Number(values.every)),
  )
  console.log('is-json-schema-subset is not on npm under any version, so it is not measured.')
}
if (values.only.includes('growth')) {
  const { growth } = await import('./growth.mjs')
  tell('growth (caller; median of fresh engines, compiling for the witness included)', growth())
}
if (values.only.includes('published')) {
  const { published } = await import('./published.mjs')
  const found = published(resolve(cases))
  tell('published contracts (caller, formats assert), a decision each', found)
  console.log(`\nwhole contracts\n${table(found.whole)}`)
}
for (const line of wrong) console.error(`WRONG ${line}`)
process.exitCode = wrong.length > 0 ? 1 : 0

function tell(title, found) {
  console.log(`\n${title}\n${table(found.rows)}`)
  wrong.push(...found.wrong)
}
