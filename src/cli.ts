#!/usr/bin/env node
/** The command line: reads options, calls the run room, sets the exit code. */
import { Command, CommanderError, Option } from 'commander'
import { addGuard } from './cli/guard.js'
import { addImport } from './cli/import.js'
import { judgingOptions } from './cli/judging-options.js'
import { addMerge } from './cli/merge.js'
import { EXIT, reportOptions, SOURCES, serverOptions } from './cli/options.js'
import { addProbe } from './cli/probe.js'
import { addRecord } from './cli/record.js'
import { UserError } from './model/error.js'
import { FORMATS, SEMANTICS } from './model/options.js'
import { VERSION } from './model/version.js'
import { bugReport, complain, print, sentenceOf, visibleLines } from './run/terminal.js'

const LISTS = `
Without --baseline and --candidate every server of the config file is judged (servers, servers-from).
Variables: GITHUB_TOKEN and GITHUB_REPOSITORY for artifact:, NO_COLOR, FORCE_COLOR.`
/** What commander says, kept until it can be written with a wait. */
const said: { readonly stream: NodeJS.WriteStream; readonly text: string }[] = []

const program = new Command('mcp-compat')
  .description("Decides whether a change of an MCP server's contract breaks the agents that call it.")
  .version(VERSION)
  .exitOverride()
  .configureOutput({
    writeOut: (text) => said.push({ stream: process.stdout, text }),
    writeErr: (text) => said.push({ stream: process.stderr, text: visibleLines(text) }),
  })
  .showHelpAfterError('Run `mcp-compat help` for the options.')
  .addHelpText(
    'after',
    '\nExit codes: 0 pass, 1 the gate failed, 2 the input is wrong, a source could not be read or a report not be written, 3 a bug of ours.',
  )

const gate = program
  .command('gate')
  .showHelpAfterError('Run `mcp-compat help gate` for the options.')
  .description('judge a change: two contracts and recorded calls in, verdict and reports out')
  .option('--baseline <source>', 'the approved contract (see Sources)')
  .option('--candidate <source>', 'the proposed contract, likewise')
judgingOptions(gate)
  .option('--shard <i/n>', 'replay only this part of the calls; `merge` joins the JSON reports')
  .option('--allow-missing-baseline', 'end with 0 where the baseline does not exist yet')
  .option('--update-baseline', 'write the candidate into the baseline file, and end with 0')
  .option('--servers <file>', 'judge every server of a client configuration (.mcp.json and the like)')
  .option('--server <name...>', 'judge only these servers of the list')
reportOptions(gate)
serverOptions(gate)
  .addHelpText('after', `${SOURCES}\n${LISTS}`)
  .action(async (options) => {
    const { gateCommand } = await import('./run/commands.js')
    process.exitCode = EXIT[await gateCommand(options, process)]
  })

const capture = program
  .command('capture')
  .showHelpAfterError('Run `mcp-compat help capture` for the options.')
  .description('read a contract from any source and write it as a baseline: canonical, with digests')
  .argument('<source>', 'where the contract comes from (see Sources)')
  .option('-o, --output <file>', 'write it there instead of printing')
serverOptions(capture)
  .addHelpText('after', SOURCES)
  .action(async (source, options) => {
    const { captureCommand, withSources } = await import('./run/commands.js')
    await withSources(options, process, (context) => captureCommand(source, options, context, process))
  })

program
  .command('contains')
  .showHelpAfterError('Run `mcp-compat help contains` for the options.')
  .description('containment of two bare JSON Schemas; one JSON line')
  .argument('[baseline]', 'a JSON Schema file')
  .argument('[candidate]', 'a JSON Schema file')
  .option('--batch <file>', 'a case a line: {"id","baseline","candidate","dialect"?}')
  .addOption(new Option('--semantics <semantics>', 'whose calls count').choices(SEMANTICS).default('caller'))
  .addOption(new Option('--formats <formats>', 'does `format` assert or annotate').choices(FORMATS).default('assert'))
  .action(async (baseline, candidate, options) => {
    const { containsCommand } = await import('./run/commands.js')
    process.exitCode = (await containsCommand(baseline, candidate, options, process)) ? 0 : EXIT.failed
  })

program
  .command('explain')
  .showHelpAfterError('Run `mcp-compat help explain` for the options.')
  .description("a rule's page; without a rule, the list of them")
  .argument('[rule]', 'its id')
  .action(async (rule) => {
    const { explain, listRules } = await import('./run/commands.js')
    await print(process.stdout, rule === undefined ? listRules() : explain(rule))
  })

const init = program
  .command('init')
  .showHelpAfterError('Run `mcp-compat help init` for the options.')
  .description('write a workflow, and a first baseline, for what this folder holds; asks nothing')
  .option('--servers <file>', 'watch the servers of a client configuration')
  .option('--capture', 'start the server (or reach those of the list), and write a first baseline')
  .option('--action <owner/repository@commit>', 'this Action, as the workflow names it')
  .option('--force', 'overwrite what is there already')
  .option('--dry-run', 'print what would be written')
serverOptions(init).action(async (options) => {
  const { initCommand, withSources } = await import('./run/commands.js')
  const { serverCommand, buildCommand, ...flags } = options
  process.exitCode = EXIT[await withSources(flags, process, (context) => initCommand(options, context, process))]
})

addMerge(program)
addProbe(program)
addImport(program)
addRecord(program)
addGuard(program)

try {
  await program.parseAsync().catch(async (error: unknown) => {
    if (!(error instanceof CommanderError)) throw error
    for (const { stream, text } of said) await print(stream, text)
    process.exitCode = error.exitCode === 0 ? EXIT.passed : EXIT.input
  })
} catch (error) {
  process.exitCode = await tell(error)
}

async function tell(error: unknown): Promise<number> {
  if (error instanceof UserError) {
    await complain(process, sentenceOf(error))
    return EXIT.input
  }
  await complain(process, bugReport(error))
  return EXIT.bug
}
