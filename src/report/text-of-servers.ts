/** The text report over several servers: each under its name, what concerns all of them at the end. */
import pc from 'picocolors'
import { plural } from '../model/plural.js'
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { ownGroups, ownNotices } from './outline.js'
import { type Colours, groupBlock, noticeBlock, outcomeBlock, text } from './text.js'
import { visible } from './words.js'

const WIDTH = 72

/** The sum with every server in it; colour codes only where `colour` is true. */
export function textOfServers(verdict: Verdict, options: { readonly colour: boolean }): string {
  const colours = pc.createColors(options.colour)
  const servers = verdict.servers ?? []
  const blocks = [
    colours.bold(`mcp-compat  ${plural(servers.length, 'server')}`),
    ...servers.map((server) => serverBlock(server, options.colour, colours)),
    rule('all servers', colours),
    ...ownGroups(verdict).map((group) => groupBlock(verdict, group, colours).join('\n')),
    noticeBlock({ notices: ownNotices(verdict) }, colours).join('\n'),
    outcomeBlock(verdict, colours).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function serverBlock(server: ServerVerdict, colour: boolean, colours: Colours): string {
  const title = rule(visible(server.name, 120), colours)
  if ('verdict' in server) return text(server.verdict, { colour, title }).trimEnd()
  if ('skipped' in server) return `${title}\n${colours.cyan('SKIP ')}  ${visible(server.skipped)}`
  const { message, next } = server.error
  const remedy = next === undefined ? '' : `\n  ${colours.dim('to do  ')}${visible(next)}`
  return `${title}\n${colours.bold(colours.red('ERROR'))}  It could not be read: ${visible(message)}${remedy}`
}

function rule(name: string, { bold }: Colours): string {
  return bold(`── ${name} ${'─'.repeat(Math.max(2, WIDTH - name.length - 4))}`)
}
