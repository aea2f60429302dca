/** What is compared: the floor, our gate, the gate in Python; and the files they work on. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Prepares the measuring stick in the working folder, where it finds the ajv of this project. */
export function openSides({ stick, work, root, dist, measure }) {
  const tools = join(work, 'stick')
  mkdirSync(tools)
  for (const name of readdirSync(stick)) cpSync(join(stick, name), join(tools, name))
  symlinkSync(join(root, 'node_modules'), join(tools, 'node_modules'))
  const cli = join(dist, 'cli/index.js')
  const report = join(work, 'report.json')
  return {
    generate: (options) => {
      const out = join(work, `made${options.join('')}`)
      console.error(`making ${options.join(' ')}`)
      measure.node(join(tools, 'gen_calls.mjs'), out, ...options)
      return filesIn(out)
    },
    published: ([baseline, candidate]) => {
      const at = join(stick, '../cases/real/github')
      return {
        ...{ baseline: join(at, `${baseline}.json`), candidate: join(at, `${candidate}.json`) },
        calls: join(at, `${baseline}.calls.jsonl`),
      }
    },
    floor: ({ baseline, candidate, calls }) => {
      const run = measure.node(join(tools, 'floor.mjs'), baseline, candidate, calls)
      return { ...run, counts: JSON.parse(run.stdout) }
    },
    gate: ({ baseline, candidate, calls }) => {
      const given = ['--baseline', baseline, '--candidate', candidate, '--calls', calls]
      const run = measure.node(cli, 'gate', ...given, '--format', 'json', '--output', report)
      return { ...run, counts: JSON.parse(readFileSync(report, 'utf8')).calls }
    },
    python: ({ baseline, candidate, calls }) =>
      measure.command('python3', join(tools, 'gate_ref.py'), 'gate', baseline, candidate, calls, '--quiet'),
    sameCounts,
  }
}

function filesIn(folder) {
  const at = (name) => join(folder, name)
  return { baseline: at('baseline.json'), candidate: at('candidate.json'), calls: at('calls.jsonl') }
}

/** The floor knows fewer statuses: dropped and defaulted calls are valid there, and a failure when recorded is not looked at. */
function sameCounts(row, { counts: ours }, { counts: floor }) {
  const said = {
    calls: ours.recorded,
    valid: ours.valid + ours.dropped + ours.defaulted,
    broken: ours.broken + ours.failedWhenRecorded,
    invalidUnderBaseline: ours.invalidUnderBaseline,
    unknownTool: ours.unknownTool,
    undecided: ours.undecided,
  }
  for (const [name, count] of Object.entries(said))
    if (count !== floor[name]) throw new Error(`${row}: ${count} ${name}, the floor says ${floor[name]}`)
}
