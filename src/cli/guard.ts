/** `mcp-compat guard`. */
import { type Command, Option } from 'commander'
import { proxyOptions } from './record.js'

/** Adds the command that stops calls which a server no longer takes as it was approved. */
export function addGuard(program: Command): void {
  proxyOptions(
    program
      .command('guard')
      .usage(
        '[options] --baseline SOURCE -- COMMAND [ARG…]\n       mcp-compat guard [options] --baseline SOURCE --url URL',
      )
      .description(
        'stand in front of a server, in any client, and stop each tools/call that its contract no longer keeps',
      )
      .option(
        '--baseline <source>',
        'the approved contract: a file, git:REF:PATH, or another source that starts nothing',
      ),
  )
    .addOption(
      new Option(
        '--mode <mode>',
        'stop calls that would break, or all on tools that changed (default: compat)',
      ).choices(['compat', 'pin']),
    )
    .option('--max-age <seconds>', 'read the contract again after that time, whatever the server says (default: 300)')
    .option('--log <file>', 'append what was stopped, and why, as JSON lines')
    .showHelpAfterError('Run `mcp-compat help guard` for the options.')
    .action(async (command, options) => {
      const { guardCommand } = await import('../run/traffic/guard-command.js')
      await guardCommand(command, options, process, { now: () => new Date(), monotonic: () => performance.now() })
    })
}
