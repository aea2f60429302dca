/**
 * Shows the main job on a small server: the committed command line judges a change and replays eight recorded calls.
 * Needs nothing installed. The gate is expected to fail here (exit code 1); the demo then ends with 0.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const FIXTURES = 'fixtures/demo'
const FAILED = 1

const args = [
  'gate',
  '--baseline',
  `${FIXTURES}/baseline.json`,
  '--candidate',
  `${FIXTURES}/candidate.json`,
  '--calls',
  `${FIXTURES}/calls.jsonl`,
]

console.log(`parcel-desk wants to go from 2.3.0 to 2.4.0. Which of eight recorded calls would break?

$ node dist/cli/index.js ${args.join(' ')}
`)
const { status, error } = spawnSync(process.execPath, [join(ROOT, 'dist/cli/index.js'), ...args], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
})
if (error) throw error
if (status === FAILED)
  console.log(`
Exit code 1, as expected: the gate fails because this change breaks calls.
What it did: read both contracts, decided for every tool whether each call that the baseline accepts is still accepted,
built a call that breaks where not (the witness), and validated the recorded calls against both contracts.
Next: look into ${FIXTURES}/, change candidate.json and run the command again; README.md shows the workflow.`)
else console.error(`\nThe gate ended with exit code ${status}; ${FAILED} was expected. This is a bug of mcp-compat.`)
process.exitCode = status === FAILED ? 0 : 1
