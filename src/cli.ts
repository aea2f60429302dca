#!/usr/bin/env node
/** The command line: reads options, calls the run room, sets the exit code. */
import { Command, CommanderError, Option } from 'commander'
import { Contradiction, UserError } from './model/error.js'
import { ALLOW_BREAKING, FAIL_ON, FORMATS, SEMANTICS } from './model/options.js'
import { VERSION } from './model/version.js'
import { complain, print, sentenceOf, visibleLines } from './run/terminal.js'

const SOURCES = 'a path, a glob, a folder of one-tool files, git:REF:PATH or git:merge-base:PATH'
const EXIT = { passed: 0, failed: 1, input: 2, unwritten: 2, bug: 3 } as const
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
    '\nExit codes: 0 pass, 1 the gate failed, 2 the input is wrong or a report could not be written, 3 a bug of ours.',
  )

const semantics = new Option('--semantics <semantics>', 'whose calls count').choices(SEMANTICS)
const formats = new Option('--formats <formats>', 'does `format` assert or annotate').choices(FORMATS)

program
  .command('gate')
  .showHelpAfterError('Run `mcp-compat help gate` for the options.')
  .description('judge a change: two contracts and recorded calls in, verdict and reports out')
  .requiredOption('--baseline <source>', `the approved contract: ${SOURCES}`)
  .requiredOption('--candidate <source>', 'the proposed contract, likewise')
  .option('--calls <glob...>', 'recordings to replay (JSONL, also .gz)')
  .option(
    '--config <file>',
    'config file (default: the nearest .github/mcp-compat.yml up to the root of the repository)',
  )
  .addOption(new Option('--fail-on <preset>', 'what fails the gate (default: breaking)').choices(FAIL_ON))
  .addOption(semantics)
  .addOption(formats)
  .addOption(new Option('--allow-breaking <when>', 'a major version may break').choices(ALLOW_BREAKING))
  .option('--allow-missing-baseline', 'pass where the baseline does not exist yet')
  .option('--base-ref <ref>', 'what git:merge-base: is taken with (default: the default branch of origin)')
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
  .action(async (options) => {
    const { gateCommand } = await import('./run/commands.js')
    process.exitCode = EXIT[await gateCommand(options, process)]
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
  const reason = error instanceof Contradiction ? error.message : error instanceof Error ? error.stack : String(error)
  await complain(process, `this is a bug of mcp-compat, please report it.\n${visibleLines(reason ?? '')}`)
  return EXIT.bug
}
