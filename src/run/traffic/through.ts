/** A proxy as a command runs it: in front of a program, or of a URL. */

import { shownServer } from '../../io/mcp/shown.js'
import { ownChannels } from '../../io/proxy/channels.js'
import type { Hook } from '../../io/proxy/proxy.js'
import { UserError } from '../../model/error.js'
import { parseHeaders } from '../../model/given.js'
import type { HttpServer, StdioServer } from '../../model/server.js'
import { visible } from '../../model/visible.js'
import { complain, type Terminal } from '../terminal.js'

/** As commander gives them. */
export interface ProxyFlags {
  readonly url?: string
  /** `127.0.0.1:PORT` */
  readonly listen?: string
  /** Lines `Name: value`. */
  readonly header?: readonly string[]
}

/** What the proxy stands in front of. */
export type Target = StdioServer | (HttpServer & { readonly listen: { readonly host: string; readonly port: number } })

/** How a server ended; a proxy of a URL ends with code 0. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** @throws UserError where there is not exactly one of a command and a URL, or an option does not fit it */
export function targetOf(command: readonly string[], { url, listen, header = [] }: ProxyFlags, name: string): Target {
  const [program, ...args] = command
  if (url === undefined) {
    if (program === undefined)
      throw new UserError(
        'There is no server to stand in front of.',
        `Name its command, as in mcp-compat ${name} -- node server.js, or its --url.`,
      )
    if (listen !== undefined || header.length > 0)
      throw new UserError('--listen and --header are for a server behind a --url.', 'Leave them out.')
    return { kind: 'stdio', command: [program, ...args] }
  }
  if (program !== undefined) throw new UserError('There is a --url and a command too.', 'Name one of them.')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UserError('--url is no address of a server.', 'Write it as in --url https://example.org/mcp.')
  return { kind: 'http', url, headers: parseHeaders(header, { option: '--header' }), listen: listenAt(listen) }
}

/** Only this machine may speak through the proxy: it may carry credentials. */
function listenAt(listen: string | undefined): { readonly host: string; readonly port: number } {
  if (listen === undefined) return { host: '127.0.0.1', port: 0 }
  const [, host = '', digits] = /^(?:(127\.0\.0\.1|localhost|\[::1\]):)?(\d{1,5})$/.exec(listen) ?? []
  const port = Number(digits ?? Number.NaN)
  if (port <= 65_535) return { host: host === '[::1]' ? '::1' : '127.0.0.1', port }
  throw new UserError(
    `--listen is ${JSON.stringify(visible(listen))}, which is no port of the loopback.`,
    'Write it as in --listen 127.0.0.1:8765.',
  )
}

/**
 * Passes everything on, and lets the hook look: until the server has ended, or for a URL until a signal ends us.
 * @throws UserError where the server cannot be started, or the proxy cannot listen
 */
export async function runThrough(target: Target, hook: Hook, terminal: Terminal): Promise<Ending> {
  const shown = shownServer(target)
  if (target.kind === 'stdio') {
    const { runStdioProxy } = await import('../../io/proxy/stdio.js')
    return runStdioProxy({ command: target.command, env: terminal.env, shown, hook, channels: ownChannels() })
  }
  const { startHttpProxy } = await import('../../io/proxy/http/proxy.js')
  const proxy = await startHttpProxy({
    server: target,
    shown,
    hook,
    listen: target.listen,
    tell: (sentence) => void complain(terminal, sentence),
  })
  await complain(terminal, `Configure your client with ${proxy.url} in place of ${shown}; Ctrl-C ends it.`)
  await untilEnded()
  await proxy.close()
  return { code: 0, signal: null }
}

async function untilEnded(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  await new Promise<void>((resolve) => {
    const end = (): void => {
      for (const signal of signals) process.off(signal, end)
      resolve()
    }
    for (const signal of signals) process.on(signal, end)
  })
}
