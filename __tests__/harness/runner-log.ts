/**
 * Reads a step's output as the runner does (actions/runner, ActionCommand and ActionCommandManager): a command is
 * `::name key=value::data` after leading blanks, or the legacy `##[name key=value]data` anywhere in a line.
 */

export interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

export interface Shown {
  readonly level: 'error' | 'warning' | 'notice'
  readonly message: string
  readonly file: string | undefined
  readonly line: number | undefined
  readonly endLine: number | undefined
  readonly column: number | undefined
  readonly title: string | undefined
}

/** What the runner made of it. */
export interface RunnerLog {
  /** All commands that were obeyed, in order. */
  readonly commands: readonly Command[]
  /** The annotations that GitHub would show: ten of a level, messages cut. */
  readonly annotations: readonly Shown[]
  /** Annotations beyond ten of a level. */
  readonly lost: readonly Shown[]
  readonly masks: readonly string[]
  /** Lines that are no command. */
  readonly lines: readonly string[]
  /** Commands that somebody stopped and nobody resumed. */
  readonly stopped: boolean
}

const NAMES = new Set([
  ...['add-mask', 'add-matcher', 'add-path', 'debug', 'echo', 'endgroup', 'error', 'group', 'notice', 'warning'],
  ...['internal-set-repo-path', 'remove-matcher', 'save-state', 'set-env', 'set-output', 'stop-commands'],
])
const SHOWN = 10
const MESSAGE = 4_096

/** Everything that the runner would find in this output. */
export function readLog(output: string): RunnerLog {
  const commands: Command[] = []
  const lines: string[] = []
  let token: string | undefined
  const names = new Set(NAMES)
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parse(line, names)
    if (command === undefined) lines.push(line)
    else if (command.name === 'stop-commands') {
      // Also while commands are stopped: the latest token is the one that counts.
      token = command.data
      names.add(token.toLowerCase())
      commands.push(command)
    } else if (command.name === token?.toLowerCase()) {
      names.delete(command.name)
      token = undefined
    } else if (token === undefined && NAMES.has(command.name)) commands.push(command)
    else lines.push(line)
  }
  const { shown, lost } = annotationsIn(commands)
  const masks = commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data)
  return { commands, annotations: shown, lost, masks, lines, stopped: token !== undefined }
}

function annotationsIn(commands: readonly Command[]): { shown: Shown[]; lost: Shown[] } {
  const shown: Shown[] = []
  const lost: Shown[] = []
  for (const { name, data, properties } of commands) {
    if (name !== 'error' && name !== 'warning' && name !== 'notice') continue
    const numberOf = (key: string) => (/^\d+$/.test(properties[key] ?? '') ? Number(properties[key]) : undefined)
    const annotation = {
      level: name,
      message: data.slice(0, MESSAGE),
      file: properties.file,
      line: numberOf('line'),
      endLine: numberOf('endline'),
      column: numberOf('col'),
      title: properties.title,
    } as const
    const full = shown.filter(({ level }) => level === name).length >= SHOWN
    ;(full ? lost : shown).push(annotation)
  }
  return { shown, lost }
}

function parse(line: string, names: ReadonlySet<string>): Command | undefined {
  return parseModern(line, names) ?? parseLegacy(line, names)
}

function parseModern(line: string, names: ReadonlySet<string>): Command | undefined {
  const trimmed = line.replace(/^[\s\u0085]+/u, '')
  if (!trimmed.startsWith('::')) return undefined
  const end = trimmed.indexOf('::', 2)
  if (end < 0) return undefined
  return command(trimmed.slice(2, end), trimmed.slice(end + 2), ',', names, unescapeData, unescapeProperty)
}

function parseLegacy(line: string, names: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf('##[')
  if (start < 0) return undefined
  const end = line.indexOf(']', start)
  if (end < 0) return undefined
  return command(line.slice(start + 3, end), line.slice(end + 1), ';', names, unescapeLegacy, unescapeLegacy)
}

function command(
  head: string,
  data: string,
  separator: string,
  names: ReadonlySet<string>,
  ofData: (text: string) => string,
  ofProperty: (text: string) => string,
): Command | undefined {
  const blank = head.indexOf(' ')
  const name = (blank < 0 ? head : head.slice(0, blank)).toLowerCase()
  if (!names.has(name)) return undefined
  const properties: Record<string, string> = {}
  if (blank >= 0)
    for (const pair of head
      .slice(blank + 1)
      .trim()
      .split(separator)) {
      const equals = pair.indexOf('=')
      if (equals > 0) properties[pair.slice(0, equals).trim().toLowerCase()] = ofProperty(pair.slice(equals + 1))
    }
  return { name, properties, data: ofData(data) }
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','))
}

function unescapeLegacy(text: string): string {
  return text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%')
}

/** The pairs in a file behind GITHUB_OUTPUT, GITHUB_STATE or GITHUB_ENV. */
export function readFileCommands(text: string): Readonly<Record<string, string>> {
  const pairs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').replace(/\r$/, '')
    if (line === '') continue
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line)
    if (heredoc === null) {
      const equals = line.indexOf('=')
      if (equals < 1) throw new Error(`Invalid format '${line}'`)
      pairs[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    const end = lines.findIndex((other, at) => at > index && other.replace(/\r$/, '') === heredoc[2])
    if (end < 0) throw new Error(`Matching delimiter not found '${heredoc[2]}'`)
    pairs[heredoc[1] as string] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return pairs
}
