/** What the commands share: exit codes, the words on sources, how servers are started and reached. */
import { type Command, Option } from 'commander'

/** The kinds of sources, for the help of a command. */
export const SOURCES = `
Sources:
  FILE, FOLDER, GLOB          a contract, or one-tool files
  git:REF:PATH                the same in a commit; REF may be merge-base or last-release
  "stdio:COMMAND ARG…"        a server that is started, without a shell
  https://HOST/PATH           a server behind a URL (Streamable HTTP, else SSE)
  npm:PACKAGE@VERSION         a published package, installed out of the way and started
  build:REF                   the server of this repository at REF, built and started; build:. is the working tree
  artifact:NAME[/PATH]        a file of a workflow artifact (?run=ID, or ?workflow=FILE&branch=NAME)
  cache:KEY                   in the Action only`

/** What a command ends with. */
export const EXIT = { passed: 0, failed: 1, input: 2, unwritten: 2, unread: 2, bug: 3 } as const

/** Options that say how servers are started and reached. */
export function serverOptions(command: Command): Command {
  return command
    .option('--header <line...>', 'a header for servers behind a URL, as in "Authorization: Bearer …"')
    .option('--env <line...>', 'a variable for servers that are started, as in NAME=value')
    .option('--timeout <seconds>', 'for the start of a server, and for each answer (default: 30)')
    .option('--allow-scripts', 'let packages that are installed run their install scripts')
    .option('--server-command <command>', 'how the server of this repository is started, for build:')
    .option('--build-command <lines>', 'what builds it, for a shell')
    .option('--base-ref <ref>', 'what merge-base is taken with (default: the default branch of origin)')
}

/** Options that say where a verdict is told. */
export function reportOptions(command: Command): Command {
  return command
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
}
