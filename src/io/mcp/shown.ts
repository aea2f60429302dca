/** A server as it is named in sentences: short, on one line, and without secrets. */
import { maskSource, secretWords } from '../../model/mask-source.js'
import { MASK } from '../../model/secret.js'
import type { Server } from '../../model/server.js'
import { cut, visible } from '../../model/visible.js'

const LONGEST = 160

/** `stdio:node server.js`, or the URL without credentials and query. */
export function shownServer(server: Server): string {
  if (server.kind === 'http') {
    const { origin, pathname, search } = new URL(server.url)
    return visible(cut(maskSource(`${origin}${pathname}${search === '' ? '' : '?…'}`), LONGEST))
  }
  return visible(cut(maskSource(`stdio:${server.command.map(shownWord).join(' ')}`), LONGEST))
}

function shownWord(word: string, index: number, command: readonly string[]): string {
  const before = command[index - 1] ?? ''
  if (!before.includes('=') && secretWords([before, word]).includes(word)) return MASK
  const [secret] = secretWords([word])
  if (secret !== undefined && /^--?[\w-]+=/.test(word)) return `${word.slice(0, word.indexOf('='))}=${MASK}`
  return /[\s"']/.test(word) ? JSON.stringify(word) : word
}

/** Untrusted text in quotes, on one line and short enough for a sentence; the whole of it is masked before the cut. */
export function quoted(text: string, maskIn: (text: string) => string, longest = 200): string {
  return JSON.stringify(visible(cut(maskIn(text), longest))).replaceAll('\\\\', '\\')
}

/** `30 s`, `1.5 s`, `200 ms`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${Math.round(milliseconds / 100) / 10} s`
}
