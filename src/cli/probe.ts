/** `mcp-compat probe S`: options and exit code. */
import type { Command } from 'commander'
import { judgingOptions } from './judging-options.js'
import { EXIT, reportOptions, SOURCES, serverOptions } from './options.js'

const SAFETY = `
The checks of the protocol make wrong calls only, and of those tools alone that say readOnlyHint: true or are named by
--allow-call (docs/probe.md); suites call what they name.`

/** Adds the command. */
export function addProbe(program: Command): void {
  const probe = program
    .command('probe')
    .showHelpAfterError('Run `mcp-compat help probe` for the options.')
    .description('talk to a running server like a client, and judge what it says and does')
    .argument('[source]', 'the server: stdio:COMMAND, a URL, npm:PACKAGE@VERSION or build:REF (default: build:.)')
    .option('--baseline <source>', 'the approved contract or server: everything that gate says is said too')
    .option('--suites <file...>', 'behaviour suites to run (YAML)')
    .option('--tags <tag...>', 'of the suites, run only the cases with one of these tags')
    .option('--live-replay', 'make recorded calls (--calls) again, of tools that only read, and compare what comes')
    .option('--live-calls <n>', 'so many of them at most (default: 100)')
    .option('--allow-call <tool...>', 'tools that may be called although they do not say that they only read')
    .option('--no-protocol', 'leave out the checks of the protocol, and run suites only')
    .option('--save <file>', 'write the contract as a baseline that also tells how wrong calls are answered')
  judgingOptions(probe).option(
    '--allow-missing-baseline',
    'judge the server alone where the baseline does not exist yet',
  )
  reportOptions(probe)
  serverOptions(probe)
    .addHelpText('after', `${SOURCES}\n${SAFETY}`)
    .action(async (source, options) => {
      const { probeCommand } = await import('../run/probe/probe-command.js')
      process.exitCode = EXIT[await probeCommand(source, options, process)]
    })
}
