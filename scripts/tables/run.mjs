/** Runs the committed command line for the parts of the documentation that show what it says. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const CLI = join(ROOT, 'dist/cli/index.js')

/** The JSON report and the exit code of one of the six changes. */
export function judgeChange({ baseline, candidate, calls }) {
  const args = ['--baseline', baseline, '--candidate', candidate, '--calls', calls, '--format', 'json']
  const { status, stdout } = gate(args, 'fixtures/run-query')
  return { report: JSON.parse(stdout), exit: status }
}

/** What the demo's gate prints. */
export function demoText() {
  const source = (name) => `fixtures/demo/${name}`
  const args = ['--baseline', source('baseline.json'), '--candidate', source('candidate.json')]
  return gate([...args, '--calls', source('calls.jsonl')], '.').stdout.trimEnd()
}

function gate(args, folder) {
  const ran = spawnSync(process.execPath, [CLI, 'gate', ...args], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  if (ran.status !== 0 && ran.status !== 1) throw new Error(`gate ${args.join(' ')}: ${ran.stderr}`)
  return ran
}
