/** Sources and commands as they may be shown: they carry secrets in ways that other text does not. */
import { isSecretKey, MASK, maskText } from './secret.js'

/** `--token abc`, also quoted, and as two items of a list. */
const FLAGGED =
  /(?<lead>(?<![^\s"'[,:])(?<flag>--?[A-Za-z][\w-]*)["']?(?:\s*,\s*|\s+))(?<value>"[^"]*"?|'[^']*'?|[^\s"',\]]+)/g
/** `X-Api-Key: abc` in a word of a command. */
const HEADER = /(?<lead>(?<![\w-])(?<name>[A-Za-z][\w-]{1,60}):\s{1,4})(?<value>[^\s"',]+)/g
/** Credentials of an address that somebody wrote without its slashes. */
const USER = /^(?<lead>https?:\/*)[^\s/?#@]+@/i

/** The source or command with everything that looks like a secret replaced by `***`. */
export function maskSource(text: string): string {
  const masked = text
    .replace(FLAGGED, (whole, ...found) => {
      const { lead, flag, value } = found.at(-1)
      return isSecretKey(flag) && !value.startsWith('-') ? `${lead}${MASK}` : whole
    })
    .replace(HEADER, (whole, ...found) => {
      const { lead, name } = found.at(-1)
      return isSecretKey(name) ? `${lead}${MASK}` : whole
    })
    .replace(USER, `$1${MASK}@`)
  return maskText(masked)
}

/** The secrets of a command: `abc` of `--token abc`, of `--token=abc` and of `--header "X-Api-Key: abc"`. */
export function secretWords(command: readonly string[]): string[] {
  return command.flatMap((word, index) => {
    const headers = [...word.matchAll(HEADER)].flatMap(({ groups }) =>
      isSecretKey(groups?.name ?? '') ? [groups?.value ?? ''] : [],
    )
    const [, flag = '', value] = /^(--?[\w-]+)(?:=(.*))?$/s.exec(word) ?? []
    const secret = value ?? command[index + 1] ?? ''
    return isSecretKey(flag) && secret !== '' && !secret.startsWith('-') ? [...headers, secret] : headers
  })
}
