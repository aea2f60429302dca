/** contracts/pairs.json: consecutive versions of published servers; and each version against itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirm } from './confirm.mjs'
import { judge } from './judge.mjs'
import { times } from './table.mjs'

const EFFECTS = ['breaking', 'undecided', 'silent', 'advisory', 'compatible']

export async function contracts(cases) {
  const folder = join(cases, 'contracts')
  const listed = JSON.parse(readFileSync(join(folder, 'pairs.json'), 'utf8'))
  const section = {
    title: 'contracts of published servers (caller, formats assert)',
    rows: [],
    mismatches: [],
    notes: [],
  }
  const pairs = new Map()
  for (const { package: server, baseline, candidate } of listed) {
    const judged = pairs.get(server) ?? pairs.set(server, []).get(server)
    judged.push(await judgePair(folder, baseline, candidate, section))
  }
  const files = [...new Set(listed.flatMap(({ baseline, candidate }) => [baseline, candidate]))].sort()
  const same = []
  for (const file of files) same.push(await judgeIdentity(folder, file, section))
  for (const [server, judged] of pairs) section.rows.push(rowOf(server, judged))
  section.rows.push(rowOf('all consecutive versions', [...pairs.values()].flat()), rowOf('each against itself', same))
  return section
}

async function judgePair(folder, baseline, candidate, section) {
  const name = `${baseline} -> ${candidate}`
  const judged = await judge(join(folder, baseline), join(folder, candidate))
  if (judged.crash) section.mismatches.push(`${name}: ${judged.crash.stack ?? judged.crash}`)
  const narrowed = (judged.verdict?.findings ?? []).filter(
    ({ effect, side }) => effect === 'breaking' && side === 'input',
  )
  const [before, after] = [baseline, candidate].map((file) => schemasOf(join(folder, file)))
  const confirmed = narrowed.map((finding) => {
    const judges =
      'witness' in finding ? confirm(before.get(finding.tool), after.get(finding.tool), finding.witness) : []
    if (judges.length === 0)
      section.mismatches.push(
        `${name}: ${finding.tool} ${finding.rule}: no confirmed witness (${JSON.stringify(finding.witness)})`,
      )
    return judges
  })
  return { ...judged, confirmed }
}

/** Nothing changed: no finding but what one contract says by itself, the same pin, a pass. */
async function judgeIdentity(folder, file, section) {
  const judged = await judge(join(folder, file), join(folder, file))
  const { verdict, crash } = judged
  if (crash) section.mismatches.push(`${file}: ${crash.stack ?? crash}`)
  else if (
    verdict.findings.some(({ standing }) => standing !== 'kept') ||
    verdict.pin !== 'same' ||
    verdict.outcome !== 'pass'
  )
    section.mismatches.push(
      `${file} against itself: ${verdict.outcome}, pin ${verdict.pin}, ${verdict.findings.map(({ rule }) => rule).join(' ')}`,
    )
  return { ...judged, confirmed: [] }
}

/** Input schemas by tool name; of two tools of one name the first. */
function schemasOf(file) {
  const { tools } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map([...tools].reverse().map((tool) => [tool.name, tool.inputSchema]))
}

function rowOf(what, judged) {
  const verdicts = judged.flatMap(({ verdict }) => (verdict ? [verdict] : []))
  const sum = (of) => verdicts.reduce((total, verdict) => total + of(verdict), 0)
  const effects = EFFECTS.map((effect) => [effect, sum(({ counts }) => counts[effect])])
  return {
    server: what,
    pairs: judged.length,
    tools: sum(({ candidate }) => candidate.tools),
    fail: verdicts.filter(({ outcome }) => outcome === 'fail').length,
    ...Object.fromEntries(effects),
    'input witnesses': judged.flatMap(({ confirmed }) => confirmed).length,
    'both judges': judged.flatMap(({ confirmed }) => confirmed).filter((judges) => judges.length === 2).length,
    ...times(judged.map(({ ms }) => ms)),
  }
}
