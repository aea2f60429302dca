/**
 * Rewrites the generated parts of README.md and docs/rules/README.md: inputs and outputs from action.yml, the rule
 * index from the registry, the six changes and the demo from really running dist/cli.
 * Usage: npm run tables (builds lib/ first); __tests__/gates/pages.test.ts holds that nothing is left to rewrite.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { changesTable, inputsTable, outputsTable, profilesTable, replaceBetween, rulesTable } from './tables/build.mjs'
import { demoText, judgeChange } from './tables/run.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The pages as they must be; `rules` is the registry's metadata, `profiles` are those of portability. */
export function pages(rules, profiles) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8')
  const action = parse(read('action.yml'))
  const changes = JSON.parse(read('fixtures/run-query/expected.json'))
  let readme = read('README.md')
  readme = replaceBetween(readme, 'inputs', inputsTable(action))
  readme = replaceBetween(readme, 'outputs', outputsTable(action))
  readme = replaceBetween(readme, 'six changes', changesTable(changes, judgeChange))
  readme = replaceBetween(readme, 'demo', `\`\`\`\n${demoText()}\n\`\`\``)
  const index = replaceBetween(read('docs/rules/README.md'), 'rules', rulesTable(rules))
  const portability = replaceBetween(read('docs/portability.md'), 'profiles', profilesTable(profiles))
  return { 'README.md': readme, 'docs/rules/README.md': index, 'docs/portability.md': portability }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { allRules } = await import('../lib/run/explain.js')
  const { PROFILES } = await import('../lib/model/profiles/known.js')
  for (const [path, text] of Object.entries(pages(allRules(), PROFILES))) writeFileSync(join(ROOT, path), text)
}
