/** `probe` as the command line runs it, with the fixture servers of behaviour. */
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProbeFlags, probeCommand } from '../../../src/run/probe/probe-command.js'
import { ROOT } from '../../gates/rule-fixtures.js'
import { Kept } from '../terminal.js'

export const SERVERS = join(ROOT, 'fixtures/servers/behaviour')

/** Rules that read the contract speak too; here it is about what calls show. */
const RULES = new Set(readdirSync(join(ROOT, 'src/rules/behaviour')).map((file) => file.replace('.ts', '')))

/** `stdio:` with one of the fixture servers and its options. */
export function fixture(name: string, options: object): string {
  return `stdio:${process.execPath} ${join(SERVERS, name)} '${JSON.stringify(options)}'`
}

export interface Told {
  readonly rule: string
  readonly tool: string | null
  readonly level: string
  readonly effect: string
  readonly message: string
  readonly location?: { readonly file: string; readonly line: number; readonly column: number }
}

export interface Probed {
  readonly end: string
  /** Of the rules on behaviour. */
  readonly findings: readonly Told[]
  readonly notices: readonly string[]
  /** The whole report. */
  readonly out: string
}

/** Runs it in a folder and reads the JSON report. */
export async function probe(
  source: string,
  flags: Partial<ProbeFlags>,
  directory = ROOT,
  env: NodeJS.ProcessEnv = {},
): Promise<Probed> {
  const kept = new Kept(directory, env)
  const end = await probeCommand(source, { format: 'json', name: 'test', protocol: false, ...flags }, kept.terminal)
  const report = JSON.parse(kept.out)
  const findings = report.findings.filter(({ rule }: Told) => RULES.has(rule))
  return { end, findings, notices: report.notices ?? [], out: kept.out + kept.err }
}

/** A folder with these files, until `remove`. */
export function folderWith(files: { readonly [name: string]: string }): { path: string; remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'behaviour-')))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
