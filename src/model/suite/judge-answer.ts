/** Holds an answer against what a case expects. Pure; what is found is told in short, masked pieces of the answer. */
import type { Answer } from '../evidence/answer.js'
import type { CaseFault } from '../evidence/suites.js'
import { isObject, type Json, member } from '../json.js'
import { type JudgeGround, judgeCheck, placesOf, shown, tries } from './judge-check.js'
import type { Assertion, Capture, ExpectedOutcome, SuiteCase } from './suite.js'
import type { Template } from './template.js'

/** Everything that does not hold, in the order of the suite; of an unexpected outcome nothing further is said. */
export function judgeAnswer({ expect }: SuiteCase, answer: Answer, ground: JudgeGround): readonly CaseFault[] {
  const outcome = judgeOutcome(expect.outcome, answer, ground)
  if (outcome.length > 0) return outcome
  const faults: CaseFault[] = []
  if (answer.kind === 'result')
    for (const assertion of expect.assertions) faults.push(...judgeAssertion(assertion, answer.result, ground))
  if (expect.within !== undefined && answer.ms > expect.within.ms)
    faults.push({
      at: expect.within.at,
      expectation: 'within',
      message: `it took ${Math.round(answer.ms)} ms, and at most ${expect.within.ms} ms were expected`,
    })
  return faults
}

/** The values that a case captures; a fault for each path that selects other than one place. */
export function captureFrom(
  captures: readonly Capture[],
  answer: Answer,
  limit: JudgeGround['limit'],
): { readonly values: readonly (readonly [string, Json])[]; readonly faults: readonly CaseFault[] } {
  const values: (readonly [string, Json])[] = []
  const faults: CaseFault[] = []
  for (const { name, path, at } of captures) {
    const found = answer.kind === 'result' ? placesOf(path, answer.result, limit) : []
    const [first] = found
    if (typeof found !== 'string' && first !== undefined && found.length === 1) values.push([name, first])
    else {
      const there = found.length === 0 ? 'there is none' : `there are ${found.length}`
      const why = typeof found === 'string' ? found : there
      const message = `\${${name}} is captured from one place, and ${why}`
      faults.push({ at, path: path.text, expectation: 'capture', message })
    }
  }
  return { values, faults }
}

function judgeOutcome(expected: ExpectedOutcome, answer: Answer, ground: JudgeGround): readonly CaseFault[] {
  const kind = outcomeOf(answer)
  const fault = (at: CaseFault['at'], message: string): readonly CaseFault[] => [
    { at, expectation: 'outcome', message },
  ]
  if (kind !== expected.kind && answer.kind === 'result' && expected.kind !== 'protocol-error')
    return fault(expected.at, `${WORDS[expected.kind]} was expected, and ${describeOutcome(answer, ground)}`).map(
      (one) => ({ ...one, path: '$.isError' }),
    )
  if (kind !== expected.kind)
    return fault(expected.at, `${WORDS[expected.kind]} was expected, and ${describeOutcome(answer, ground)}`)
  if (answer.kind === 'protocol-error' && expected.code !== undefined && answer.code !== expected.code.value)
    return fault(
      expected.code.at,
      `the code ${expected.code.value} was expected, and it is ${JSON.stringify(answer.code)}`,
    )
  if (answer.kind === 'result' && inputWanted(answer.result))
    return fault(expected.at, 'the server asks for input before it answers, which a suite cannot give')
  if (expected.message === undefined) return []
  const text = answer.kind === 'protocol-error' ? answer.message : answer.kind === 'result' ? textIn(answer.result) : ''
  const why = mismatch(expected.message.pattern, text, ground)
  return why === undefined ? [] : [{ at: expected.message.at, expectation: 'message', message: why }]
}

const WORDS = { success: 'a success', 'tool-error': 'a tool error (isError)', 'protocol-error': 'a protocol error' }

/** `success`, `tool-error`, or how the call came to nothing. */
export function outcomeOf(answer: Answer): 'success' | 'tool-error' | Exclude<Answer['kind'], 'result'> {
  if (answer.kind !== 'result') return answer.kind
  return isObject(answer.result) && member(answer.result, 'isError') === true ? 'tool-error' : 'success'
}

function inputWanted(result: Json): boolean {
  return isObject(result) && member(result, 'resultType') === 'input_required'
}

function describeOutcome(answer: Answer, { maskIn }: JudgeGround): string {
  switch (answer.kind) {
    case 'result':
      return outcomeOf(answer) === 'success'
        ? 'the call succeeded'
        : `the tool answered with isError: ${shown(textIn(answer.result), maskIn)}`
    case 'protocol-error':
      return `the protocol error ${JSON.stringify(answer.code)} came: ${shown(answer.message, maskIn)}`
    case 'refused':
    case 'lost':
      return maskIn(answer.why)
    case 'timed-out':
      return 'no answer came in time'
    case 'oversized':
      return 'the answer was too large'
  }
}

/** All text blocks of a result. */
export function textIn(result: Json): string {
  const content = isObject(result) ? member(result, 'content') : undefined
  const texts = Array.isArray(content)
    ? content.map((block) => (isObject(block) ? member(block, 'text') : undefined))
    : []
  return texts.filter((text) => typeof text === 'string').join('\n')
}

function judgeAssertion(
  { root, path, at, checks }: Assertion,
  result: Json,
  ground: JudgeGround,
): readonly CaseFault[] {
  const value = root === 'result' ? result : isObject(result) ? member(result, 'structuredContent') : undefined
  if (value === undefined)
    return [{ at, path: path.text, expectation: 'exists', message: 'the result has no structuredContent' }]
  const places = placesOf(path, value, ground.limit)
  if (typeof places === 'string') return [{ at, path: path.text, expectation: 'path', message: places }]
  return checks.flatMap((check) => {
    const why = judgeCheck(check, places, ground)
    const expectation = check.negated ? `not ${check.keyword}` : check.keyword
    return why === undefined ? [] : [{ at: check.at, path: path.text, expectation, message: why }]
  })
}

function mismatch(pattern: Template, text: string, { values, limit, maskIn }: JudgeGround): string | undefined {
  const source = String(pattern.fill(values))
  const matched = tries(source, text, limit)
  if (matched === true) return undefined
  if (typeof matched === 'string') return matched
  return `a message that matches ${shown(source, maskIn)} was expected, and it is ${shown(text, maskIn)}`
}
