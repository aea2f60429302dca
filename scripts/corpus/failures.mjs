/**
 * failures/*.json: real failures as small inputs. Broken calls are certain on every axis, verdicts on `compat`; the
 * verdicts of the other axes are proposals, so those are only counted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { judgeTexts } from './judge.mjs'

export async function failures(cases) {
  const folder = join(cases, 'failures')
  const section = { title: 'failures (caller; formats annotate unless stated)', rows: [], mismatches: [], notes: [] }
  const axes = new Map()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    const one = JSON.parse(text)
    const wrong = await judgeCase(text, one)
    const certain = one.axis === 'compat' ? wrong : wrong.filter((what) => !what.startsWith('verdict'))
    section.mismatches.push(...certain.map((what) => `${file}: ${what}`))
    section.notes.push(
      ...wrong.filter((what) => !certain.includes(what)).map((what) => `${file} (${one.axis}): ${what}`),
    )
    axes.set(one.axis, [...(axes.get(one.axis) ?? []), wrong])
  }
  for (const [axis, judged] of axes) {
    const without = (start) => judged.filter((wrong) => !wrong.some((what) => what.startsWith(start))).length
    section.rows.push({
      axis,
      n: judged.length,
      'broken calls right': without('broken'),
      'verdicts right': without('verdict'),
      crashes: judged.length - without('crash'),
    })
  }
  return section
}

/** What is wrong with the answer to one case; empty where nothing is. */
async function judgeCase(text, one) {
  const { expected } = one
  const formats = expected.brokenCallsWithFormats === undefined ? 'annotate' : 'assert'
  const [baseline, candidate] = ['baseline', 'candidate'].map((side) => sourceOf(text, [side]))
  const calls = one.calls.map((_, i) => oneLine(sourceOf(text, ['calls', i])))
  const { verdict, render, crash, ms } = await judgeTexts(baseline, candidate, calls, { formats })
  if (crash) return [`crash ${crash.name === 'UserError' ? crash.sentence : (crash.stack ?? crash)}`]
  const wrong = []
  const broken = expected.brokenCallsWithFormats ?? expected.brokenCalls
  if (verdict.calls.broken !== broken) wrong.push(`broken calls ${verdict.calls.broken}, expected ${broken}`)
  if (verdict.outcome !== expected.verdict)
    wrong.push(`verdict ${verdict.outcome}, expected ${expected.verdict}: ${verdict.reasons.join(' ')} ${one.why}`)
  return [...wrong, ...wrongExtras(expected, verdict, ms), ...(await wrongRenderings(expected, render))]
}

/** Assertions that single cases make beside verdict and broken calls. */
function wrongExtras(expected, verdict, ms) {
  const { maxMillis, findingsTotal, baselineInvalid, hint } = expected
  const wrong = []
  if (maxMillis !== undefined && ms > maxMillis) wrong.push(`took ${ms.toFixed(0)} ms, at most ${maxMillis}`)
  if (findingsTotal !== undefined && verdict.findings.length !== findingsTotal)
    wrong.push(`${verdict.findings.length} findings, expected ${findingsTotal}`)
  if (baselineInvalid !== undefined && verdict.calls.invalidUnderBaseline !== baselineInvalid)
    wrong.push(`${verdict.calls.invalidUnderBaseline} calls invalid under the baseline, expected ${baselineInvalid}`)
  if (hint === 'likely-rename' && !verdict.findings.some(({ rule }) => rule === 'tool-renamed'))
    wrong.push('the likely rename is not suggested')
  if (Object.hasOwn(Object.prototype, 'polluted')) wrong.push('the prototype of all objects was polluted')
  return wrong
}

/** Untrusted text in what people and runners read. Control characters may stand nowhere, the rest not in Markdown. */
async function wrongRenderings({ renderMustNotContain = [], logMustNotMatch = [], commentMaxChars }, render) {
  const text = await render.text({ colour: false })
  const markdown = { summary: await render.summary(), comment: await render.comment({ marker: '<!-- corpus -->' }) }
  const everything = { ...markdown, text, json: await render.json(), junit: await render.junit() }
  const wrong = []
  for (const needle of renderMustNotContain) {
    const places = /\p{Cc}/u.test(needle.trim()) ? everything : markdown
    for (const [place, content] of Object.entries(places))
      if (content.includes(needle)) wrong.push(`${place} contains ${JSON.stringify(needle)}`)
  }
  for (const pattern of logMustNotMatch) if (new RegExp(pattern).test(text)) wrong.push(`the log matches ${pattern}`)
  if (commentMaxChars !== undefined && markdown.comment.length > commentMaxChars)
    wrong.push(`the comment has ${markdown.comment.length} characters`)
  return wrong
}

/** The part of a case as it is written there: digits beyond 2^53 and doubled keys included. */
function sourceOf(text, path) {
  const node = findNodeAtLocation(parseTree(text), path)
  return text.slice(node.offset, node.offset + node.length)
}

/** JSON has line breaks only between tokens. */
function oneLine(json) {
  return json.replaceAll(/[\r\n]+/g, ' ')
}
