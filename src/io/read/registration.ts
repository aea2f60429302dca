import { spawnSync } from 'node:child_process'
import type { Location } from '../../model/finding.js'

const NAMES_AT_ONCE = 100
const MOST_OUTPUT = 64 * 1024 * 1024

/**
 * Where in the tracked sources of the repository each tool's quoted name stands: the likeliest place of its
 * registration. A name that stands nowhere is not in the map; outside of a repository the map is empty.
 */
export async function findRegistration(
  toolNames: readonly string[],
  directory: string,
): Promise<Map<string, Location>> {
  const best = new Map<string, { rank: number; hit: Location }>()
  for (let from = 0; from < toolNames.length; from += NAMES_AT_ONCE) {
    const names = toolNames.slice(from, from + NAMES_AT_ONCE).filter((name) => name !== '' && !/[\n\0]/.test(name))
    for (const { file, line, text } of grep(names, directory)) {
      const rank = rankOf(file, text)
      if (rank === undefined) continue
      for (const name of names) {
        const column = columnOf(name, text)
        const known = best.get(name)
        if (column === undefined || (known !== undefined && known.rank <= rank)) continue
        best.set(name, { rank, hit: { file, line, column, endLine: line, endColumn: column + name.length } })
      }
    }
  }
  return new Map([...best].map(([name, { hit }]) => [name, hit]))
}

const QUOTES = ['"', "'", '`']

/** The column of the quoted name itself. */
function columnOf(name: string, text: string): number | undefined {
  const at = QUOTES.map((quote) => text.indexOf(`${quote}${name}${quote}`)).filter((index) => index >= 0)
  return at.length === 0 ? undefined : Math.min(...at) + 2
}

interface Hit {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Lines of tracked files, in the order of the file names; none where git cannot look. */
function grep(names: readonly string[], directory: string): Hit[] {
  if (names.length === 0) return []
  const patterns = names.flatMap((name) => QUOTES.flatMap((quote) => ['-e', `${quote}${name}${quote}`]))
  const args = ['--no-pager', '--no-optional-locks', 'grep', '-n', '-z', '-I', '-F', '--no-color', ...patterns]
  const done = spawnSync('git', args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MOST_OUTPUT })
  // Not found, no repository, no git, or far too many hits: the caller has another place to point to.
  if (done.status !== 0 || done.error !== undefined) return []
  return done.stdout
    .toString('utf8')
    .split('\n')
    .flatMap((entry) => {
      const [file, line, text] = entry.split('\0')
      return file === undefined || line === undefined || text === undefined ? [] : [{ file, line: Number(line), text }]
    })
}

const NEVER =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*[.-]lock(?:\.\w+)?|go\.sum|[^/]*\.(?:map|lock|min\.js|jsonl|sarif))$/
const BUILT = /(?:^|\/)(?:dist|build|out|vendor|node_modules|target|coverage|third_party)\//
const TEST =
  /(?:^|\/)(?:__tests__|__snapshots__|__toolsnaps__|tests?|specs?|fixtures|testdata|mocks?|e2e|examples?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]*$/i
const PROSE = /\.(?:md|mdx|rst|txt|adoc|html?)$/i
const DATA = /\.(?:json|jsonc|ya?ml|toml|snap|csv|xml)$/i
const REGISTERS = /tool|register|server|\bname\b|@mcp|addTool|def |func|command/i

/** The smaller, the likelier; undefined for files that register nothing. */
function rankOf(file: string, text: string): number | undefined {
  if (NEVER.test(file)) return undefined
  const place = BUILT.test(file) ? 40 : TEST.test(file) ? 30 : PROSE.test(file) ? 20 : DATA.test(file) ? 10 : 0
  return place + (REGISTERS.test(text) ? 0 : 1)
}
