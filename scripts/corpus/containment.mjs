/** containment/*.jsonl: labelled pairs of schemas, strict and with formats as annotations. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { containsBatch } from '../../lib/run/contains.js'
import { confirm } from './confirm.mjs'
import { times } from './table.mjs'

/** The share that may stay undecided; the rest must be right. */
const MOST_UNDECIDED = 0.003

export async function containment(cases) {
  const folder = join(cases, 'containment')
  const section = { title: 'containment (strict, formats annotate)', rows: [], mismatches: [], notes: [] }
  const all = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const scored = await scoreFile(join(folder, file))
    all.push(...scored)
    section.rows.push({ suite: file.replace('.jsonl', ''), ...tally(scored) })
  }
  section.rows.push({ suite: 'all', ...tally(all) })
  for (const { kind, one, why } of all) {
    if (kind === 'unsound' || kind === 'false alarm' || kind === 'error')
      section.mismatches.push(`${one.id}: ${kind} ${why}`)
    if (kind === 'label refuted')
      section.notes.push(`${one.id}: labelled compatible, but ${why} is a confirmed witness`)
  }
  const undecided = all.filter(({ kind }) => kind === 'undecided')
  if (undecided.length > all.length * MOST_UNDECIDED)
    section.mismatches.push(
      `${undecided.length} undecided, at most ${MOST_UNDECIDED * 100} %: ${undecided.map(({ one }) => one.id).join(' ')}`,
    )
  return section
}

async function scoreFile(file) {
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
  const options = { directory: '/', semantics: 'strict', formats: 'annotate', now: () => performance.now() }
  const answers = []
  await containsBatch(file, options, async (line) => void answers.push(JSON.parse(line)))
  if (answers.length !== cases.length) throw new Error(`${file}: ${cases.length} cases, ${answers.length} answers`)
  return cases.map((one, i) => ({ one, ms: answers[i].ms ?? 0, ...score(one, answers[i]) }))
}

function score(one, { verdict, witness, reason }) {
  const shown = JSON.stringify(witness)?.slice(0, 200)
  if (verdict === 'undecided' || verdict === 'error') return { kind: verdict, why: reason }
  if (verdict === 'compatible')
    return one.expected === verdict ? { kind: 'right' } : { kind: 'unsound', why: JSON.stringify(one.witness) }
  const judges = confirm(one.baseline, one.candidate, witness, { formats: 'annotate', dialect: one.dialect })
  if (judges.length === 0) return { kind: 'false alarm', why: `${shown} is confirmed by nobody` }
  return one.expected === verdict ? { kind: 'right', judges } : { kind: 'label refuted', why: shown }
}

function tally(scored) {
  const count = (kind) => scored.filter((entry) => entry.kind === kind).length
  return {
    n: scored.length,
    right: count('right'),
    unsound: count('unsound'),
    'false alarm': count('false alarm'),
    'label refuted': count('label refuted'),
    undecided: count('undecided'),
    error: count('error'),
    'one judge': scored.filter(({ judges }) => judges?.length === 1).length,
    ...times(scored.map(({ ms }) => ms)),
  }
}
