/** Runs the bundled Action as a runner does: a child process under node 24 that shares nothing with the test. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode24 } from '../../scripts/node24.mjs'
import { gitEnvironment } from './repository.js'
import { type RunnerLog, readFileCommands, readLog } from './runner-log.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NODE = findNode24(ROOT)
/** Another bundle than the committed one may be tried. */
const BUNDLE = resolve(ROOT, process.env.MCP_COMPAT_BUNDLE ?? 'dist/index.js')

export interface ActionRun {
  readonly workspace: string
  readonly apiUrl: string
  readonly inputs: Readonly<Record<string, string>>
  readonly event: string
  readonly payload?: unknown
  readonly ref?: string
  readonly sha?: string
  readonly job?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface ActionResult {
  readonly code: number | null
  readonly output: string
  readonly log: RunnerLog
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** What was left in GITHUB_ENV and GITHUB_STATE. */
  readonly leftBehind: string
  /** Reads a file that an output names. */
  report(output: 'report-file' | 'sarif-file'): string
}

/** Runs it once and reads what it left behind. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-run-'))
  const file = (name: string, content = '') => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const env = {
    ...gitEnvironment(),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: run.apiUrl,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_RUN_ID: '4711',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_JOB: run.job ?? 'contract',
    GITHUB_EVENT_NAME: run.event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(run.payload ?? {})),
    GITHUB_REF: run.ref ?? 'refs/heads/main',
    GITHUB_SHA: run.sha ?? '',
    GITHUB_WORKSPACE: run.workspace,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    RUNNER_TEMP: folder,
    ...inputsOf({ 'github-token': 'ghs_loopback', ...run.inputs }),
    ...run.env,
  }
  const { code, output } = await ended(
    spawn(NODE, [BUNDLE], { cwd: run.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const outputs = readFileCommands(read('output'))
  const reports = new Map(
    ['report-file', 'sarif-file'].map((name) => [name, outputs[name] ? readFileSync(outputs[name], 'utf8') : '']),
  )
  const result = {
    code,
    output,
    log: readLog(output),
    outputs,
    summary: read('summary'),
    leftBehind: read('env') + read('state') + read('path'),
    report: (name: string) => reports.get(name) ?? '',
  }
  rmSync(folder, { recursive: true, force: true })
  return result
}

/** The runner keeps hyphens in the names of inputs. */
function inputsOf(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
}

function ended(child: ReturnType<typeof spawn>): Promise<{ code: number | null; output: string }> {
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}
