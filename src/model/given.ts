/** Headers and variables for servers, as they are written in options: a line each. */
import { UserError } from './error.js'

/** Names and values. */
export type Given = { readonly [name: string]: string }

/** Where options came from, for messages: `Input server-headers`, `--header`. */
interface Place {
  readonly option: string
}

/**
 * Lines `Name: value` of a request (RFC 9110, 5.5 and 5.6.2). Of two lines with one name the last counts.
 * @throws UserError that never repeats a value
 */
export function parseHeaders(lines: readonly string[], { option }: Place): Given {
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? []
      if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name.trim()))
        throw new UserError(`${option} has no header in line ${index + 1}.`, 'Write `Name: value`, a line each.')
      if (value.trim() === '' || /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
        throw new UserError(
          `${option} has no value that a header can have in line ${index + 1} (${name.trim()}).`,
          value.trim() === '' ? 'Is the secret set?' : 'Headers are ISO-8859-1 without control characters.',
        )
      return [name.trim(), value.trim()]
    }),
  )
}

/**
 * Lines `NAME=value` of an environment; the value may be empty. Of two lines with one name the last counts.
 * @throws UserError that never repeats a value
 */
export function parseVariables(lines: readonly string[], { option }: Place): Given {
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name, value = ''] = /^\s*([A-Za-z_][A-Za-z0-9_.-]*)=(.*)$/s.exec(line) ?? []
      if (name === undefined || value.includes('\0'))
        throw new UserError(`${option} has no variable in line ${index + 1}.`, 'Write `NAME=value`, a line each.')
      if (/^(?:ACTIONS_|INPUT_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/i.test(name))
        throw new UserError(`${option} sets ${name}, which belongs to the runner.`, 'Choose another name.')
      return [name, value]
    }),
  )
}

/**
 * The headers with a bearer token (RFC 6750) among them.
 * @throws UserError where a header says who we are already, or the token is none
 */
export function withBearer(headers: Given, token: string | undefined, { option }: Place): Given {
  if (token === undefined) return headers
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'))
    throw new UserError(`${option} and a header Authorization are both given.`, 'Remove one of them.')
  if (!/^[\u0021-\u007e]+$/.test(token))
    throw new UserError(`${option} is no bearer token: it holds blanks or signs that a header cannot have.`)
  return { ...headers, Authorization: `Bearer ${token}` }
}
