/** Labelled pairs of schemas, every checker on every pair in turn. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirm } from '../../scripts/corpus/confirm.mjs'
import { OURS, ours, peer } from './checkers.mjs'
import { at, fixed } from './figures.mjs'

const PEERS = ['json-schema-diff', 'json-schema-diff-validator']
/** The first cases warm up what every process pays once; they are asked again and counted then. */
const WARMING = 30

/** `every`: one case of so many. @returns rows of the table and what is wrong with ours */
export async function labelled(folder, every) {
  const cases = readCases(folder).filter((_, i) => i % every === 0)
  const checkers = [ours(), ...PEERS.map(peer)]
  const found = new Map(checkers.map(({ name }) => [name, []]))
  for (const { ask } of checkers) for (const one of cases.slice(0, WARMING)) await ask(one)
  for (const one of cases)
    for (const { name, ask } of checkers) found.get(name).push({ one, ...scored(one, await ask(one), name) })
  for (const { close } of checkers) await close()
  const medians = new Map(
    [...found].map(([name, all]) => [
      name,
      at(
        all.map(({ ms }) => ms),
        0.5,
      ),
    ]),
  )
  const fastest = Math.min(...PEERS.map((name) => medians.get(name)))
  const rows = [...found].map(([name, all]) => ({
    ...rowOf(name, all),
    'p50 / fastest peer': fixed(medians.get(name) / fastest, 2),
  }))
  const wrong = found.get(OURS).filter(({ kind }) => kind === 'unsound' || kind === 'false alarm' || kind === 'error')
  return { rows, wrong: wrong.map(({ one, kind }) => `${one.id}: ${kind}`) }
}

function readCases(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

function scored(one, answer, name) {
  const { verdict, ms } = answer
  if (verdict !== 'compatible' && verdict !== 'breaking') return { kind: verdict, ms }
  if (verdict === one.expected) return { kind: 'right', ms }
  if (verdict === 'compatible') return { kind: 'unsound', ms }
  // A label `compatible` is refuted by a witness that two other validators confirm.
  const judges =
    name === OURS
      ? confirm(one.baseline, one.candidate, answer.witness, { formats: 'annotate', dialect: one.dialect })
      : []
  return { kind: judges.length > 0 ? 'label refuted' : 'false alarm', ms }
}

function rowOf(name, all) {
  const count = (kind) => all.filter((entry) => entry.kind === kind).length
  const ms = all.map((entry) => entry.ms)
  return {
    checker: name,
    n: all.length,
    right: count('right') + count('label refuted'),
    unsound: count('unsound'),
    'false alarm': count('false alarm'),
    undecided: count('undecided'),
    error: count('error'),
    timeout: count('timeout'),
    'ms p50': fixed(at(ms, 0.5), 3),
    p95: fixed(at(ms, 0.95), 2),
    p99: fixed(at(ms, 0.99), 2),
    max: fixed(at(ms, 1), 1),
  }
}
