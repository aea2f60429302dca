/** `mcp-compat record`. */
import type { Command } from 'commander'
import { redactionOptions } from './redaction-options.js'

/** Adds the command that records the calls between a client and a server. */
export function addRecord(program: Command): void {
  redactionOptions(
    proxyOptions(
      program
        .command('record')
        .usage('[options] -- COMMAND [ARG…]\n       mcp-compat record [options] --url URL')
        .description('stand in front of a server, in any client, and record each tools/call with its outcome')
        .option('-o, --output <file>', 'the recording, appended to (default: calls.jsonl)'),
    ),
  )
    .option('--server-name <name>', 'the name of the server in each call (default: the one that it gives itself)')
    .option('--max-size <MB>', 'stop recording, not passing, where the file would grow beyond it (default: 1024)')
    .showHelpAfterError('Run `mcp-compat help record` for the options.')
    .action(async (command, options) => {
      const { recordCommand } = await import('../run/traffic/record-command.js')
      const ports = { now: () => new Date(), session: crypto.randomUUID().slice(-12), salt: crypto.randomUUID() }
      await recordCommand(command, options, process, ports)
    })
}

/** What a proxy stands in front of. */
export function proxyOptions(command: Command): Command {
  return command
    .argument('[command...]', 'the command of a server over stdio, behind --')
    .option('--url <url>', 'a server behind a URL (Streamable HTTP, or HTTP with SSE), in place of a command')
    .option('--listen <address>', 'where clients reach the proxy of a URL (default: 127.0.0.1 and a free port)')
    .option('--header <line...>', 'a header for the server behind the URL, as in "Authorization: Bearer …"')
}
