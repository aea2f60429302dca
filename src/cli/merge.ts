/** `mcp-compat merge`. */
import { type Command, Option } from 'commander'
import { EXIT } from './options.js'

/** Adds the command that joins the reports of shards. */
export function addMerge(program: Command): void {
  program
    .command('merge')
    .showHelpAfterError('Run `mcp-compat help merge` for the options.')
    .description('join the JSON reports of all shards (gate --shard I/N) into the one verdict')
    .argument('<report...>', 'reports, folders of them, or globs')
    .addOption(
      new Option('--format <format>', 'what is printed')
        .choices(['text', 'json', 'sarif', 'markdown', 'junit'])
        .default('text'),
    )
    .option('--output <file>', 'write it there instead of printing')
    .option('--json <file>', 'also write the JSON report')
    .option('--sarif <file>', 'also write SARIF 2.1.0')
    .option('--junit <file>', 'also write JUnit XML')
    .option('--name <name>', 'keeps several checks of one repository apart', 'mcp-compat')
    .action(async (reports, options) => {
      const { mergeCommand } = await import('../run/traffic/merge-command.js')
      process.exitCode = EXIT[await mergeCommand(reports, options, process)]
    })
}
