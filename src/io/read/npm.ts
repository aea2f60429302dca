/** Runs the npm that is on this machine, with the registry and credentials that the user has configured. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { maskText } from '../../model/redact.js'
import { withoutSecrets } from '../../model/reference.js'
import { visible } from '../../model/visible.js'
import { toolEnvironment } from '../environment.js'
import { type Ended, runProgram } from '../program.js'

/** What is installed, where and how. */
export interface Installation {
  /** A folder with a package.json of its own. */
  readonly folder: string
  readonly name: string
  readonly version: string
  /** May the packages run their install scripts? */
  readonly allowScripts: boolean
  readonly env: NodeJS.ProcessEnv
  readonly timeoutMs: number
}

/**
 * Whatever the user's configuration says, this is a plain installation into the folder. npm's cache is the user's: it
 * is made to be shared. npm looks for its project from the working directory, and with `--prefix` it would not read
 * the global npmrc.
 */
const FLAGS = [
  ...[
    '--json',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--no-global',
    '--no-workspaces',
  ],
  ...['--location=project', '--no-dry-run', '--no-package-lock-only', '--install-strategy=hoisted', '--bin-links'],
]
const SCRIPTS = { off: ['--ignore-scripts'], on: ['--ignore-scripts=false', '--dangerously-allow-all-scripts'] }

/** @throws UserError with one sentence where npm is missing or refuses */
export async function runNpmInstall(installation: Installation): Promise<void> {
  const { folder, name, version, allowScripts, env, timeoutMs } = installation
  const spec = `${name}@${version}`
  const variables = referredTo(env)
  const done = await runProgram({
    command: ['npm', 'install', ...FLAGS, ...SCRIPTS[allowScripts ? 'on' : 'off'], '--', spec],
    cwd: folder,
    env: toolEnvironment(env, { variables, registries: true }),
    timeoutMs,
  })
  if (done === undefined)
    throw new UserError(
      `${spec} cannot be installed: there is no npm.`,
      'Install Node.js with npm, and put it on PATH.',
    )
  if (done.code === undefined)
    throw new UserError(`${spec} cannot be installed: npm ${done.how}.`, 'Is the registry slow, or not reachable?')
  if (done.code !== 0) throw refusal(done, installation, Object.values(variables))
}

/** The variables that the user's npmrc files refer to, as in `_authToken=${NPM_TOKEN}`. */
function referredTo(env: NodeJS.ProcessEnv): { readonly [name: string]: string } {
  const setting = (name: string) => env[`npm_config_${name}`] ?? env[`NPM_CONFIG_${name.toUpperCase()}`]
  const files = [setting('userconfig') ?? (env.HOME && join(env.HOME, '.npmrc')), setting('globalconfig')]
  const names = files.flatMap((file) => [...textOf(file).matchAll(/\$\{([^}?]+)\??\}/g)].map((match) => match[1] ?? ''))
  const ours = /^(?:INPUT|ACTIONS)_/i
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = ours.test(name) ? undefined : env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** npm itself tells of files that it cannot read. */
function textOf(file: string | undefined): string {
  try {
    return file === undefined || file === '' ? '' : readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const UNREACHABLE =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|FETCH_ERROR|\w*CERT\w*)$/

function refusal(done: Ended, { name, version, env }: Installation, secrets: readonly string[]): UserError {
  const { code, summary, detail } = errorOf(done)
  const spec = `${name}@${version}`
  const told = shown(summary, secrets)
  if (code === 'E404' && `${summary} ${detail}`.includes(`'${spec}'`))
    return new UserError(
      `There is no package ${name} in npm's registry, or it may not be read without a token.`,
      'Check the name; for a private package, put the registry and its token into your npmrc.',
    )
  if (code === 'ETARGET' && summary.includes(`${spec}.`))
    return new UserError(`The package ${name} has no version ${version}.`, `\`npm view ${name} versions\` lists them.`)
  if (code === 'E401' || code === 'E403' || code === 'ENEEDAUTH')
    return new UserError(
      `${spec} may not be read from npm's registry (${code}: ${told}).`,
      'Check the token in your npmrc.',
    )
  if (UNREACHABLE.test(code))
    return new UserError(
      `${spec} cannot be installed, because npm's registry cannot be reached (${code}: ${told}).`,
      env.HTTPS_PROXY || env.https_proxy ? 'Check the proxy.' : 'Check the network, and the registry in your npmrc.',
    )
  return new UserError(
    `${spec} cannot be installed: npm ${done.how} (${code}: ${told}).`,
    'Does `npm install` work here?',
  )
}

/** npm's own words: with `--json` they are an object at the end of its output, else the lines that begin with `npm`. */
function errorOf({ stdout, output }: Ended): {
  readonly code: string
  readonly summary: string
  readonly detail: string
} {
  const error = member(objectIn(stdout), 'error')
  const text = (key: string) => {
    const value = isObject(error) ? member(error, key) : undefined
    return typeof value === 'string' ? value : ''
  }
  const lines = output.split('\n').map((line) => line.replace(/^npm (?:ERR!|error) ?/, '').trim())
  const said = lines.filter((line) => line !== '' && !/^(?:code |A complete log|[{}])/.test(line))
  const code = text('code') || lines.find((line) => line.startsWith('code '))?.slice(5) || 'no code'
  return { code, summary: text('summary') || said[0] || 'it says nothing', detail: text('detail') }
}

function objectIn(stdout: string): JsonObject {
  try {
    const value: Json = JSON.parse(stdout.slice(Math.max(0, stdout.indexOf('{'))))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function shown(text: string, secrets: readonly string[]): string {
  return visible(maskText(withoutSecrets(text, secrets)), 300).replace(/[.\s]+$/, '')
}
