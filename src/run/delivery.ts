/** Brings a verdict to where people look. Nothing that happens here changes it. */
import { join, resolve } from 'node:path'
import type { Checkout } from '../io/github/checkout.js'
import { uploadSarif } from '../io/github/code-scanning.js'
import { postComment } from '../io/github/comments.js'
import type { WorkflowEvent } from '../io/github/event.js'
import { ANNOTATIONS, type Inputs } from '../io/github/inputs.js'
import type { Log } from '../io/github/log.js'
import type { Step } from '../io/github/step.js'
import { writeWhole } from '../io/write/files.js'
import type { Verdict } from '../model/verdict.js'
import type { Access } from './access.js'
import { commentAct, markerOf, settledComment, shortComment } from './comment.js'
import type { Render } from './render.js'

/** What the deliveries need to know. */
export interface Delivery {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly checkout: Checkout | undefined
  readonly verdict: Verdict
  readonly render: Render
  /** Absolute; files are relative to it. */
  readonly directory: string
  /** Where files go that nobody named. */
  readonly temporary: string
  /** Keeps this check apart from the others of its job. */
  readonly name: string
  /** Where findings are shown that have no file. */
  readonly fallbackFile: string
  readonly startedAt: string
  readonly log: Log
  readonly step: Step
  readonly access: Access
}

const TOOL = 'mcp-compat'

/**
 * Delivers everything, each part even where another one failed.
 * @returns what failed that should not have: a file that cannot be written, a bug of ours
 */
export async function deliver(delivery: Delivery): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const whole = [tellOutputs, print, writeJson, writeSarif, summarise, comment, annotate]
  const parts = delivery.verdict.shard === undefined ? whole : [tellOutputs, tellShard, writeJson]
  for (const part of parts) await part(delivery).catch((error: unknown) => failures.push(error))
  return failures
}

async function tellOutputs({ verdict, step }: Delivery): Promise<void> {
  step.output('outcome', verdict.shard === undefined ? verdict.outcome : 'neutral')
  step.output('breaking', String(verdict.counts.breaking))
  step.output('broken-calls', String(verdict.calls.broken))
  step.output('dropped-calls', String(verdict.calls.dropped))
  step.output('undecided', String(verdict.counts.undecided))
  step.output('suggested-bump', verdict.suggestedBump)
  // Set again by what is written; an output is never absent.
  for (const name of ['report-file', 'sarif-file', 'comment-body']) step.output(name, '')
}

/** A shard has no verdict that anybody should read for one. */
async function tellShard({ verdict, log, step }: Delivery): Promise<void> {
  const { index, of } = verdict.shard ?? { index: 1, of: 1 }
  const { recorded, broken } = verdict.calls
  const told = `Shard ${index} of ${of}: ${recorded} recorded calls were replayed, and ${broken} of them break. The job that joins all shards judges them.`
  log.info(told)
  await step.summarise(`${told}\n`).catch((error: unknown) => {
    log.warning(`The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`)
  })
}

async function print({ render, log }: Delivery): Promise<void> {
  log.info(await render.text({ colour: false }))
}

async function writeJson({ inputs, directory, temporary, name, render, step }: Delivery): Promise<void> {
  const file = inputs.jsonFile ? resolve(directory, inputs.jsonFile) : join(temporary, fileOf(name, 'json'))
  await writeWhole(file, await render.json())
  step.output('report-file', file)
}

async function writeSarif(delivery: Delivery): Promise<void> {
  const { inputs, directory, temporary, name, fallbackFile, render, step } = delivery
  if (inputs.sarifFile === undefined && !inputs.uploadSarif) return
  const file = inputs.sarifFile ? resolve(directory, inputs.sarifFile) : join(temporary, fileOf(name, 'sarif'))
  const sarif = await render.sarif({ name, fallbackFile })
  await writeWhole(file, sarif)
  step.output('sarif-file', file)
  if (inputs.uploadSarif) await upload(delivery, sarif)
}

async function upload({ event, checkout, startedAt, access, log }: Delivery, sarif: string): Promise<void> {
  const uploaded = await access.try({
    what: 'upload the findings to code scanning',
    permission: 'security-events: write',
    act: (repository) => uploadSarif(repository, { sarif, ...analysed(event, checkout), toolName: TOOL, startedAt }),
  })
  if (uploaded) log.info(`The findings were uploaded to code scanning (${uploaded.value}).`)
}

/** The commit and ref that the findings are about: code scanning shows them where both belong together. */
function analysed(event: WorkflowEvent, checkout: Checkout | undefined): { commit: string; ref: string } {
  const commit = checkout?.head ?? event.sha
  const pull = event.pullRequest
  if (pull === undefined || commit === event.sha) return { commit, ref: event.ref }
  return { commit, ref: `refs/pull/${pull.number}/${commit === pull.headSha ? 'head' : 'merge'}` }
}

async function summarise({ inputs, render, step, log }: Delivery): Promise<void> {
  const summary = await render.summary(told(inputs))
  await step.summarise(summary).catch((error: unknown) => {
    log.warning(`The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`)
  })
}

/** What the inputs add to a report in Markdown. */
function told({ acceptLabel, name }: Inputs): { acceptLabel?: string; name?: string } {
  return { ...(acceptLabel === undefined ? {} : { acceptLabel }), ...(name === undefined ? {} : { name }) }
}

async function comment(delivery: Delivery): Promise<void> {
  const { inputs, event, verdict, render, name, step, log, access } = delivery
  const { runUrl } = event
  const marker = markerOf(event.workflow, event.job, name)
  const body = await render.comment({
    marker,
    ...told(inputs),
    ...(runUrl === undefined ? {} : { runUrl }),
  })
  step.output('comment-body', body)
  const act = commentAct(inputs.comment, verdict)
  const pull = event.pullRequest
  if (act === 'none' || pull === undefined) return
  const posted = await access.try({
    what: 'comment on the pull request',
    permission: 'pull-requests: write',
    act: (repository) =>
      postComment(repository, {
        pullNumber: pull.number,
        marker,
        body: act === 'write' ? body : settledComment(marker, inputs.comment, runUrl),
        shortBody: shortComment(marker, verdict, runUrl),
        create: act === 'write',
      }),
  })
  if (posted && posted.value.done !== 'nothing') log.info(`The comment was ${posted.value.done}: ${posted.value.url}`)
}

async function annotate({ inputs, render, log }: Delivery): Promise<void> {
  const least = ANNOTATIONS.indexOf(inputs.annotations)
  if (least === 0) return
  const rank = { error: 1, warning: 2, notice: 3 }
  const wanted = (await render.annotations()).filter(({ level }) => rank[level] <= least)
  const left = wanted.filter((annotation) => {
    const fits = log.room(annotation.level) > 0
    if (fits) log.annotate(annotation)
    return !fits
  })
  if (left.length > 0) log.info(`${left.length} more annotations are in the job summary only.`)
}

function fileOf(name: string, extension: string): string {
  return `${TOOL}-${name.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80)}.${extension}`
}
