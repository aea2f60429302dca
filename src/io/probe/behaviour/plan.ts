/** Which cases of a suite run, and why the others do not. */
import { plural } from '../../../model/plural.js'
import type { Suite, SuiteCase } from '../../../model/suite/suite.js'

export interface Plan {
  /** In the order of the file; `why` says why a case does not run. */
  readonly cases: readonly { readonly one: SuiteCase; readonly why?: string }[]
  readonly notices: readonly string[]
}

/** Cases that an `only`, or the tags asked for, leave out run all the same where one that runs needs what they capture. */
export function planCases(suite: Suite, tags: readonly string[]): Plan {
  const only = suite.cases.some((one) => one.only && one.skip === undefined)
  const wanted = suite.cases.filter(
    (one) =>
      one.skip === undefined &&
      (!only || one.only) &&
      (tags.length === 0 || one.tags.some((tag) => tags.includes(tag))),
  )
  const running = withNeeded(wanted, suite.cases)
  const cases = suite.cases.map((one) => {
    if (one.skip !== undefined) return { one, why: one.skip }
    if (running.has(one)) return { one }
    return { one, why: only && !one.only ? 'another case says "only"' : 'it has none of the tags that were asked for' }
  })
  return {
    cases,
    notices: noticesOf(
      suite,
      cases,
      only,
      [...running].filter((one) => !wanted.includes(one)),
    ),
  }
}

function withNeeded(wanted: readonly SuiteCase[], all: readonly SuiteCase[]): ReadonlySet<SuiteCase> {
  const running = new Set(wanted)
  const givers = giversOf(all)
  for (const one of running) for (const giver of givers.get(one) ?? []) if (giver.skip === undefined) running.add(giver)
  return running
}

/** Of each case those that give what it needs: the last before it that captures the value. */
function giversOf(all: readonly SuiteCase[]): ReadonlyMap<SuiteCase, readonly SuiteCase[]> {
  const latest = new Map<string, SuiteCase>()
  const givers = new Map<SuiteCase, readonly SuiteCase[]>()
  for (const one of all) {
    givers.set(
      one,
      [...needsOf(one)].flatMap((name) => latest.get(name) ?? []),
    )
    for (const { name } of one.capture) latest.set(name, one)
  }
  return givers
}

/** The values that a case uses, in its arguments and in what it expects. */
export function needsOf({ args, expect }: SuiteCase): ReadonlySet<string> {
  const needs = new Set(args.needs)
  const message = expect.outcome.message
  for (const name of message?.pattern.needs ?? []) needs.add(name)
  for (const { checks } of expect.assertions)
    for (const check of checks)
      for (const name of 'value' in check ? check.value.needs : 'pattern' in check ? check.pattern.needs : [])
        needs.add(name)
  return needs
}

function noticesOf(
  { file }: Suite,
  cases: Plan['cases'],
  only: boolean,
  needed: readonly SuiteCase[],
): readonly string[] {
  const notices: string[] = []
  const skipped = cases.filter(({ one }) => one.skip !== undefined)
  if (only) {
    const left = cases.filter(({ one, why }) => why !== undefined && one.skip === undefined).length
    notices.push(`A case of ${file} says "only", so ${plural(left, 'other case')} did not run.`)
  }
  if (skipped.length > 0) {
    const named = skipped.slice(0, 5).map(({ one }) => `${JSON.stringify(one.name)} (${one.skip})`)
    const more = skipped.length > 5 ? ', …' : ''
    notices.push(`${plural(skipped.length, 'case')} of ${file} skipped: ${named.join(', ')}${more}.`)
  }
  if (needed.length > 0)
    notices.push(`Of ${file} ran too what others need: ${needed.map(({ name }) => JSON.stringify(name)).join(', ')}.`)
  return notices
}
