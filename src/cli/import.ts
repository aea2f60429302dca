/** `mcp-compat import`. */
import type { Command } from 'commander'
import { redactionOptions } from './redaction-options.js'

const AFTER = `
Formats (known by their content; --from forces one):
  mcp-wire  mcpsnoop  mcp-recorder  inspect  promptfoo  langfuse  otlp  claude-code  codex
  openai-responses  anthropic  langchain  openai-chat  text  recording

Mapping, for gateways and unknown formats (JSONPath; texts of JSON are looked into):
  --map tool=$.arguments.tool_name server=$.arguments.server arguments=$.arguments.params
                              the calls that a gateway's calls carry
  --map "calls=$.steps[*]" tool=$.name arguments=$.input error=$.failed
                              any JSON or JSON Lines`

/** Adds the command that makes a recording of other tools' logs. */
export function addImport(program: Command): void {
  redactionOptions(
    program
      .command('import')
      .showHelpAfterError('Run `mcp-compat help import` for the options.')
      .description('make a recording of logs that other tools wrote (docs/recordings.md)')
      .argument('<file...>', 'logs: files, globs, folders of .jsonl, or - for standard input')
      .option('--from <format>', 'what they are (default: auto, going by the content)')
      .option('--map <key=path...>', 'where calls stand: calls, tool, arguments, server, at, id, error')
      .option('--server <name>', 'only the calls (and the contract) of that server')
      .option('-o, --output <file>', 'write the recording there instead of printing it')
      .option('--contract <file>', 'also write the contract that the logs list, as a baseline'),
  )
    .addHelpText('after', AFTER)
    .action(async (files, options) => {
      const { importCommand } = await import('../run/traffic/import-command.js')
      await importCommand(files, options, process, crypto.randomUUID())
    })
}
