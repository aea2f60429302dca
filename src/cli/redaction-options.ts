/** Options that say how recorded calls are made safe to keep. */
import type { Command } from 'commander'

/** Adds them; what looks like a secret is masked without any. */
export function redactionOptions(command: Command): Command {
  return command
    .option('--redact-all', 'write other values of the same shape in place of all values (docs/recordings.md)')
    .option('--redact-for <source...>', 'the contracts under which redacted calls have to come to the same')
    .option('--config <file>', 'the config file with `redact:` (default: the nearest .github/mcp-compat.yml)')
}
