/** The generated parts of the documentation, each from the source that it must agree with. */

/** One row an input: name, what it is, default. `action` is action.yml, parsed. */
export function inputsTable(action) {
  const rows = Object.entries(action.inputs).map(([name, input]) => {
    const required = input.required === true ? ' Required.' : ''
    return [
      `\`${name}\``,
      cell(input.description) + required,
      input.default === undefined ? '' : `\`${input.default}\``,
    ]
  })
  return markdownTable(['input', 'what it is', 'default'], rows)
}

/** One row an output. */
export function outputsTable(action) {
  const rows = Object.entries(action.outputs).map(([name, output]) => [`\`${name}\``, cell(output.description)])
  return markdownTable(['output', 'what it is'], rows)
}

/** One row a rule, sorted by id as they come, each with its page. */
export function rulesTable(rules) {
  const rows = rules.map((rule) => [`[\`${rule.id}\`](${rule.id}.md)`, cell(rule.summary)])
  return markdownTable(['rule', 'what happened'], rows)
}

/** One row a profile of portability, with what it was read from. */
export function profilesTable(profiles) {
  const rows = profiles.map(({ id, title, byDefault, checked, sources }) => [
    `\`${id}\``,
    cell(title),
    byDefault ? 'yes' : 'no',
    `${checked}: ${sources.map((source, at) => `[${at + 1}](${source})`).join(' ')}`,
  ])
  return markdownTable(['profile', 'what it is', 'asked by default', 'read'], rows)
}

/** One row a change of fixtures/run-query, as the command line judged it just now. */
export function changesTable(changes, judge) {
  const rows = changes.map((change, i) => {
    const { report, exit } = judge(change)
    const calls = `${report.calls.broken} of ${report.calls.recorded}`
    return [i + 1, change.change, report.outcome, exit, calls, report.pin, rulesOf(report)]
  })
  return markdownTable(['', 'change', 'outcome', 'exit code', 'broken calls', 'byte pin', 'why'], rows)
}

/** The text between the two markers of a name is replaced. @throws where a marker is missing */
export function replaceBetween(text, name, content) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`There are no markers ${start} and ${end}.`)
  return `${text.slice(0, from + start.length)}\n${content.trimEnd()}\n${text.slice(to)}`
}

function rulesOf(report) {
  const breaking = report.findings.filter(({ effect }) => effect === 'breaking')
  const shown = breaking.length > 0 ? breaking : report.findings
  const ids = [...new Set(shown.map(({ rule }) => rule))].map((rule) => `\`${rule}\``)
  const silent = breaking.length > 0 && report.calls.broken === 0
  return ids.join(', ') + (silent ? ': breaking by schema, 0 recorded calls touched' : '')
}

function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function cell(text) {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}
