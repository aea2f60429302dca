/** What the commands that end in a verdict share: how it is judged, and where it is told. */
import { type Command, Option } from 'commander'
import { ALLOW_BREAKING, FAIL_ON, FORMATS, ON_BASE_FAILURE, SEMANTICS } from '../model/options.js'

/** Recordings, policy and reports. */
export function judgingOptions(command: Command): Command {
  return command
    .option('--calls <glob...>', 'recordings to replay (JSONL, also .gz; artifact:NAME/GLOB)')
    .option(
      '--config <file>',
      'config file (default: the nearest .github/mcp-compat.yml up to the root of the repository)',
    )
    .addOption(new Option('--fail-on <preset>', 'what fails the gate (default: breaking)').choices(FAIL_ON))
    .addOption(new Option('--semantics <semantics>', 'whose calls count (default: caller)').choices(SEMANTICS))
    .addOption(new Option('--formats <formats>', 'does `format` assert or annotate (default: assert)').choices(FORMATS))
    .addOption(
      new Option('--allow-breaking <when>', 'may a new major version break (default: never)').choices(ALLOW_BREAKING),
    )
    .option('--allow-missing-baseline', 'judge the server alone where the baseline does not exist yet')
    .addOption(
      new Option('--on-base-failure <how>', 'what it means that the base cannot be built (default: fail)').choices(
        ON_BASE_FAILURE,
      ),
    )
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
