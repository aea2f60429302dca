/** Reads fixtures/rules and asks the product what it finds there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLimit } from '../../src/io/limit.js'
import { canonicalText } from '../../src/model/canonical.js'
import type { Contract } from '../../src/model/contract.js'
import type { Evidence } from '../../src/model/evidence/evidence.js'
import type { Surroundings } from '../../src/model/evidence/surroundings.js'
import type { Finding } from '../../src/model/finding.js'
import type { Json } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'
import { classify } from '../../src/rules/classify.js'
import { RULES } from '../../src/rules/index.js'
import type { Rule } from '../../src/rules/rule.js'
import { createEngine, type Engine } from '../../src/schema/engine.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'

export const ROOT = join(import.meta.dirname, '../..')
export const FIXTURES = join(ROOT, 'fixtures/rules')

/** `breaks…` and `speaks…` want the rule to speak, `stays-quiet…` wants it silent. */
export type Wish = 'breaks' | 'speaks' | 'stays-quiet'

export interface RuleCase {
  /** `enum-value-removed/breaks`. */
  readonly title: string
  readonly rule: string
  readonly folder: string
  readonly wish: Wish | undefined
}

/** Every case folder, sorted. */
export function readCases(): readonly RuleCase[] {
  return foldersIn(FIXTURES).flatMap((rule) =>
    foldersIn(join(FIXTURES, rule)).map((name) => ({
      title: `${rule}/${name}`,
      rule,
      folder: join(FIXTURES, rule, name),
      wish: (['breaks', 'speaks', 'stays-quiet'] as const).find((wish) => name === wish || name.startsWith(`${wish}-`)),
    })),
  )
}

/** A contract of a case. */
export function readSide({ folder }: RuleCase, side: 'baseline' | 'candidate'): Contract {
  return contractOf(JSON.parse(readFileSync(join(folder, `${side}.json`), 'utf8')), `${side}.json`)
}

/** What a case may hold beside two contracts: what a probe gathered, and what stands around the server. */
export interface Beside {
  readonly evidence?: Evidence
  readonly surroundings?: Surroundings
}

export function readBeside({ folder }: RuleCase): Beside {
  const read = (name: string) => {
    const file = join(folder, `${name}.json`)
    return existsSync(file) ? { [name]: JSON.parse(readFileSync(file, 'utf8')) } : {}
  }
  return { ...read('evidence'), ...read('surroundings') }
}

/** A contract, or a bare schema read as the input of one tool. */
export function contractOf(value: Json, source: string): Contract {
  return parseContract(value, source, source, { allowEmpty: true })
}

/** An engine as the main job makes it, with room for a slow machine. */
export function engineForTests(): Engine {
  return createEngine({
    buildMachine,
    formats: 'assert',
    now: () => performance.now(),
    limit: createLimit(),
    milliseconds: 5_000,
  })
}

/** What all rules find, as the default semantics see it. */
export function findingsOf(
  baseline: Contract,
  candidate: Contract,
  engine: Engine,
  rules: readonly Rule[] = RULES,
  beside: Beside = {},
): readonly Finding[] {
  return classify(baseline, candidate, engine, 'caller', { rules, ...beside }).findings
}

/** What expected.json holds of a finding: enough to know it by, nothing that is worded. */
export interface Expected {
  readonly rule: string
  readonly effect: string
  readonly tool: string | null
  readonly side: string
  readonly pointer: string
  readonly name?: string
}

/** The findings as expected.json spells them, sorted. */
export function spell(findings: readonly Finding[]): readonly Expected[] {
  return findings
    .map(({ rule, effect, tool, side, pointer, name }) => ({
      ...{ rule, effect, tool, side, pointer },
      ...(name === undefined ? {} : { name }),
    }))
    .map((expected) => ({ expected, text: canonicalText(Object.values(expected)) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ expected }) => expected)
}

/** What a case expects; undefined where nobody has said so yet. */
export function readExpected({ folder }: RuleCase): readonly Expected[] | undefined {
  const file = join(folder, 'expected.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The names of the folders in a folder, sorted. */
export function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
