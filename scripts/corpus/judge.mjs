/** Runs the main job as the command line does, on files or on parts of a case, without a process for each. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gate } from '../../lib/run/gate.js'

/** A day before every expiry, the same in every run. */
const TODAY = '2000-01-01'

/**
 * Judges two sources. `crash` is set instead of `verdict` where the job threw; both carry the milliseconds.
 * `options`: `calls`, `semantics`, `formats`, `directory`.
 */
export async function judge(baseline, candidate, options = {}) {
  const request = {
    directory: options.directory ?? process.cwd(),
    baseline,
    candidate,
    calls: options.calls,
    configFile: undefined,
    failOn: undefined,
    semantics: options.semantics,
    formats: options.formats,
    allowBreaking: undefined,
    acceptedByLabel: undefined,
    allowMissingBaseline: false,
  }
  const ports = { now: () => performance.now(), today: TODAY, progress: () => undefined }
  const started = performance.now()
  try {
    const { verdict, render } = await gate(request, ports)
    return { verdict, render, ms: performance.now() - started }
  } catch (crash) {
    return { crash, ms: performance.now() - started }
  }
}

/** Judges what is no file yet: texts of two contracts and a list of calls' texts. */
export async function judgeTexts(baseline, candidate, calls, options = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'mcp-compat-corpus-'))
  try {
    // Separate folders: the working directory of the run holds no other JSON that a reader could meet.
    mkdirSync(join(directory, 'case'))
    const files = { 'baseline.json': baseline, 'candidate.json': candidate }
    if (calls.length > 0) files['calls.jsonl'] = `${calls.join('\n')}\n`
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'case', name), text)
    const recordings = calls.length > 0 ? { calls: ['calls.jsonl'] } : {}
    return await judge('baseline.json', 'candidate.json', {
      ...options,
      ...recordings,
      directory: join(directory, 'case'),
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
