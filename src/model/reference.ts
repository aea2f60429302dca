/** References to environment variables in text that must not hold a secret itself. */
import { UserError } from './error.js'
import { MASK } from './secret.js'
import { brief } from './shape-words.js'

/** How one is written, for messages. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a user writes.
export const REFERENCE = '${env:NAME}'

/** Where the values of references come from. */
export interface Surroundings {
  /** A variable; undefined where it is not set or may not be read. */
  readonly variable: (name: string) => string | undefined
  /** What clients know without a variable: `workspaceFolder`, `userHome`. */
  readonly known: { readonly [name: string]: string }
  /** Told of every value of a variable, which then is shown nowhere. */
  readonly hide: (secret: string) => void
}

/**
 * The text with its references replaced: `${env:NAME}`, and `${NAME}` and `${NAME:-default}` as clients write them.
 * What a value holds is not looked into again.
 * @throws UserError where a variable is not set, or a client would ask somebody
 */
export function expand(text: string, { variable, known, hide }: Surroundings): string {
  return text.replace(/\$\{([^}]*)\}/g, (whole, inside: string) => {
    if (Object.hasOwn(known, inside)) return known[inside] ?? ''
    const [, kind, rest = ''] = /^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside) ?? []
    if (kind === 'input')
      throw new UserError(`${brief(whole)} asks a person, and here is none.`, `Write ${REFERENCE} in its place.`)
    const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest) ?? []
    if (name === undefined || (kind !== undefined && kind !== 'env'))
      throw new UserError(`${brief(whole)} cannot be replaced here.`, `Write ${REFERENCE} in its place.`)
    if (isOurs(name))
      throw new UserError(`${brief(whole)} is a variable of the runner, which no server gets.`, 'Name another one.')
    const value = variable(name)
    if (value !== undefined && value !== '') {
      hide(value)
      return value
    }
    if (fallback !== undefined) return fallback
    throw new UserError(
      `The variable ${name} is ${value === undefined ? 'not set' : 'empty'}.`,
      'Give it to the run: in a workflow as `env` of the step.',
    )
  })
}

/** The names of the variables that a text refers to without a default, each once. */
export function referencesIn(text: string): readonly string[] {
  const found = [...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([, name]) => name ?? '')
  return [...new Set(found)].filter((name) => !CLIENTS_OWN.has(name) && !isOurs(name))
}

/** What clients replace without a variable. */
const CLIENTS_OWN = new Set(['workspaceFolder', 'workspaceFolderBasename', 'userHome', 'cwd', 'pathSeparator'])

/** Inputs of the step and the runner's own tokens stand in the environment too. */
function isOurs(name: string): boolean {
  return /^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name)
}

const SHORTEST = 4

/** The text without the secrets. What is shorter than four characters is no secret, and would tear words. */
export function withoutSecrets(text: string, secrets: Iterable<string>): string {
  const long = [...secrets].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length)
  return long.reduce((shown, secret) => shown.replaceAll(secret, MASK), text)
}
