/** The Action. It reads, it runs, it ends; everything else is `run/action`. */
import { tmpdir } from 'node:os'
import * as core from '@actions/core'
import { runAction } from './run/action.js'

process.exitCode = await runAction({
  env: process.env,
  read: (input) => core.getInput(input),
  cwd: process.cwd(),
  temporary: process.env.RUNNER_TEMP || tmpdir(),
  now: () => performance.now(),
  startedAt: new Date(),
})
