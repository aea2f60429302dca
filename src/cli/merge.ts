/** `mcp-compat merge`. */
import type { Command } from 'commander'
import { EXIT, reportOptions } from './options.js'

/** Adds the command that joins the reports of shards. */
export function addMerge(program: Command): void {
  const merge = program
    .command('merge')
    .showHelpAfterError('Run `mcp-compat help merge` for the options.')
    .description('join the JSON reports of all shards (gate --shard I/N) into the one verdict')
    .argument('<report...>', 'reports, folders of them, or globs')
  reportOptions(merge).action(async (reports, options) => {
    const { mergeCommand } = await import('../run/traffic/merge-command.js')
    process.exitCode = EXIT[await mergeCommand(reports, options, process)]
  })
}
