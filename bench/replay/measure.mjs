/** Wall time, CPU time and peak memory of one process. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Node tells nothing of its children's usage, so a child tells its own as its last act. */
const TELL = `'use strict'
const { writeFileSync } = require('node:fs')
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.TELL_USAGE, JSON.stringify({ rss: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1000 }))
})
`

/** Commands to be measured: `wall` and `cpu` in milliseconds, `rss` in MB, and what was printed. Other exit codes than 0 and 1 throw. */
export function openMeasure(node, work) {
  const tell = join(work, 'tell.cjs')
  const told = join(work, 'usage.json')
  writeFileSync(tell, TELL)
  return {
    node: (...args) => {
      const { wall, stdout } = run(node, ['--require', tell, ...args], { ...process.env, TELL_USAGE: told })
      const usage = JSON.parse(readFileSync(told, 'utf8'))
      rmSync(told)
      return { wall, stdout, ...usage }
    },
    command: (name, ...args) => run(name, args, process.env),
  }
}

function run(name, args, env) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(name, args, { env, encoding: 'utf8', maxBuffer: 1 << 28 })
  const wall = performance.now() - started
  if (status !== 0 && status !== 1) throw new Error(`${name} ${args.join(' ')} ended with ${status}: ${stderr}`)
  return { wall, stdout }
}

/** The one in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
