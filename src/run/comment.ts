/** When the Action comments, and the few words that are no report. */
import type { CommentMode } from '../model/options.js'
import type { Verdict } from '../model/verdict.js'

/** `write`: the report, in a comment of its own where there is none. `settle`: only an existing comment changes. */
export type CommentAct = 'write' | 'settle' | 'none'

/** What the mode asks for: a comment that is no longer wanted is not left to tell of what was. */
export function commentAct(mode: CommentMode, verdict: Verdict): CommentAct {
  switch (mode) {
    case 'never':
      return 'none'
    case 'always':
      return 'write'
    case 'on-change':
      return hasChanged(verdict) ? 'write' : 'settle'
    case 'on-failure':
      return verdict.outcome === 'fail' ? 'write' : 'settle'
  }
}

function hasChanged({ pin, outcome, findings }: Verdict): boolean {
  return pin === 'changed' || outcome === 'fail' || findings.length > 0
}

/** The line that tells the comment of one check from all others; safe inside an HTML comment whatever the names hold. */
export function markerOf(workflow: string, job: string, name: string): string {
  return `<!-- mcp-compat ${[workflow, job, name].map((part) => encodeURIComponent(part)).join(':')} -->`
}

/** In place of a report about changes that are gone. */
export function settledComment(marker: string, mode: CommentMode, runUrl: string | undefined): string {
  const text =
    mode === 'on-failure'
      ? 'The check of this contract passes now.'
      : 'The contract no longer differs from its baseline.'
  return `${marker}\n**mcp-compat**: ${text}${linkTo(runUrl)}\n`
}

/** In place of a report that the platform did not take. */
export function shortComment(marker: string, verdict: Verdict, runUrl: string | undefined): string {
  const { outcome, counts, calls } = verdict
  const facts = [
    `${counts.breaking} breaking`,
    `${counts.undecided} undecided`,
    `${counts.silent} silent`,
    `${calls.broken} of ${calls.recorded} recorded calls broken`,
  ]
  const text = `${outcome === 'fail' ? 'failed' : 'passed'}: ${facts.join(', ')}. The whole report does not fit here.`
  return `${marker}\n**mcp-compat** ${text}${linkTo(runUrl)}\n`
}

function linkTo(runUrl: string | undefined): string {
  return runUrl === undefined ? '' : ` See the [job summary](${runUrl}).`
}
