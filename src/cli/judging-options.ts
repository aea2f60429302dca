/** What the commands that judge share: which calls are replayed, and by which policy. */
import { type Command, Option } from 'commander'
import { ALLOW_BREAKING, FAIL_ON, FORMATS, ON_BASE_FAILURE, SEMANTICS } from '../model/options.js'

/** Recordings and policy. */
export function judgingOptions(command: Command): Command {
  return command
    .option('--calls <glob...>', 'recordings and logs to replay, also .gz (docs/recordings.md); artifact:NAME/GLOB')
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
    .addOption(
      new Option('--on-base-failure <how>', 'what it means that the base cannot be built (default: fail)').choices(
        ON_BASE_FAILURE,
      ),
    )
}
